import { inMemory } from '../project/in-memory.ts';

export type Surface = { digest: string; lines: string[] };

let made: Promise<Surface> | undefined;

/** What a database's surface is when it has been made by the migrations that lie here, and by nothing else. */
export function referenceSurface(): Promise<Surface> {
  return (made ??= make());
}

/** A table that REST offers, and whether visitors may read it. */
export type Table = { name: string; isPublic: boolean };

/** Every table of this version. */
export async function referenceTables(): Promise<Table[]> {
  const { lines } = await referenceSurface();
  return lines.flatMap((line) => {
    const [, name = '', verbs] = /^table (\w+): .*anon may (.+), authenticated/.exec(line) ?? [];
    return verbs === undefined ? [] : [{ name, isPublic: verbs.includes('select') }];
  });
}

async function make(): Promise<Surface> {
  return inMemory(async (_connection, open) => {
    const backend = await open();
    const [row] = await backend.sql<Surface>(
      `select private.surface() ->> 'digest' as digest,
        array(select line from private.surface_lines() line order by line collate "C") as lines`,
    );
    if (!row) throw new Error('the migrations make no database');
    return row;
  });
}
