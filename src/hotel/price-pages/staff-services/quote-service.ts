import { ask } from '@/lib/ask';
import { supabase } from '@/lib/supabase';
import { stayQuoteSchema, type ChosenExtra, type StayQuote } from '@/hotel/prices/stay-quote';

/** A stay that is asked about. */
export type QuoteAsked = {
  roomId: string;
  checkIn: string | null;
  nights: number;
  guests: number;
  extras?: readonly ChosenExtra[];
  code?: string;
};

/** What a stay costs by what is stored. @throws ServiceError */
export function fetchQuote(asked: QuoteAsked): Promise<StayQuote> {
  const { extras, code } = asked;
  const call = supabase().rpc('stay_quote', {
    ...columnsOf(asked),
    ...(extras?.length && { extras }),
    ...(code && { code }),
  });
  return ask(call, stayQuoteSchema);
}

/** What a stay costs once it is changed so: what is agreed stays agreed. @throws ServiceError */
export function fetchChangeQuote(stayId: string, asked: QuoteAsked): Promise<StayQuote> {
  const { extras } = asked;
  const change = { of_stay: stayId, ...columnsOf(asked), ...(extras && { extras }) };
  return ask(supabase().rpc('change_quote', change), stayQuoteSchema);
}

function columnsOf({ roomId, checkIn, nights, guests }: QuoteAsked) {
  return { room_id: roomId, check_in: checkIn, nights, guests };
}
