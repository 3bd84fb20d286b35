import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { MessageErrors, ContactMessage } from '@/hotel/messages/message-request';
import { newUuid } from '@/lib/uuid';
import { useSendMessage } from '@/hotel/messages/queries/contact-queries';
import { focusFirstInvalid } from '@/ui/focus';
import { FORM_MIN_FILL_MS } from '@/hotel/rules/limits';
import { TAB } from '@/lib/browser-storage';

/** The contact form: reads its fields, checks them, sends one message. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  // One message keeps its uuid over all tries, so that only one row is ever stored for it.
  const messageId = useRef<string>(undefined);
  const isSending = useRef(false);
  /** When the first character was typed; 0 for a draft that an earlier page began. */
  const begun = useRef<number>(undefined);
  const [errors, setErrors] = useState<MessageErrors>({});
  const send = useSendMessage();

  useEffect(() => {
    if (!form.current) return;
    const isRestored = restoreDraft(form.current);
    // Typed before hydration, however long that took.
    const isTyped = Object.values(readMessage(form.current)).some(Boolean);
    if (isRestored || isTyped) begun.current = 0;
  }, []);

  function change(event: FormEvent<HTMLFormElement>): void {
    begun.current ??= Date.now();
    messageId.current = undefined;
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    if (name) setErrors((before) => ({ ...before, [name]: undefined }));
    keepDraft(event.currentTarget);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending.current) return;
    const fields = event.currentTarget;
    isSending.current = true;
    messageId.current ??= newUuid();
    send.mutate(
      {
        ...readMessage(fields),
        id: messageId.current,
        waitMs: sendingDelay(Date.now() - (begun.current ?? 0)),
        isFromMachine: isHoneypotFilled(new FormData(fields)),
      },
      {
        onSuccess: ({ errors: found }) => {
          setErrors(found ?? {});
          if (found) return focusFirstInvalid(fields, found);
          messageId.current = undefined;
          begun.current = undefined;
          fields.reset();
          forgetDraft();
        },
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  }

  return { form, errors, isSending: send.isPending, change, submit };
}

/** The honeypot: a field that nobody sees and many programs fill in. */
export const HONEYPOT_NAME = 'website';

function isHoneypotFilled(data: FormData): boolean {
  return data.get(HONEYPOT_NAME) !== '';
}

/**
 * How long to wait before a form is sent, in milliseconds. Browsers fill in whole forms at once, so
 * who is that fast need not be a machine: the form is sent, but not before the time that a person
 * takes has passed.
 * @param filledInMs time between the first change of the form and its sending
 */
function sendingDelay(filledInMs: number): number {
  return Math.max(0, FORM_MIN_FILL_MS - filledInMs);
}

const KEY = 'contactDraft';
const FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** Keeps what is typed for this tab, so that a reload does not lose it. */
function keepDraft(form: HTMLFormElement): void {
  TAB.write(KEY, JSON.stringify(readMessage(form)));
}

function forgetDraft(): void {
  TAB.remove(KEY);
}

/** Writes the kept text into fields that are still empty. @returns whether there was any */
function restoreDraft(form: HTMLFormElement): boolean {
  let hasText = false;
  const draft: object = Object(TAB.readJson(KEY));
  for (const name of FIELDS) {
    const text: unknown = Reflect.get(draft, name);
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isField || typeof text !== 'string' || text === '' || field.value !== '') continue;
    field.value = text;
    hasText = true;
  }
  return hasText;
}

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: keyof ContactMessage) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}
