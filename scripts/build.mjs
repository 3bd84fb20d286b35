// npm run build: the site as files for any static host (dist/).
import { spawnSync } from 'node:child_process';
import { ensureInstalled, pinnedNode } from './install.mjs';

ensureInstalled();
const { status } = spawnSync(pinnedNode(), ['deploy/build/run.ts'], { stdio: 'inherit' });
process.exit(status ?? 1);
