export const STAYS = 10_000;

/** Inserts ten thousand copies of one stay, with triggers disabled so that it takes seconds. */
export const FILL_STAYS = `
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

export const READ_ROWS = `select public.read_backup() -> 'tables' as rows`;
/** A fingerprint that changes with any row, and with any right to read or call. */
export const FINGERPRINT = `
  select md5((public.read_backup() -> 'tables')::text) || (private.surface() ->> 'digest') as print`;

const RENAMED: Record<string, string> = { issued_at: 'issued_on' };

/** Returns table and index of each row whose value changed in a column that existed before. */
export function changedRows(before: Rows, after: Rows): string[] {
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
