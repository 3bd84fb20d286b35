import { callRest } from '@/lib/call-rest';
import { supabase } from '@/lib/supabase';
import { stayQuoteSchema, type ChosenExtra, type StayQuote } from '@/selling/prices/stay-quote';

/** A stay that is asked about. */
export type StaffQuoteRequest = {
  roomId: string;
  checkIn: string | null;
  nights: number;
  guests: number;
  extras?: readonly ChosenExtra[];
  code?: string;
  /** What an earlier departure costs. */
  charged?: string;
  /** Dollars for the room, of the staff's own. */
  ownPrice?: number | undefined;
  source?: string;
};

/** What a stay costs by what is stored. @throws ServiceError */
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

/**
 * What a stay costs once it is changed so: what is agreed stays agreed. @param stayId null for a stay
 * that is still to be entered @throws ServiceError
 */
export function fetchChangeQuote(stayId: string | null, asked: StaffQuoteRequest): Promise<StayQuote> {
  const { extras, code, charged, ownPrice, source } = asked;
  const terms = { extras, code, charged, own_price: ownPrice, source };
  const call = supabase().rpc('change_quote', { of_stay: stayId, ...columnsOf(asked), ...terms });
  return callRest(call, stayQuoteSchema);
}

function columnsOf({ roomId, checkIn, nights, guests }: StaffQuoteRequest) {
  return { room_id: roomId, check_in: checkIn, nights, guests };
}
