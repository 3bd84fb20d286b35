import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../support/database.ts';
import { addDays, hotelToday } from '../../../src/basics/time/dates.ts';
import { FUNCTION_RIGHTS, hasRight } from '../../../src/basics/session/rights.ts';
import { ACCOUNT, ROLES, type Role } from './actors.ts';

export type FunctionRule = { name: string; may: readonly Role[]; args: Record<string, unknown> };

const NOBODY_ID = '00000000-0000-4000-8000-000000000000';
/** The id of an invitation that tests insert. */
export const INVITATION_ID = '77777777-7777-4777-8777-777777777777';
const today = hotelToday();

/** Functions that only the service role may call. */
const SERVERS: Record<string, object> = {
  claim_letters: {},
  letter_facts: { ids: [] },
  read_backup: {},
  restore_backup: { backup: {}, overwrite: true },
  due_listings: {},
  take_reading: { listing_id: NOBODY_ID, reading: { events: [] } },
  give_calendar: { key: 'no key' },
  add_invitation_link: { letter: NOBODY_ID, link_hash: '0'.repeat(64) },
  join_team: { link_hash: '0'.repeat(64), step: 'look' },
};
const VISITORS: Record<string, object> = {
  site_content: { known: '', language: 'fr' },
  room_availability: { room_id: 'room-premier', from_date: today, to_date: addDays(today, 30) },
  next_free_dates: { room_id: 'room-premier', nights: 2, from_date: today },
  surface: {},
  unsubscribe: { token: NOBODY_ID },
  guest_stay: { key: 'no key' },
  ask_change: { key: 'no key', for_nights: 2 },
  quote_change: { key: 'no key', for_nights: 2 },
  cancel_stay: { key: 'no key' },
  page_preview: { key: 'no key' },
  stay_quote: { room_id: 'room-premier', check_in: addDays(today, 3), nights: 2, guests: 2 },
  request_booking: {
    booking: '99999999-9999-4999-8999-999999999999',
    stays: [{ id: '99999999-9999-4999-8999-999999999998', room_id: 'room-closed', guests: 2 }],
    check_in: addDays(today, 3),
    nights: 2,
    email: 'g@example.com',
  },
  search_stays: { check_in: addDays(today, 3), nights: 2, guests: 2 },
  cheapest_stays: { arrivals: [addDays(today, 3)], nights: 2, guests: 2 },
  night_prices: { room_id: 'room-premier', from_date: today, to_date: addDays(today, 30) },
};
/** Calls of staff; `FUNCTION_RIGHTS` says who may make them. */
const STAFF: Record<string, object> = {
  save_translations: {
    to_language: 'fr',
    entries: [{ source: 'Tried', text: 'Essayé', seen: null }],
  },
  replace_images: { clear_categories: ['hero'] },
  save_about: { section: { title: 'T', description: 'D', images: [] }, pictures: [], seen: null },
  move_image: { image_path: 'hero/1-a.jpg', to_category: 'general' },
  reorder_rooms: { ids: ['room-premier', 'room-standard'] },
  erase_guest: { email: 'sophea.chan@example.com' },
  purge_expired: {},
  send_test: { to_channel: 'email', to_address: 'desk@example.com' },
  outbox_state: {},
  content_history: { things: [{ entity: 'rooms', key: 'room-premier' }] },
  content_at: { things: [], texts: ['Tried'], moment: '2026-11-20T10:00:00Z' },
  find_activity: { who: 'sample' },
  answer_change: { change: NOBODY_ID, seen: '2026-11-20T10:00:00Z', decision: 'declined' },
  dashboard_figures: {},
  find_reservations: { query: 'sample' },
  find_messages: { query: 'sample' },
  other_stays: { of_stay: NOBODY_ID },
  desk_today: {},
  untold: {},
  guest_key: { of_stay: NOBODY_ID },
  guest_told: { stays: [NOBODY_ID] },
  rooms_for: { from_date: today, for_nights: 2 },
  month_figures: { day: today },
  year_figures: { day: today },
  add_booking: {
    booking: '88888888-8888-4888-8888-888888888888',
    room_ids: ['room-closed', 'room-closed'],
    room_guests: [1, 1],
    arrival: addDays(today, 90),
    for_nights: 1,
    guest_name: 'Tried',
    as_status: 'new',
  },
  step_rooms: { ids: [], seen: [], to_status: 'confirmed' },
  make_invoice: { reservation_id: NOBODY_ID },
  cancel_invoice: { invoice_id: NOBODY_ID },
  change_quote: { of_stay: NOBODY_ID, ...VISITORS['stay_quote'] },
  channel_conflicts: {},
  stay_of_event: { event_id: NOBODY_ID, guest_name: 'Tried', guests: 1 },
  team: {},
  invite: { to_address: 'tried@pier.example', as_role: 'reader', in_language: 'en' },
  resend_invitation: { invitation: INVITATION_ID },
  withdraw_invitation: { invitation: NOBODY_ID },
  change_role: { person: ACCOUNT.admin, new_role: 'admin' },
  remove_person: { person: NOBODY_ID },
  require_second_factor: { required: false },
  reset_second_factor: { account: NOBODY_ID },
  set_my_name: { name: 'Tried' },
  reorder_pages: { ids: ['page-spa', 'page-table'] },
  reorder_testimonials: { ids: ['testimonial-5', 'testimonial-1'] },
};

