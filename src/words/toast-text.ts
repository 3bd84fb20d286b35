/** What a toast says. `destructive` ones are announced as alerts. */
export type ToastText = { title: string; description?: string; destructive?: boolean };

/** A toast that says what was done. */
export const toastText = (title: string, description?: string): ToastText => ({
  title,
  ...(description === undefined ? {} : { description }),
});

/** A toast that says what went wrong. */
export const errorToast = (title: string, description?: string): ToastText => ({
  ...toastText(title, description),
  destructive: true,
});
