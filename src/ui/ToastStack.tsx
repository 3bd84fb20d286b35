import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { cn } from '@/lib/cn';
import { frameWords, toastWords } from '@/words/visitors';
import { dismissToast, type ShownToast, type ToastMessage } from './toast';
import './toast.css';

/** How long a toast stays (ms): a base time, more for each letter, and more for errors. */
const STAY_MS = 5000;
const STAY_LETTER_MS = 40;
const STAY_DESTRUCTIVE_MS = 4000;

/** The toasts, at the top of the window, where they cover no buttons. F8 focuses them. */
export function ToastStack({ toasts }: { toasts: readonly ShownToast[] }) {
  const stack = useRef<HTMLOListElement>(null);
  const isEmpty = toasts.length === 0;

  useLayoutEffect(() => {
    return isEmpty || !stack.current ? undefined : letFocusIn(stack.current);
  }, [isEmpty]);

  return (
    <Toast.Provider label={toastWords.one}>
      {toasts.map(({ id, title, description, destructive = false }) => {
        const Icon = destructive ? CircleAlert : CircleCheck;
        return (
          <Toast.Root
            key={id}
            className={cn('toast', destructive && 'bad')}
            type={destructive ? 'foreground' : 'background'}
            duration={stayOf({ title, description, destructive })}
            onOpenChange={(open) => !open && dismissToast(id)}
          >
            <Icon className="icon" aria-hidden="true" />
            <Toast.Title className="toast-title">{title}</Toast.Title>
            {description && (
              <Toast.Description className="toast-text">{description}</Toast.Description>
            )}
            <Toast.Close className="toast-close" aria-label={frameWords.close}>
              <X className="icon" aria-hidden="true" />
            </Toast.Close>
          </Toast.Root>
        );
      })}
      <Toast.Viewport ref={stack} className="toasts" label={toastWords.all} />
    </Toast.Provider>
  );
}

function stayOf({ title, description = '', destructive }: ToastMessage): number {
  const letters = title.length + description.length;
  return STAY_MS + letters * STAY_LETTER_MS + (destructive ? STAY_DESTRUCTIVE_MS : 0);
}

/**
 * Hides the toasts' focus events from an open dialog, which would take the focus back.
 * @returns a function that ends this
 */
function letFocusIn(stack: HTMLElement): () => void {
  const within = (target: EventTarget | null) => target instanceof Node && stack.contains(target);
  const hush = (event: FocusEvent) => {
    if (within(event.type === 'focusin' ? event.target : event.relatedTarget)) {
      event.stopPropagation();
    }
  };
  // Listens on the root element, whose listeners run before those of the document.
  const root = document.documentElement;
  root.addEventListener('focusin', hush);
  root.addEventListener('focusout', hush);
  return () => {
    root.removeEventListener('focusin', hush);
    root.removeEventListener('focusout', hush);
  };
}
