import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chooseParts, type Part } from '../../scripts/testing/parts.ts';
import { runParts } from '../../scripts/testing/schedule.ts';

const part = (name: string, program: string): Part => ({
  name,
  command: ['-e', program],
  lanes: 1,
});

test('a part whose browser cannot be had has failed, with a sentence; the others are run', async () => {
  const parts = [part('webkit', 'process.exit(0)'), part('unit', 'process.exit(0)')];
  const results = await runParts(
    parts,
    ({ name }) => (name === 'webkit' ? 'There is no WebKit.' : undefined),
    new Set(),
    () => undefined,
  );
  expect(results.map(({ part: { name }, counts, note }) => [name, counts.failed, note])).toEqual([
    ['webkit', 1, 'There is no WebKit.'],
    ['unit', 0, undefined],
  ]);
});

test('a part of one lane is run beside one of two, though it is named after the next of two', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lanes-'));
  const file = JSON.stringify(path.join(folder, 'narrow-was-here'));
  const waits = `const { existsSync, watch } = require('node:fs');
    const look = () => existsSync(${file}) && process.exit(0);
    watch(${JSON.stringify(folder)}, look);
    look();`;
  const wide = (name: string, program: string): Part => ({ ...part(name, program), lanes: 2 });
  const results = await runParts(
    [
      wide('first', waits),
      wide('second', 'process.exit(0)'),
      part('narrow', `require('node:fs').writeFileSync(${file}, '')`),
    ],
    () => undefined,
    new Set(),
    () => undefined,
  );
  expect(results.map(({ counts }) => counts.failed)).toEqual([0, 0, 0]);
  rmSync(folder, { recursive: true });
});

test('every engine is a part of its own, with its own browser and at a site of its own', () => {
  for (const engine of ['chromium', 'firefox', 'webkit']) {
    const [chosen] = chooseParts([engine]).filter(({ name }) => name === engine);
    expect(chosen?.browsers).toContain(engine);
  }
  const ports = chooseParts(['chromium', 'firefox', 'webkit']).flatMap(
    ({ env }) => env?.['E2E_PORT'] ?? [],
  );
  expect(new Set(ports).size).toBe(3);
});
