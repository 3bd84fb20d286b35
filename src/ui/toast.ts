import { sharedValue } from '@/lib/shared-value';

/** What a toast says; `destructive` ones interrupt a screen reader. */
export type ToastMessage = {
  title: string;
  description?: string;
  destructive?: boolean;
  /** What it tells of: what comes later about the same takes its place. */
  about?: string;
};
/** A toast that is shown, with the number that tells it from the others. */
export type ShownToast = ToastMessage & { id: number };

/** More than this cannot be taken in, and would cover the page. */
const SHOWN_MAX = 3;

const shown = sharedValue<readonly ShownToast[]>([]);
let lastId = 0;

/** The toasts shown now; the same array until one comes or goes. */
export const { get: shownToasts, subscribe: subscribeToasts } = shown;

/** Shows a toast in place of its like: the same words, the same subject, or older good news. */
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

/** Takes a toast away. */
export function dismissToast(id: number): void {
  shown.set(shown.get().filter((one) => one.id !== id));
}

/** Takes away the bad news about something: it is being tried again, or has been done. */
export function dismissFailures(about: string | undefined): void {
  const stays = shown.get().filter((one) => !(one.destructive && about && one.about === about));
  if (stays.length < shown.get().length) shown.set(stays);
}

/** Takes all toasts away. */
export function dismissAllToasts(): void {
  shown.set([]);
}
