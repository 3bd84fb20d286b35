/**
 * Which catalogues there are, said once: for the compiler, which names what one lacks beside English,
 * and for letters, papers and the bell, which are written in other languages than the page's. Node and
 * the sending function read it, and neither finds files by a pattern.
 */
import { bellWords as enBell } from './en/alerts.ts';
import * as en from './en/emails.ts';
import type * as enSignIn from './en/sign-in.ts';
import type * as enStaff from './en/staff.ts';
import type * as enVisitors from './en/visitors.ts';
import * as fr from './fr/emails.ts';
import type * as frVisitors from './fr/visitors.ts';
import { bellWords as kmBell } from './km/alerts.ts';
import * as km from './km/emails.ts';
import type * as kmSignIn from './km/sign-in.ts';
import type * as kmStaff from './km/staff.ts';
import type * as kmVisitors from './km/visitors.ts';
import type { LanguageCode, StaffLanguage } from './languages.ts';
import * as zh from './zh/emails.ts';
import type * as zhVisitors from './zh/visitors.ts';

/** What letters, replies and papers for a guest are written with. */
export type EmailWords = typeof en;

// Refuse a catalogue that lacks something English has, naming it; words and grammar may differ.
type Whole<All extends Record<LanguageCode, typeof enVisitors>> = LanguageCode | keyof All;
type ForStaff = typeof enSignIn & typeof enStaff;
type WholeForStaff<All extends Record<StaffLanguage, ForStaff>> = StaffLanguage | keyof All;

export const EMAIL_WORDS: Record<
  Whole<{
    en: typeof enVisitors;
    km: typeof kmVisitors;
    fr: typeof frVisitors;
    zh: typeof zhVisitors;
  }>,
  EmailWords
> = { en, km, fr, zh };

export const ALERT_WORDS: Record<
  WholeForStaff<{ en: ForStaff; km: typeof kmSignIn & typeof kmStaff }>,
  typeof enBell
> = { en: enBell, km: kmBell };
