import { cn } from '@/lib/cn';

/** The shape of something that is on its way; its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cn('skel', className)} aria-hidden="true" />;
}
