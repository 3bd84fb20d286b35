import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import * as v from 'valibot';
import { contactMessageSchema } from '@/hotel/messages/message-request';
import type { ContactMessage } from '@/hotel/messages/message-request';
import { visitorToasts } from '@/words/visitors';
import { newUuid } from '@/lib/uuid';
import { useSendMessage } from '@/hotel/booking/queries/enquiries';
import { focusFirstInvalid } from '@/ui/focus-first-invalid';
import { toast } from '@/ui/toast';
import { isHoneypotFilled, sendingDelay } from './honeypot';
import { forgetDraft, keepDraft, readMessage, restoreDraft } from './message-draft';

type Errors = Partial<Record<keyof ContactMessage, string>>;

/** The contact form: reads its fields, checks them, sends one message. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  // One message keeps its uuid over all tries, so that only one row is ever stored for it.
  const messageId = useRef<string>(undefined);
  const isSending = useRef(false);
  /** When the first character was typed; 0 for a draft that an earlier page began. */
  const begun = useRef<number>(undefined);
  const [errors, setErrors] = useState<Errors>({});
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
    const parsed = v.safeParse(contactMessageSchema, readMessage(fields));
    if (!parsed.success) {
      const { nested = {} } = v.flatten<typeof contactMessageSchema>(parsed.issues);
      const found = Object.fromEntries(
        Object.entries(nested).map(([name, messages]) => [name, messages?.[0]]),
      );
      setErrors(found);
      return focusFirstInvalid(fields, found);
    }
    if (isHoneypotFilled(new FormData(fields))) return toast(visitorToasts.messageFailed);

    isSending.current = true;
    messageId.current ??= newUuid();
    const waitMs = sendingDelay(Date.now() - (begun.current ?? 0));
    send.mutate(
      { submission: { ...parsed.output, id: messageId.current }, waitMs },
      {
        onSuccess: () => {
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
