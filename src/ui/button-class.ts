import { cn } from '@/lib/cn';

export type ButtonLook = 'primary' | 'accent' | 'ghost' | 'danger';
export type ButtonSize = 'normal' | 'small';

/** The look of a button, for links that look like one. */
export function buttonClass(look: ButtonLook, size: ButtonSize = 'normal', more?: string): string {
  return cn('btn', `btn-${look}`, size === 'small' && 'btn-sm', more);
}
