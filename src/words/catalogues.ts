/**
 * The catalogues of all languages. The compiler reports what a language lacks compared with
 * English. Emails, documents and alerts may need another language than the page. The list is
 * written out, because Node and the function that sends emails cannot search files by pattern.
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

export type EmailWords = typeof en;

// These types refuse a catalogue that lacks something English has, and name its language.
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
