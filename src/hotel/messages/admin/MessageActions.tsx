import { Archive, Inbox, Mail, MailCheck, MailOpen, ShieldAlert, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDelete } from '@/hotel/editing/admin/ConfirmDelete';
import type { MessageStatus, StoredMessage } from '@/hotel/messages/message';
import {
  useDeleteMessage,
  useFileMessage,
  useSetAnswered,
} from '@/hotel/messages/staff-queries/messages';
import { Button } from '@/ui/Button';
import { messageWords } from '@/words/staff';

type Props = {
  message: StoredMessage;
  /** Undefined while a reply is written already, or cannot be. */
  onReply?: () => void;
  onDeleted: () => void;
};

/** What can be done with a message. */
export function MessageActions({ message, onReply, onDeleted }: Props) {
  const file = useFileMessage();
  const answer = useSetAnswered();
  const remove = useDeleteMessage();
  const [isAsking, setAsking] = useState(false);
  const { id, status, answeredAt } = message;
  const fileTo = (to: MessageStatus) => file.mutate({ id, to, from: status });

  if (isAsking) {
    return (
      <ConfirmDelete
        question={messageWords.question}
        onConfirm={async () => {
          await remove.mutateAsync(id).then(onDeleted, () => undefined);
        }}
        onCancel={() => setAsking(false)}
      />
    );
  }
  return (
    <div className="detail-acts">
      {onReply && (
        <Button onClick={onReply}>
          <Mail className="icon" aria-hidden="true" />
          {messageWords.reply}
        </Button>
      )}
      <Button
        variant="ghost"
        loading={answer.isPending}
        onClick={() => answer.mutate({ id, isAnswered: answeredAt === null })}
      >
        <MailCheck className="icon" aria-hidden="true" />
        {answeredAt === null ? messageWords.markAnswered : messageWords.markUnanswered}
      </Button>
      {status === 'archived' || status === 'spam' ? (
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
          <Button variant="ghost" onClick={() => fileTo('spam')}>
            <ShieldAlert className="icon" aria-hidden="true" />
            {messageWords.spam}
          </Button>
        </>
      )}
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trash2 className="icon" aria-hidden="true" />
        {messageWords.delete}
      </Button>
    </div>
  );
}
