import { Link } from '@/ui/router';
import { useMessagesFrom } from '@/guests/messages/staff-calls/messages';
import { guestTextProps } from '@/desk/lists/admin/guest-text-props';
import { messagePath } from '@/basics/rules/paths';
import { momentLabel } from '@/basics/time/relative-time';
import { messageWords } from '@/words/staff';
import { MESSAGE_STATUS_LABEL, type StoredMessage } from '@/guests/messages/message';

export function MessagesOfGuest({ email }: { email: string }) {
  const { data = [], isError } = useMessagesFrom(email);
  if (data.length === 0 && !isError) return null;
  return (
    <section className="mt-[1.6rem]" aria-label={messageWords.ofGuest}>
      <h3>{messageWords.ofGuest}</h3>
      {isError && data.length === 0 && <p className="hint">{messageWords.ofGuestFailed}</p>}
      <ul className="other-stays rows mt-[0.6rem] text-sm">
        {data.map((message) => (
          <li
            className="flex flex-wrap gap-x-[0.9rem] gap-y-[0.2rem] items-baseline px-0 py-[0.45rem]"
            key={message.id}
          >
            <Link
              className="text-link tap"
              to={messagePath(message.id)}
              {...guestTextProps(message.subject, message.language)}
            >
              {message.subject}
            </Link>
            <span>{momentLabel(message.createdAt)}</span>
            <MessagePill message={message} />
          </li>
        ))}
      </ul>
    </section>
  );
}

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
