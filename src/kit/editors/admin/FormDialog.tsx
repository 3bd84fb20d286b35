import { useId, type FormEventHandler, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { guestDraftKey } from '@/basics/drafts/admin/drafts';
import type { Fields } from '@/basics/rules/merge';
import { useUserId } from '@/basics/session/staff-calls/session';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { useUnsaved } from '@/kit/page-parts/admin/unsaved-work';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { commonWords, partWords } from '@/words/staff';
import { useConfirmClose } from './ConfirmDelete';
import { FormFields } from './form-fields';
import { DraftNotices, type NoticeProps } from './DraftNotices';
import { useSectionForm } from './use-section-form';
import { Form } from '@/ui/Form';

type Props<T extends FieldValues, Out> = {
  /** The react-hook-form that the fields use, if any. */
  form?: UseFormReturn<T, unknown, Out>;
  labels?: Partial<Record<string, string>>;
  title: string;
  description?: string;
  cancel?: string;
  submit: string;
  isSending: boolean;
  /** If true, closing the dialog asks first. */
  isDirty?: boolean;
  onClose: () => void;
  onDiscard?: () => void;
  onSubmit: () => void;
  onChange?: FormEventHandler<HTMLFormElement>;
  /** Content beside the buttons. Its controls need the attribute `form` with this form's id. */
  beside?: (formId: string) => ReactNode;
  acts?: ReactNode;
  children: ReactNode;
};

export function FormDialog<T extends FieldValues, Out>(props: Props<T, Out>) {
  const { form, title, cancel = commonWords.cancel, isSending, beside } = props;
  const { isDirty = false, onClose, onDiscard = onClose } = props;
  useUnsaved(title, isDirty);
  const { askToClose, question } = useConfirmClose({
    isDirty,
    isSaving: isSending,
    close: onClose,
    discard: onDiscard,
  });
  const children = <StaffErrorBoundary name={partWords.form}>{props.children}</StaffErrorBoundary>;
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={askToClose}
      title={title}
      description={props.description}
      footer={
        question || (
          <>
            {beside?.(formId)}
            <Button variant="ghost" onClick={askToClose}>
              {cancel}
            </Button>
            {props.acts}
            <Button type="submit" form={formId} loading={isSending}>
              {props.submit}
            </Button>
          </>
        )
      }
    >
      <Form id={formId} onChange={props.onChange} onSubmit={props.onSubmit}>
        {form ? (
          <FormFields form={form} labels={props.labels}>
            {children}
          </FormFields>
        ) : (
          children
        )}
      </Form>
    </Dialog>
  );
}

type Options<T, Out> = {
  /** The draft's name. The draft is stored until the form is sent or discarded, or until logout. */
  draft: string;
  /** Validates the fields and converts them to the value to send. */
  schema: GenericSchema<T, Out>;
  value: T;
  send: (filled: Out) => Promise<unknown>;
};

/** The form of a `DraftDialog` about guests; it sends the schema's output. */
export function useFormDialog<T extends Fields, Out>({
  draft,
  schema,
  value,
  send,
}: Options<T, Out>) {
  const userId = useUserId();
  return useSectionForm<T>({
    draftKey: guestDraftKey(draft, userId),
    schema: { checkedBy: schema },
    value,
    save: ({ mine }) => send(v.parse(schema, mine)),
  });
}

type DraftDialogProps<T extends Fields> = Omit<
  Props<T, T>,
  'form' | 'labels' | 'onSubmit' | 'onDiscard' | 'isDirty' | 'isSending'
> & { isSending?: boolean } & Omit<NoticeProps<T>, 'onDecided' | 'labels'> &
  Partial<Pick<NoticeProps<T>, 'labels'>>;

/**
 * A dialog that stores a draft until it is sent or discarded, and shows conflicts with other
 * people's changes. It needs `labels` if the server's value can change.
 */
export function DraftDialog<T extends Fields>(props: DraftDialogProps<T>) {
  const { editor, labels, shown, isSending = false, onClose, children, ...dialog } = props;
  return (
    <FormDialog
      form={editor.form}
      labels={labels}
      {...dialog}
      isDirty={editor.dirty.length > 0}
      isSending={editor.isSaving || isSending}
      onClose={onClose}
      onDiscard={() => {
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
