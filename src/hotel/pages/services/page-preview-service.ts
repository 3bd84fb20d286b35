import * as v from 'valibot';
import { repairBlocks } from '@/hotel/blocks/block';
import { blankPage, pageSchema, type Page } from '@/hotel/pages/page';
import { getOwn } from '@/hotel/rules/own';
import { parseWithFallback } from '@/hotel/rules/text-schema';
import { ask } from '@/lib/ask';
import { rest } from '@/lib/rest';

const UNKNOWN: Page = { id: '', ...blankPage(), formerSlugs: [], position: 0, updatedAt: '' };

/** The page behind a secret link; null for a key that is wrong or old. By POST: addresses are written into logs. @throws ServiceError */
export async function fetchPagePreview(key: string, signal: AbortSignal): Promise<Page | null> {
  const call = rest().rpc('page_preview', { key }).abortSignal(signal);
  const answer = await ask(call, v.nullable(v.looseObject({})));
  if (answer === null) return null;
  const page = parseWithFallback<Page>(pageSchema, answer, UNKNOWN);
  return { ...page, blocks: repairBlocks(getOwn(answer, 'blocks')) };
}
