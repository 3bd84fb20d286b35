/** A way up that is longer than any real one: what changes a later version can bring, one kind a file. */
const STEPS: Record<string, string[]> = {
  '20990101000000_a_column.sql': [
    `alter table public.rooms add column later_note boolean not null default false`,
    `create index on public.rooms (later_note)`,
  ],
  '20990102000000_another_name.sql': [
    `alter table public.messages rename column subject to about`,
    `comment on column public.messages.about is 'what it is about'`,
  ],
  '20990103000000_a_table.sql': [
    `create table public.errands (id serial primary key, stay uuid references public.reservations)`,
    `alter table public.errands enable row level security`,
    `insert into public.errands (stay) select id from public.reservations`,
  ],
  '20990104000000_a_function.sql': [
    `create or replace function private.pause_after(attempts int) returns interval
      language sql immutable set search_path = '' as $$ select interval '1 hour' $$`,
    `select private.pause_after(1)`,
  ],
  '20990105000000_data.sql': [
    `alter table public.reservations add column arrival text`,
    `alter table public.reservations disable trigger user`,
    `update public.reservations set arrival = 'by ' || source`,
    `alter table public.reservations enable trigger user`,
  ],
};

/** The files of that way, or of one that fails in the middle of a step. */
export function wayUp(failsIn?: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(STEPS).map(([name, statements]) => [
      name,
      (name === failsIn ? [...statements.slice(0, -1), 'select 1 / 0'] : statements).join(';\n'),
    ]),
  );
}

export const STEP_NAMES = Object.keys(STEPS);
export const STAYS = 10_000;

/** Ten thousand stays like one that is there; triggers rest, so that it takes seconds. */
export const FILL = `
  alter table public.reservations disable trigger user;
  do $$
  declare
    names text := (
      select string_agg(quote_ident(column_name), ', copy.') from information_schema.columns
      where table_schema = 'public' and table_name = 'reservations' and is_generated = 'NEVER');
  begin
    execute format(
      'insert into public.reservations (%s) select copy.%s
      from (select to_jsonb(r) as kept from public.reservations r limit 1) one, generate_series(1, ${STAYS}) n,
        lateral jsonb_populate_record(null::public.reservations, kept || jsonb_build_object(
          ''id'', gen_random_uuid(), ''guest_key'', private.new_guest_key(), ''of'', n)) copy',
      replace(names, 'copy.', ''), names);
  end $$;
  alter table public.reservations enable trigger user;`;

export type Rows = Record<string, Record<string, unknown>[]>;

/** All rows, by table. */
export const ROWS = `select public.read_backup() -> 'tables' as rows`;
/** One text that is another one when any row is, or what may be read and called. */
export const PRINT = `
  select md5((public.read_backup() -> 'tables')::text) || (private.surface() ->> 'digest') as print`;

const RENAMED: Record<string, string> = { subject: 'about' };

/** Each row that has another value than before, in any column that it had. @returns its table and place */
export function changed(before: Rows, after: Rows): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    if (rows.length !== after[table]?.length) return [`${table}: not as many`];
    return rows.flatMap((row, at) => {
      const now = after[table]?.[at] ?? {};
      const isSame = Object.entries(row).every(([column, value]) => {
        const kept = now[column in now ? column : (RENAMED[column] ?? column)];
        return JSON.stringify(kept) === JSON.stringify(value);
      });
      return isSame ? [] : [`${table} ${at}`];
    });
  });
}
