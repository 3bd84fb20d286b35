import { useState } from 'react';
import { useContent } from '@/content/store/queries/content';
import { FilterSelect } from '@/desk/lists/admin/filters';
import { hasCalendar, type LetterKind } from '@/guests/letters/letter-kinds';
import { fillIn, type LetterText } from '@/guests/letters/write-letter';
import { guestOf } from '@/desk/stays/reservation';
import { useReservations } from '@/desk/stays/staff-calls/reservations';
import type { LanguageCode } from '@/words/languages';
import { lettersWords as words } from '@/words/staff';
import { useLetterHotel, useNamed } from './use-stay-letter';

type Props = { kind: LetterKind; language: LanguageCode; text: LetterText };

const CHOICES_MAX = 20;

/** A letter as its guest would read it, with one of the newest stays. */
export function LetterPreview({ kind, language, text }: Props) {
  const { items } = useReservations({});
  const [id, setId] = useState<string>();
  const { hotelInfo, contactInfo } = useContent().content.sections;
  const hotel = useLetterHotel();
  const stays = items?.filter(({ erasedAt }) => !erasedAt).slice(0, CHOICES_MAX) ?? [];
  const stay = stays.find((one) => one.id === id) ?? stays[0];
  const named = useNamed(stay ? [stay] : []);
  if (!stay) return items ? <p className="hint">{words.noStay}</p> : null;
  const { subject, body } = fillIn(kind, text, named(stay), hotel, language);

  return (
    <section className="letter-preview" aria-label={words.previewTitle}>
      <FilterSelect
        label={words.previewOf}
        value={stay.id}
        choices={stays.map((one) => [one.id, `${guestOf(one)}, ${one.roomName}`])}
        onChange={setId}
      />
      <article lang={language}>
        <p className="letter-subject" dir="auto">
          {subject}
        </p>
        <div className="letter-paper">
          <p className="letter-head">{hotelInfo.name}</p>
          <div className="letter-text" dir="auto">
            {body}
          </div>
          <p className="letter-foot">
            {[hotelInfo.name, contactInfo.location, contactInfo.phone].join(' · ')}
          </p>
        </div>
      </article>
      {hasCalendar(kind) && stay.checkIn && <p className="hint">{words.withCalendar}</p>}
    </section>
  );
}
