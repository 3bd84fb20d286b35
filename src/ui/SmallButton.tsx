import type { ComponentProps } from 'react';
import { Button } from './Button';

type Props = Omit<ComponentProps<typeof Button>, 'size'> & {
  /** The button's text, if it has no children. */
  label?: string;
};

export function SmallButton({ label, children = label, ...props }: Props) {
  return (
    <Button variant="ghost" size="small" {...props}>
      {children}
    </Button>
  );
}
