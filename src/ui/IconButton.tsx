import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'onClick'> & {
  icon: LucideIcon;
  label: string;
  /**
   * True if the button has nothing to do now. Sets `aria-disabled`, not `disabled`, so that the
   * button keeps the focus.
   */
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
