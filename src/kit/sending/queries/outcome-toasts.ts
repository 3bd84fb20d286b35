import type { MutationMeta, QueryKey } from '@tanstack/react-query';
import type { ToastText } from '@/words/toast-text';
import { dismissFailures, toast } from '@/ui/toast';

/*
 * Words a query or mutation declares in its `meta`, as texts or as functions of what happened.
 * This file is the one place where a result becomes a toast.
 */
type SuccessWords = ToastText | ((data: never, variables: never) => ToastText | undefined);
type FailureWords = ToastText | ((error: unknown, variables: never) => ToastText | undefined);

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { failure?: FailureWords; evenWithData?: boolean };
    /** `about`: what is tried; needed where the words of a failure are made when it happens. */
    mutationMeta: {
      success?: SuccessWords;
      failure?: FailureWords;
      about?: string;
      /** What is old once it was tried, whatever came of it: read again, where it is shown. */
      invalidates?: readonly QueryKey[];
    };
  }
}

/** @param about by which its next try, or its success, finds the failure it answers */
export function toastFailure(
  words: FailureWords | undefined,
  error: unknown,
  variables: unknown,
  about: string | undefined,
): void {
  // Who tried it wrote the words for its own variables; here they have lost their type.
  say(typeof words === 'function' ? words(error, variables as never) : words, about);
}

/** What a write says that could not be made. */
export function toastMutationFailure(meta: MutationMeta = {}, error: unknown, variables: unknown): void {
  toastFailure(meta.failure, error, variables, subject(meta));
}

/** What a write says that was made. */
export function toastMutationSuccess(meta: MutationMeta = {}, data: unknown, variables: unknown): void {
  const { success: words } = meta;
  say(
    typeof words === 'function' ? words(data as never, variables as never) : words,
    subject(meta),
  );
}

export const dismissFailuresAbout = dismissFailures;

/** It is tried again: what was said of the last try is old. */
export function dismissMutationFailure(meta: MutationMeta = {}): void {
  dismissFailures(subject(meta));
}

function say(words: ToastText | undefined, about: string | undefined): void {
  if (words) toast({ ...words, about });
}

function subject({ about, failure }: MutationMeta): string | undefined {
  return about ?? (typeof failure === 'object' ? failure.title + failure.description : undefined);
}
