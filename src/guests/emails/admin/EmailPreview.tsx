import { useState } from 'react';
import { useContent } from '@/content/store/queries/content';
import { FilterSelect } from '@/desk/lists/admin/filters';
import { hasCalendarEntry, type EmailKind } from '@/guests/emails/email-kinds';
import { fillTemplate, type EmailText } from '@/guests/emails/write-email';
import { guestOf } from '@/desk/stays/reservation';
import { useReservations } from '@/desk/stays/staff-calls/reservations';
import type { LanguageCode } from '@/words/languages';
import { emailSettingsWords as words } from '@/words/staff';
import { useEmailHotel, useTranslatedNames } from './use-stay-email';

type Props = { kind: EmailKind; language: LanguageCode; text: EmailText };

const CHOICES_MAX = 20;

export function EmailPreview({ kind, language, text }: Props) {
  const { items } = useReservations({});
  const [id, setId] = useState<string>();
  const { hotelInfo, contactInfo } = useContent().content.sections;
  const hotel = useEmailHotel();
  const stays = items?.filter(({ erasedAt }) => !erasedAt).slice(0, CHOICES_MAX) ?? [];
  const stay = stays.find((one) => one.id === id) ?? stays[0];
  const named = useTranslatedNames(stay ? [stay] : []);
  if (!stay) return items ? <p className="hint">{words.noStay}</p> : null;
  const { subject, body } = fillTemplate(kind, text, named(stay), hotel, language);

  return (
    <section className="email-preview" aria-label={words.previewTitle}>
      <FilterSelect
        label={words.previewOf}
        value={stay.id}
        choices={stays.map((one) => [one.id, `${guestOf(one)}, ${one.roomName}`])}
        onChange={setId}
      />
      <article className="mt-4 overflow-hidden border border-line rounded-2" lang={language}>
        <p
          className="text-ink px-4 py-[0.7rem] border-b border-line bg-paper-2 font-[550] wrap-anywhere"
          dir="auto"
        >
          {subject}
        </p>
        <div className="bg-white text-[#2b2b28]">
          <p className="px-6 py-4 bg-brand text-on-brand text-[1.1rem]">{hotelInfo.name}</p>
          <div
            className="pt-[1.4rem] px-6 pb-[0.8rem] leading-[1.6] whitespace-pre-line wrap-anywhere"
            dir="auto"
          >
            {body}
          </div>
          <p className="text-[#6b675f] pt-[0.6rem] px-6 pb-[1.2rem] text-xs">
            {[hotelInfo.name, contactInfo.location, contactInfo.phone].join(' · ')}
          </p>
        </div>
      </article>
      {hasCalendarEntry(kind) && stay.checkIn && <p className="hint">{words.withCalendar}</p>}
    </section>
  );
}
