import { sharedValue } from '@/lib/shared-value';

/** `destructive` toasts are errors, which interrupt a screen reader. */
export type ToastMessage = {
  title: string;
  description?: string;
  destructive?: boolean;
  /** The subject: a later toast about the same subject replaces this one. */
  about?: string;
};
export type ShownToast = ToastMessage & { id: number };

/** Largest number of visible toasts: more would cover the page. */
const SHOWN_MAX = 3;

const shown = sharedValue<readonly ShownToast[]>([]);
let lastId = 0;

export const { get: shownToasts, subscribe: subscribeToasts } = shown;

/** Shows a toast. Removes toasts with the same text or subject, and older success toasts. */
export function toast(message: ToastMessage): void {
  const { title, description, destructive, about } = message;
  const stays = shown
    .get()
    .filter(
      (one) =>
        !(one.title === title && one.description === description) &&
        !(one.about !== undefined && one.about === about) &&
        (one.destructive || destructive),
    );
  lastId += 1;
  shown.set([...stays.slice(1 - SHOWN_MAX), { ...message, id: lastId }]);
}

export function dismissToast(id: number): void {
  shown.set(shown.get().filter((one) => one.id !== id));
}

/** Removes error toasts about a subject, because the action is tried again or has succeeded. */
export function dismissFailures(about: string | undefined): void {
  const stays = shown.get().filter((one) => !(one.destructive && about && one.about === about));
  if (stays.length < shown.get().length) shown.set(stays);
}

export function dismissAllToasts(): void {
  shown.set([]);
}
