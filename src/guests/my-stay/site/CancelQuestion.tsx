import { CircleAlert } from 'lucide-react';
import { Button } from '@/ui/Button';
import { focusOnMount } from '@/ui/focus';
import type { GuestStay } from '@/guests/my-stay/guest-stay';
import { stayPageWords, stayRoomsWords } from '@/words/visitors';
import { roomNameInPageLanguage } from './room-name';

type Props = {
  stay: GuestStay;
  isSending: boolean;
  problem: string | undefined;
  /** Cancels the stay. `whole`: all rooms of the booking. */
  onCancel: (whole: boolean) => void;
  onKeep: () => void;
};

/** Asks before cancelling, because others can book the nights at once. */
export function CancelQuestion({ stay, isSending, problem, onCancel, onKeep }: Props) {
  const { question, text, yes, no } = stayPageWords.cancelling;
  const hasOthers = stay.rooms.some((room) => room.isOpen && !room.isThis);
  return (
    <div className="guest-form">
      <h2 className="h3" ref={focusOnMount} tabIndex={-1}>
        {question}
      </h2>
      <p>{text}</p>
      {problem && (
        <p className="err" role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          {problem}
        </p>
      )}
      <div className="guest-buttons">
        {hasOthers && (
          <Button loading={isSending} onClick={() => onCancel(true)}>
            {stayRoomsWords.cancelAll}
          </Button>
        )}
        {stay.isOpen && (
          <Button
            variant={hasOthers ? 'ghost' : 'primary'}
            loading={isSending && !hasOthers}
            onClick={() => onCancel(false)}
          >
            {hasOthers ? stayRoomsWords.cancelOne(roomNameInPageLanguage(stay).text) : yes}
          </Button>
        )}
        <Button variant="ghost" onClick={onKeep}>
          {no}
        </Button>
      </div>
    </div>
  );
}
