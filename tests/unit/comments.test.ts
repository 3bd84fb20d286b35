import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Comment = { place: string; text: string; next: string };

const FILES = [
  '{src,scripts,deploy,rehearsal,bench,tests,supabase/{embedded,functions,schemas}}/**/*.{ts,tsx,mjs,css,sql}',
  '*.ts',
];
const OPENING = /^\s*(?:\{?\/\*|\/\/|--)/;
/** Marks of a comment at both ends of a line. */
const MARKS = /^\s*(?:\{?\/\*+|\*(?!\/)|\/\/+|--+)|\*\/\}?\s*$/g;

/** Returns every comment that begins a line, as one line of text, and the line of code below it. */
function commentsOf(file: string): Comment[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const comments: Comment[] = [];
  for (let start = 0; start < lines.length; start += 1) {
    const first = lines[start] ?? '';
    if (!OPENING.test(first)) continue;
    let end = start;
    if (/^\s*\{?\/\*/.test(first))
      while (!lines[end]?.includes('*/') && end < lines.length) end += 1;
    else while (OPENING.test(lines[end + 1] ?? '') && !lines[end + 1]?.includes('/*')) end += 1;
    const text = lines.slice(start, end + 1).map((line) => line.replace(MARKS, '').trim());
    comments.push({
      place: `${file}:${start + 1}`,
      text: text.join(' ').trim(),
      next: lines[end + 1] ?? '',
    });
    start = end;
  }
  return comments;
}

const COMMENTS = globSync(FILES, { exclude: ['**/node_modules'] }).flatMap(commentsOf);

/** Returns the places of the comments that `isRefused` is true for. */
function refused(isRefused: (comment: Comment) => boolean): string[] {
  return COMMENTS.filter(isRefused).map(({ place, text }) => `${place}  ${text}`);
}

/** First words of a fragment: such a comment has no subject of its own. */
const FRAGMENT = /^(?:What|Of|Whether|Where|That|Those|Which|Whose|Hence|But)\b(?!.*\?$)/;

test('a comment begins with its subject or a verb', () => {
  expect(COMMENTS.length).toBeGreaterThan(1000);
  expect(refused(({ text }) => FRAGMENT.test(text))).toEqual([]);
});

/** Words that do not count when a comment is compared with a name. */
const FILLERS = new Set('a an the of for to in is its this and or as by with'.split(' '));
/** Returns the words of a text or of a name in camel, snake or kebab case, in the singular. */
const wordsOf = (text: string): string[] =>
  (text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').match(/[A-Za-z]+/g) ?? [])
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .filter((word) => !FILLERS.has(word));

test('a comment says more than the name below it', () => {
  const name =
    /^\s*(?:export |default |async |declare |static |readonly |override )*(?:(?:function|const|let|class|type|interface) )?([\w$]+)/;
  const repeated = refused(({ text, next }) => {
    const [, declared = ''] = name.exec(next) ?? [];
    const known = new Set(wordsOf(declared));
    const said = wordsOf(text);
    return said.length > 0 && said.every((word) => known.has(word));
  });
  expect(repeated).toEqual([]);
});
