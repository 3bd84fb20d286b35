import type { HTMLAttributes } from 'react';
import { scriptProps } from './script-props';
import { unbroken } from './unbroken';

type Props = HTMLAttributes<HTMLElement> & {
  as: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'dt' | 'dd' | 'li';
  of: string;
};

/** An element that holds a text of the hotel's: in its language and direction, broken between words. */
export function Text({ as: Tag, of, ...rest }: Props) {
  return (
    <Tag {...scriptProps(of)} {...rest}>
      {unbroken(of)}
    </Tag>
  );
}
