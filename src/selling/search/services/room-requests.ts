import * as v from 'valibot';
import { stayId, type RoomsDraft, type SentRooms } from '@/selling/search/chosen-rooms';
import { checkRequest } from '@/selling/booking/booking-request';
import { refusalWords } from '@/words/visitors';
import { THIS_LANGUAGE } from '@/words/this-language';
import { callRest } from '@/lib/call-rest';
import { loadOnPress } from '@/lib/code-files';
import { factsOf, withRefusalWords } from '@/lib/refusal';
import { rest } from '@/lib/rest';
import { ServiceError } from '@/lib/service-error';

/** Refusals about a room. Others are about the guest's fields or about too many requests. */
const ABOUT_ROOMS = [
  'price-changed',
  'room-gone',
  'stay-rule',
  'extra-gone',
  'extra-count',
  'too-many-guests',
  'children-alone',
  'children-ages',
  'nights-out-of-range',
  'date-past',
  'date-too-far',
];

const quoteService = loadOnPress(() => import('@/selling/prices/services/quote-service'));

const answer = v.object({ stored: v.boolean() });

/** Sends one request for all rooms, stored together or not at all. @throws ServiceError */
export async function requestRooms(draft: RoomsDraft): Promise<SentRooms> {
  const { id, rooms, code, total } = draft;
  const [first] = rooms;
  if (!first) throw new Error('no room is chosen');
  const { guests, nights, arrive: checkIn } = first;
  const checked = checkRequest({ ...draft, ...first, checkIn, isDateBroken: false }, guests);
  // The form has no field for the arrival, which the search gave.
  const past = checked.errors?.checkIn;
  if (past) return { refused: { code: 'date-past', sentence: past, rule: null, place: 0 } };
  if (!checked.request) return { errors: checked.errors ?? {} };
  const { email, guestName, phone, message } = checked.request;
  const asked = {
    booking: id,
    stays: rooms.map((room, place) => {
      const { roomId: room_id, arrive: check_in, guests, children, extras, nights } = room;
      return { id: stayId(id, place), room_id, guests, children, extras, check_in, nights };
    }),
    check_in: checkIn,
    nights,
    email,
    guest_name: guestName || null,
    phone: phone || null,
    message,
    language: THIS_LANGUAGE,
    quoted_total: total ?? null,
    code,
  };
  try {
    await callRest(rest().rpc('request_booking', asked), answer);
    return { email };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const said = withRefusalWords(error, refusalWords);
    if (!ABOUT_ROOMS.includes(error.message)) throw said;
    const { refusedStay } = await quoteService();
    const { place } = factsOf(error);
    return {
      refused: {
        code: error.message,
        sentence: said.message,
        rule: refusedStay(error)?.quote?.rule ?? null,
        place: typeof place === 'number' ? place - 1 : undefined,
      },
    };
  }
}
