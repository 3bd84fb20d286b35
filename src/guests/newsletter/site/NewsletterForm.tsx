import { useState, useRef, useId, type FormEvent } from 'react';
import { footerWords } from '@/words/visitors';
import { useSubscribe } from '@/guests/newsletter/queries/newsletter';
import { Spinner } from '@/ui/Spinner';

/** One e-mail field; what was typed stays until it is stored. The field keeps its own value. */
export function NewsletterForm() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  // Of a double click the second comes before `isPending` is here.
  const isSending = useRef(false);
  const { isPending, send } = useSubscribe();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const form = event.currentTarget;
    send(field.current?.value ?? '')
      .then((result) => {
        setProblem(result.problem);
        if (result.problem) field.current?.focus();
        else form.reset();
      })
      // The toast has said it.
      .catch(() => undefined)
      .finally(() => (isSending.current = false));
  }

  return (
    // `dialog`: where no script runs, the form does nothing and no address gets into the URL.
    <form method="dialog" onSubmit={submit} noValidate>
      <div className="news">
        <label className="sr-only" htmlFor={id}>
          {footerWords.newsletterLabel}
        </label>
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={footerWords.newsletterPlaceholder}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={() => setProblem(undefined)}
        />
        <button type="submit" aria-disabled={isPending || undefined}>
          {isPending && <Spinner />}
          <span>{footerWords.newsletterButton}</span>
        </button>
      </div>
      {problem && (
        <p className="err news-error" id={`${id}-error`}>
          {problem}
        </p>
      )}
    </form>
  );
}
