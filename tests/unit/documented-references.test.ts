import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TOLD = ['scripts/**/*.ts', 'supabase/embedded/*.ts', 'deploy/**/*.{ts,sql}', '.env.example']
  .flatMap((pattern) => globSync(pattern))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const GUIDE = readFileSync('docs/deploy.md', 'utf8');

function found(pattern: RegExp): string[] {
  return TOLD.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`),
  );
}

test('commands of Supabase’s tool are told as they work', () => {
  expect(found(/npx supabase@3 \w+/g).length).toBeGreaterThan(2);
  expect(found(/npx supabase(?!@3 )/g)).toEqual([]);
  expect(found(/db push(?! --remote)/g)).toEqual([]);
  expect(
    found(/functions deploy(?! (?:send-outbox join|read-calendars calendar) --use-api)/g),
  ).toEqual([]);
});

test('every command that a doc or a program names exists, and runs on the Node that README asks for', () => {
  const texts = globSync(['*.md', 'docs/**/*.md', '{bench,rehearsal,artwork}/*.md'])
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .concat(TOLD);
  const scripts = (folder: string): object =>
    (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { scripts: object })
      .scripts;
  const all = { ...scripts('.'), ...scripts('artwork') };
  const wrong = texts.flatMap(({ file, text }) => {
    const named = [
      ...text.matchAll(/\bnpm (?:run (?:--silent )?([a-z]+(?:[:-][a-z]+)*)|(start|test)\b)/g),
    ];
    // Docs must not run TypeScript files with `node`, because Node 20 cannot run them.
    const programs = [...text.matchAll(/\bnode [\w./-]+\.ts\b/g)];
    const gone = named.filter(([, run, short]) => !((run ?? short ?? '') in all));
    return [...gone, ...programs].map(([command]) => `${file}: ${command}`);
  });
  expect(wrong).toEqual([]);
  const direct = Object.values(scripts('.')).filter(
    (line) => !/^node scripts\/\w+\.mjs|^oxfmt$/.test(line),
  );
  expect(direct).toEqual([]);
});

test('every section of the guide that is pointed to is there', () => {
  const pointed = found(/docs\/deploy\.md, .*?(?=[).`"])/g);
  expect(pointed.length).toBeGreaterThan(4);
  for (const place of pointed) {
    const [, section] = /docs\/deploy\.md, section (\d+)/.exec(place) ?? [];
    expect(GUIDE, place).toMatch(new RegExp(`^## ${section}\\. `, 'm'));
  }
});

test('files that are pointed to are there', () => {
  const files = found(/(supabase\/migrations\/\d+_\w+\.sql|deploy\/[\w-]+\.sql)/g);
  expect(files.length).toBeGreaterThan(2);
  for (const place of files) {
    const [, file = ''] = place.split(': ');
    expect(globSync(file), place).toEqual([file]);
  }
});

test('every decision that is referred to is there, and in the list', () => {
  const files = globSync('docs/decisions/*-*.md').map((file) => path.basename(file));
  const numbers = files.map((file) => file.slice(0, 4));
  const texts = [
    '*.{md,ts}',
    '{bench,deploy,docs,rehearsal,scripts,src,supabase,tests}/**/*.{css,md,mjs,sql,toml,ts,tsx}',
  ]
    .flatMap((pattern) => globSync(pattern, { exclude: ['**/node_modules'] }))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const referred = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdecisions?[\s*/]+(\d[\w-]*(?:\.md)?(?:(?:, | and )\d+)*)/g)].flatMap(
      ([, names = '']) => names.split(/, | and /).map((name) => `${file}: ${name}`),
    ),
  );
  expect(referred.length).toBeGreaterThan(50);
  const isThere = (name = '') => files.includes(name) || numbers.includes(name);
  expect(referred.filter((place) => !isThere(place.split(': ')[1]))).toEqual([]);
  const list = readFileSync('docs/decisions/README.md', 'utf8');
  expect([...list.matchAll(/^- \[\d+\]\((.+?)\)/gm)].map(([, file]) => file)).toEqual(
    files.toSorted(),
  );
  expect(new Set(numbers).size).toBe(numbers.length);
});

/** Names in backticks that are not in this repository: those of other programs and of examples. */
const FOREIGN =
  /^(?:[\w/]+\/(?:index|app)\.html|dist\/.+|[djm]{2}\/[dm]{2}\/\w+|content\/.+\.saveMerged|AggregateRating|btree_gist|insertBefore|kebab-case\.ts|PascalCase\.tsx|pg_trgm|plpgsql_check|removeChild|room\.calls\.ts|RoomCard\.view\.tsx|supabase\/\.temp|(?:fetch|save|delete|use|useSave)X|xQuery)$/;
const FILE = /\.(?:ts|tsx|css|mjs|sql|md)$/;
const PATH = /^[a-z][\w-]*(?:\/[a-zA-Z][\w.-]+)+$/;
const SYMBOL = /^(?:[a-z]+[A-Z_]\w*[a-zA-Z\d]|[A-Z][a-z]+[A-Z]\w*)$/;

test('files and symbols that docs and comments name in backticks exist', () => {
  const exclude = ['**/node_modules'];
  const read = (...patterns: string[]) =>
    patterns
      .flatMap((pattern) => globSync(pattern, { exclude }))
      .map((file) => [file, readFileSync(file, 'utf8')] as const);
  const code = read(
    '{src,supabase,scripts,deploy,tests,bench,rehearsal}/**/*.{ts,tsx,mjs,sql,css,json,toml}',
    '*.{ts,json,html}',
  );
  const comment = /\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm;
  const names = new Set(
    code.flatMap(([, text]) => text.replace(comment, '').match(/[\w$]+/g) ?? []),
  );
  const paths = globSync(
    '{*,{src,supabase,scripts,deploy,tests,bench,rehearsal,docs,public,artwork}/**}',
    { exclude },
  );
  /** Every path and each of its endings, because comments write only the end of a path. */
  const files = new Set(
    paths.flatMap((file) =>
      [file, file.replace(/\.\w+$/, '')].flatMap((name) =>
        name.split('/').map((_, at, all) => all.slice(at).join('/')),
      ),
    ),
  );
  const folders = new Set([...files].flatMap((file) => file.split('/').slice(0, -1)));
  const isPath = (name: string) =>
    PATH.test(name) && (/\/.*\//.test(name) || folders.has(name.split('/')[0] ?? ''));
  const told = [
    ...read('*.md', 'docs/*.md', 'docs/decisions/*.md').map(
      ([file, text]) => [file, text.replace(/```[\s\S]*?```/g, '')] as const,
    ),
    ...code.map(([file, text]) => [file, (text.match(comment) ?? []).join('\n')] as const),
  ].flatMap(([file, text]) =>
    [...text.matchAll(/`([^`\s]+?)(?:\([^`]*\))?\/?`/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(told.length).toBeGreaterThan(500);
  const gone = told.filter(
    ({ name }) =>
      !/[<…*$]|XX|\.\.\//.test(name) &&
      !FOREIGN.test(name) &&
      (((FILE.test(name) || isPath(name)) && !files.has(name)) ||
        (SYMBOL.test(name) && !names.has(name))),
  );
  expect(gone.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
