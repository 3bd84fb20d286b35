import type { ComponentProps } from 'react';
import { Button } from './Button';

type Props = Omit<ComponentProps<typeof Button>, 'size'> & {
  /** Its words, where they are all that is in it. */
  label?: string;
};

/** A button among the words of a staff page: small, and framed unless it says otherwise. */
export function SmallButton({ label, children = label, ...props }: Props) {
  return (
    <Button variant="ghost" size="small" {...props}>
      {children}
    </Button>
  );
}
