import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of a package in a module's path, e.g. `…/node_modules/@radix-ui/react-tabs`. */
const PACKAGE = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
/** Tailwind's licence is added separately: the bundle has its styles, but none of its modules. */
const IN_STYLES = 'node_modules/tailwindcss';

/**
 * Returns the licences of all packages in a bundle, as their authors require. @throws for a package
 * without a licence, so that a person decides about it
 */
export async function licenceNotices(modules: Iterable<string>): Promise<string> {
  const folders = new Set([path.resolve(IN_STYLES)]);
  for (const module of modules) {
    const folder = PACKAGE.exec(module)?.[1];
    if (folder) folders.add(folder);
  }
  const parts = await Promise.all([...folders].map(noticeOf));
  const head = 'This site is made with the work of others. Fonts: /fonts/OFL.txt\n';
  return [head, ...new Set(parts.toSorted())].join(`\n${'-'.repeat(72)}\n\n`);
}

async function noticeOf(folder: string): Promise<string> {
  const about: { name?: string; version?: string; license?: string } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  if (!about.license) throw new Error(`${folder} names no licence`);
  const file = (await readdir(folder)).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  const text = file ? await readFile(path.join(folder, file), 'utf8') : '';
  return `${[`${about.name} ${about.version}`, about.license, text.trim()].join('\n\n').trim()}\n`;
}
