import { expect, test } from 'vitest';
import { hexToHsv, hsvToHex } from '@/ui/ColourPicker';

test('[F-04] a colour keeps its six digits on the way through hue, saturation and value', () => {
  for (let number = 0; number <= 0xffffff; number += 4099) {
    const hex = `#${number.toString(16).padStart(6, '0')}`;
    expect(hsvToHex(hexToHsv(hex))).toBe(hex);
  }
});

test('the corners of the field are the hue itself, white and black', () => {
  expect(hsvToHex({ hue: 120, saturation: 100, value: 100 })).toBe('#00ff00');
  expect(hsvToHex({ hue: 120, saturation: 0, value: 100 })).toBe('#ffffff');
  expect(hsvToHex({ hue: 120, saturation: 100, value: 0 })).toBe('#000000');
});

test('what is not a colour counts as black', () => {
  expect(hexToHsv('red;background:url(x)')).toEqual({ hue: 0, saturation: 0, value: 0 });
});
