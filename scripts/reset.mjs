// npm run reset: the next start makes a fresh database.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, pinnedNode } from './install.mjs';

ensureInstalled();
const { status } = spawnSync(pinnedNode(), ['supabase/embedded/reset.ts'], { stdio: 'inherit' });
process.exit(status ?? 1);