/** Functions about the caller's own account, for everybody who is signed in. */
const ACCOUNTS: Record<string, object> = {
  my_role: {},
  my_sessions: {},
  my_second_factor: {},
  use_recovery_code: { code: 'no code' },
  new_recovery_codes: {},
  end_session: { id: NOBODY_ID },
};

const accounts = ROLES.filter((role) => role !== 'anon');

export const FUNCTION_RULES: FunctionRule[] = [
  ...rulesOf(SERVERS, () => []),
  ...rulesOf(VISITORS, () => ROLES),
  ...rulesOf(ACCOUNTS, () => accounts),
  ...rulesOf(STAFF, (name) => {
    const right = FUNCTION_RIGHTS[name];
    return right ? ROLES.filter((role) => hasRight(role, right)) : [];
  }),
];

function rulesOf(calls: Record<string, object>, may: (name: string) => readonly Role[]) {
  return Object.entries(calls).map(([name, args]) => ({ name, may: may(name), args: { ...args } }));
}

/** Returns public functions without a rule, and rules without a function. */
export async function functionsWithoutRule(db: Database): Promise<string[]> {
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

export type Caller = {
  rpc: (
    name: string,
    args: Record<string, unknown>,
  ) => PromiseLike<{ data: unknown; error: unknown; status: number }>;
};

/** Calls all functions as one role. @returns the faults found */
export async function checkCalls(db: Database, client: Caller, role: Role): Promise<string[]> {
  const faults: string[] = [];
  const before = await allRows(db);
  for (const rule of FUNCTION_RULES.filter(({ may }) => !may.includes(role))) {
    const { data, error, status } = await client.rpc(rule.name, rule.args);
    const refused = status === 401 || status === 403 || status === 404;
    const empty = error === null && (data === null || (Array.isArray(data) && data.length === 0));
    if (!refused && !empty)
      faults.push(`${rule.name} is not refused: ${answerOf(status, error ?? data)}`);
  }
  if (!isDeepStrictEqual(before, await allRows(db))) faults.push('a refused call changed rows');
  for (const rule of FUNCTION_RULES.filter(({ may }) => may.includes(role))) {
    const { error, status } = await client.rpc(rule.name, rule.args);
    // 409: an earlier role's call has changed the row, or the account has no second factor.
    if (error && status !== 409) faults.push(`${rule.name} is refused: ${answerOf(status, error)}`);
  }
  return faults;
}

const answerOf = (status: number, body: unknown) =>
  `${status} ${JSON.stringify(body)?.slice(0, 200)}`;

export async function allRows(db: Database, others: string[] = []): Promise<unknown> {
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
