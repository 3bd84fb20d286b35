/** A toast's text. `destructive` toasts are announced as alerts. */
export type ToastText = { title: string; description?: string; destructive?: boolean };

export const toastText = (title: string, description?: string): ToastText => ({
  title,
  ...(description === undefined ? {} : { description }),
});

export const errorToast = (title: string, description?: string): ToastText => ({
  ...toastText(title, description),
  destructive: true,
});
