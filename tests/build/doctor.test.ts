import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examine, exitStatus } from '../../scripts/doctor/examine.ts';
import { linesOf } from '../../scripts/doctor/print.ts';
import { chooseSupabase } from '../../supabase/embedded/choice.ts';
import { freePort } from '../support/free-port.ts';
import { type SiteProcess, startSite, VITE } from '../support/site-process.ts';

/** The real built site with the embedded backend, as `npm run preview` has it. */
let site: SiteProcess;
let origin: string;
const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'hotel-doctor-'));

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  site = startSite([VITE, 'preview'], { port, dataFolder });
  await site.untilOpen();
});
afterAll(async () => {
  await site.end('SIGTERM');
  rmSync(dataFolder, { recursive: true, force: true });
});

test('nothing is wrong with the built site and the embedded backend', async () => {
  const chosen = chooseSupabase({});
  const key = chosen.kind === 'embedded' ? chosen.key : '';
  const report = await examine({ backend: origin, site: origin, key });
  expect(report.flatMap(({ findings }) => findings).filter(({ todo }) => todo)).toEqual([]);
  expect(exitStatus(report)).toBe(0);
  const said = linesOf(report).join('\n');
  expect(said).toContain("ok     The pages hold this project's words and prices.");
  expect(said).toContain(
    'ok     Each language has its home page: English, ខ្មែរ, Français and 中文.',
  );
  expect(said).toContain('ok     Security headers: A.');
  expect(said).toContain('note   Realtime: not on the embedded backend.');
});
