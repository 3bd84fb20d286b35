import type { CSSProperties } from 'react';
import { cn } from '@/lib/cn';

/** The shape of something that is on its way; its size comes from `className` or `style`. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span className={cn('skel', className)} style={style} aria-hidden="true" />;
}
