import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import { ABOUT_IMAGE_SLOTS, LUXURY_IMAGE_POSITIONS } from '@/basics/rules/limits';
import type { Fields } from '@/basics/rules/merge';
import type { HotelImage } from '@/content/schema/image';
import { SECTIONS, type SectionKey } from '@/content/schema/sections';
import { PICTURES, type Thing } from '@/kit/editors/version-value';
import type { Edit } from './use-section-form';

/** The versions of an editor's value, which may consist of several things. */
export type EditorHistory<T extends Fields> = {
  title: string;
  things: readonly Thing[];
  /** The current texts, whose translations belong to the history. */
  texts: readonly string[];
  labels: Partial<Record<string, string>>;
  schema: GenericSchema<T, unknown>;
  /** The current value, as stored. */
  value: T;
  /** The value while the thing does not exist, e.g. the built-in template of an e-mail. */
  absent?: T;
  /** Repairs an older value. */
  read?: (was: Fields) => Fields;
  /** Formats a field's value as text that staff read. */
  shown?: (field: string, value: unknown) => unknown;
  /** True if the form has unsaved changes, which restoring would contradict. */
  isDirty: boolean;
  save: (edit: Edit<T>) => Promise<unknown>;
  preview: (value: T, images: readonly HotelImage[]) => ReactNode;
};

const SLOTS: Partial<Record<string, readonly number[]>> = {
  hero: [0],
  luxury: LUXURY_IMAGE_POSITIONS,
  about: Array.from({ length: ABOUT_IMAGE_SLOTS }, (_, slot) => slot),
};

/** Returns the things of sections: the sections and their pictures' slots. */
export function thingsOfSections(keys: readonly SectionKey[]): Thing[] {
  return keys.flatMap((key) => {
    const { slots = '' } = SECTIONS[key];
    const places = SLOTS[slots]?.map((place) => ({ entity: PICTURES, key: `${slots}/${place}` }));
    return [{ entity: 'hotel_config', key }, ...(places ?? [])];
  });
}
