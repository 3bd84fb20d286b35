import { expect, test } from 'vitest';
import { rowTime } from '@/content/store/staff-calls/row-schema';

test.each([
  ['2026-11-20 17:15:28.781+00', '2026-11-20T17:15:28.781+00:00'],
  ['2026-11-20 17:15:28+00', '2026-11-20T17:15:28+00:00'],
  ['2026-11-20 17:15:28.7+07', '2026-11-20T17:15:28.7+07:00'],
  ['2026-11-20T17:15:28.781+00:00', '2026-11-20T17:15:28.781+00:00'],
  ['2026-11-20T17:15:28.781Z', '2026-11-20T17:15:28.781Z'],
])('[N-20] %s is the version %s', (written, version) => {
  expect(rowTime(written)).toBe(version);
});
