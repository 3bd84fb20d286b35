import { Send } from 'lucide-react';
import { useUserId } from '@/basics/session/staff-calls/session';
import { guestDraftKey } from '@/basics/drafts/admin/drafts';
import { useWordsDraft } from '@/guests/letters/admin/use-words-draft';
import type { Letter } from '@/guests/letters/guest-mail';
import { OpenMail } from '@/guests/letters/admin/OtherWays';
import { canSendLetters } from '@/guests/letters/staff-calls/outbox';
import { useQueueReply } from '@/guests/messages/staff-calls/replies';
import { Button } from '@/ui/Button';
import { InputField, TextareaField } from '@/ui/Field';
import { focusOn } from '@/ui/focus';
import { letterPanelWords, messageWords, commonWords } from '@/words/staff';

type Props = { messageId: string; ready: Letter; onClose: () => void };

/** A reply, by the hotel's mail service or the reader's own; half written, it is kept until a logout. */
export function ReplyPanel({ messageId, ready, onClose }: Props) {
  const userId = useUserId();
  const draft = useWordsDraft(guestDraftKey(`reply/${messageId}`, userId), ready);
  const written = { ...ready, ...draft.words };
  const queue = useQueueReply(messageId);

  function send(): void {
    const onSuccess = () => {
      draft.forget();
      onClose();
    };
    queue.mutate({ id: draft.newId, letter: written }, { onSuccess });
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
        onChange={({ target }) => draft.type({ subject: target.value })}
      />
      <TextareaField
        label={letterPanelWords.body}
        dir="auto"
        rows={12}
        value={written.body}
        onChange={({ target }) => draft.type({ body: target.value })}
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
