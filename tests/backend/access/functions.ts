import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../support/database.ts';
import { addDays, hotelToday } from '../../../src/hotel/time/dates.ts';
import type { Role } from './actors.ts';

/** Who may call a function of schema `public`. */
export type FunctionRule = { name: string; may: readonly Role[]; args: Record<string, unknown> };

const EVERYBODY = ['anon', 'stranger', 'staff', 'admin'] as const;
const ADMIN = ['admin'] as const;

export const FUNCTION_RULES: FunctionRule[] = [
  { name: 'site_content', may: EVERYBODY, args: { known: '', lacking: 'rest' } },
  { name: 'replace_images', may: ADMIN, args: { clear_categories: ['hero'] } },
  {
    name: 'save_about',
    may: ADMIN,
    args: { section: { title: 'T', description: 'D', images: [] }, pictures: [], seen: null },
  },
  { name: 'move_image', may: ADMIN, args: { image_path: 'hero/1-a.jpg', to_category: 'general' } },
  { name: 'reorder_rooms', may: ADMIN, args: { ids: ['room-premier', 'room-standard'] } },
  {
    name: 'room_availability',
    may: EVERYBODY,
    args: { room_id: 'room-premier', from_date: hotelToday(), to_date: addDays(hotelToday(), 30) },
  },
  {
    name: 'next_free_dates',
    may: EVERYBODY,
    args: { room_id: 'room-premier', nights: 2, from_date: hotelToday() },
  },
  { name: 'erase_guest', may: ADMIN, args: { email: 'sample.guest.1@example.com' } },
  { name: 'purge_expired', may: ADMIN, args: {} },
  // with service rights only
  { name: 'claim_letters', may: [], args: {} },
  { name: 'read_backup', may: [], args: {} },
  { name: 'restore_backup', may: [], args: { backup: {}, overwrite: true } },
  { name: 'unsubscribe', may: EVERYBODY, args: { token: '00000000-0000-4000-8000-000000000000' } },
  { name: 'dashboard_figures', may: ADMIN, args: {} },
  { name: 'reorder_testimonials', may: ADMIN, args: { ids: ['testimonial-5', 'testimonial-1'] } },
];

/** Functions of schema public that no rule speaks of, and rules without a function. */
export async function unruledFunctions(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`
    select distinct p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  const existing = rows.map((row) => row.name);
  const ruled = FUNCTION_RULES.map((rule) => rule.name);
  return [
    ...existing.filter((name) => !ruled.includes(name)),
    ...ruled.filter((name) => !existing.includes(name)),
  ];
}

/** Who calls functions over REST; supabase-js does. */
export type Caller = {
  rpc: (
    name: string,
    args: Record<string, unknown>,
  ) => PromiseLike<{ data: unknown; error: unknown; status: number }>;
};

/** Calls one function as one role. @returns what is wrong, undefined when nothing is */
export async function checkCall(
  db: Database,
  client: Caller,
  role: Role,
  rule: FunctionRule,
): Promise<string | undefined> {
  const before = await everything(db);
  const { data, error, status } = await client.rpc(rule.name, rule.args);
  const after = await everything(db);
  const answer = `${status} ${JSON.stringify(error ?? data)?.slice(0, 200)}`;
  if (rule.may.includes(role)) return error ? `refused: ${answer}` : undefined;
  if (!isDeepStrictEqual(before, after)) return `it went through: ${answer}`;
  const refused = status === 401 || status === 403 || status === 404;
  const empty = error === null && (data === null || (Array.isArray(data) && data.length === 0));
  return refused || empty ? undefined : `not refused: ${answer}`;
}

/** Every row of every public table. */
export async function everything(db: Database): Promise<unknown> {
  const { rows } = await db.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`);
  const contents: Record<string, unknown> = {};
  for (const { name } of rows)
    contents[name] = (
      await db.query(`select to_jsonb(t) as row from public.${name} t order by 1`)
    ).rows;
  return contents;
}
