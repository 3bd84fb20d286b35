import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, type FormEventHandler, type ReactNode } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { Fields } from '@/basics/rules/merge';
import { StaffPart } from '@/kit/page-parts/admin/StaffPart';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { commonWords, partWords } from '@/words/staff';
import { FormFields } from './form-fields';
import { DraftNotices, type NoticeProps } from './DraftNotices';
import { Form } from '@/ui/Form';

type Props<T extends FieldValues, Out> = {
  /** What its fields belong to, where they are of the form kit. */
  form?: UseFormReturn<T, unknown, Out>;
  labels?: Partial<Record<string, string>>;
  title: string;
  description?: string;
  cancel?: string;
  submit: string;
  isSending: boolean;
  /** A click beside the dialog must not lose what was typed. */
  isDirty?: boolean;
  onClose: () => void;
  onSubmit: () => void;
  onChange?: FormEventHandler<HTMLFormElement>;
  /** Stays in view before the buttons; a control in it names the form that it belongs to. */
  beside?: (formId: string) => ReactNode;
  /** What else can be done, between the buttons. */
  acts?: ReactNode;
  children: ReactNode;
};

/** A dialog that is filled in and sent. */
export function FormDialog<T extends FieldValues, Out>(props: Props<T, Out>) {
  const { form, cancel = commonWords.cancel, isDirty = false, onClose, beside } = props;
  const children = <StaffPart name={partWords.form}>{props.children}</StaffPart>;
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isDirty && onClose()}
      title={props.title}
      description={props.description}
      footer={
        <>
          {beside?.(formId)}
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
          {props.acts}
          <Button type="submit" form={formId} loading={props.isSending}>
            {props.submit}
          </Button>
        </>
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
  /** Checks what was typed, and makes of it what is sent. */
  schema: GenericSchema<T, Out>;
  /** What the fields begin with. */
  value: T;
  isSending: boolean;
  send: (filled: Out) => void;
};

/**
 * The form of a dialog that keeps no draft, and what `FormDialog` needs of it. Nothing is sent while
 * something is on its way.
 */
export function useFormDialog<T extends FieldValues, Out>(options: Options<T, Out>) {
  const { schema, value, isSending, send } = options;
  const form = useForm<T, unknown, Out>({
    // A whole T is a fine default for each of its fields; React Hook Form's type cannot tell.
    defaultValues: value as DefaultValues<T>,
    // All that is wrong at once, also what is wrong between two fields.
    criteriaMode: 'all',
    resolver: valibotResolver<T, unknown, Out>(schema),
  });
  const { isDirty } = useFormState({ control: form.control });
  const onSubmit = () => void form.handleSubmit((filled) => !isSending && send(filled))();
  return { form, frame: { form, isDirty, isSending, onSubmit } };
}

type DraftDialogProps<T extends Fields> = Omit<
  Props<T, T>,
  'form' | 'labels' | 'onSubmit' | 'isDirty'
> &
  Omit<NoticeProps<T>, 'onDecided'>;

/**
 * A dialog whose draft is kept until it is closed; what someone else changes meanwhile is followed, or
 * put to the choice.
 */
export function DraftDialog<T extends Fields>(props: DraftDialogProps<T>) {
  const { editor, labels, shown, onClose, children, ...dialog } = props;
  return (
    <FormDialog
      form={editor.form}
      labels={labels}
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
