import { useId } from 'react';
import { footerWords } from '@/words/visitors';
import { useSiteForm } from '@/kit/sending/site/use-site-form';
import { useSubscribe } from '@/guests/newsletter/queries/newsletter';
import { Spinner } from '@/ui/Spinner';

/** The newsletter form. Its input is uncontrolled and is cleared only after saving. */
export function NewsletterForm() {
  const id = useId();
  const { isPending, send } = useSubscribe();
  const { form, errors, change, submit } = useSiteForm({
    name: 'newsletter',
    send: async (fields) => {
      const { problem } = await send(String(new FormData(fields).get('email') ?? ''));
      return { errors: problem ? { email: problem } : undefined };
    },
    onSent: () => form.current?.reset(),
  });
  const problem = errors.email;

  return (
    // `method="dialog"`: without JavaScript the form does nothing, so no address gets into the URL.
    <form ref={form} method="dialog" onSubmit={submit} onChange={change} noValidate>
      <div className="news">
        <label className="sr-only" htmlFor={id}>
          {footerWords.newsletterLabel}
        </label>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={footerWords.newsletterPlaceholder}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
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
