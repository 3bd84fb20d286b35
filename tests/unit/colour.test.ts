import { readFileSync } from 'node:fs';
import { brandVariables, brightness, contrast, mix, normaliseHex } from '@/basics/rules/colour';
import { parseHex, readableShade, textOn } from '@/basics/rules/colour';
import { DEFAULT_CONTENT } from '@/content/store/defaults';

test('[G-25] brightness weighs red 299, green 587 and blue 114', () => {
  expect(brightness('#ff0000')).toBeCloseTo(76.245, 3);
  expect(brightness('#00ff00')).toBeCloseTo(149.685, 3);
  expect(brightness('#0000ff')).toBeCloseTo(29.07, 2);
});

test('[G-25] [G-26] text is white up to a brightness of 128 and black above it', () => {
  expect(brightness('#7f7f7f')).toBe(127);
  expect(textOn('#7f7f7f')).toBe('#ffffff');
  expect(brightness('#808080')).toBe(128);
  expect(textOn('#808080')).toBe('#ffffff');
  expect(brightness('#818181')).toBe(129);
  expect(textOn('#818181')).toBe('#000000');
});

test('[G-24] the default brand colours are #006837 and #c4a256', () => {
  const { primaryColor, secondaryColor } = DEFAULT_CONTENT.sections.hotelInfo;
  expect([primaryColor, secondaryColor]).toEqual(['#006837', '#c4a256']);
  expect([textOn(primaryColor), textOn(secondaryColor)]).toEqual(['#ffffff', '#000000']);
});

test.each([
  ['#006837', '#006837'],
  ['#ABC', '#aabbcc'],
  ['c4a256', '#c4a256'],
  [' #FFF ', '#ffffff'],
])('[F-05] %s is stored as %s', (typed, stored) => {
  expect(normaliseHex(typed)).toBe(stored);
});

test.each([
  ...'#12 #12345 #1234567 red rgb(0,0,0) #00683g #0068#7 x#006837 var(--x)'.split(' '),
  '',
  '#006837;background:url(x)',
])('[F-05] %j is no colour', (typed) => {
  expect(normaliseHex(typed)).toBeUndefined();
});

test('a text that is not six hex digits cannot be parsed', () => {
  expect(() => parseHex('#fff')).toThrow(RangeError);
});

test('[G-27] brand colours as text reach 4.5:1 on the darkest paper, for 4,096 pairs', () => {
  const channel = ['00', '55', 'aa', 'ff'];
  const colours = channel.flatMap((r) =>
    channel.flatMap((g) => channel.map((b) => `#${r}${g}${b}`)),
  );
  const weak: string[] = [];
  for (const primary of colours) {
    for (const secondary of colours) {
      const paper = mix(secondary, '#ffffff', 0.13);
      const variables = brandVariables(primary, secondary);
      const worst = Math.min(
        contrast(variables['--brand-text'], paper),
        contrast(variables['--accent-text'], paper),
      );
      if (worst < 4.5) weak.push(`${primary} ${secondary} ${worst}`);
    }
  }
  expect(weak).toEqual([]);
});

test('[G-27] a colour that can be read stays as it is', () => {
  expect(readableShade('#006837', '#ffffff')).toBe('#006837');
  expect(readableShade('#ffff00', '#000000')).toBe('#ffff00');
});

test('black on white has the highest contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

test('the colours of text and signs that the style sheet begins with can be read on white', () => {
  const tokens = readFileSync('src/app/tokens.css', 'utf8');
  for (const name of ['brand-text', 'accent-text', 'danger', 'ok', 'warn']) {
    const [, hex = ''] = new RegExp(`^  --${name}: (#[0-9a-f]{6});`, 'm').exec(tokens) ?? [];
    expect(contrast(hex, '#ffffff'), name).toBeGreaterThanOrEqual(4.5);
  }
});
