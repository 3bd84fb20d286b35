import { useState } from 'react';
import { DetailHint } from '@/desk/lists/admin/InboxPanes';
import { guestTextProps } from '@/desk/lists/admin/guest-text-props';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { replyEmail } from '@/guests/emails/guest-email';
import { useQueueReply, useReplies } from '@/guests/messages/staff-calls/replies';
import { guestDraftKey } from '@/basics/drafts/admin/drafts';
import { useUserId } from '@/basics/session/staff-calls/session';
import { momentLabel } from '@/basics/time/relative-time';
import type { StoredMessage } from '@/guests/messages/message';
import { useContent } from '@/content/store/queries/content';
import { EMAIL_WORDS } from '@/words/catalogues';
import { messageWords, partWords, staffFrameWords, stayFormWords, stayWords } from '@/words/staff';
import { focusOnMount } from '@/ui/focus';
import { EmailPanel } from '@/guests/emails/admin/EmailPanel';
import { OutboxEntries } from '@/guests/emails/admin/OutboxEntries';
import { StayList } from '@/desk/stays/admin/StayList';
import { useStaysOf } from '@/desk/stays/staff-calls/other-stays';
import { calledByStaff } from '@/words/staff-languages';
import { MessageActions } from './MessageActions';
import { MessagePill } from './MessagesOfGuest';

type Props = {
  /** Undefined while loading; null if the message does not exist. */
  message: StoredMessage | null | undefined;
  isFailed: boolean;
  isChosen: boolean;
  onDeleted: () => void;
};

export function MessageDetail({ message, isFailed, isChosen, onDeleted }: Props) {
  const { hotelInfo } = useContent().content.sections;
  const [isReplying, setReplying] = useState(false);
  const userId = useUserId();
  const queue = useQueueReply(message?.id ?? '');
  if (!message) {
    return <DetailHint noun="message" isChosen={isChosen} isGone={message === null || isFailed} />;
  }
  const { id, name, email, subject, language, createdAt, answeredAt } = message;
  const inTown = (moment: string) => staffFrameWords.inPhnomPenh(momentLabel(moment));

  return (
    <article>
      <header className="spread items-start gap-4">
        <div className="min-w-0 wrap-anywhere">
          <h2 {...guestTextProps(subject, language)}>{subject}</h2>
          <p>
            <bdi>{name}</bdi>, {email}
          </p>
          {language !== hotelInfo.languages[0] && (
            <p>{stayFormWords.wroteIn(calledByStaff(language))}</p>
          )}
        </div>
        <MessagePill message={message} />
      </header>
      {message.maybeRobot && <p className="notice mt-4">{messageWords.maybeRobot}</p>}
      <p className="message-text" {...guestTextProps(message.message, language)}>
        {message.message}
      </p>
      <MessageActions
        message={message}
        onReply={!isReplying ? () => setReplying(true) : undefined}
        onDeleted={onDeleted}
      />
      {isReplying && (
        <StaffErrorBoundary name={partWords.email}>
          <EmailPanel
            label={messageWords.replyTitle}
            title={messageWords.replyTitle}
            ready={replyEmail(message, hotelInfo.name, EMAIL_WORDS[language])}
            place={guestDraftKey(`reply/${id}`, userId)}
            queue={queue}
            headingRef={focusOnMount}
            hint={messageWords.ownProgram}
            onSent={() => setReplying(false)}
            onClose={() => setReplying(false)}
          />
        </StaffErrorBoundary>
      )}
      <StaffErrorBoundary name={partWords.email} data={[message]}>
        <Replies message={message} />
      </StaffErrorBoundary>
      <StaffErrorBoundary name={partWords.otherStays} data={[message]}>
        <StaysOfSender email={email} />
      </StaffErrorBoundary>
      <p className="hint mt-[1.6rem]">
        {messageWords.received(inTown(createdAt)) +
          (answeredAt ? ` · ${messageWords.answeredAt(inTown(answeredAt))}` : '')}
      </p>
    </article>
  );
}

function Replies({ message }: { message: StoredMessage }) {
  const { data = [] } = useReplies(message.id, message.updatedAt);
  if (data.length === 0) return null;
  return (
    <section className="mt-[1.6rem]" aria-label={messageWords.replies}>
      <h3>{messageWords.replies}</h3>
      <OutboxEntries role="status" entries={data} />
    </section>
  );
}

function StaysOfSender({ email }: { email: string }) {
  const { data = [], isError } = useStaysOf(email);
  if (data.length === 0 && !isError) return null;
  return (
    <section className="mt-[1.6rem]" aria-label={messageWords.stays}>
      <h3>{messageWords.stays}</h3>
      {isError && data.length === 0 ? (
        <p className="hint">{stayWords.othersFailed}</p>
      ) : (
        <StayList stays={data} />
      )}
    </section>
  );
}
