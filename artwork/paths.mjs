import { join } from 'node:path';

const project = join(import.meta.dirname, '..');

export const MASTERS = join(import.meta.dirname, 'masters');
export const PUBLIC = join(project, 'public');
export const SOURCE = join(project, 'src');
