import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSubmit: (form: HTMLFormElement) => void;
};

/** True if the field cannot parse its own text; `checkValidity` makes it show its error. */
function isUnread(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.validity.customError;
}

/** A form without the browser's own submit and validation messages. */
export function Form({ onSubmit, ...props }: Props) {
  return (
    <form
      noValidate
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const unread = [...form.elements].find(isUnread);
        if (!unread) return onSubmit(form);
        unread.checkValidity();
        unread.focus();
      }}
    />
  );
}
