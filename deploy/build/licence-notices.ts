import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A package among the modules of a bundle, e.g. `…/node_modules/@radix-ui/react-tabs`. */
const PACKAGE = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
/** Not among the modules, and yet in what they come to: its reset is part of the styles. */
const IN_STYLES = 'node_modules/tailwindcss';

/**
 * The licences of all that a bundle has from others, as their authors ask for where it is passed on.
 * @param modules files that it was made of
 * @throws Error for a package that names no licence: whoever adds one looks at that first
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
