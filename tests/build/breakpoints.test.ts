import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MOBILE_BREAKPOINT_PX } from '../../src/basics/rules/limits.ts';
import config from '../../tailwind.config.ts';

const FOLDER = 'dist/assets';
const styles = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'));
const asked = styles
  .flatMap((css) => css.match(/@(media|container page)[^{]*/g) ?? [])
  .flatMap((query) => [...query.matchAll(/width ?[<>]=? ?([\d.]+rem)/g)])
  .map(([, width]) => width);

test('pages change at the widths of the config, and at no others in rem', () => {
  expect(new Set(asked)).toEqual(new Set(Object.values(config.theme.screens)));
});

test('phones end where the specification says', () => {
  expect(asked).toContain(`${MOBILE_BREAKPOINT_PX / 16}rem`);
});
