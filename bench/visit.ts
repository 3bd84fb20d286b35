import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { atCommit } from '../rehearsal/support/commit-folder.ts';
import { say } from '../scripts/project/terminal.ts';
import { git } from '../scripts/release/release.ts';
import { median, ratio, shown, type Figures } from './figures.ts';
import { runLighthouse } from './lighthouse.ts';
import { serveFloor, serveSite, SITE, STATES, type State, type Variant } from './variants.ts';

type Found = Record<string, Figures>;

const ROUTES = (process.env['BENCH_ROUTES'] ?? '/,/km,/rooms,/rooms/room-premier,/about').split(
  ',',
);
const BUILDS = path.resolve('node_modules/.cache/bench-builds');

/** Limits. FCP and LCP: ratio to the page without scripts; TBT: ratio to the compared commit. */
const GOALS: Figures = {
  // The first paint depends on network and styles alone, so scripts must not delay it.
  FCP: 1.05,
  // Not below 1 as on the home page: pages with several pictures in the first window delay none.
  LCP: 1.05,
  TBT: 0.25,
  CLS: 0.002,
  requests: 14,
  script: 125_000,
};
const HOME_GOALS: Figures = { ...GOALS, LCP: 0.85, requests: 11, script: 118_000, bytes: 280_000 };
const COMPARED_WITH: Record<string, string> = { FCP: 'floor', LCP: 'floor', TBT: 'before' };
/** Equal builds differ by up to 10 % between runs. */
const TOLERANCE = 1.1;
/** Blocking time (ms) that is ignored: a few short tasks add up to it. */
const BLOCKING_MS = 20;

/**
 * Runs Lighthouse in turns on the built site, the same pages without scripts and the build of
 * `commit`, with current and with older content. Prints medians.
 * @returns the limits that were exceeded
 */
export async function measureVisit(times: number, commit?: string): Promise<string[]> {
  const folders = commit ? { site: SITE, before: await buildOf(commit) } : { site: SITE };
  const faults: string[] = [];
  for (const state of STATES) faults.push(...(await measureState(state, times, folders)));
  return faults;
}

async function measureState(
  state: State,
  times: number,
  folders: Record<string, string>,
): Promise<string[]> {
  const variants: Variant[] = [await serveFloor()];
  for (const [name, folder] of Object.entries(folders))
    variants.push(await serveSite(name, folder, state));
  const faults: string[] = [];
  for (const route of ROUTES) {
    const runs = new Map<string, Figures[]>(variants.map(({ name }) => [name, []]));
    for (let run = 0; run < times; run += 1)
      for (const { name, url } of variants) runs.get(name)?.push(await runLighthouse(url + route));
    const found = Object.fromEntries(
      variants.map(({ name }) => [name, mediansOf(runs.get(name) ?? [])]),
    );
    for (const [name, folder] of Object.entries(folders))
      Object.assign(found[name] ?? {}, { script: scriptOf(folder, route) });
    print(`${route}, ${state}`, route, found);
    faults.push(...faultsOf(route, found).map((fault) => `${route}, ${state}: ${fault}`));
  }
  for (const { close } of variants) await close();
  return faults;
}

function mediansOf(runs: Figures[]): Figures {
  const keys = Object.keys(runs[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key] ?? NaN))]));
}

/** Gzipped bytes of the scripts and content that a page loads before it is interactive. */
function scriptOf(folder: string, route: string): number {
  const file = path.join(folder, route === '/' ? 'index.html' : `${route}.html`);
  const [, files = ''] = /data-files="([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  const sizes = files
    .split(' ')
    .map((name) => gzipSync(readFileSync(folder + name), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

function print(title: string, route: string, found: Found): void {
  const names = Object.keys(found);
  const others = names.filter((name) => name !== 'site');
  const columns = ['', ...names, ...others.map((name) => `× ${name}`)];
  say(`## ${title}\n\n| ${columns.join(' | ')} | goal |\n|---|${'---|'.repeat(columns.length)}`);
  for (const key of ['FCP', 'LCP', 'TBT', 'CLS', 'requests', 'bytes', 'script']) {
    const figures = names.map((name) => found[name]?.[key] ?? NaN);
    const ratios = others.map((name) => partOf(found, key, name));
    const goal = goalsOf(route)[key];
    const to = COMPARED_WITH[key] ? `× ${COMPARED_WITH[key]}` : '';
    const cells = [key, ...figures.map(shown), ...ratios.map(ratio), goal ? `≤ ${goal} ${to}` : ''];
    say(`| ${cells.join(' | ')} |`);
  }
  say('');
}

const goalsOf = (route: string) => (route === '/' ? HOME_GOALS : GOALS);

/** The site's value divided by a variant's; of TBT only what exceeds pages without scripts. */
function partOf({ floor, site, ...others }: Found, key: string, name: string): number {
  const of = (figures?: Figures) => figures?.[key] ?? NaN;
  const base = key === 'TBT' ? of(floor) : 0;
  return (of(site) - base) / (of({ floor, ...others }[name]) - base);
}

function faultsOf(route: string, found: Found): string[] {
  const of = (name: string, key: string) => found[name]?.[key] ?? NaN;
  const isNoTime = (key: string) =>
    key === 'TBT' && of('site', key) - of('floor', key) <= BLOCKING_MS;
  const missed = Object.entries(goalsOf(route)).flatMap(([key, most]) => {
    const other = COMPARED_WITH[key];
    if (!other)
      return of('site', key) > most ? `${key} is ${shown(of('site', key))}, not ${most}` : [];
    const part = partOf(found, key, other);
    return part > most * TOLERANCE && !isNoTime(key) ? `${key} is ${ratio(part)} × ${other}` : [];
  });
  const worse = ['FCP', 'LCP', 'TBT', 'requests', 'bytes', 'script'].filter(
    (key) => partOf(found, key, 'before') > TOLERANCE && !isNoTime(key),
  );
  return [...missed, ...worse.map((key) => `${key} is worse than before`)];
}

/** Builds a commit with the built-in content, once. Returns the build's folder. */
async function buildOf(commit: string): Promise<string> {
  const sha = git('rev-parse', '--verify', `${commit}^{commit}`);
  const folder = path.join(BUILDS, sha, 'dist');
  if (existsSync(path.join(folder, '_headers'))) return folder;
  const env = { ...process.env, CONTENT_FROM: 'defaults', DIST_DIR: folder };
  await atCommit(sha, (cwd) =>
    // Only the commands of package.json are the same in every commit.
    execFileSync('npm', ['run', 'build'], { cwd, env, stdio: 'pipe' }),
  );
  return folder;
}
