import { MESSAGE_STATUS_LABEL } from '@/hotel/messages/message';
import type { StoredMessage } from '@/hotel/messages/message';
import { messageWords } from '@/words/staff';

/** Where a message stands: answered, else where it lies. */
export function MessagePill({ message }: { message: StoredMessage }) {
  const { status, answeredAt } = message;
  if (answeredAt !== null && status !== 'spam') {
    return <span className="pill ok">{messageWords.answered}</span>;
  }
  return (
    <span className={status === 'unread' ? 'pill new' : 'pill'}>
      {MESSAGE_STATUS_LABEL[status]}
    </span>
  );
}
