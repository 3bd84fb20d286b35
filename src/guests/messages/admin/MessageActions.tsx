import { Archive, Inbox, Mail, MailCheck, MailOpen, ShieldAlert, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDelete } from '@/kit/editors/admin/ConfirmDelete';
import type { MessageStatus, StoredMessage } from '@/guests/messages/message';
import {
  useDeleteMessage,
  useFileMessage,
  useSetAnswered,
} from '@/guests/messages/staff-calls/messages';
import { Button } from '@/ui/Button';
import { messageWords } from '@/words/staff';

type Props = {
  message: StoredMessage;
  /** Undefined while a reply is open, or if none is possible. */
  onReply?: () => void;
  onDeleted: () => void;
};

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
  const action = (Icon: LucideIcon, label: string, act: () => void, isPending = false) => (
    <Button icon={Icon} variant="ghost" loading={isPending} onClick={act}>
      {label}
    </Button>
  );
  const isFiled = status === 'archived' || status === 'spam';
  const isRead = status === 'read';
  return (
    <div className="detail-acts">
      {onReply && (
        <Button icon={Mail} onClick={onReply}>
          {messageWords.reply}
        </Button>
      )}
      {action(
        MailCheck,
        answeredAt === null ? messageWords.markAnswered : messageWords.markUnanswered,
        () => answer.mutate({ id, isAnswered: answeredAt === null }),
        answer.isPending,
      )}
      {isFiled ? (
        action(Inbox, messageWords.restore, () => fileTo('read'))
      ) : (
        <>
          {action(MailOpen, isRead ? messageWords.markUnread : messageWords.markRead, () =>
            fileTo(isRead ? 'unread' : 'read'),
          )}
          {action(Archive, messageWords.archive, () => fileTo('archived'))}
          {action(ShieldAlert, messageWords.spam, () => fileTo('spam'))}
        </>
      )}
      {action(Trash2, messageWords.delete, () => setAsking(true))}
    </div>
  );
}
