import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BLOCK_KINDS } from '@/content/schema/block';

/** These tests add imports to a copy of the folders and check that lint refuses them. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
  cpSync('oxlint.config.ts', path.join(folder, 'oxlint.config.ts'));
  cpSync('scripts/lint', path.join(folder, 'scripts/lint'), { recursive: true });
  cpSync('tsconfig.json', path.join(folder, 'tsconfig.json'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lint(files: Record<string, string>): string {
  const src = path.join(folder, 'src');
  rmSync(src, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(src, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  try {
    const linter = path.resolve('node_modules/oxlint/bin/oxlint');
    return execFileSync(process.execPath, [linter, '--format=unix', 'src'], {
      cwd: folder,
      encoding: 'utf8',
    });
  } catch (error) {
    // The linter exits with status 1 if it finds something.
    return String(Reflect.get(Object(error), 'stdout'));
  }
}

/** A file of each layer, and the module that other layers import. */
const LAYERS = {
  model: { file: 'selling/rooms/planted.ts', source: '@/content/store/hotel-content' },
  services: {
    file: 'selling/rooms/services/planted.ts',
    source: '@/content/store/services/content-service',
  },
  queries: { file: 'selling/rooms/queries/planted.ts', source: '@/content/store/queries/content' },
  'staff-calls': {
    file: 'selling/rooms/staff-calls/planted.ts',
    source: '@/basics/session/staff-calls/session',
  },
  view: { file: 'selling/rooms/view/planted.ts', source: '@/hotel/contact/view/InfoBar' },
  site: { file: 'selling/rooms/site/planted.ts', source: '@/selling/booking/site/BookingPanel' },
  admin: { file: 'selling/rooms/admin/planted.ts', source: '@/kit/editors/admin/SectionEditor' },
  app: { file: 'app/planted.ts', source: '@/app/App' },
  ui: { file: 'ui/planted.ts', source: '@/ui/toast' },
  tools: { file: undefined, source: '@/lib/cn' },
  'visitors’ client': { file: undefined, source: '@/lib/rest' },
  'staff’s client': { file: 'lib/planted.ts', source: '@/lib/supabase' },
  words: { file: 'words/en/planted.ts', source: '@/words/visitors' },
  entries: { file: 'planted.ts', source: '@/main' },
} as const;
type Layer = keyof typeof LAYERS;

const MAY: Partial<Record<Layer, string>> = {
  words: '',
  model: '',
  services: 'model services tools words visitors’ client',
  queries: 'model services queries tools words visitors’ client',
  'staff-calls': 'model services queries staff-calls tools words visitors’ client staff’s client',
  view: 'model view ui tools words',
  site: 'model queries view site ui tools words',
  admin: 'model queries staff-calls view admin ui tools words',
  app: 'model queries staff-calls view site admin app ui tools words',
  ui: 'ui tools words',
  'staff’s client': 'tools visitors’ client staff’s client',
  entries: 'model queries site app words',
};

const EVERY_DIRECTION = Object.entries(MAY).flatMap(([from, allowed]) =>
  Object.entries(LAYERS).map(([to, { source }]): [string, string, boolean] => [
    from,
    source,
    ` ${allowed} `.includes(` ${to} `),
  ]),
);

const PACKAGES: [layers: string, source: string, isAllowed: boolean][] = [
  ['model services queries view site admin app ui', '@supabase/supabase-js', false],
  ['model services queries staff-calls view site ui', 'react-hook-form', false],
  ['model', 'react', false],
  ['model', 'vite', false],
  ['model', 'valibot', true],
  ['model', '../../basics/rules/limits.ts', true],
  ['model', '../rooms/view/RoomCard.tsx', false],
  ['staff-calls', '@supabase/supabase-js', true],
  ['staff-calls', '@radix-ui/react-dialog', false],
  ['admin', 'react-hook-form', true],
  ['admin', 'a-package-nobody-has-chosen', false],
  ['site', '../view/RoomCard', false],
  ['site', './RoomDetail', true],
];

test('each layer imports what it may, and nothing else', () => {
  const packages = PACKAGES.flatMap(([layers, source, isAllowed]) =>
    layers.split(' ').map((layer): [string, string, boolean] => [layer, source, isAllowed]),
  );
  const planted = [...EVERY_DIRECTION, ...packages].map(([layer, source, isAllowed], index) => ({
    // The cast is safe: every name is a key of `LAYERS`.
    file: (LAYERS[layer as Layer].file ?? '').replace('planted', `planted-${index}`),
    source,
    isAllowed,
  }));
  const output = lint(
    Object.fromEntries(
      planted.map(({ file, source }) => [
        file,
        `import * as planted from '${source}';\nplanted();\n`,
      ]),
    ),
  );
  const refused = new Set(
    output
      .split('\n')
      .filter((line) => line.includes('no-restricted-imports'))
      .map((line) => line.slice('src/'.length, line.indexOf(':'))),
  );
  const told = planted.map(({ file, source }) => `${file} ${source} ${!refused.has(file)}`);
  expect(told).toEqual(
    planted.map(({ file, source, isAllowed }) => `${file} ${source} ${isAllowed}`),
  );
});

