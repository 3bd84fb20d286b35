import { useEffect, useRef } from 'react';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import { requestReference } from '@/selling/booking/reference';
import { sumLine } from '@/selling/booking/site/sum-line';
import { staySentence } from '@/selling/booking/stay-days';
import type { Choice } from '@/selling/search/stored-choice';
import { countWords, receiptWords as words } from '@/words/visitors';
import { mailtoLink } from '@/basics/rules/mailto';
import { phoneLink } from '@/basics/rules/phone-number';
import { Button } from '@/ui/Button';
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
  const money = useMoney();
  const { contactInfo } = useContent().content.sections;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (email) heading.current?.focus();
  }, [email]);
  return (
    <section className="panel receipt rooms-panel" aria-labelledby="receipt">
      <h2 className="h3" id="receipt" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <dl className="sum">
        {sumLine(words.reference, <b>{requestReference(sent.id)}</b>)}
        {choice.rooms.map((room, place) => (
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
        ))}
        {sumLine(words.total, sent.total === null ? words.totalOpen : money(sent.total), {
          className: 'total',
        })}
      </dl>
      <p>
        <span>{words.answer(email)}</span> <span>{words.notBooked}</span>
      </p>
      <p>
        <span>{words.silence}</span> <a href={phoneLink(contactInfo)}>{contactInfo.phone}</a>,{' '}
        <a href={mailtoLink(contactInfo.email)}>{contactInfo.email}</a>
      </p>
      <Button variant="ghost" className="w-full" onClick={onAnother}>
        {words.another}
      </Button>
    </section>
  );
}
