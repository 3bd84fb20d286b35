import * as v from 'valibot';
import { BLOCKS_BYTES_MAX } from '@/basics/rules/limits';
import type { Block } from '@/content/schema/block';
import { pageDraftSchema } from '@/website/custom-pages/page-draft';
import { pageWords as words } from '@/words/staff';
import { gapsOf } from './texts-of-page';

/** True if a page's blocks together exceed the size limit, even if each block is valid. */
export function areBlocksTooLarge(blocks: readonly Block[]): boolean {
  return new TextEncoder().encode(JSON.stringify(blocks)).length > BLOCKS_BYTES_MAX;
}

/** The page schema; also refuses other pages' addresses (`taken`) and publishing with gaps. */
export function pageSchemaBeside(taken: readonly string[]) {
  return v.pipe(
    pageDraftSchema,
    v.forward(
      v.check(({ blocks }) => !areBlocksTooLarge(blocks), words.tooMuch),
      ['blocks'],
    ),
    v.forward(
      v.check(({ slug }) => !taken.includes(slug), words.slugTaken),
      ['slug'],
    ),
    v.forward(
      v.check(
        (page) => page.status === 'draft' || gapsOf(page).length === 0,
        ({ input }) => words.gapsLeft(gapsOf(input).map(({ name }) => name)),
      ),
      ['status'],
    ),
  );
}
