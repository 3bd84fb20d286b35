import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { shownToasts, subscribeToasts } from './toast';
import type { ShownToast } from './toast';

type Stack = ComponentType<{ toasts: readonly ShownToast[] }>;

const EMPTY: readonly ShownToast[] = [];
const onServer = () => EMPTY;

/**
 * Shows the toasts. Most of their code comes with the first field that somebody enters, because few
 * visits need it. Where it cannot be fetched the toast is shown all the same: it may be the one that
 * says "no connection".
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, onServer);
  const [Stack, setStack] = useState<Stack>();
  const [Plain, setPlain] = useState<Stack>();
  const wanted = toasts.length;

  useEffect(() => {
    if (Stack) return;
    let ignore = false;
    const load = () =>
      import('./ToastStack').then(
        (module) => ignore || setStack(() => module.ToastStack),
        // Not there now; the next toast tries again. The plain ones lie with the page's own code.
        async () => {
          const { PlainToasts } = await import('./PlainToasts');
          if (!ignore) setPlain(() => PlainToasts);
        },
      );
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, select, textarea')) void load();
    };
    if (wanted > 0) void load();
    document.addEventListener('focusin', onFocus);
    return () => {
      ignore = true;
      document.removeEventListener('focusin', onFocus);
    };
  }, [Stack, wanted]);

  const Shown = Stack ?? (wanted > 0 ? Plain : undefined);
  // Dialogs hide the page behind them from screen readers, but for what has this attribute; the
  // toasts announce themselves.
  return <div aria-live="off">{Shown && <Shown toasts={toasts} />}</div>;
}
