import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { cn } from '@/lib/cn';
import { dismissToast } from './toast';
import type { ShownToast } from './toast';

/** How long a toast stays, in milliseconds; pointing at it or focusing it holds it. */
const STAY_MS = 8000;
const STAY_DESTRUCTIVE_MS = 12_000;

/** The toasts in the corner; F8 moves the focus there. */
export function ToastStack({ toasts }: { toasts: readonly ShownToast[] }) {
  return (
    <Toast.Provider label="Notification">
      {toasts.map(({ id, title, description, destructive = false }) => {
        const Icon = destructive ? CircleAlert : CircleCheck;
        return (
          <Toast.Root
            key={id}
            className={cn('toast', destructive && 'bad')}
            type={destructive ? 'foreground' : 'background'}
            duration={destructive ? STAY_DESTRUCTIVE_MS : STAY_MS}
            onOpenChange={(open) => !open && dismissToast(id)}
          >
            <Icon className="icon" aria-hidden="true" />
            <Toast.Title className="toast-title">{title}</Toast.Title>
            {description && (
              <Toast.Description className="toast-text">{description}</Toast.Description>
            )}
            <Toast.Close className="toast-close" aria-label="Close">
              <X className="icon" aria-hidden="true" />
            </Toast.Close>
          </Toast.Root>
        );
      })}
      <Toast.Viewport className="toasts" label="Notifications ({hotkey})" />
    </Toast.Provider>
  );
}
