/** Usage: `npm run --silent words > words.md`. Prints all texts side by side for native readers. */
import { LANGUAGES } from '../src/words/languages.ts';

/** The catalogues of src/words/LANGUAGE, with their headings. */
const CATALOGUES = {
  visitors: 'For visitors',
  emails: 'For e-mails, replies and documents for guests',
  'sign-in': 'For staff who sign in',
  staff: 'For staff',
  alerts: 'For alerts to staff',
};
const FOR_VISITORS = ['visitors', 'emails'];

/**
 * Returns a catalogue's texts by the path of their key. A text with parameters is returned as its
 * source code: `(price) => …`.
 */
export function textsOf(value: unknown, name = ''): Map<string, string> {
  if (typeof value === 'string' || typeof value === 'function')
    return new Map([[name, String(value).replaceAll(/[\n ]+/g, ' ')]]);
  const entries: [string, unknown][] = Object.entries(Object(value));
  return new Map(entries.flatMap(([key, one]) => [...textsOf(one, name ? `${name}.${key}` : key)]));
}

async function tableOf(catalogue: string, title: string): Promise<string> {
  const isForAll = FOR_VISITORS.includes(catalogue);
  const spoken = LANGUAGES.filter(({ forStaff }) => isForAll || forStaff);
  const texts = await Promise.all(
    spoken.map(async ({ code }) => textsOf(await import(`../src/words/${code}/${catalogue}.ts`))),
  );
  const names = [...(texts[0]?.keys() ?? [])];
  return [
    `\n## ${title}\n`,
    row(['', ...spoken.map(({ name }) => name)]),
    row(['---', ...spoken.map(() => '---')]),
    ...names.map((name) => row([`\`${name}\``, ...texts.map((all) => all.get(name) ?? '')])),
  ].join('\n');
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replace(/^\([^)]*\) => /, '').replaceAll('|', '\\|')).join(' | ')} |`;

if (import.meta.main) {
  console.log(`# The words of the interface

Written by \`npm run words\` from \`src/words\`. A sentence with facts is shown as its code: \`\${price}\` stands for the price. English is the specification's, letter for letter. **No native speaker has read the Khmer and Chinese texts yet: one should, before a hotel uses them.** Report corrections with the name in the first column.`);
  for (const [catalogue, title] of Object.entries(CATALOGUES))
    console.log(await tableOf(catalogue, title));
}
