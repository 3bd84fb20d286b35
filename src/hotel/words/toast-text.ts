/** What a toast says. `destructive` ones are announced as alerts. */
export type ToastText = { title: string; description?: string; destructive?: boolean };

/** A toast that says what went wrong. */
export const errorToast = (title: string, description?: string): ToastText => ({
  title,
  ...(description === undefined ? {} : { description }),
  destructive: true,
});

/** By itself: the one toast whose words come with every page. */
export const CONFIG_LOAD_FAILED = errorToast(
  'Configuration Error',
  'Failed to load site configuration. Using defaults.',
);
