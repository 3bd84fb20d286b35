import * as v from 'valibot';
import {
  nightPriceSchema,
  stayQuoteSchema,
  type QuoteRequest,
  type NightPrice,
  type QuoteAnswer,
} from '@/selling/prices/stay-quote';
import { callRest, callRestRows } from '@/lib/call-rest';
import { factsOf } from '@/lib/refusal';
import { rest } from '@/lib/rest';
import { ServiceError } from '@/lib/service-error';

/** What a stay costs, and why it cannot be sold: nothing is kept. @throws ServiceError */
export async function fetchStayQuote(asked: QuoteRequest, signal: AbortSignal): Promise<QuoteAnswer> {
  const { roomId, checkIn, nights, guests, extras, code } = asked;
  const stay = { room_id: roomId, check_in: checkIn, nights, guests, extras, code: code || null };
  try {
    return {
      quote: await callRest(rest().rpc('stay_quote', stay).abortSignal(signal), stayQuoteSchema),
    };
  } catch (error) {
    const answer = error instanceof ServiceError ? refusedStay(error) : undefined;
    if (!answer) throw error;
    return answer;
  }
}

/** What each night costs for the guests included; `to` is the day after. @throws ServiceError */
export function fetchNightPrices(
  roomId: string,
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<NightPrice[]> {
  const nights = { room_id: roomId, from_date: from, to_date: to };
  return callRestRows(
    rest().rpc('night_prices', nights, { get: true }).abortSignal(signal),
    nightPriceSchema,
  );
}

/** What a refusal says of price, rules or extras of a stay; undefined for any other. */
export function refusedStay(error: ServiceError): QuoteAnswer | undefined {
  const facts = factsOf(error);
  const quote = v.safeParse(stayQuoteSchema, facts);
  if (quote.success) return { quote: quote.output };
  // Of an extra that is offered no more, or not as often as it was chosen.
  const { id: gone } = facts;
  return typeof gone === 'string' ? { gone } : undefined;
}
