import { useState, type CSSProperties } from 'react';
import { colourWords } from '@/words/staff';
import { PointerSurface } from './PointerSurface';

type Props = {
  label: string;
  /** `#rrggbb`. */
  value: string;
  onChange: (hex: string) => void;
};

/** Night green, lagoon, mangosteen, charcoal, terracotta, indigo: all give readable buttons. */
const HOUSE_PALETTE = ['#006837', '#1f4e5f', '#5b2333', '#3d3a34', '#8a4b2a', '#24305e'];
const HUE_MAX = 359;

/** Saturation field, hue bar, ready-made colours; for the keyboard the field is two sliders. */
export function ColourPicker({ label, value, onChange }: Props) {
  // Grey has no hue of its own: the last one chosen is kept while the value is still the same.
  const [chosen, setChosen] = useState<Hsv>(() => hexToHsv(value));
  const hsv = hsvToHex(chosen) === value ? chosen : hexToHsv(value);

  function choose(next: Partial<Hsv>): void {
    const full = { ...hsv, ...next };
    setChosen(full);
    onChange(hsvToHex(full));
  }

  function slider(name: string, key: keyof Hsv, max: number) {
    return (
      <input
        type="range"
        className={key === 'hue' ? 'picker-hue' : 'sr-only'}
        aria-label={name}
        min={0}
        max={max}
        value={Math.round(hsv[key])}
        onChange={(event) => choose({ [key]: event.target.valueAsNumber })}
      />
    );
  }

  return (
    <fieldset className="picker" style={hueStyle(hsv.hue)}>
      <legend className="sr-only">{label}</legend>
      <div className="picker-field">
        <PointerSurface
          className="picker-surface"
          onPoint={(x, y) => choose({ saturation: percent(x), value: 100 - percent(y) })}
        />
        {slider(colourWords.saturation(label), 'saturation', 100)}
        {slider(colourWords.brightness(label), 'value', 100)}
        <span
          className="picker-knob"
          style={{ left: `${hsv.saturation}%`, top: `${100 - hsv.value}%`, background: value }}
        />
      </div>
      {slider(colourWords.hue(label), 'hue', HUE_MAX)}
      <div className="picker-chips">
        {HOUSE_PALETTE.map((hex) => (
          <button
            key={hex}
            type="button"
            aria-label={hex}
            aria-pressed={hex === value}
            style={{ background: hex }}
            onClick={() => choose(hexToHsv(hex))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function percent(share: number): number {
  return Math.min(100, Math.max(0, share * 100));
}

function hueStyle(hue: number): CSSProperties {
  // A custom property is not in React's type; the style sheet reads it for the field's colour.
  return { '--picker-hue': hue } as CSSProperties;
}

/** Hue 0…360, saturation and value 0…100. */
type Hsv = { hue: number; saturation: number; value: number };

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
