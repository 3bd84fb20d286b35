import type { ComponentProps } from 'react';
import { Button } from './Button';

type Props = Omit<ComponentProps<typeof Button>, 'size'>;

/** A button among the words of a staff page: small, and framed unless it says otherwise. */
export function SmallButton(props: Props) {
  return <Button variant="ghost" size="small" {...props} />;
}
