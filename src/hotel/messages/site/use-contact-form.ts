import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { MessageErrors } from '@/hotel/messages/message-request';
import { newUuid } from '@/lib/uuid';
import { useSendMessage } from '@/hotel/messages/queries/messages';
import { focusFirstInvalid } from '@/ui/focus-first-invalid';
import { isHoneypotFilled, sendingDelay } from './honeypot';
import { forgetDraft, keepDraft, readMessage, restoreDraft } from './message-draft';

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
