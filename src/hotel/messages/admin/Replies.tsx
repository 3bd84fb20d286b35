import { OutboxEntry } from '@/hotel/letters/admin/OutboxEntry';
import type { StoredMessage } from '@/hotel/messages/message';
import { useReplies } from '@/hotel/messages/staff-queries/replies';
import { messageWords } from '@/words/staff';

/** What has become of the replies to a message; nothing as long as there is none. */
export function Replies({ message }: { message: StoredMessage }) {
  const { data = [] } = useReplies(message.id, message.updatedAt);
  if (data.length === 0) return null;
  return (
    <section className="detail-part" aria-label={messageWords.replies}>
      <h3>{messageWords.replies}</h3>
      <ul className="outbox" role="status">
        {data.map((entry) => (
          <OutboxEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
