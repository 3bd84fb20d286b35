import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientBundle } from './bundle.ts';
import type { LanguageSite } from './language-site.ts';

/** Contents of the last build, for tests of size limits. */
export type BuildReport = {
  /** Files that the first language's entry needs before it runs. */
  entry: string[];
  /** Scripts and stylesheets that each page needs before it is interactive. */
  pages: { file: string; language: string; scripts: string[]; styles: string[] }[];
  /** Addresses of code and styles that visitors may request, by language. */
  code: Record<string, string[]>;
  /** Source modules of each script, with their size in bytes before minifying. */
  modules: Record<string, Record<string, number>>;
};

const FILE = 'node_modules/.cache/build-report.json';

export async function writeReport(sites: readonly LanguageSite[]): Promise<void> {
  const [first] = sites;
  const report: BuildReport = {
    entry: first ? [first.client.entry, ...first.client.filesOf('src/main.tsx').scripts] : [],
    pages: sites.flatMap(({ client, pages, language }) =>
      pages.map(({ file, modules }) => {
        const { scripts, styles } = client.filesOf(...modules);
        return {
          file,
          language,
          scripts: [client.entry, ...scripts],
          styles: styles.map(({ href }) => href),
        };
      }),
    ),
    code: Object.fromEntries(sites.map(({ language, client }) => [language, client.publicCode()])),
    modules: Object.fromEntries(sites.flatMap(({ client }) => client.chunks.map(modulesOf))),
  };
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(report));
}

function modulesOf({ fileName, modules }: ClientBundle['chunks'][number]) {
  const sizes = Object.entries(modules).map(([id, { renderedLength }]) => [
    path.relative(process.cwd(), id.replace(/^\0/, '')),
    renderedLength,
  ]);
  return [`/${fileName}`, Object.fromEntries(sizes)];
}

export async function readReport(): Promise<BuildReport> {
  // The cast is safe: only `writeReport` writes the report.
  return JSON.parse(await readFile(FILE, 'utf8')) as BuildReport;
}
