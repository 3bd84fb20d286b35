import { cn } from '@/lib/cn';

export type ButtonVariant = 'primary' | 'accent' | 'ghost' | 'danger';
export type ButtonSize = 'normal' | 'small';

export function buttonClass(
  variant: ButtonVariant,
  size: ButtonSize = 'normal',
  more?: string,
): string {
  return cn('btn', `btn-${variant}`, size === 'small' && 'btn-sm', more);
}
