import * as v from 'valibot';
import { lostPlaceholders } from '@/hotel/content/placeholders';
import { text } from '@/hotel/rules/text-schema';
import { translationWords } from '@/words/staff';
import type { TextToTranslate } from './texts-to-translate';

/** What translations may be, by place: as long as the text may, and with all its placeholders. */
export function translationSchema(
  texts: readonly TextToTranslate[],
): v.GenericSchema<Record<string, string>, Record<string, string>> {
  return v.object(
    Object.fromEntries(texts.map(({ place, source, max }) => [place, translation(source, max)])),
  );
}

function translation(source: string, max: number) {
  return v.pipe(
    text(max),
    v.check(
      (typed) => typed === '' || lostPlaceholders(source, typed).length === 0,
      ({ input }) => translationWords.lost(lostPlaceholders(source, input).join(', ')),
    ),
  );
}
