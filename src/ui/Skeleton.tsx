import type { CSSProperties } from 'react';
import { cn } from '@/lib/cn';

export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span className={cn('skel', className)} style={style} aria-hidden="true" />;
}
