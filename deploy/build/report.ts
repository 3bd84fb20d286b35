import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientBundle } from './bundle.ts';

/** What the last build is made of, for the tests that keep its budgets. Not part of the site. */
export type BuildReport = {
  /** Addresses of the files that the entry needs before it runs. */
  entry: string[];
  /** For each page's document: the scripts and stylesheets that it needs before it answers. */
  pages: { file: string; scripts: string[]; styles: string[] }[];
  /** For each script: what it is made of, in bytes before minifying. */
  modules: Record<string, Record<string, number>>;
};

const FILE = 'node_modules/.cache/build-report.json';

export async function writeReport(
  { entry, chunks, filesOf }: ClientBundle,
  pages: readonly { file: string; module: string }[],
): Promise<void> {
  const own = filesOf('src/main.tsx');
  const report: BuildReport = {
    entry: [entry, ...own.scripts],
    pages: pages.map(({ file, module }) => {
      const { scripts, styles } = filesOf(module);
      return { file, scripts: [entry, ...scripts], styles: styles.map(({ href }) => href) };
    }),
    modules: Object.fromEntries(
      chunks.map(({ fileName, modules }) => [
        `/${fileName}`,
        Object.fromEntries(
          Object.entries(modules).map(([id, { renderedLength }]) => [
            path.relative(process.cwd(), id.replace(/^\0/, '')),
            renderedLength,
          ]),
        ),
      ]),
    ),
  };
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(report));
}

/** Of the build that lies in dist/. */
export async function readReport(): Promise<BuildReport> {
  // Written by the function above and by nothing else.
  return JSON.parse(await readFile(FILE, 'utf8')) as BuildReport;
}
