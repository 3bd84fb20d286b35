/** What a toast says; `destructive` ones interrupt a screen reader. */
export type ToastMessage = { title: string; description?: string; destructive?: boolean };
/** A toast that is shown, with the number that tells it from the others. */
export type ShownToast = ToastMessage & { id: number };

type Listener = () => void;

const NO_TOASTS: readonly ShownToast[] = [];
let shown: readonly ShownToast[] = NO_TOASTS;
let lastId = 0;
const listeners = new Set<Listener>();

/** Shows a toast. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  set([...shown, { ...message, id: lastId }]);
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  set(shown.filter((one) => one.id !== id));
}

/** Takes all toasts away. */
export function dismissAllToasts(): void {
  set(NO_TOASTS);
}

/** For useSyncExternalStore. @returns a function that stops listening */
export function subscribeToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toasts shown now; the same array until one comes or goes. */
export function shownToasts(): readonly ShownToast[] {
  return shown;
}

function set(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
