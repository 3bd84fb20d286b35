import { useEffect, useRef, type FormEvent } from 'react';
import type { ContactMessage } from '@/guests/messages/message-request';
import { useSendMessage } from '@/guests/messages/queries/contact-queries';
import { useSiteForm } from '@/kit/sending/site/use-site-form';
import { FORM_MIN_FILL_MS } from '@/basics/rules/limits';
import { TAB } from '@/lib/browser-storage';

/** Storage key of the draft in this tab, so that a reload does not lose it. */
const DRAFT_KEY = 'contactDraft';
const FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** Hidden honeypot field. Autofill may fill it in too, so the message is saved and marked. */
export const HONEYPOT_NAME = 'website';

export function useContactForm() {
  /** When the first character was typed; 0 for a draft from an earlier page. */
  const begun = useRef<number>(undefined);
  const { send, isPending } = useSendMessage();
  const site = useSiteForm({
    name: 'message',
    send: (fields, id) => {
      // Autofill is fast too, so a fast message is sent, but only after the time a person needs.
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
    // Text that is here already was typed before hydration or a reload, so it counts as old.
    if (Object.values(readMessage(form.current)).some(Boolean)) begun.current = 0;
  }, [form]);

  function change(event: FormEvent<HTMLFormElement>): void {
    begun.current ??= Date.now();
    site.change(event);
    TAB.write(DRAFT_KEY, JSON.stringify(readMessage(event.currentTarget)));
  }

  return { ...site, isSending: isPending, change };
}

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
