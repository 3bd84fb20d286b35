import os from 'node:os';
import { DEFAULT_CONTENT } from '../src/hotel/content/defaults.ts';
import { type Line, LINES, runApplied, runLogin } from './applied.ts';
import { type Form, runLighthouse } from './lighthouse.ts';
import type { measureDesk } from './desk.ts';
import { load } from './load.ts';
import { median, shown } from './median.ts';
import { serveFloor, serveSite, type Variant } from './variants.ts';

/**
 * One interleaved run: site, floor, site, floor, …, so that whatever else the machine does falls on
 * both. Prints medians and ratios as a table in Markdown.
 */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const ROUTES = (process.env['BENCH_ROUTES'] ?? '/,/km').split(',');
const FORMS = (process.env['BENCH_FORMS'] ?? 'mobile,desktop').split(',') as Form[];
/** `name=folder` of one more built site to measure in the same run. */
const ALSO = process.env['BENCH_ALSO']?.split('=');
const PARTS = process.argv.slice(2);
const wants = (part: string) => PARTS.length === 0 || PARTS.includes(part);

const site = await serveSite('site', 'dist', DEFAULT_CONTENT);
const floor = await serveFloor('dist', DEFAULT_CONTENT);
const also = ALSO && (await serveSite(ALSO[0] ?? '', ALSO[1] ?? '', DEFAULT_CONTENT));
const variants = [floor, site, ...(also ? [also] : [])];

say(`# ${new Date().toISOString().slice(0, 16)}, ${RUNS} runs each, interleaved`);
say(
  `${os.cpus().length} × ${os.cpus()[0]?.model}, load ${os.loadavg()[0]?.toFixed(1)} at the start\n`,
);

if (wants('lighthouse'))
  for (const form of FORMS) for (const route of ROUTES) await lighthouseTable(form, route);
if (wants('applied')) await appliedTable();
if (wants('desk')) await deskTable();
say(`load ${os.loadavg()[0]?.toFixed(1)} at the end`);
for (const { close } of variants) close();
process.exit(0);

async function lighthouseTable(form: Form, route: string): Promise<void> {
  const found = await interleaved(({ url }) => runLighthouse(url + route, form));
  table(`Lighthouse ${form}, ${route} (simulated)`, found);
}

async function appliedTable(): Promise<void> {
  // The keys of that object are its lines.
  for (const line of Object.keys(LINES) as Line[]) {
    const home = await interleaved(({ name, url }) => runApplied(url, name !== 'floor', line));
    table(`Home page, ${line} and a processor 4 × slower (applied)`, home);
    const apps = variants.filter(({ name }) => name !== 'floor');
    const login = await interleaved(({ url }) => runLogin(url, line), apps);
    table(`Login page, ${line} and a processor 4 × slower (applied)`, login);
  }
}

async function deskTable(): Promise<void> {
  const desk = await load<{ measureDesk: typeof measureDesk }>('/bench/desk.ts');
  const { times, csv } = await desk.measureDesk(RUNS * 5);
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

type Figures = Record<string, number>;

async function interleaved(run: (variant: Variant) => Promise<Figures>, which = variants) {
  const found = new Map<string, Figures[]>(which.map(({ name }) => [name, []]));
  for (let index = 0; index < RUNS; index++)
    for (const variant of which) found.get(variant.name)?.push(await run(variant));
  return found;
}

function table(title: string, found: ReadonlyMap<string, readonly Figures[]>): void {
  const names = [...found.keys()];
  say(`## ${title}\n`);
  say(
    `| | ${names.join(' | ')} | ${names
      .slice(1)
      .map((name) => `${name} × floor`)
      .join(' | ')} |`,
  );
  say(`|---|${'---|'.repeat(names.length * 2 - 1)}`);
  for (const key of Object.keys([...found.values()][0]?.[0] ?? {})) {
    const medians = names.map((name) =>
      median((found.get(name) ?? []).map((one) => one[key] ?? NaN)),
    );
    const ratios = medians.slice(1).map((figure) => ratio(figure / (medians[0] ?? NaN)));
    say(`| ${key} | ${medians.map(shown).join(' | ')} | ${ratios.join(' | ')} |`);
  }
  say('');
}

function ratio(figure: number): string {
  return Number.isFinite(figure) ? figure.toFixed(2) : '–';
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
