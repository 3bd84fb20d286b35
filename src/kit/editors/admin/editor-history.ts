import type { ReactNode } from 'react';
import { ABOUT_IMAGE_SLOTS, LUXURY_IMAGE_POSITIONS } from '@/basics/rules/limits';
import type { Fields } from '@/basics/rules/merge';
import type { HotelImage } from '@/content/schema/image';
import { SECTIONS, type SectionKey } from '@/content/schema/sections';
import { PICTURES, type Restorable, type Thing } from '@/kit/editors/version-value';
import type { Edit } from './use-section-form';

/**
 * The versions of an editor's value, which may consist of several things. Its functions are
 * methods, so that TypeScript accepts the history of any value where `Fields` are expected.
 */
export type EditorHistory<T extends Fields = Fields> = Restorable<T> & {
  title: string;
  /** The current texts, whose translations belong to the history. */
  texts: readonly { source: string }[];
  labels: Partial<Record<string, string>>;
  /** True if the form has unsaved changes, which restoring would contradict. */
  isDirty: boolean;
  /** Formats a field's value as text that staff read. */
  shown?(field: string, value: unknown): unknown;
  save(edit: Edit<T>): Promise<unknown>;
  preview(value: T, images: readonly HotelImage[]): ReactNode;
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
