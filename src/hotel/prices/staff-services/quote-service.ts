import { ask } from '@/lib/ask';
import { supabase } from '@/lib/supabase';
import { stayQuoteSchema, type StayQuote } from '@/hotel/prices/stay-quote';

/** A stay that is asked about. */
export type QuoteAsked = {
  roomId: string;
  checkIn: string;
  nights: number;
  guests: number;
  code?: string;
};

/** What a stay costs by what is stored. @throws ServiceError */
export function fetchQuote(asked: QuoteAsked): Promise<StayQuote> {
  const { roomId, checkIn, nights, guests, code } = asked;
  const call = supabase().rpc('stay_quote', {
    room_id: roomId,
    check_in: checkIn,
    nights,
    guests,
    ...(code && { code }),
  });
  return ask(call, stayQuoteSchema);
}
