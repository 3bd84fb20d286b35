import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { chooseSupabase } from '../supabase/embedded/choice.ts';
import { TEST_ORIGIN } from '../tests/support/backend.ts';
import { type Line, LINES, runApplied, runLogin } from './applied.ts';
import type { measureDesk } from './desk.ts';
import { ratio, say, shown, table, type Figures } from './figures.ts';
import type { Form } from './lighthouse.ts';
import type { measureSiteContent } from './site-content.ts';
import { serveFloor, serveSite, type Variant } from './variants.ts';
import { measureVisits } from './visit-counts.ts';

/** Each part prints its medians and ratios as tables in Markdown. */
const PARTS = { lighthouse, applied, desk, visits };
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const ROUTES = (process.env['BENCH_ROUTES'] ?? '/,/km').split(',');
const FORMS = (process.env['BENCH_FORMS'] ?? 'mobile,desktop').split(',') as Form[];

const asked = process.argv.slice(2);
say(`# ${new Date().toISOString().slice(0, 16)}, ${RUNS} runs each, interleaved`);
say(`${os.cpus().length} × ${os.cpus()[0]?.model}, ${load()} at the start\n`);
for (const [name, measure] of Object.entries(PARTS))
  if (asked.length === 0 || asked.includes(name)) await measure();
say(`${load()} at the end`);
process.exit(0);

async function lighthouse(): Promise<void> {
  const { runLighthouse } = await import('./lighthouse.ts'); // its package may not be installed
  await withVariants(async (variants) => {
    for (const form of FORMS)
      for (const route of ROUTES)
        table(
          `Lighthouse ${form}, ${route} (simulated)`,
          await interleaved(variants, ({ url }) => runLighthouse(url + route, form)),
        );
  });
}

async function applied(): Promise<void> {
  await withVariants(async ([floor, site]) => {
    // The keys of that object are its lines.
    for (const line of Object.keys(LINES) as Line[]) {
      table(
        `Home page, ${line} and a processor 4 × slower (applied)`,
        await interleaved([floor, site], ({ name, url }) =>
          runApplied(url, name !== 'floor', line),
        ),
      );
      table(
        `Login page, ${line} and a processor 4 × slower (applied)`,
        await interleaved([site], ({ url }) => runLogin(url, line)),
      );
    }
  });
}

async function desk(): Promise<void> {
  const module = await loadFromSource<{ measureDesk: typeof measureDesk }>('/bench/desk.ts');
  const { times, csv } = await module.measureDesk(RUNS * 5);
  say('## The desk, ms\n');
  say('| question | 1,000 stays | 100,000 stays | ratio |\n|---|---|---|---|');
  for (const { question, milliseconds } of times) {
    const [few = NaN, many = NaN] = milliseconds;
    say(`| ${question} | ${shown(few)} | ${shown(many)} | ${ratio(many / few)} |`);
  }
  say(
    `\nExport of ${shown(csv.rows)} stays: ${csv.seconds.toFixed(1)} s, at most ${csv.peakMegabytes.toFixed(1)} MB held beside the file.\n`,
  );
}

/** What a visit costs the backend (docs/scale.md). */
async function visits(): Promise<void> {
  say('| asked of the backend | requests | bytes of the answers | gzipped |\n|---|---|---|---|');
  for (const { what, requests, bytes, packed } of await measureVisits())
    say(`| ${what} | ${requests} | ${shown(bytes)} | ${shown(packed)} |`);
  const module = await loadFromSource<{ measureSiteContent: typeof measureSiteContent }>(
    '/bench/site-content.ts',
  );
  say('\n| a call of site_content(), ms | all of it | nothing newer | all of it, bytes |');
  say('|---|---|---|---|');
  for (const { hotel, bytes, all, nothingNewer } of await module.measureSiteContent())
    say(`| ${hotel} | ${all.toFixed(2)} | ${nothingNewer.toFixed(2)} | ${shown(bytes)} |`);
  say('');
}

function load(): string {
  return `load ${os.loadavg()[0]?.toFixed(1)}`;
}

/** The built site and its floor, for as long as they are measured. */
async function withVariants(measure: (both: [Variant, Variant]) => Promise<void>): Promise<void> {
  const floor = await serveFloor();
  const site = await serveSite();
  await measure([floor, site]);
  for (const { close } of [floor, site]) await close();
}

/** In turns, so that whatever else the machine does falls on all of them. */
async function interleaved(variants: Variant[], run: (variant: Variant) => Promise<Figures>) {
  const found = new Map<string, Figures[]>(variants.map(({ name }) => [name, []]));
  for (let index = 0; index < RUNS; index++)
    for (const variant of variants) found.get(variant.name)?.push(await run(variant));
  return found;
}

/** Loads a module that uses names of src/, as the build would resolve them. */
async function loadFromSource<Module>(file: string): Promise<Module> {
  const chosen = chooseSupabase({});
  if (chosen.kind === 'wrong') throw new Error(chosen.sentence);
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    resolve: { alias: { '@': path.resolve('src') } },
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(TEST_ORIGIN),
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(chosen.key),
    },
  });
  return (await server.ssrLoadModule(file)) as Module;
}
