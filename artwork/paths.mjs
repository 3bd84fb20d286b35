import { join } from 'node:path';

const project = join(import.meta.dirname, '..');

export const PUBLIC = join(project, 'public');
export const SOURCE = join(project, 'src');
