import { existsSync } from 'node:fs';
import path from 'node:path';

/** The whole path of a program that a shell would find by this name. */
export function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}
