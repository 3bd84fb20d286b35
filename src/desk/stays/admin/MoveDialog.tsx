import { useWatch } from 'react-hook-form';
import { useUserId } from '@/basics/session/staff-calls/session';
import { useContent } from '@/content/store/queries/content';
import { DraftDialog } from '@/kit/editors/admin/FormDialog';
import { guestDraftKey } from '@/basics/drafts/admin/drafts';
import { useSectionForm, type Edit } from '@/kit/editors/admin/use-section-form';
import { agreedQuote, choicesOf, countsOf, extrasShown } from '@/desk/stays/agreed-terms';
import { chargeChange, hasBegun, movedStaySchema } from '@/desk/stays/early-departure';
import type { MovedStay } from '@/desk/stays/early-departure';
import { hasAdult, type Reservation } from '@/desk/stays/reservation';
import { isOverridable, StayCost } from '@/selling/prices/admin/StayCost';
import { useChangeQuote } from '@/selling/prices/staff-calls/prices';
import { askedPrice, chosenExtras, ownPriceChange } from '@/selling/prices/stay-terms';
import { CAPACITY_MAX, GUESTS_MIN, NIGHTS_MIN, STAFF_NIGHTS_MAX } from '@/basics/rules/limits';
import { useChangeReservation } from '@/desk/stays/staff-calls/change-reservation';
import { nightsTaken } from '@/desk/stays/staff-calls/nights-taken';
import { changedFields } from '@/basics/rules/merge';
import { formatDate, hotelToday, isCalendarDate } from '@/basics/time/dates';
import {
  earlyDepartureWords,
  priceListWords,
  stayCostWords,
  stayFormWords,
  stayWords,
} from '@/words/staff';
import { ChargeFields, StayFormFields } from './stay-fields';
import { NightsTakenNotice } from './OtherRooms';

type Props = { reservation: Reservation; onClose: () => void; onMoved: () => void };

const LABELS: Record<keyof MovedStay, string> = {
  extras: priceListWords.extras.title,
  ownPrice: stayCostWords.another,
  priceReason: stayCostWords.why,
  ruleReason: stayCostWords.past,
  roomId: stayFormWords.room,
  checkIn: stayFormWords.checkIn,
  nights: stayFormWords.nights,
  guests: stayFormWords.guests,
  children: stayFormWords.ages,
  charged: earlyDepartureWords.question,
  amount: earlyDepartureWords.amount,
};

/** Sets or changes dates and room. Merges changes by other users, as all editors do. */
export function MoveDialog({ reservation, onClose, onMoved }: Props) {
  const { id, roomId, roomName, checkIn, nights, guests, children, updatedAt } = reservation;
  const extras = reservation.extras.filter(({ obligatory }) => !obligatory);
  const { rooms, prices } = useContent().content;
  const userId = useUserId();
  const change = useChangeReservation();
  const editor = useSectionForm<MovedStay>({
    draftKey: guestDraftKey(`stay/${id}`, userId),
    schema: movedStaySchema,
    value: {
      roomId,
      checkIn: checkIn ?? '',
      nights,
      guests,
      children,
      charged: 'nights',
      amount: Number.NaN,
      extras: countsOf(extras),
      ownPrice: Number.NaN,
      priceReason: '',
      ruleReason: '',
    },
    save,
  });
  const { form } = editor;
  const [room, day, stays, people, ages, chosen, typedPrice] = useWatch({
    control: form.control,
    name: ['roomId', 'checkIn', 'nights', 'guests', 'children', 'extras', 'ownPrice'],
  });
  const isEarly = hasBegun(reservation, hotelToday()) && room === roomId && stays < nights;
  const hasAges = ages.length + children.length > 0;

  const stay = {
    roomId: room,
    checkIn: isCalendarDate(day) ? day : null,
    nights: stays,
    guests: people,
    children: hasAges ? ages : undefined,
    extras: chosenExtras(chosen),
  };
  const agreed = {
    roomId,
    checkIn,
    nights,
    guests,
    children: hasAges ? children : undefined,
    extras: chosenExtras(countsOf(extras)),
  };
  const ownPrice = askedPrice(typedPrice);
  const isOther = ownPrice !== undefined || changedFields<typeof stay>(agreed, stay).length > 0;
  const isStay =
    stays >= NIGHTS_MIN &&
    stays <= STAFF_NIGHTS_MAX &&
    people >= GUESTS_MIN &&
    people <= CAPACITY_MAX &&
    hasAdult({ guests: people, children: ages });
  const { data, isError } = useChangeQuote(
    id,
    updatedAt,
    isOther && isStay && !isEarly ? { ...stay, ownPrice } : null,
  );
  const quote = isOther ? (data ?? undefined) : agreedQuote(reservation);

  async function save({ base, mine }: Edit<MovedStay>): Promise<void> {
    const { charged, amount, ownPrice, priceReason, ruleReason } = mine;
    const changed = changedFields(base, mine).filter((field) => field in agreed);
    if (!isEarly && isOverridable(quote?.rule) && !ruleReason) {
      form.setError('ruleReason', { message: stayCostWords.pastMissing }, { shouldFocus: true });
      throw new Error('a rule is to be passed with a word');
    }
    const terms = isEarly
      ? chargeChange({ charged, amount })
      : { ...ownPriceChange({ ownPrice, priceReason }), ...(ruleReason && { ruleReason }) };
    if (changed.length > 0 || (!isEarly && Object.keys(terms).length > 0)) {
      const fields = Object.fromEntries(
        changed.map((field) => [
          field,
          field === 'extras' ? chosenExtras(mine.extras) : mine[field],
        ]),
      );
      await change.mutateAsync({ of: reservation, change: { ...fields, ...terms } });
      onMoved();
    }
    onClose();
  }

  function shown(field: string, value: unknown): unknown {
    if (field === 'extras') return extrasShown(value, prices.extras);
    if (Array.isArray(value)) return value.join(', ');
    if (field === 'roomId') return rooms.find((one) => one.id === value)?.name ?? value;
    return field === 'checkIn' && isCalendarDate(String(value)) ? formatDate(String(value)) : value;
  }

  return (
    <DraftDialog
      editor={editor}
      labels={LABELS}
      shown={shown}
      title={checkIn ? stayFormWords.changeStay : stayWords.chooseDate}
      description={stayFormWords.changeText}
      submit={stayFormWords.saveStay}
      onClose={onClose}
    >
      <NightsTakenNotice
        dates={nightsTaken(change.error)?.nextFree}
        onChoose={(date) => form.setValue('checkIn', date)}
        instead={
          day && {
            wanted: { checkIn: day, nights: stays, guests: people, children: ages, of: id },
            roomId: room,
            onChoose: (chosen) => form.setValue('roomId', chosen),
          }
        }
      />
      <StayFormFields goneRoom={{ id: roomId, name: roomName }} />
      {isEarly && stays >= 1 ? (
        <ChargeFields reservation={reservation} stay={stay} />
      ) : (
        <StayCost
          quote={quote}
          isFailed={isOther && isError}
          choices={choicesOf(prices.extras, extras)}
        />
      )}
    </DraftDialog>
  );
}
