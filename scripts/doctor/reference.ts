import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { newestMigration } from '../../supabase/embedded/released.ts';
import { withMemoryDatabase, openAtMigration } from '../project/in-memory.ts';

/** One line for each object of a database (private.surface_lines). */
type Lines = readonly string[];
/** `scripts`: the lines that each optional script of deploy/ adds. */
type Surface = { lines: Lines; scripts: readonly Lines[] };

const SCRIPTS = ['deploy/publish-hook.sql', 'deploy/outbox-clock.sql'];

const made = new Map<string, Promise<Surface>>();

export function referenceSurface(migration = newestMigration()): Promise<Surface> {
  const surface = made.get(migration) ?? make(migration);
  made.set(migration, surface);
  return surface;
}

export function digestOf(lines: Lines): string {
  const sorted = lines.map((line) => Buffer.from(line)).toSorted((a, b) => Buffer.compare(a, b));
  return createHash('sha256').update(sorted.join('\n')).digest('hex');
}

export type Table = { name: string; isPublic: boolean };

export async function referenceTables(): Promise<Table[]> {
  const { lines } = await referenceSurface();
  return lines.flatMap((line) => {
    const [, name = '', verbs] = /^table (\w+): .*anon may (.+), authenticated/.exec(line) ?? [];
    return verbs === undefined ? [] : [{ name, isPublic: verbs.includes('select') }];
  });
}

async function make(migration: string): Promise<Surface> {
  return withMemoryDatabase(async (connection, open) => {
    const { driver } = connection;
    await driver.exec('create publication supabase_realtime'); // a hosted project has it from the start
    const { sql } = await openAtMigration(migration, connection, open);
    const read = async () =>
      (await sql<{ line: string }>('select private.surface_lines() as line')).map(
        ({ line }) => line,
      );
    const lines = await read();
    const known = new Set(lines);
    await driver.exec(STAND_INS);
    const scripts: Lines[] = [];
    for (const script of SCRIPTS) {
      await driver.exec(withStandIns(readFileSync(script, 'utf8')));
      const added = (await read()).filter((line) => !known.has(line));
      for (const line of added) known.add(line);
      scripts.push(added);
    }
    return { lines, scripts };
  });
}

/** Stand-ins for the parts of pg_net and pg_cron that the scripts of deploy/ use. */
export const STAND_INS = `
  create schema net; create schema cron; create table net.asked (url text);
  create table cron.job (jobname text primary key, schedule text, command text);
  create function net.http_post(url text, body jsonb, headers jsonb default null) returns bigint
    language sql as $$ insert into net.asked values (url) returning 1::bigint $$;
  create function cron.schedule(name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job values (name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule returning 1::bigint $$;`;

export function withStandIns(script: string): string {
  return script
    .replaceAll(/create extension[^;]*;/g, '')
    .replace(/PUT-YOUR-BUILD-HOOK-HERE|YOUR-REF/, 'filled-in')
    .replace('PUT-YOUR-OUTBOX-SECRET-HERE', 'a secret');
}
