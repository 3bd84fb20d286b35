import { existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { type Route, ROUTES, routesFor } from '../../src/hotel/rules/routes.ts';
import { dependentsAmong, reachedFrom, TEST } from './depends.ts';
import { type Part, PARTS } from './parts.ts';

/** They decide how every test is run: nothing short of all of them tells what a change breaks. */
const DECIDES_ALL =
  /^(package(-lock)?\.json|\.npmrc|tsconfig\.json|(vite|playwright)\.config\.ts|tests\/support\/(component-setup|fresh-modules|keep-databases)\.ts)$/;

const ALWAYS = ['types', 'lint', 'format', 'unused'];

/** What no test but a browser's sees, and the files of tests/e2e that look at it. */
const IN_BROWSERS: [changed: RegExp, specs: string[]][] = [
  [/\/admin\/[\w-]+\.css$/, ['admin-a11y', 'staff-screens']],
  [/\/(site|view)\/[\w-]+\.css$/, ['site-a11y']],
  [/\.css$|^tailwind\.config/, ['site-a11y', 'admin-a11y', 'staff-screens']],
  [/^deploy\/service-worker\//, ['offline']],
  [
    /^(index\.html|(public|deploy)\/.*(?<!\.sql)|src\/(main|entry-prerender)\.tsx|src\/app\/pre-hydration.*|src\/hotel\/rules\/routes\.ts)$/,
    ['hydration', 'no-script', 'site-a11y'],
  ],
];

/** Real programs that open the database of the migrations; that it can be opened, others tell, too. */
const PROGRAMS = /^tests\/backend\/embedded-(start|wall|disk)\./;

/**
 * The parts of `npm test` that a change can break, each with the tests in question alone.
 * @throws Error with a sentence for people, where that cannot be told
 */
export function partsFor({ files, all }: Pick<Change, 'files' | 'all'>): Part[] {
  const first = files.find((file) => DECIDES_ALL.test(file));
  if (first) throw new Error(`${first} decides how all tests are run. Run npm test.`);
  const tests = testsFor(files, all);
  const looks = files.flatMap((file) => IN_BROWSERS.find(([rule]) => rule.test(file))?.[1] ?? []);
  const specs = [...new Set(looks)].map((name) => `tests/e2e/${name}.spec.ts`);
  const isBuilt = looks.length > 0;
  return PARTS.flatMap((part): Part[] => {
    const { name } = part;
    if (ALWAYS.includes(name)) return [part];
    if (name === 'compile') return isBuilt || tests.some(needsSite) ? [part] : [];
    if (name === 'build' && isBuilt) return [part];
    const own = tests.filter((test) => isTestOf(name, test));
    const wanted = name === 'e2e' ? [...new Set([...own, ...specs])] : own;
    return wanted.length > 0 ? [{ ...part, command: [...part.command, ...wanted] }] : [];
  });
}

/** The journeys of tests/engines are a part for each engine. */
function isTestOf(part: string, test: string): boolean {
  if (isBesideCode(test)) return part === 'component';
  const folder = ['chromium', 'firefox', 'webkit'].includes(part) ? 'engines' : part;
  return test.startsWith(`tests/${folder}/`);
}

function needsSite(test: string): boolean {
  return /^tests\/(build|e2e|engines)\//.test(test);
}

function testsFor(files: readonly string[], all: readonly string[]): string[] {
  const dependents = dependentsAmong(all);
  const reached = [...reachedFrom(files, dependents, (file) => namesOf(file) !== undefined)];
  const known = all.filter((file) => TEST.test(file) && existsSync(file));
  const named = reached.flatMap((file) => {
    const names = namesOf(file);
    return names
      ? known.filter((test) => isOfSide(test, file) && names.test(readFileSync(test, 'utf8')))
      : [];
  });
  // A browser's test imports what it types and expects; what the site does with that is asked below.
  const ofTests = reachedFrom(
    files.filter((file) => file.startsWith('tests/')),
    dependents,
    () => false,
  );
  const isOnlySql = files.every((file) => !/^(supabase\/embedded|tests)\//.test(file));
  return [...new Set([...reached, ...named])].filter(
    (file) =>
      known.includes(file) &&
      (!needsSite(file) || ofTests.has(file)) &&
      !(isOnlySql && PROGRAMS.test(file)),
  );
}

/** A kind of block has its tests in its folder. */
function isBesideCode(test: string): boolean {
  return test.startsWith('src/');
}

/** A page is asked by the tests of components, what sends letters by those of the backend. */
function isOfSide(test: string, file: string): boolean {
  if (!file.startsWith('src/')) return test.startsWith('tests/backend/');
  return test.startsWith('tests/component/') || isBesideCode(test);
}

/**
 * How tests name what they reach without importing it: a page by its address, the staff's app by the
 * address of any page of theirs, what sends letters by its name.
 */
function namesOf(file: string): RegExp | undefined {
  if (file === 'src/app/AdminApp.tsx') return addressesOf(routesFor('login', 'staff', 'rights'));
  if (file.startsWith('supabase/functions/')) return /outbox/i;
  const routes = Object.values(ROUTES).filter(({ module }) => file === `src/hotel/${module}.tsx`);
  return routes.length > 0 ? addressesOf(routes) : undefined;
}

function addressesOf(routes: readonly Route[]): RegExp {
  const names = Object.entries(ROUTES).flatMap(([name, route]) =>
    routes.some(({ path }) => path === route.path) ? [`\\bPATH\\.${name}\\b`] : [],
  );
  const paths = routes.map(({ path }) =>
    path.endsWith('/:id') ? `['"\`]${path.slice(0, -3)}` : `['"\`]${path}['"\`?#$]`,
  );
  return new RegExp([...names, ...paths].join('|'));
}

/** Branches that work starts from. */
const TRUNKS = ['main', 'origin/main'];

export type Change = { since: string; files: string[]; all: string[] };

/**
 * What differs from a commit, uncommitted and new files included, and what the project consists of.
 * Without one named, that is where this branch left main; on main itself what is uncommitted, else
 * the last commit.
 * @throws Error with a sentence for people, where git cannot tell
 */
export function changeSince(named: string | undefined): Change {
  const created = linesOf(git('ls-files', '--others', '--exclude-standard'));
  const changedFrom = (commit: string) => [
    ...linesOf(git('diff', '--name-only', '--no-renames', commit, '--')),
    ...created,
  ];
  let since = named ?? startOfBranch();
  if (!named && since === git('rev-parse', 'HEAD') && changedFrom(since).length === 0)
    since = 'HEAD~1';
  const files = changedFrom(since);
  if (files.length === 0) throw new Error(`Nothing has changed since ${since}.`);
  return { since, files, all: [...linesOf(git('ls-files')), ...files] };
}

function startOfBranch(): string {
  for (const trunk of TRUNKS)
    try {
      return git('merge-base', 'HEAD', trunk);
    } catch {
      // not here: perhaps under its other name
    }
  throw new Error(
    'There is no branch "main" to compare with: name a commit, as in npm test -- changed HEAD~3.',
  );
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    throw new Error(`What has changed is not known: git ${args.join(' ')} failed.`, {
      cause: error,
    });
  }
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);
