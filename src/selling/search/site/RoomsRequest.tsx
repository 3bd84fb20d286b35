import { useEffect, useRef, useState } from 'react';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import { ContactFields } from '@/selling/booking/site/StayFields';
import { readGuest } from '@/selling/booking/site/form-fields';
import { sumLine } from '@/selling/booking/site/sum-line';
import { isCodeRule, sentenceOf } from '@/selling/booking/site/RuleNote';
import { useStayQuotes } from '@/selling/prices/queries/use-stay-quote';
import { sumOf } from '@/selling/prices/stay-amounts';
import { guestsIn, type RoomsRefusal } from '@/selling/search/chosen-rooms';
import type { Choice, ChosenRoom } from '@/selling/search/stored-choice';
import { useRequestRooms } from '@/selling/search/queries/request-rooms';
import { useSiteForm } from '@/kit/sending/site/use-site-form';
import { bookingWords, countWords, roomWords, stayPriceWords } from '@/words/visitors';
import { severalRoomsWords as words } from '@/words/visitors';
import { BOOKING_ID } from '@/basics/rules/paths';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { useBoundaryFields } from '@/ui/boundary-memory';
import { ChosenRoomFields } from './ChosenRoomFields';
import '@/selling/booking/site/booking-panel.css';
import '@/selling/booking/site/quote-parts.css';

type Props = {
  rooms: readonly ChosenRoom[];
  /** The search's number of guests and its promo code. */
  party: { guests: number; code: string | null };
  onChange: (rooms: readonly ChosenRoom[]) => void;
  onSent: (sent: NonNullable<Choice['sent']>, email: string) => void;
};

/** The bar with the chosen rooms, and the form that requests them together. */
export function RoomsRequest({ rooms, party, onChange, onSent }: Props) {
  const money = useMoney();
  const { content } = useContent();
  const { answers, isFetching, renew } = useStayQuotes(
    rooms.map(({ roomId, arrive: checkIn, nights, guests, children, extras }) => {
      const code = party.code ?? '';
      return { roomId, checkIn, nights, guests, children, extras, code };
    }),
  );
  const quotes = answers.flatMap((answer) => answer?.quote ?? []);
  const isKnown = quotes.length === rooms.length;
  const total = isKnown ? sumOf(quotes.map((quote) => quote.total)) : undefined;
  const [refused, setRefused] = useState<RoomsRefusal>();
  const [gone, setGone] = useState<string>();
  const [written, setWritten] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const names = rooms.map(({ name }) => name).join(', ');
  const { send, isPending } = useRequestRooms(names, content.sections.contactInfo.phone);
  const { form, errors, change, submit } = useSiteForm({
    name: 'rooms',
    send: async (fields, id) => {
      const answer = await send({
        id,
        rooms,
        total,
        // A code that applies to no room would be refused.
        code: isKnown && quotes.every(({ rule }) => isCodeRule(rule)) ? null : party.code,
        ...readGuest(new FormData(fields)),
      });
      return { ...answer, id };
    },
    isRefused: ({ refused: why }) => {
      setRefused(undefined);
      // The new prices first, because the reason names them.
      if (why) void renew().then(() => setRefused(why));
      return why !== undefined;
    },
    onSent: ({ email, id }) => onSent({ id, total: total ?? null }, email ?? ''),
  });
  useBoundaryFields(form);

  // Other rooms are another request.
  const requested = useRef(rooms);
  useEffect(() => {
    if (requested.current === rooms) return;
    requested.current = rooms;
    change();
    setRefused(undefined);
  }, [rooms, change]);

  const changeRoom = (place: number, part: Partial<ChosenRoom>) =>
    onChange(rooms.map((room, at) => (at === place ? { ...room, ...part } : room)));

  // Takes out an extra that the hotel no longer offers.
  const lost = answers.findIndex((answer) => answer?.gone !== undefined);
  useEffect(() => {
    const id = answers[lost]?.gone;
    const extras = rooms[lost]?.extras ?? [];
    if (!extras.some((extra) => extra.id === id)) return;
    setGone(content.prices.extras.find((extra) => extra.id === id)?.name);
    changeRoom(lost, { extras: extras.filter((extra) => extra.id !== id) });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [lost, answers]);

  const isGone = ({ roomId }: ChosenRoom, place: number) =>
    (refused?.code === 'room-gone' && refused.place === place) ||
    !content.rooms.some(({ id }) => id === roomId);
  const shown = total === undefined ? '…' : money(total);
  const changed = total === undefined ? stayPriceWords.failed : stayPriceWords.changed(shown);
  const left = party.guests - guestsIn(rooms);
  const bar = words.bar(words.rooms(rooms.length), countWords.guestsInText(guestsIn(rooms)), shown);
  return (
    <>
      <section className="rooms-bar" aria-label={words.label}>
        <p role="status">{bar}</p>
        <a className={buttonClass('primary')} href={`#${BOOKING_ID}`}>
          {words.toForm}
        </a>
      </section>
      <section className="panel rooms-panel" id={BOOKING_ID} aria-labelledby="rooms-request">
        <h2 className="h3" id="rooms-request" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <form
          ref={form}
          method="dialog"
          noValidate
          onSubmit={(event) => (isFetching ? event.preventDefault() : submit(event))}
          onChange={(event) => {
            change(event);
            setWritten(String(new FormData(event.currentTarget).get('message') ?? '').length);
          }}
        >
          {rooms.map((room, place) => (
            <ChosenRoomFields
              // oxlint-disable-next-line react/no-array-index-key -- a room may be chosen twice
              key={`${room.roomId} ${place}`}
              room={room}
              answer={answers[place]}
              isGone={isGone(room, place)}
              onChange={(part) => changeRoom(place, part)}
              onTakeOut={() => {
                // The pressed button disappears.
                heading.current?.focus();
                onChange(rooms.toSpliced(place, 1));
              }}
            />
          ))}
          {left > 0 && <p className="mt-4">{words.withoutRoom(countWords.guestsInText(left))}</p>}
          {gone && <p className="stay-rule">{stayPriceWords.gone(gone)}</p>}
          <ContactFields written={written} errors={errors} />
          <dl className="sum">{sumLine(bookingWords.total, shown, { className: 'total' })}</dl>
          {!isKnown && !isFetching && <p className="hint">{stayPriceWords.failed}</p>}
          <div role="alert">
            {refused && <p className="stay-rule">{reasonOf(refused, rooms, changed)}</p>}
          </div>
          <Button type="submit" className="w-full" loading={isPending || isFetching}>
            {roomWords.bookButton}
          </Button>
          <p className="panel-note">{roomWords.panelNote}</p>
        </form>
      </section>
    </>
  );
}

/** Says why nothing was sent. `changed`: the sentence about a new price. */
function reasonOf(
  { code, place, sentence, rule }: RoomsRefusal,
  rooms: readonly ChosenRoom[],
  changed: string,
): string {
  const room = rooms[place ?? -1];
  const said = sentence || (rule && sentenceOf(rule));
  if (code === 'price-changed' || !room || !said) return changed;
  return words.ofRoom(room.name, said);
}
