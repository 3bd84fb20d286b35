import { cn } from '@/lib/cn';
import { dismissToast } from './toast';
import type { ShownToast } from './toast';

/** Drawn here: this is part of every page, and the icon set's own code weighs more than the rest. */
const CIRCLE = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0';
const ALERT = `${CIRCLE}M12 8v4M12 16h.01`;
const CHECK = `${CIRCLE}m7 0 2 2 4-4`;
const CROSS = 'M18 6 6 18M6 6l12 12';

/** The toasts without their usual behaviour, for when its code could not be fetched. */
export function PlainToasts({ toasts }: { toasts: readonly ShownToast[] }) {
  return (
    <div className="toasts">
      {toasts.map(({ id, title, description, destructive = false }) => (
        <div
          key={id}
          className={cn('toast', destructive && 'bad')}
          role={destructive ? 'alert' : 'status'}
        >
          {icon(destructive ? ALERT : CHECK)}
          <p className="toast-title">{title}</p>
          {description && <p className="toast-text">{description}</p>}
          <button
            type="button"
            className="toast-close"
            aria-label="Close"
            onClick={() => dismissToast(id)}
          >
            {icon(CROSS)}
          </button>
        </div>
      ))}
    </div>
  );
}

function icon(path: string) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
