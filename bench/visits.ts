import os from 'node:os';
import { load } from './load.ts';
import { shown } from './median.ts';
import type { measureSiteContent } from './site-content.ts';
import { measureVisits } from './visit-counts.ts';

/** Prints what a visit costs the backend, as tables in Markdown (docs/scale.md). */

say(`# ${new Date().toISOString().slice(0, 16)}`);
say(`${os.cpus().length} × ${os.cpus()[0]?.model}, load ${os.loadavg()[0]?.toFixed(1)}\n`);
say('| asked of the backend | requests | bytes of the answers | gzipped |\n|---|---|---|---|');
for (const { what, requests, bytes, packed } of await measureVisits())
  say(`| ${what} | ${requests} | ${shown(bytes)} | ${shown(packed)} |`);

const content = await load<{ measureSiteContent: typeof measureSiteContent }>(
  '/bench/site-content.ts',
);
say('\n| a call of site_content(), ms | all of it | nothing newer | all of it, bytes |');
say('|---|---|---|---|');
for (const { hotel, bytes, all, nothingNewer } of await content.measureSiteContent())
  say(`| ${hotel} | ${all.toFixed(2)} | ${nothingNewer.toFixed(2)} | ${shown(bytes)} |`);
say(`\nload ${os.loadavg()[0]?.toFixed(1)} at the end`);
process.exit(0);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
