import {
  cheapestStaysSchema,
  staySearchAnswerSchema,
  type CheapestStay,
  type CheapestStaysQuestion,
  type StaySearchAnswer,
} from '@/selling/search/stay-search-answer';
import type { StaySearch } from '@/selling/search/stay-search-address';
import { callRest } from '@/lib/call-rest';
import { rest } from '@/lib/rest';

/** Asks which rooms are free, and what they cost; stores nothing. @throws ServiceError */
export function searchStays(search: StaySearch, signal: AbortSignal): Promise<StaySearchAnswer> {
  const { arrive, nights, guests, children, code } = search;
  const asked = { check_in: arrive, nights, guests, children, code };
  return callRest(rest().rpc('search_stays', asked).abortSignal(signal), staySearchAnswerSchema);
}

/** Asks for the cheapest free room on each of several days. @throws ServiceError */
export function fetchCheapestStays(
  { arrivals, nights, guests, children }: CheapestStaysQuestion,
  signal: AbortSignal,
): Promise<CheapestStay[]> {
  const asked = { arrivals, nights, guests, children };
  return callRest(rest().rpc('cheapest_stays', asked).abortSignal(signal), cheapestStaysSchema);
}
