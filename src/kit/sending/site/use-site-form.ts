import { useEffect, useRef, useState, type FormEvent } from 'react';
import { newUuid } from '@/lib/uuid';
import { focusFirstInvalid } from '@/ui/focus';
import { useBoundaryMemory } from '@/ui/boundary-memory';

type Errors = Partial<Record<string, string>>;

/** State that survives an error in the form's `ErrorBoundary`. */
type Kept<Answer> = {
  /** The request's id, the same for all attempts, so that only one row is stored. */
  id: string | undefined;
  /** True while sending. A `ref`, because a second click can arrive before React renders. */
  isSending: boolean;
  /** Called with the answer. The form that is mounted then has set this callback. */
  answered: (answer: Answer) => void;
};

type Options<Answer> = {
  /** The form's name, unique within its `ErrorBoundary`. */
  name: string;
  /** Sends the request. Rejects after a toast has shown the error. */
  send: (fields: HTMLFormElement, id: string) => Promise<Answer>;
  /** True if the answer asks the visitor to send the same request again. */
  isRefused?: (answer: Answer) => boolean;
  onSent: (answer: Answer) => void;
};

/** Sends a form for visitors. The fields are uncontrolled and are read when the form is sent. */
export function useSiteForm<Answer extends { errors?: Errors }>({
  name,
  send,
  isRefused,
  onSent,
}: Options<Answer>) {
  const form = useRef<HTMLFormElement>(null);
  const kept = useRef(useBoundaryMemory<Kept<Answer>>(name));
  const [errors, setErrors] = useState<Errors>({});

  /**
   * Called when a field changes: the next request gets a new id.
   * @param from the field whose error is cleared
   */
  function change(from?: FormEvent | string): void {
    kept.current.id = undefined;
    const field = typeof from === 'string' ? from : nameOf(from?.target);
    if (field) setErrors((before) => ({ ...before, [field]: undefined }));
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (kept.current.isSending) return;
    kept.current.isSending = true;
    kept.current.id ??= newUuid();
    send(event.currentTarget, kept.current.id)
      .then((answer) => kept.current.answered?.(answer))
      // A toast has shown the error.
      .catch(() => undefined)
      .finally(() => (kept.current.isSending = false));
  }

  useEffect(() => {
    kept.current.answered = (answer) => {
      if (isRefused?.(answer)) return;
      setErrors(answer.errors ?? {});
      if (answer.errors) return form.current && focusFirstInvalid(form.current, answer.errors);
      kept.current.id = undefined;
      onSent(answer);
    };
  });

  return { form, errors, change, submit };
}

const nameOf = (target: unknown) =>
  target instanceof Element ? target.getAttribute('name') : undefined;
