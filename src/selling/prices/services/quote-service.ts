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

/** Calculates the price of a stay; stores nothing. @throws ServiceError */
export async function fetchStayQuote(
  asked: QuoteRequest,
  signal: AbortSignal,
): Promise<QuoteAnswer> {
  const { roomId, checkIn, nights, guests, extras, code, children } = asked;
  const ages = children?.length ? { children } : {};
  const when = { check_in: checkIn, nights, guests, ...ages };
  const stay = { room_id: roomId, ...when, extras, code: code || null };
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

/** Fetches the prices of nights; `to` is the day after the last. @throws ServiceError */
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

/** Returns what a refusal says about price, rules or extras; undefined for other refusals. */
export function refusedStay(error: ServiceError): QuoteAnswer | undefined {
  const facts = factsOf(error);
  const quote = v.safeParse(stayQuoteSchema, facts);
  if (quote.success) return { quote: quote.output };
  // Without a quote, the details name an extra that is not on sale, or not as often as requested.
  const { id: gone } = facts;
  return typeof gone === 'string' ? { gone } : undefined;
}
