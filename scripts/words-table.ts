/** Usage: `npm run --silent words > words.md`. Prints all texts side by side for native readers. */
import { sideBySide, type SideBySide } from './catalogue-texts.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import type { Language } from '../src/words/languages.ts';

const CATALOGUES = ['visitors', 'emails', 'sign-in', 'staff', 'alerts'] as const;
const FOR_STAFF = ['sign-in', 'staff', 'alerts'];
const TITLES = {
  visitors: 'For visitors',
  emails: 'For e-mails, replies and documents for guests',
  'sign-in': 'For staff who sign in',
  staff: 'For staff',
  alerts: 'For alerts to staff',
};

async function wordsTable(): Promise<string> {
  const parts = await Promise.all(CATALOGUES.map(tableOf));
  return `# The words of the interface

Written by \`npm run words\` from \`src/words\`. \`{1}\`, \`{2}\` … stand for facts in a sentence. English is the specification's, letter for letter. **No native speaker has read the Khmer and Chinese texts yet: one should, before a hotel uses them.** Report corrections with the name in the first column.

${parts.join('\n')}`;
}

function spokenBy(isStaff: boolean): readonly Language[] {
  return LANGUAGES.filter(({ forStaff }) => !isStaff || forStaff);
}

async function tableOf(catalogue: (typeof CATALOGUES)[number]): Promise<string> {
  const spoken = spokenBy(FOR_STAFF.includes(catalogue));
  const columns = await Promise.all(
    spoken.map(async ({ code }): Promise<unknown> => {
      const words = await wordsOf(code, catalogue);
      if (catalogue !== 'emails') return words;
      const shared = { ...(await wordsOf(code, 'visitors')), letterNumbers: undefined };
      return Object.fromEntries(Object.entries(words).filter(([group]) => !(group in shared)));
    }),
  );
  return table(TITLES[catalogue], spoken, sideBySide(columns));
}

function table(title: string, spoken: readonly Language[], all: readonly SideBySide[]): string {
  return [
    `## ${title}\n`,
    row(['', ...spoken.map(({ name }) => name)]),
    row(['---', ...spoken.map(() => '---')]),
    ...all.map(({ name, texts }) => row([`\`${name}\``, ...texts.map(cell)])),
    '',
  ].join('\n');
}

async function wordsOf(code: string, catalogue: (typeof CATALOGUES)[number]): Promise<object> {
  return (await import(`../src/words/${code}/${catalogue}.ts`)) as object;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

process.stdout.write(await wordsTable());
