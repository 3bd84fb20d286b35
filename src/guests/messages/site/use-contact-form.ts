import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ContactMessage, MessageErrors, SentMessage } from '@/guests/messages/message-request';
import { newUuid } from '@/lib/uuid';
import { useSendMessage } from '@/guests/messages/queries/contact-queries';
import { usePartMemory } from '@/ui/part-memory';
import { focusFirstInvalid } from '@/ui/focus';
import { FORM_MIN_FILL_MS } from '@/basics/rules/limits';
import { TAB } from '@/lib/browser-storage';

/** Under what a message is kept for this tab, so that a reload does not lose it. */
const DRAFT_KEY = 'contactDraft';
const FIELDS = ['name', 'email', 'subject', 'message'] as const;

/**
 * The honeypot: a field that nobody sees and many programs fill in, robots and a guest's own alike. What
 * comes with it is stored, and marked for staff.
 */
export const HONEYPOT_NAME = 'website';

/** Kept where the form has to be drawn anew. */
type Kept = {
  messageId: string | undefined;
  isSending: boolean;
  /** Of the form that is shown when the answer comes. */
  answered: (answer: SentMessage) => void;
};

/** The contact form: reads its fields, checks them, sends one message. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  // One message keeps its uuid over all tries, so that only one row is ever stored for it.
  const kept = useRef(usePartMemory<Kept>('message'));
  /** When the first character was typed; 0 for a draft that an earlier page began. */
  const begun = useRef<number>(undefined);
  const [errors, setErrors] = useState<MessageErrors>({});
  const { send, isPending } = useSendMessage();

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    // An earlier page's, or typed before hydration, however long that took.
    if (Object.values(readMessage(form.current)).some(Boolean)) begun.current = 0;
  }, []);

  function change(event: FormEvent<HTMLFormElement>): void {
    begun.current ??= Date.now();
    kept.current.messageId = undefined;
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    if (name) setErrors((before) => ({ ...before, [name]: undefined }));
    TAB.write(DRAFT_KEY, JSON.stringify(readMessage(event.currentTarget)));
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (kept.current.isSending) return;
    const fields = event.currentTarget;
    kept.current.isSending = true;
    kept.current.messageId ??= newUuid();
    // Browsers fill in whole forms at once, so who is fast need not be a machine: the message is
    // sent, but not before the time that a person takes has passed.
    const waitMs = Math.max(0, FORM_MIN_FILL_MS - (Date.now() - (begun.current ?? 0)));
    const maybeRobot = new FormData(fields).get(HONEYPOT_NAME) !== '';
    send({ ...readMessage(fields), id: kept.current.messageId, waitMs, maybeRobot })
      .then((answer) => kept.current.answered?.(answer))
      // The toast has said it.
      .catch(() => undefined)
      .finally(() => (kept.current.isSending = false));
  }

  useEffect(() => {
    kept.current.answered = ({ errors: found }) => {
      setErrors(found ?? {});
      if (found && form.current) return focusFirstInvalid(form.current, found);
      kept.current.messageId = undefined;
      begun.current = undefined;
      form.current?.reset();
      TAB.remove(DRAFT_KEY);
    };
  });

  return { form, errors, isSending: isPending, change, submit };
}

/** Writes the kept text into fields that are still empty. */
function restoreDraft(form: HTMLFormElement): void {
  const draft: object = Object(TAB.readJson(DRAFT_KEY));
  for (const name of FIELDS) {
    const text: unknown = Reflect.get(draft, name);
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && typeof text === 'string' && field.value === '') field.value = text;
  }
}

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: keyof ContactMessage) => String(data.get(name) ?? '');
  const [name, email, subject] = [text('name'), text('email'), text('subject')];
  return { name, email, subject, message: text('message') };
}