test('circular imports, any, the non-null operator, interfaces and default exports are refused', () => {
  const output = lint({
    'ui/one.ts': "import { two } from './two';\nexport const one = (): unknown => two;\n",
    'ui/two.ts': "import { one } from './one';\nexport const two = (): unknown => one;\n",
    'ui/loose.ts':
      'export interface A { b: string }\nexport const c = (d: any) => d!.e;\nexport default c;\n',
  });
  for (const rule of [
    'no-cycle',
    'no-explicit-any',
    'no-non-null-assertion',
    'consistent-type-definitions',
    'no-default-export',
  ])
    expect(output).toContain(rule);
});

const REFUSED = {
  'no-restricted-': [
    // The results of these calls depend on the reader's locale or time zone.
    'new Intl.NumberFormat().format(1)',
    "[1].map((price) => price.toLocaleString('en-US'))",
    "new Date(0).toLocaleDateString('en-CA')",
    'new Date(0).getDate()',
    "Date.parse('2026-11-20')",
    "['b', 'a'].sort((one, other) => one.localeCompare(other))",
  ],
  // Reading the browser's storage may throw.
  'no-restricted-globals': ['localStorage.length', 'sessionStorage.length'],
};

test('calls that differ by locale or time zone, or may throw, are refused', () => {
  const planted = Object.entries(REFUSED).flatMap(([rule, codes]) =>
    codes.map((code, index) => ({ rule, code, file: `ui/${rule}${index}.ts` })),
  );
  const texts = planted.map(({ file, code }) => [file, `export const planted = ${code};\n`]);
  const lines = lint(Object.fromEntries(texts)).split('\n');
  for (const { rule, code, file } of planted) {
    const found = lines.filter((line) => line.startsWith(`src/${file}:`)).join();
    expect(found, code).toContain(rule);
  }
});

test('a date is made from text only where it is taken apart first', () => {
  const makers = ['src', 'supabase/functions', 'deploy']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => path.join(root, name)),
    )
    .filter((file) => /(?<!\.test)\.[cm]?[jt]sx?$/.test(file))
    .filter((file) => /\bnew Date\((?!\))/.test(readFileSync(file, 'utf8')));
  expect(makers.sort()).toEqual([
    'src/basics/time/dates.ts',
    'src/basics/time/relative-time.ts',
    'src/desk/calendar/ics.ts',
    'supabase/functions/send-outbox/send-queued-rows.ts',
  ]);
});

/** Files that wrongly import from an area that is not below their own, and the import. */
const UPWARD = [
  ['basics/time/planted.ts', '../../content/schema/sections/hero-section.ts'],
  ['content/store/queries/planted.ts', '@/kit/editors/admin/SectionEditor'],
  ['kit/editors/admin/planted.tsx', '@/selling/rooms/admin/RoomFields'],
  ['hotel/moon/view/planted.tsx', '@/selling/rooms/view/RoomCard'],
  ['selling/booking/site/planted.tsx', '@/website/home/site/HomePage'],
  ['website/home/site/planted.tsx', '@/desk/stays/reservation'],
  ['desk/stays/admin/planted.tsx', '@/website/hero/view/Hero'],
  ['guests/emails/admin/planted.tsx', '@/front/layout/admin/AdminLayout'],
  ['guests/emails/planted.ts', '../../front/layout/scroll-anchor.ts'],
];

test('an area imports only from those below it, types too', () => {
  const planted = UPWARD.flatMap(([file = '', source = ''], index) =>
    ['', 'type '].map((type, at) => [
      file.replace('planted', `planted-${index}-${at}`),
      `import ${type}* as planted from '${source}';\nexport type { planted };\n`,
    ]),
  );
  const output = lint(Object.fromEntries(planted));
  const missed = planted.filter(([file]) => !output.includes(`src/${file}:1:`));
  expect(missed).toEqual([]);
});

