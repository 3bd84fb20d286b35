/** What the fields of a testimonial are called in its dialog. */
export const TESTIMONIAL_LABELS = {
  text: 'Text',
  author: 'Author',
  position: 'Position',
  rating: 'Rating',
} as const;
