import type { ComponentProps } from 'react';
import type { Fields } from '@/hotel/rules/merge';
import { FormDialog } from '@/ui/FormDialog';
import { DraftNotices } from './DraftNotices';
import type { SectionForm } from './use-section-form';

type Props<T extends Fields> = Omit<ComponentProps<typeof FormDialog>, 'onSubmit' | 'isDirty'> & {
  editor: SectionForm<T>;
  labels: Record<keyof T & string, string>;
  /** A value as people read it, where two are put to the choice. */
  shown?: (field: string, value: unknown) => unknown;
};

/**
 * A dialog whose draft is kept until it is closed; what somebody else changes meanwhile is followed, or
 * put to the choice.
 */
export function DraftDialog<T extends Fields>(props: Props<T>) {
  const { editor, labels, shown, onClose, children, ...dialog } = props;
  return (
    <FormDialog
      {...dialog}
      isDirty={editor.dirty.length > 0}
      onClose={() => {
        editor.discard();
        onClose();
      }}
      onSubmit={() => void editor.submit()}
    >
      <DraftNotices editor={editor} labels={labels} shown={shown} />
      {children}
    </FormDialog>
  );
}
