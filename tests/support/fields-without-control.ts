import { screen, within } from '@testing-library/react';

/**
 * The fields that have no control in the open dialog. A control has a label that begins with the words
 * for its field, or is a group that does.
 */
export function fieldsWithoutControl<Field extends string>(
  { entries }: { entries: Record<Field, unknown> },
  labels: Record<Field, string>,
): string[] {
  const dialog = within(screen.getByRole('dialog'));
  // The keys of an object are those of its type here: a schema has no others.
  const fields = Object.keys(entries) as Field[];
  return fields.filter((field) => {
    const name = (text: string) => text.startsWith(labels[field]);
    const controls = dialog.queryAllByLabelText(name);
    return controls.length === 0 && dialog.queryAllByRole('group', { name }).length === 0;
  });
}
