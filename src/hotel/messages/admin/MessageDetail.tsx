import { Archive, Inbox, Mail, MailOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDelete } from '@/hotel/editing/admin/ConfirmDelete';
import { DetailHint } from '@/hotel/desk/admin/DetailHint';
import { GuestLanguage } from '@/hotel/desk/admin/GuestLanguage';
import { InsteadNote } from '@/hotel/letters/admin/InsteadNote';
import { letterLink, replyLetter } from '@/hotel/letters/guest-mail';
import { mailtoLink } from '@/hotel/letters/mailto';
import { useLetterWords } from '@/hotel/letters/staff-queries/letter-words';
import { momentLabel } from '@/hotel/time/relative-time';
import { MESSAGE_STATUS_LABEL } from '@/hotel/messages/message';
import type { MessageStatus, StoredMessage } from '@/hotel/messages/message';
import { useContent } from '@/hotel/content/queries/content';
import { useDeleteMessage, useFileMessage } from '@/hotel/messages/staff-queries/messages';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { messageWords, momentWords } from '@/words/staff';

type Props = {
  /** Undefined while it is on its way; null when there is none. */
  message: StoredMessage | null | undefined;
  isFailed: boolean;
  isChosen: boolean;
  onDeleted: () => void;
};

/** One message and what can be done with it. */
export function MessageDetail({ message, isFailed, isChosen, onDeleted }: Props) {
  const { hotelInfo } = useContent().content.sections;
  const file = useFileMessage();
  const remove = useDeleteMessage();
  const [isAsking, setAsking] = useState(false);
  const { words, areInstead } = useLetterWords(message?.language ?? 'en');
  if (!message) {
    return <DetailHint noun="message" isChosen={isChosen} isGone={message === null || isFailed} />;
  }
  const { id, name, email, subject, status, language, createdAt } = message;
  const fileTo = (to: MessageStatus) => file.mutate({ id, to, from: status });

  return (
    <article>
      <header className="detail-head">
        <div>
          <h2 dir="auto">{subject}</h2>
          <p>
            <bdi>{name}</bdi>, {email}
          </p>
          <GuestLanguage language={language} />
        </div>
        <span className={`pill ${status === 'unread' ? 'new' : ''}`}>
          {MESSAGE_STATUS_LABEL[status]}
        </span>
      </header>
      <p className="message-text" dir="auto">
        {message.message}
      </p>
      {isAsking ? (
        <ConfirmDelete
          question={messageWords.question}
          onConfirm={async () => {
            await remove.mutateAsync(id).then(onDeleted, () => undefined);
          }}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <div className="detail-acts">
          <a
            className={buttonClass('primary')}
            href={
              words ? letterLink(replyLetter(message, hotelInfo.name, words)) : mailtoLink(email)
            }
            onClick={() => status === 'unread' && fileTo('read')}
          >
            <Mail className="icon" aria-hidden="true" />
            {messageWords.reply}
          </a>
          {status === 'archived' ? (
            <Button variant="ghost" onClick={() => fileTo('read')}>
              <Inbox className="icon" aria-hidden="true" />
              {messageWords.restore}
            </Button>
          ) : (
            <>
              <Button variant="ghost" onClick={() => fileTo(status === 'read' ? 'unread' : 'read')}>
                <MailOpen className="icon" aria-hidden="true" />
                {status === 'read' ? messageWords.markUnread : messageWords.markRead}
              </Button>
              <Button variant="ghost" onClick={() => fileTo('archived')}>
                <Archive className="icon" aria-hidden="true" />
                {messageWords.archive}
              </Button>
            </>
          )}
          <Button variant="ghost" onClick={() => setAsking(true)}>
            <Trash2 className="icon" aria-hidden="true" />
            {messageWords.delete}
          </Button>
        </div>
      )}
      {areInstead && <InsteadNote language={language} />}
      <p className="detail-foot">
        {messageWords.received(momentWords.inPhnomPenh(momentLabel(createdAt)))}
      </p>
    </article>
  );
}
