import { useId } from 'react';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

type Props = {
  open?: boolean;
  title: string;
  description?: string;
  cancel: string;
  submit: string;
  isSending: boolean;
  /** A click beside the dialog must not lose what was typed. */
  isDirty?: boolean;
  onClose: () => void;
  onSubmit: () => void;
  onChange?: FormEventHandler<HTMLFormElement>;
  /** Stays in view before the buttons; a control in it names the form that it belongs to. */
  beside?: (formId: string) => ReactNode;
  children: ReactNode;
};

/** A dialog that is filled in and sent. */
export function FormDialog(props: Props) {
  const { open = true, isDirty = false, isSending, onClose, onSubmit, beside } = props;
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isDirty && onClose()}
      title={props.title}
      description={props.description}
      footer={
        <>
          {beside?.(formId)}
          <Button variant="ghost" onClick={onClose}>
            {props.cancel}
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            {props.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onChange={props.onChange}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {props.children}
      </form>
    </Dialog>
  );
}
