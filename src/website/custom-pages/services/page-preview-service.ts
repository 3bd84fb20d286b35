import * as v from 'valibot';
import { repairBlocks } from '@/content/schema/block';
import { blankPage, pageSchema, type Page } from '@/content/schema/page';
import { hotelImageSchema, type HotelImage } from '@/content/schema/image';
import { getOwn } from '@/basics/rules/get-own';
import { parseWithFallback } from '@/basics/rules/text-schema';
import { callRest } from '@/lib/call-rest';
import { rest } from '@/lib/rest';

const UNKNOWN: Page = { id: '', ...blankPage(), formerSlugs: [], position: 0, updatedAt: '' };

/** An unpublished page with its pictures, which the published content lacks. */
export type PagePreview = Page & { images: HotelImage[] };

/** Returns null for a wrong or expired key. Uses POST, because servers log addresses. */
export async function fetchPagePreview(
  key: string,
  signal: AbortSignal,
): Promise<PagePreview | null> {
  const call = rest().rpc('page_preview', { key }).abortSignal(signal);
  const answer = await callRest(call, v.nullable(v.looseObject({})));
  if (answer === null) return null;
  const page = parseWithFallback<Page>(pageSchema, answer, UNKNOWN);
  const images = v.parse(v.fallback(v.array(hotelImageSchema), []), getOwn(answer, 'images'));
  return { ...page, blocks: repairBlocks(getOwn(answer, 'blocks')), images };
}
