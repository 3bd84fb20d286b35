import { useEffect, useRef, type FormEvent } from 'react';
import type { ContactMessage } from '@/guests/messages/message-request';
import { useSendMessage } from '@/guests/messages/queries/contact-queries';
import { useSiteForm } from '@/kit/sending/site/use-site-form';
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

/** The contact form: reads its fields, checks them, sends one message. */
export function useContactForm() {
  /** When the first character was typed; 0 for a draft that an earlier page began. */
  const begun = useRef<number>(undefined);
  const { send, isPending } = useSendMessage();
  const site = useSiteForm({
    name: 'message',
    send: (fields, id) => {
      // Browsers fill in whole forms at once, so who is fast need not be a machine: the message is
      // sent, but not before the time that a person takes has passed.
      const waitMs = Math.max(0, FORM_MIN_FILL_MS - (Date.now() - (begun.current ?? 0)));
      const maybeRobot = new FormData(fields).get(HONEYPOT_NAME) !== '';
      return send({ ...readMessage(fields), id, waitMs, maybeRobot });
    },
    onSent: () => {
      begun.current = undefined;
      form.current?.reset();
      TAB.remove(DRAFT_KEY);
    },
  });
  const { form } = site;

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    // An earlier page's, or typed before hydration, however long that took.
    if (Object.values(readMessage(form.current)).some(Boolean)) begun.current = 0;
  }, [form]);

  function change(event: FormEvent<HTMLFormElement>): void {
    begun.current ??= Date.now();
    site.change(event);
    TAB.write(DRAFT_KEY, JSON.stringify(readMessage(event.currentTarget)));
  }

  return { ...site, isSending: isPending, change };
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
