import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../support/database.ts';
import { addDays, hotelToday } from '../../../src/basics/time/dates.ts';
import type { Role } from './actors.ts';

/** Who may call a function of schema `public`. */
export type FunctionRule = { name: string; may: readonly Role[]; args: Record<string, unknown> };

const EVERYBODY = ['anon', 'stranger', 'staff', 'admin'] as const;
const ADMIN = ['admin'] as const;

export const FUNCTION_RULES: FunctionRule[] = [
  { name: 'site_content', may: EVERYBODY, args: { known: '', language: 'fr' } },
  {
    name: 'save_translations',
    may: ADMIN,
    args: { to_language: 'fr', entries: [{ source: 'Tried', text: 'Essayé', seen: null }] },
  },
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
  { name: 'erase_guest', may: ADMIN, args: { email: 'sophea.chan@example.com' } },
  { name: 'purge_expired', may: ADMIN, args: {} },
  // with service rights only
  { name: 'claim_letters', may: [], args: {} },
  { name: 'letter_facts', may: [], args: { ids: [] } },
  { name: 'send_test', may: ADMIN, args: { to_channel: 'email', to_address: 'desk@example.com' } },
  { name: 'outbox_state', may: ADMIN, args: {} },
  { name: 'surface', may: EVERYBODY, args: {} },
  { name: 'read_backup', may: [], args: {} },
  { name: 'restore_backup', may: [], args: { backup: {}, overwrite: true } },
  { name: 'unsubscribe', may: EVERYBODY, args: { token: '00000000-0000-4000-8000-000000000000' } },
  { name: 'guest_stay', may: EVERYBODY, args: { key: 'no key' } },
  { name: 'ask_change', may: EVERYBODY, args: { key: 'no key', for_nights: 2 } },
  { name: 'cancel_stay', may: EVERYBODY, args: { key: 'no key' } },
  {
    name: 'answer_change',
    may: ADMIN,
    args: {
      change: '77777777-7777-4777-8777-777777777777',
      seen: '2026-11-20T10:00:00Z',
      decision: 'declined',
    },
  },
  { name: 'dashboard_figures', may: ADMIN, args: {} },
  { name: 'find_reservations', may: ADMIN, args: { query: 'sample' } },
  { name: 'find_messages', may: ADMIN, args: { query: 'sample' } },
  { name: 'other_stays', may: ADMIN, args: { of_stay: '00000000-0000-4000-8000-000000000000' } },
  { name: 'desk_today', may: ADMIN, args: {} },
  { name: 'untold', may: ADMIN, args: {} },
  { name: 'guest_told', may: ADMIN, args: { stays: ['00000000-0000-4000-8000-000000000000'] } },
  { name: 'rooms_for', may: ADMIN, args: { from_date: hotelToday(), for_nights: 2 } },
  { name: 'month_figures', may: ADMIN, args: { day: hotelToday() } },
  {
    name: 'add_booking',
    may: ADMIN,
    args: {
      booking: '88888888-8888-4888-8888-888888888888',
      room_ids: ['room-closed', 'room-closed'],
      room_guests: [1, 1],
      arrival: addDays(hotelToday(), 90),
      for_nights: 1,
      guest_name: 'Tried',
      as_status: 'new',
    },
  },
  { name: 'step_rooms', may: ADMIN, args: { ids: [], seen: [], to_status: 'confirmed' } },
  {
    name: 'make_invoice',
    may: ADMIN,
    args: { reservation_id: '00000000-0000-4000-8000-000000000000' },
  },
  {
    name: 'cancel_invoice',
    may: ADMIN,
    args: { invoice_id: '00000000-0000-4000-8000-000000000000' },
  },
  { name: 'page_preview', may: EVERYBODY, args: { key: 'no key' } },
  {
    name: 'stay_quote',
    may: EVERYBODY,
    args: { room_id: 'room-premier', check_in: addDays(hotelToday(), 3), nights: 2, guests: 2 },
  },
  {
    name: 'night_prices',
    may: EVERYBODY,
    args: { room_id: 'room-premier', from_date: hotelToday(), to_date: addDays(hotelToday(), 30) },
  },
  {
    name: 'change_quote',
    may: ADMIN,
    args: {
      of_stay: '00000000-0000-4000-8000-000000000000',
      room_id: 'room-premier',
      check_in: addDays(hotelToday(), 3),
      nights: 2,
      guests: 2,
    },
  },
  // with service rights only
  { name: 'due_listings', may: [], args: {} },
  {
    name: 'take_reading',
    may: [],
    args: { listing_id: '00000000-0000-4000-8000-000000000000', reading: { events: [] } },
  },
  { name: 'give_calendar', may: [], args: { key: 'no key' } },
  { name: 'shop_conflicts', may: ADMIN, args: {} },
  {
    name: 'stay_of_event',
    may: ADMIN,
    args: { event_id: '00000000-0000-4000-8000-000000000000', guest_name: 'Tried', guests: 1 },
  },
  { name: 'reorder_pages', may: ADMIN, args: { ids: ['page-spa', 'page-table'] } },
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

/** Every row of every public table, and of those named; asked in one statement, which costs least. */
export async function everything(db: Database, others: string[] = []): Promise<unknown> {
  const { rows } = await db.query<{ name: string }>(`
    select 'public.' || relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`);
  const tables = [...rows.map(({ name }) => name), ...others];
  const contents = tables.map(
    (name) =>
      `select '${name}' as name, (select jsonb_agg(to_jsonb(t) order by to_jsonb(t)) from ${name} t) as rows`,
  );
  return (await db.query(contents.join(' union all '))).rows;
}
