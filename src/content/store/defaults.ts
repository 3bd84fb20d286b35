import type { HotelContent } from './hotel-content.ts';
import { SERVICE_FEE } from '../../basics/rules/price.ts';
import { SAMPLE_ROOMS } from '../schema/room.ts';
import { SAMPLE_TESTIMONIALS } from '../schema/testimonial.ts';
import { bySection, SECTIONS, type SectionKey, type Sections } from '../schema/sections.ts';

const SAMPLES: { [K in SectionKey]: { sample: Sections[K] } } = SECTIONS;

/** The invented sample hotel of a new site. `supabase/seed.sql` is generated from it. */
export const DEFAULT_CONTENT: HotelContent = {
  version: '',
  sections: bySection((key) => SAMPLES[key].sample),
  sectionVersions: bySection(() => ''),
  rooms: [...SAMPLE_ROOMS],
  testimonials: [...SAMPLE_TESTIMONIALS],
  images: [],
  pages: [],
  prices: {
    periods: [],
    spans: [],
    discounts: [],
    extras: [],
    bands: [],
    charges: [{ ...SERVICE_FEE, position: 0, updatedAt: '' }],
    codes: false,
  },
};
