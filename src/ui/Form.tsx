import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSubmit: (form: HTMLFormElement) => void;
};

/** A form that is sent by its page, and says in the page's words what is wrong. */
export function Form({ onSubmit, ...props }: Props) {
  return (
    <form
      noValidate
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    />
  );
}
