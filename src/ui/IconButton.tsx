import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'onClick'> & {
  icon: LucideIcon;
  label: string;
  /** True if there is nothing to do now: `aria-disabled` keeps the focus, `disabled` would not. */
  isOff?: boolean | undefined;
  onClick: () => void;
};

export function IconButton({ icon: Icon, label, isOff = false, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      className="ib"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
      {...rest}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  );
}
