import type { MutationMeta, QueryKey } from '@tanstack/react-query';
import type { ToastText } from '@/words/toast-text';
import { dismissFailures, toast } from '@/ui/toast';

/* Toasts that a query or mutation declares in its `meta`. No other file shows results as toasts. */
type SuccessWords = ToastText | ((data: never, variables: never) => ToastText | undefined);
type FailureWords = ToastText | ((error: unknown, variables: never) => ToastText | undefined);

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { failure?: FailureWords; evenWithData?: boolean };
    /** `about`: the toasts' subject, required if `failure` is a function. */
    mutationMeta: {
      success?: SuccessWords;
      failure?: FailureWords;
      about?: string;
      /** Queries to refetch after success or failure. */
      invalidates?: readonly QueryKey[];
    };
  }
}

/**
 * Shows the toast of a failure.
 * @param about subject by which a later attempt finds and removes the toast
 */
export function toastFailure(
  words: FailureWords | undefined,
  error: unknown,
  variables: unknown,
  about: string | undefined,
): void {
  // The cast is safe: `words` was declared with the mutation whose `variables` these are.
  say(typeof words === 'function' ? words(error, variables as never) : words, about);
}

export function toastMutationFailure(
  meta: MutationMeta = {},
  error: unknown,
  variables: unknown,
): void {
  toastFailure(meta.failure, error, variables, subject(meta));
}

export function toastMutationSuccess(
  meta: MutationMeta = {},
  data: unknown,
  variables: unknown,
): void {
  const { success: words } = meta;
  say(
    typeof words === 'function' ? words(data as never, variables as never) : words,
    subject(meta),
  );
}

export const dismissFailuresAbout = dismissFailures;

export function dismissMutationFailure(meta: MutationMeta = {}): void {
  dismissFailures(subject(meta));
}

function say(words: ToastText | undefined, about: string | undefined): void {
  if (words) toast({ ...words, about });
}

function subject({ about, failure }: MutationMeta): string | undefined {
  return about ?? (typeof failure === 'object' ? failure.title + failure.description : undefined);
}
