import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonVariant, type ButtonSize } from './button-class';
import { Spinner } from './Spinner';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  loading?: boolean;
  /** Ignores clicks without looking disabled (`useDoubleTapGuard`). */
  resting?: boolean;
  icon?: LucideIcon;
};

export function Button({
  variant = 'primary',
  size = 'normal',
  loading = false,
  resting = false,
  icon: Icon,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: Props) {
  function click(event: MouseEvent<HTMLButtonElement>): void {
    if (loading || resting) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, size, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || resting || undefined}
      onClick={click}
    >
      {loading && <Spinner />}
      {Icon && <Icon className="icon" aria-hidden="true" />}
      {/* The text has its own element: page translation moves text nodes, which breaks React. */}
      <span className="contents">{children}</span>
    </button>
  );
}
