import { useEffect, useRef, useState, type FormEvent } from 'react';
import { newUuid } from '@/lib/uuid';
import { focusFirstInvalid } from '@/ui/focus';
import { useBoundaryMemory } from '@/ui/boundary-memory';

type Errors = Partial<Record<string, string>>;

/** Kept where the form has to be drawn anew. */
type Kept<Answer> = {
  /** One request keeps its id over all tries, so that only one row is ever stored for it. */
  id: string | undefined;
  /** Of a double click the second comes before React has drawn the first. */
  isSending: boolean;
  /** Of the form that is shown when the answer comes. */
  answered: (answer: Answer) => void;
};

type Options<Answer> = {
  /** Unlike any other in the part. */
  name: string;
  /** Rejects once a toast has said why. */
  send: (fields: HTMLFormElement, id: string) => Promise<Answer>;
  /** True if the request stays as it is, to be sent again. */
  isRefused?: (answer: Answer) => boolean;
  onSent: (answer: Answer) => void;
};

/** A form for visitors. Its fields keep their own values, and are read when it is sent. */
export function useSiteForm<Answer extends { errors?: Errors }>({
  name,
  send,
  isRefused,
  onSent,
}: Options<Answer>) {
  const form = useRef<HTMLFormElement>(null);
  const kept = useRef(useBoundaryMemory<Kept<Answer>>(name));
  const [errors, setErrors] = useState<Errors>({});

  /** Other fields make another request. @param from the field whose error is over */
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
      // The toast has said it.
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
