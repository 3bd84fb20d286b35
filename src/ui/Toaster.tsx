import { useEffect, useState, useSyncExternalStore } from 'react';
import { cn } from '@/lib/cn';
import { loadOptional } from '@/lib/code-files';
import { frameWords } from '@/words/visitors';
import { dismissToast, shownToasts, subscribeToasts, type ShownToast } from './toast';

type Module = typeof import('./ToastStack');

const EMPTY: readonly ShownToast[] = [];
const onServer = () => EMPTY;

/** Shows the toasts. Their code loads at the first toast or when a form field gets the focus. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, onServer);
  const [stack, setStack] = useState<Module | 'unreachable'>();
  const isLoaded = typeof stack === 'object';
  const wanted = toasts.length;

  useEffect(() => {
    if (isLoaded) return;
    let ignore = false;
    const load = async () => {
      // If the code cannot be loaded, the next toast tries again.
      const loaded = await loadOptional(() => import('./ToastStack'));
      if (!ignore) setStack(loaded ?? 'unreachable');
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (isField(target)) void load();
    };
    // A field may have got the focus before this code loaded.
    if (wanted > 0 || isField(document.activeElement)) void load();
    document.addEventListener('focusin', onFocus);
    return () => {
      ignore = true;
      document.removeEventListener('focusin', onFocus);
    };
  }, [isLoaded, wanted]);

  // An open dialog hides the page from screen readers, except elements with `aria-live`. The value
  // is "off", because the toasts announce themselves.
  return (
    <div aria-live="off">
      {typeof stack === 'object' && <stack.ToastStack toasts={toasts} />}
      {stack === 'unreachable' && <Words toasts={toasts} />}
    </div>
  );
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea');
}

/** Shows toasts without design if their code failed to load: a toast may report that failure. */
function Words({ toasts }: { toasts: readonly ShownToast[] }) {
  return (
    <div className="toasts">
      {toasts.map(({ id, title, description, destructive = false }) => (
        <p
          key={id}
          className={cn('toast', destructive && 'bad')}
          role={destructive ? 'alert' : 'status'}
        >
          <span>{`${title}. ${description ?? ''}`}</span>
          <button type="button" className="toast-close" onClick={() => dismissToast(id)}>
            {frameWords.close}
          </button>
        </p>
      ))}
    </div>
  );
}
