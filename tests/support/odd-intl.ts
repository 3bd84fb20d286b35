import { onTestFinished, vi } from 'vitest';

/** Ways in which browsers format differently; '' means a browser without locale data. */
export const ODD_LOCALES = {
  'older data, where en-CA is month/day/year': 'en-US',
  'Arabic digits': 'ar-EG-u-nu-arab',
  'the Buddhist year, Thai digits': 'th-TH-u-ca-buddhist-nu-thai',
  'Khmer digits': 'km-KH-u-nu-khmr',
  'a comma for decimals, narrow spaces': 'fr-FR',
  'no locale data at all': '',
} as const;
export type OddLocale = keyof typeof ODD_LOCALES;

/**
 * Makes formatting ignore the requested locale and time zone: all answers have this browser's
 * order, calendar and digits, in UTC. Ends with the test or when the returned function is called.
 */
export function formatLike(odd: OddLocale): () => void {
  const locale = ODD_LOCALES[odd];
  const { DateTimeFormat, NumberFormat } = Intl;
  const narrow = (text: string) => text.replaceAll(' ', '\u202F');
  const date = (value?: Date | number, options?: Intl.DateTimeFormatOptions) =>
    narrow(new DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(value));
  const number = (value: number | bigint, options?: Intl.NumberFormatOptions) =>
    narrow(new NumberFormat(locale, options).format(value));
  class OddDates {
    readonly options: Intl.DateTimeFormatOptions;
    constructor(_locale?: string, options: Intl.DateTimeFormatOptions = {}) {
      this.options = options;
    }
    format(value?: Date | number): string {
      return date(value, this.options);
    }
  }
  class OddNumbers {
    readonly options: Intl.NumberFormatOptions;
    constructor(_locale?: string, options: Intl.NumberFormatOptions = {}) {
      this.options = options;
    }
    format(value: number): string {
      return number(value, this.options);
    }
  }
  vi.stubGlobal('Intl', locale && { DateTimeFormat: OddDates, NumberFormat: OddNumbers });
  const write = locale ? date : () => '?';
  const spies = [
    vi.spyOn(Date.prototype, 'toLocaleString').mockImplementation(() => write()),
    vi.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation(() => write()),
    vi.spyOn(Date.prototype, 'toLocaleTimeString').mockImplementation(() => write()),
    vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation(function (this: number) {
      return locale ? number(Number(this)) : '?';
    }),
  ];
  function restore(): void {
    vi.unstubAllGlobals();
    for (const spy of spies) spy.mockRestore();
  }
  onTestFinished(restore);
  return restore;
}

/**
 * Time zones and their offset from UTC in minutes on 20 November 2026: the extremes, several kinds
 * of summer time, and odd minutes.
 */
export const ZONES = [
  ['Pacific/Pago_Pago', -660],
  ['America/St_Johns', -210],
  ['America/Havana', -300], // clocks change at midnight
  ['UTC', 0],
  ['Europe/Berlin', 60],
  ['Africa/Cairo', 120], // clocks change at midnight
  ['Asia/Kathmandu', 345],
  ['Asia/Phnom_Penh', 420],
  ['Australia/Lord_Howe', 660], // half an hour of summer time
  ['Pacific/Kiritimati', 840],
] as const;
