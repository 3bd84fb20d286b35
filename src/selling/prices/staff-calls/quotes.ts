import { callRest } from '@/lib/call-rest';
import { supabase } from '@/lib/supabase';
import { stayQuoteSchema, type ChosenExtra, type StayQuote } from '@/selling/prices/stay-quote';

export type StaffQuoteRequest = {
  roomId: string;
  checkIn: string | null;
  nights: number;
  guests: number;
  /** The ages of the children among the guests; for a change, undefined leaves them as they are. */
  children?: readonly number[] | undefined;
  extras?: readonly ChosenExtra[];
  code?: string;
  /** For an early departure: how the guest is charged. */
  charged?: string;
  /** An agreed room price in US dollars. */
  ownPrice?: number | undefined;
  source?: string;
};

export function fetchQuote(asked: StaffQuoteRequest): Promise<StayQuote> {
  const { extras, code, ownPrice } = asked;
  if (ownPrice !== undefined) return fetchChangeQuote(null, asked);
  const call = supabase().rpc('stay_quote', {
    ...columnsOf(asked),
    ...(extras?.length && { extras }),
    ...(code && { code }),
  });
  return callRest(call, stayQuoteSchema);
}

/** Fetches a stay's price after a change; agreed parts stay. @param stayId null for a new stay */
export function fetchChangeQuote(
  stayId: string | null,
  asked: StaffQuoteRequest,
): Promise<StayQuote> {
  const { extras, code, charged, ownPrice, source } = asked;
  const terms = { extras, code, charged, own_price: ownPrice, source };
  const call = supabase().rpc('change_quote', { of_stay: stayId, ...columnsOf(asked), ...terms });
  return callRest(call, stayQuoteSchema);
}

function columnsOf({ roomId, checkIn, nights, guests, children }: StaffQuoteRequest) {
  return { room_id: roomId, check_in: checkIn, nights, guests, ...(children && { children }) };
}
