import { spokenHere } from '@/content/store/spoken-here';
import { SUPABASE_KEY, SUPABASE_URL } from '@/lib/env';
import { ANSWER_MS, fetchWithin } from '@/lib/fetch-within';

/**
 * Asks whether there is newer content than this version: nearly always there is none, and the page
 * needs neither the client library nor the schemas of everything to hear that (decision 0046).
 * @returns what `site_content` answered, unread; undefined after any failure, which is then for
 * `fetchContent` to meet
 */
export async function askNewest(known: string, signal: AbortSignal): Promise<unknown> {
  const language = spokenHere();
  const question = new URLSearchParams({ known, ...(language && { language }) });
  const address = `${SUPABASE_URL}/rest/v1/rpc/site_content?${question}`;
  try {
    const asked = { headers: { apikey: SUPABASE_KEY }, signal };
    const response = await fetchWithin(ANSWER_MS)(address, asked);
    const answer: unknown = response.ok ? await response.json() : undefined;
    return answer;
  } catch {
    return undefined;
  }
}
