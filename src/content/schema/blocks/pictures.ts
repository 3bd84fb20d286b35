import { pictureReference } from '../image.ts';
import { GALLERY_IMAGES_MAX, TITLE_MAX } from '../../../basics/rules/limits.ts';
import { listOf, text } from '../../../basics/rules/text-schema.ts';
import { defineBlock } from '../define-block.ts';

export const pictures = defineBlock('pictures', {
  order: 40,
  looks: ['rows', 'pair', 'strip'],
  entries: {
    title: text(TITLE_MAX),
    images: listOf(pictureReference, GALLERY_IMAGES_MAX),
  },
  texts: ['title'],
  blank: () => ({ title: '', images: [] }),
});
