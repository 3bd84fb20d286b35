import { offerWords as en } from './en/offer.ts';
import { offerWords as fr } from './fr/offer.ts';
import { offerWords as km } from './km/offer.ts';
import { offerWords as zh } from './zh/offer.ts';
import type { LanguageCode } from './languages.ts';

type Offer = { link: string; close: string };

/** What is said on a page in another language to somebody who would rather read this one. */
export const OFFERS: Readonly<Record<LanguageCode, Offer>> = { en, km, fr, zh };
