import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { FRAME_COPY } from '@/hotel/words/layout-copy';
import { useSubscribe } from '@/hotel/subscribers/queries/newsletter';
import { Spinner } from '@/ui/Spinner';

/** One e-mail field; what was typed stays until it is stored. */
export function NewsletterForm() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const isSending = useRef(false);
  const { isPending, subscribe } = useSubscribe();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const { isStored, problem } = await subscribe(email);
    isSending.current = false;
    if (isStored) setEmail('');
    setError(problem);
    if (problem) field.current?.focus();
  }

  return (
    // `dialog`: where no script runs, the form does nothing and no address gets into the URL.
    <form method="dialog" onSubmit={(event) => void submit(event)} noValidate>
      <div className="news">
        <label className="sr-only" htmlFor={id}>
          {FRAME_COPY.footer.newsletterLabel}
        </label>
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={FRAME_COPY.footer.newsletterPlaceholder}
          value={email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(undefined);
          }}
        />
        <button type="submit" aria-disabled={isPending || undefined}>
          {isPending && <Spinner />}
          {FRAME_COPY.footer.newsletterButton}
        </button>
      </div>
      {error && (
        <p className="err news-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </form>
  );
}
