import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass } from './button-class';
import type { ButtonLook, ButtonSize } from './button-class';
import { Spinner } from './Spinner';

type Props = ComponentProps<'button'> & {
  look?: ButtonLook;
  size?: ButtonSize;
  /** While true it shows a spinner and does nothing, but keeps the focus. */
  busy?: boolean;
};

export function Button({
  look = 'primary',
  size = 'normal',
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: Props) {
  function click(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={click}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
