import { provideBrowser } from './browsers.ts';
import { chooseParts, PARTS } from './parts.ts';
import { runAndTell } from './tell.ts';

const parts = chooseParts(process.argv.slice(2), PARTS);
const wanted = new Set(parts.flatMap(({ browsers = [] }) => browsers));
const missing = new Map([...wanted].map((name) => [name, provideBrowser(name)]));
await runAndTell(parts, ({ browsers = [] }) =>
  browsers.map((name) => missing.get(name)).find(Boolean),
);
