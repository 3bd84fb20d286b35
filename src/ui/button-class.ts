import { cn } from '@/lib/cn';

export type ButtonVariant = 'primary' | 'accent' | 'ghost' | 'danger';
export type ButtonSize = 'normal' | 'small';

/** Classes of a button, for links that look like one. */
export function buttonClass(
  variant: ButtonVariant,
  size: ButtonSize = 'normal',
  more?: string,
): string {
  return cn('btn', `btn-${variant}`, size === 'small' && 'btn-sm', more);
}
