import { ReceiptSection } from '@/selling/booking/site/ReceiptSection';
import { staySentence } from '@/selling/booking/stay-days';
import type { Choice } from '@/selling/search/stored-choice';
import { countWords } from '@/words/visitors';
import { languageProps } from '@/ui/Text';
import '@/selling/booking/site/booking-panel.css';

type Props = {
  choice: Choice;
  sent: NonNullable<Choice['sent']>;
  /** The guest's address; undefined after a reload, because it is not stored. */
  email: string | undefined;
  onAnother: () => void;
};

/** The receipt of a request for several rooms: one reference, each room with its guests. */
export function RoomsReceipt({ choice, sent, email, onAnother }: Props) {
  const lines = choice.rooms.map((room, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a room may be chosen twice
    <div key={place}>
      <dt {...languageProps(room.name)}>{room.name}</dt>
      <dd>
        <span>{countWords.guestsInText(room.guests, room.children)}</span>{' '}
        <small className="block">
          {staySentence({ checkIn: room.arrive, nights: room.nights })}
        </small>
      </dd>
    </div>
  ));
  return (
    <ReceiptSection
      {...sent}
      {...{ email, lines, onAnother }}
      className="panel rooms-panel"
      isNew={email !== undefined}
    />
  );
}
