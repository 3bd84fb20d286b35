import { Send } from 'lucide-react';
import { useState } from 'react';
import { useUserId } from '@/basics/session/staff-calls/session';
import { guestDraftKey, removeDraft, typedTexts, writeDraft } from '@/basics/drafts/admin/drafts';
import type { Letter } from '@/guests/letters/guest-mail';
import { OpenMail } from '@/guests/letters/admin/OtherWays';
import { canSendLetters } from '@/guests/letters/staff-calls/outbox';
import { useQueueReply } from '@/guests/messages/staff-calls/replies';
import { newUuid } from '@/lib/uuid';
import { Button } from '@/ui/Button';
import { InputField, TextareaField } from '@/ui/Field';
import { focusOn } from '@/ui/focus';
import { letterPanelWords, messageWords, commonWords } from '@/words/staff';

type Props = {
  messageId: string;
  ready: Letter;
  onClose: () => void;
};

/** A reply, by the hotel's mail service or the reader's own; half written, it is kept until a logout. */
export function ReplyPanel({ messageId, ready, onClose }: Props) {
  const userId = useUserId();
  const place = guestDraftKey(`reply/${messageId}`, userId);
  const [written, setWritten] = useState(() => ({
    ...ready,
    ...typedTexts(place, ['subject', 'body']),
  }));
  // One reply keeps its uuid over all tries, so that it is sent only once.
  const [id] = useState(newUuid);
  const queue = useQueueReply(messageId);

  function edit(change: Partial<Letter>): void {
    const next = { ...written, ...change };
    setWritten(next);
    writeDraft(place, {
      subject: { base: ready.subject, mine: next.subject },
      body: { base: ready.body, mine: next.body },
    });
  }

  function send(): void {
    if (queue.isPending) return;
    const onSuccess = () => {
      removeDraft(place);
      onClose();
    };
    queue.mutate({ id, letter: written }, { onSuccess });
  }

  return (
    <section
      className="letter box mt-[1.4rem] p-[1.1rem] [background:var(--admin-ground)]"
      aria-label={messageWords.replyTitle}
    >
      <h3 tabIndex={-1} ref={focusOn}>
        {messageWords.replyTitle}
      </h3>
      <InputField
        label={letterPanelWords.subject}
        dir="auto"
        value={written.subject}
        onChange={({ target }) => edit({ subject: target.value })}
      />
      <TextareaField
        label={letterPanelWords.body}
        dir="auto"
        rows={12}
        value={written.body}
        onChange={({ target }) => edit({ body: target.value })}
      />
      <div className="detail-acts mt-[0.9rem]">
        {canSendLetters && (
          <Button icon={Send} loading={queue.isPending} onClick={send}>
            {letterPanelWords.send(ready.to)}
          </Button>
        )}
        <OpenMail letter={written} isFirst={!canSendLetters} />
        <Button variant="ghost" onClick={onClose}>
          {commonWords.close}
        </Button>
      </div>
      <p className="hint">{messageWords.ownProgram}</p>
    </section>
  );
}
