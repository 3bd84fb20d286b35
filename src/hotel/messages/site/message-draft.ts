import type { ContactMessage } from '@/hotel/messages/message-request';
import { TAB } from '@/lib/browser-storage';

const KEY = 'contactDraft';
const FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** Keeps what is typed for this tab, so that a reload does not lose it. */
export function keepDraft(form: HTMLFormElement): void {
  TAB.write(KEY, JSON.stringify(readMessage(form)));
}

export function forgetDraft(): void {
  TAB.remove(KEY);
}

/** Writes the kept text into fields that are still empty. @returns whether there was any */
export function restoreDraft(form: HTMLFormElement): boolean {
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

export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: keyof ContactMessage) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}