test('src has the areas of oxlint.config.ts beside app, ui, lib and words; a feature has only layers as folders', () => {
  const areas = /const AREAS = \{([^}]*)\}/.exec(readFileSync('oxlint.config.ts', 'utf8'))?.[1];
  const names = [...(areas ?? '').matchAll(/^\s*(\w+):/gm)].map(([, name]) => name);
  expect(names).toHaveLength(9);
  expect(foldersIn('src')).toEqual([...names, 'app', 'lib', 'ui', 'words'].sort());
  const layers = names.flatMap((area) =>
    foldersIn(`src/${area}`).flatMap((feature) => foldersIn(`src/${area}/${feature}`)),
  );
  // These folders are no layers: a folder for each kind of block, and models of sections.
  const deeper = new Set<string>([...BLOCK_KINDS, 'blocks', 'sections']);
  expect([...new Set(layers)].filter((layer) => !deeper.has(layer)).sort()).toEqual([
    'admin',
    'queries',
    'services',
    'site',
    'staff-calls',
    'view',
  ]);
});

test('features import each other in no circle, not even types or lazily', () => {
  const reached = new Map<string, Set<string>>();
  const featureOf = (file: string) => file.split('/').slice(0, 2).join('/');
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /^(app|ui|lib|words)\b|^[^/]+$/.test(file)) continue;
    const text = readFileSync(path.join('src', file), 'utf8');
    for (const [, source = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const named = source.startsWith('@/')
        ? source.slice(2)
        : path.posix.join(path.posix.dirname(file), source);
      if (!source.startsWith('@/') && !source.startsWith('.')) continue;
      if (/^(app|ui|lib|words|\.\.)\b/.test(named) || featureOf(named) === featureOf(file))
        continue;
      reached.set(
        featureOf(file),
        (reached.get(featureOf(file)) ?? new Set()).add(featureOf(named)),
      );
    }
  }
  expect(reached.size).toBeGreaterThan(30);
  expect(inCircles(reached)).toEqual([]);
});

function inCircles(edges: Map<string, Set<string>>): string[] {
  return [...edges.keys()].filter((start) => {
    const reached = new Set(edges.get(start));
    for (const one of reached) for (const next of edges.get(one) ?? []) reached.add(next);
    return reached.has(start);
  });
}

test('files of scripts and of the embedded backend import in no circle, types too, and only one file loads @supabase/lite', () => {
  const edges = new Map<string, Set<string>>();
  const loading: string[] = [];
  for (const file of globSync('{supabase/embedded,scripts}/**/*.ts')) {
    const text = readFileSync(file, 'utf8');
    const sources = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)];
    edges.set(
      file,
      new Set(sources.map(([, source = '']) => path.join(path.dirname(file), source))),
    );
    if (/import\(\s*'@supabase\/lite|^import (?!type)[^;]*'@supabase\/lite/m.test(text))
      loading.push(file);
  }
  expect(inCircles(edges)).toEqual([]);
  expect(loading).toEqual([path.join('supabase', 'embedded', 'lite.ts')]);
});

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

test('a dynamic import without a guard against missing files is refused', () => {
  const told = lint({
    'ui/Bare.ts': "export const Bare = () => import('./Guarded');\n",
    'ui/Outside.ts': `import { loadOptional } from '@/lib/code-files';
      const guarded = import('./Guarded');
      export const Outside = loadOptional(() => guarded);\n`,
    'ui/Guarded.ts': `import { loadOptional } from '@/lib/code-files';
      export const Guarded = loadOptional(async () => (await import('./Bare')).Bare);\n`,
  });
  const named = ['Bare', 'Outside', 'Guarded'].filter((name) =>
    new RegExp(`${name}\\.ts.*guarded-import`).test(told),
  );
  expect(named).toEqual(['Bare', 'Outside']);
});

test('a text beside an element that may disappear needs its own element, because page translation replaces it', () => {
  const drawn = {
    Bare: '<p>{a && <b />}text</p>',
    Given: '<p>{a && <b />}{words.name}</p>',
    Itself: '<p><b />{a && words.name}</p>',
    Inner: '<p><b />{a && <>text</>}</p>',
    Listed: '<p>{list.map(() => <b key="b" />)}{words.name}</p>',
    Computed: '<p><b />{words.of(a)}</p>',
    Wrapped: '<p>{a && <b />}<span>text</span></p>',
    Alone: '<p>{a && words.name}</p>',
    Blank: "<p>{a && <b />}{' '}<i /></p>",
    Made: '<p>{a && <b />}{made()}</p>',
  };
  const given = 'const { a, list, words } = window as any;\nconst made = () => <b />;\n';
  const files = Object.entries(drawn).map(([name, jsx]) => [
    `ui/${name}.tsx`,
    `${given}export const ${name} = () => ${jsx};\n`,
  ]);
  const told = lint(Object.fromEntries(files));
  const named = Object.keys(drawn).filter((name) =>
    new RegExp(`${name}\\.tsx.*own-element`).test(told),
  );
  expect(named).toEqual(['Bare', 'Given', 'Itself', 'Inner', 'Listed', 'Computed']);
});
