import { ensureBrowser } from './browsers.ts';
import { chooseParts, PARTS } from './parts.ts';
import { writeFileSync } from 'node:fs';
import { cleanTree, GREEN_TREE_FILE } from '../release/release.ts';
import { runAndReport } from './run-parts.ts';

const words = process.argv.slice(2);
const parts = chooseParts(words, PARTS);
// Only a tree without changes can be recorded as tested.
const tree = words.length === 0 ? cleanTree() : '';
const wanted = new Set(parts.flatMap(({ browsers = [] }) => browsers));
const missing = new Map([...wanted].map((name) => [name, ensureBrowser(name)]));
const failed = await runAndReport(parts, ({ browsers = [] }) =>
  browsers.map((name) => missing.get(name)).find(Boolean),
);
if (failed === 0 && tree !== '' && tree === cleanTree()) writeFileSync(GREEN_TREE_FILE, tree);
process.exit(failed > 0 ? 1 : 0);
