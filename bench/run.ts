import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { chooseSupabase } from '../supabase/embedded/supabase-choice.ts';
import { exitWith } from '../supabase/embedded/stop.ts';
import { TEST_ORIGIN } from '../tests/support/backend.ts';
import type * as Desk from './desk.ts';
import { say } from '../scripts/project/terminal.ts';
import { ratio, shown } from './figures.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);

const [part, commit] = process.argv.slice(2);
if (!existsSync('dist/_headers'))
  exitWith(
    'There is no built site yet: run "npm run build" first, preferably with CONTENT_FROM=defaults.',
  );
say(`# ${new Date().toISOString().slice(0, 16)}, ${RUNS} runs each`);
say(`${os.cpus().length} × ${os.cpus()[0]?.model}, load ${os.loadavg()[0]?.toFixed(1)}\n`);
const faults = part === 'desk' ? [] : await visit();
if (part !== 'visit') await desk();
for (const fault of faults) say(`- ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

async function visit(): Promise<string[]> {
  if (!existsSync('bench/node_modules/lighthouse')) {
    say('  Installing Lighthouse (in bench/ only) ...');
    const words = 'install --prefix bench --no-package-lock --no-audit --loglevel=error';
    execFileSync('npm', words.split(' '), { stdio: 'inherit' });
  }
  const { measureVisit } = await import('./visit.ts');
  return measureVisit(RUNS, commit);
}

async function desk(): Promise<void> {
  const found = await (await loadDesk()).measureDesk(RUNS * 5);
  say('## The desk, ms\n');
  say('| question | 1,000 stays | 100,000 stays | ratio |\n|---|---|---|---|');
  for (const [question, [, few = NaN, many = NaN]] of Object.entries(found))
    say(`| ${question} | ${shown(few)} | ${shown(many)} | ${ratio(many / few)} |`);
  say();
}

/** Vite loads desk.ts, to resolve its imports from src/. */
async function loadDesk(): Promise<typeof Desk> {
  const chosen = chooseSupabase({});
  if (chosen.kind === 'wrong') throw new Error(chosen.sentence);
  // A server that stays open, because desk.ts still imports files while it measures.
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    resolve: { alias: { '@': path.resolve('src') } },
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(TEST_ORIGIN),
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(chosen.key),
    },
  });
  return (await server.ssrLoadModule('/bench/desk.ts')) as typeof Desk;
}
