import * as v from 'valibot';
import { pictureReference } from '../image.ts';
import { GALLERY_IMAGES_MAX, TITLE_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { blockKind } from '../block-kind.ts';

/** Pictures that open in full view. */
export const pictures = blockKind('pictures', {
  order: 40,
  looks: ['rows', 'pair', 'strip'],
  entries: {
    title: text(TITLE_MAX),
    images: v.pipe(v.array(pictureReference), v.maxLength(GALLERY_IMAGES_MAX)),
  },
  texts: ['title'],
  blank: () => ({ title: '', images: [] }),
});
