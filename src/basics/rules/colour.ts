import { BRIGHTNESS_THRESHOLD, BRIGHTNESS_WEIGHTS, CONTRAST_AA } from './limits.ts';

export type Rgb = { red: number; green: number; blue: number };

export const HEX_PATTERN = /^#[0-9a-f]{6}$/;

/** Returns `#RGB` or `#RRGGBB` as `#rrggbb`; undefined for text unsafe in a style attribute. */
export function normaliseHex(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replace(/./g, '$&$&')}`;
  return undefined;
}

/** Parses `#rrggbb`. @throws RangeError on other text: call `normaliseHex` before */
export function parseHex(hex: string): Rgb {
  if (!HEX_PATTERN.test(hex)) throw new RangeError(`not a #rrggbb colour: ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}

export function toHex({ red, green, blue }: Rgb): string {
  return `#${[red, green, blue].map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the perceived brightness of a colour, 0 to 255 (specification 9). */
export function brightness(hex: string): number {
  const { red, green, blue } = parseHex(hex);
  const w = BRIGHTNESS_WEIGHTS;
  return (w.red * red + w.green * green + w.blue * blue) / 1000;
}

/** Returns the text colour for a background: black on light colours, white on dark ones. */
export function textOn(hex: string): '#000000' | '#ffffff' {
  return brightness(hex) > BRIGHTNESS_THRESHOLD ? '#000000' : '#ffffff';
}

function luminance(hex: string): number {
  const { red, green, blue } = parseHex(hex);
  const linear = (c: number) => {
    const s = c / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [la, lb] = [luminance(a), luminance(b)];
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
}

/** Mixes two colours: `share` (0 to 1) of `hex`, the rest of `other`. */
export function mix(hex: string, other: string, share: number): string {
  const [a, b] = [parseHex(hex), parseHex(other)];
  const at = (x: number, y: number) => x * share + y * (1 - share);
  return toHex({ red: at(a.red, b.red), green: at(a.green, b.green), blue: at(a.blue, b.blue) });
}

/** Returns `hex`, or the nearest shade with enough contrast to `background` (WCAG AA). */
export function readableShade(hex: string, background: string): string {
  const target = brightness(background) > BRIGHTNESS_THRESHOLD ? '#000000' : '#ffffff';
  for (let share = 100; share > 0; share -= 1) {
    const shade = mix(hex, target, share / 100);
    if (contrast(shade, background) >= CONTRAST_AA) return shade;
  }
  return target;
}

export type BrandVariables = Record<
  '--brand' | '--on-brand' | '--accent' | '--on-accent' | '--brand-text' | '--accent-text',
  string
>;

/** Text colours are checked on the darkest page background: 13 % accent colour in white. */
export function brandVariables(primary: string, secondary: string): BrandVariables {
  const paper = mix(secondary, '#ffffff', 0.13);
  return {
    '--brand': primary,
    '--on-brand': textOn(primary),
    '--accent': secondary,
    '--on-accent': textOn(secondary),
    '--brand-text': readableShade(primary, paper),
    '--accent-text': readableShade(secondary, paper),
  };
}
