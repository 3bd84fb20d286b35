import { screen, within } from '@testing-library/react';

/**
 * Returns the schema fields without a control in the open dialog. A control or group belongs to a
 * field if its label starts with the field's label.
 */
export function fieldsWithoutControl<Field extends string>(
  { entries }: { entries: Record<Field, unknown> },
  labels: Record<Field, string>,
): string[] {
  const dialog = within(screen.getByRole('dialog'));
  const fields = Object.keys(entries) as Field[];
  return fields.filter((field) => {
    const name = (text: string) => text.startsWith(labels[field]);
    const controls = dialog.queryAllByLabelText(name);
    return controls.length === 0 && dialog.queryAllByRole('group', { name }).length === 0;
  });
}
