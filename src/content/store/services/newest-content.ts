import { contentLanguage } from '@/content/store/content-language';
import { SUPABASE_KEY, SUPABASE_URL } from '@/lib/env';
import { ANSWER_TIMEOUT_MS, fetchWithTimeout } from '@/lib/fetch-with-timeout';

/**
 * Asks for newer content without the Supabase client and schemas: usually there is none (decision
 * 0046).
 * @returns the unparsed answer; undefined after any failure, which `fetchContent` handles
 */
export async function askNewest(known: string, signal: AbortSignal): Promise<unknown> {
  const language = contentLanguage();
  const question = new URLSearchParams({ known, ...(language && { language }) });
  const address = `${SUPABASE_URL}/rest/v1/rpc/site_content?${question}`;
  try {
    const asked = { headers: { apikey: SUPABASE_KEY }, signal };
    const response = await fetchWithTimeout(ANSWER_TIMEOUT_MS)(address, asked);
    const answer: unknown = response.ok ? await response.json() : undefined;
    return answer;
  } catch {
    return undefined;
  }
}
