/** Hue 0…360, saturation and value 0…100. */
export type Hsv = { hue: number; saturation: number; value: number };

/** `#rrggbb` as hue, saturation and value; anything else counts as black. */
export function hexToHsv(hex: string): Hsv {
  const number = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0;
  const [red, green, blue] = [number >> 16, (number >> 8) & 255, number & 255];
  const max = Math.max(red, green, blue);
  const span = max - Math.min(red, green, blue);
  return {
    hue: span === 0 ? 0 : sector(red, green, blue, max, span) * 60,
    saturation: max === 0 ? 0 : (span / max) * 100,
    value: (max / 255) * 100,
  };
}

/** The colour as lower-case `#rrggbb`. */
export function hsvToHex({ hue, saturation, value }: Hsv): string {
  const channel = (offset: number): string => {
    const k = (offset + hue / 60) % 6;
    const share = 1 - (saturation / 100) * Math.max(0, Math.min(k, 4 - k, 1));
    return Math.round((value / 100) * share * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}

function sector(red: number, green: number, blue: number, max: number, span: number): number {
  if (max === red) return ((green - blue) / span + 6) % 6;
  return max === green ? (blue - red) / span + 2 : (red - green) / span + 4;
}
