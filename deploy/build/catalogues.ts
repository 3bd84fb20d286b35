import { LANGUAGES } from '../../src/words/languages.ts';
import { lostFacts } from './catalogue-texts.ts';

type Named = Readonly<Record<string, unknown>>;

const FOR_VISITORS = ['visitors', 'letters'];
const FOR_STAFF = ['sign-in', 'staff', 'bell'];

/**
 * What the catalogues of words lack beside the English ones, and what English knows nothing of: each
 * as a sentence with the file and the name; and which facts a sentence leaves out that English
 * tells. The compiler says the first, too (src/words/catalogues.ts); a
 * build runs without it.
 */
export async function faultsOfCatalogues(): Promise<string[]> {
  const faults: string[] = [];
  for (const name of [...FOR_VISITORS, ...FOR_STAFF]) {
    const english = await catalogue(LANGUAGES[0].code, name);
    for (const { code, forStaff } of LANGUAGES.slice(1)) {
      if (FOR_STAFF.includes(name) && !forStaff) continue;
      const file = `src/words/${code}/${name}.ts`;
      faults.push(...faultsOf(english, await catalogue(code, name), file));
    }
  }
  return faults;
}

function faultsOf(english: Named, other: Named, where: string): string[] {
  const differing = compare(english, other, where);
  // Sentences are read only where both have them.
  return differing.length > 0 ? differing : lostFacts([english, other], ['', where]);
}

async function catalogue(code: string, name: string): Promise<Named> {
  return (await import(`../../src/words/${code}/${name}.ts`)) as Named;
}

/**
 * Compares two catalogues name by name.
 * @param where file of the second, and the names that lead to this part of it
 */
export function compare(english: Named, other: Named, where: string, inside = ''): string[] {
  const missing = Object.keys(english).flatMap((key) => {
    const name = inside + key;
    const [mine, its] = [english[key], other[key]];
    if (its === undefined && mine !== undefined) return [`${where} has no ${name}`];
    if (typeof its !== typeof mine) return [`${where} has a ${typeof its} as ${name}`];
    return isNamed(mine) && isNamed(its) ? compare(mine, its, where, `${name}.`) : [];
  });
  const unknown = Object.keys(other).filter((key) => !(key in english));
  return [...missing, ...unknown.map((key) => `${where} has ${inside}${key}, which nothing reads`)];
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null;
}
