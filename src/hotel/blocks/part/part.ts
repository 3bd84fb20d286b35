import * as v from 'valibot';
import { blockKind } from '../block-kind.ts';

/** The parts that the home page and About have by themselves, in the specification's order. */
export const PARTS = {
  home: ['hero', 'infoBar', 'rooms', 'luxury', 'testimonials', 'place'],
  about: ['about', 'story', 'gallery', 'onward'],
} as const;

/** Where one of these parts stands among blocks; on those two pages only. */
export const part = blockKind('part', {
  looks: ['own'],
  entries: { part: v.picklist([...PARTS.home, ...PARTS.about]) },
  texts: [],
  blank: () => ({ part: 'rooms' as const }),
});
