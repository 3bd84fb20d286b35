import type * as enStaff from './en/staff.ts';
import type * as en from './en/visitors.ts';
import type * as fr from './fr/visitors.ts';
import type * as kmStaff from './km/staff.ts';
import type * as km from './km/visitors.ts';
import type * as zh from './zh/visitors.ts';

/** Refuses a catalogue that lacks something English has, naming it; words and grammar may differ. */
type Whole<Catalogue extends typeof en> = Catalogue;

/** The same of the words for staff. */
type WholeForStaff<Catalogue extends typeof enStaff> = Catalogue;

/** Every catalogue beside English; the build compares them as well (deploy/build/catalogues.ts). */
export type Catalogues = {
  km: Whole<typeof km>;
  fr: Whole<typeof fr>;
  zh: Whole<typeof zh>;
};

/** Those for staff, of the languages in which they read. */
export type StaffCatalogues = {
  km: WholeForStaff<typeof kmStaff>;
};
