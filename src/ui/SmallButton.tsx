import type { ComponentProps } from 'react';
import { Button } from './Button';

type Props = Omit<ComponentProps<typeof Button>, 'size'> & {
  /** The text of a button without other children. */
  label?: string;
};

export function SmallButton({ label, children = label, ...props }: Props) {
  return (
    <Button variant="ghost" size="small" {...props}>
      {children}
    </Button>
  );
}
