import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSubmit: (form: HTMLFormElement) => void;
};

/** A field that cannot read its own text; `checkValidity` lets it say so. */
function isUnread(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.validity.customError;
}

/** A form that is sent by its page, and says in the page's words what is wrong. */
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
