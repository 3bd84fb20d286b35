import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { shownTestimonials } from '@/website/testimonials/view/TestimonialCarousel';

const samples = DEFAULT_CONTENT.testimonials;
const real = samples.slice(0, 1).map((one) => ({ ...one, id: 'testimonial-9', sample: false }));

test('the site comes with samples that say so', () => {
  expect(samples.map(({ sample }) => sample)).toEqual(samples.map(() => true));
});

test('the demo shows its samples', () => {
  expect(shownTestimonials(samples, false)).toEqual(samples);
});

test('a hotel’s own site shows no sample, alone or beside a guest’s words', () => {
  expect(shownTestimonials(samples, true)).toEqual([]);
  expect(shownTestimonials([...samples, ...real], true)).toEqual(real);
});
