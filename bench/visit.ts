import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { median, ratio, say, shown, type Figures } from './figures.ts';
import { runLighthouse } from './lighthouse.ts';
import { serveFloor, serveSite, SITE, type Variant } from './variants.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const ROUTES = (process.env['BENCH_ROUTES'] ?? '/,/km,/rooms,/rooms/room-premier,/about').split(
  ',',
);
const BUILDS = path.resolve('node_modules/.cache/bench-builds');

/** The most that a visit may cost; times as parts of those of the page without script. */
const BUDGET = { paint: 0.85, CLS: 0.002, requests: 13, script: 132_500 };
const HOME_BUDGET = { ...BUDGET, requests: 11, script: 125_000, bytes: 280_000 };
/** So much more is not worse: a run differs from the next by so much. */
const TOLERANCE = 1.1;
/** The same for blocking time, which is a sum of few tasks, in milliseconds. */
const BLOCKING_TOLERANCE = 20;

/**
 * Lighthouse's phone on the built site, on the same pages without script and, where one is named, on
 * the build of a commit, in turns. Prints the medians. @param commit to compare with
 * @returns what is over the budget, or worse than that build was
 */
export async function measureVisit(commit?: string): Promise<string[]> {
  const folders = commit ? { site: SITE, before: buildOf(commit) } : { site: SITE };
  const variants: Variant[] = [await serveFloor()];
  for (const [name, folder] of Object.entries(folders))
    variants.push(await serveSite(name, folder));
  const faults: string[] = [];
  for (const route of ROUTES) {
    const runs = new Map<string, Figures[]>(variants.map(({ name }) => [name, []]));
    for (let run = 0; run < RUNS; run += 1)
      for (const { name, url } of variants)
        runs.get(name)?.push(await runLighthouse(url + route, 'mobile'));
    const found = Object.fromEntries(
      variants.map(({ name }) => [name, mediansOf(runs.get(name) ?? [])]),
    );
    for (const [name, folder] of Object.entries(folders))
      Object.assign(found[name] ?? {}, { script: scriptOf(folder, route) });
    print(route, found);
    faults.push(...faultsOf(route, found).map((fault) => `${route}: ${fault}`));
  }
  for (const { close } of variants) await close();
  return faults;
}

function mediansOf(runs: Figures[]): Figures {
  const keys = Object.keys(runs[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key] ?? NaN))]));
}

/** Bytes of packed script that a page names before it answers, its content with them. */
function scriptOf(folder: string, route: string): number {
  const file = path.join(folder, route === '/' ? 'index.html' : `${route}.html`);
  const [, files = ''] = /data-files="([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  const sizes = files
    .split(' ')
    .map((name) => gzipSync(readFileSync(folder + name), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

function print(route: string, found: Record<string, Figures>): void {
  const names = Object.keys(found);
  say(`## ${route}\n\n| ${['', ...names].join(' | ')} |\n|---|${'---|'.repeat(names.length)}`);
  for (const key of ['FCP', 'LCP', 'TBT', 'CLS', 'requests', 'bytes', 'script']) {
    const floor = found['floor']?.[key] ?? NaN;
    const cells = Object.values(found).map((figures) => {
      const figure = figures[key] ?? NaN;
      if (key === 'TBT') return `${shown(figure)} (${shown(figure - floor)} over)`;
      return key.endsWith('CP') ? `${shown(figure)} (× ${ratio(figure / floor)})` : shown(figure);
    });
    say(`| ${[key, ...cells].join(' | ')} |`);
  }
  say('');
}

function faultsOf(route: string, { floor, site, before }: Record<string, Figures>): string[] {
  const budget: Figures = route === '/' ? HOME_BUDGET : BUDGET;
  const of = (figures: Figures | undefined, key: string) => figures?.[key] ?? NaN;
  const over = (figures: Figures | undefined) => Math.max(0, of(figures, 'TBT') - of(floor, 'TBT'));
  const faults = Object.entries(budget)
    .filter(([key, most]) => of(site, key) > most)
    .map(([key, most]) => `${key} is ${shown(of(site, key))}, the budget ${shown(most)}`);
  for (const key of ['FCP', 'LCP'])
    if (of(site, key) > BUDGET.paint * TOLERANCE * of(floor, key))
      faults.push(`${key} is ${ratio(of(site, key) / of(floor, key))} × that without script`);
  if (!before) return faults;
  for (const key of ['FCP', 'LCP', 'requests', 'bytes', 'script'])
    if (of(site, key) > TOLERANCE * of(before, key))
      faults.push(`${key} was ${shown(of(before, key))} and is ${shown(of(site, key))}`);
  if (over(site) > TOLERANCE * over(before) + BLOCKING_TOLERANCE)
    faults.push(`blocking time was ${shown(over(before))} ms and is ${shown(over(site))}`);
  return faults;
}

/** The site as a commit builds it, with the built-in content; made once. @returns its folder */
function buildOf(commit: string): string {
  const sha = run('git', ['rev-parse', '--verify', `${commit}^{commit}`]).trim();
  const folder = path.join(BUILDS, sha, 'dist');
  if (existsSync(path.join(folder, '_headers'))) return folder;
  const tree = path.join(os.tmpdir(), `bench-${sha}`);
  run('git', ['worktree', 'add', '--force', '--detach', tree, sha]);
  try {
    const lock = 'package-lock.json';
    const hasOurs = readFileSync(lock, 'utf8') === readFileSync(path.join(tree, lock), 'utf8');
    if (hasOurs) symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'));
    else run('npm', ['ci', '--no-audit', '--no-fund'], tree);
    const env = { ...process.env, CONTENT_FROM: 'defaults', DIST_DIR: folder };
    run('npm', ['run', 'build'], tree, env);
  } finally {
    run('git', ['worktree', 'remove', '--force', tree]);
  }
  return folder;
}

/** @throws Error with what the command said when it fails */
function run(command: string, args: string[], cwd = '.', env = process.env): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}
