import { roomSchema } from '@/content/schema/room';
import {
  bandSchema,
  chargeSchema,
  discountSchema,
  extraSchema,
} from '@/content/schema/price-rules';
import { pageSchema } from '@/content/schema/page';
import { columnName, fieldName } from '@/lib/column-name';
import { openBackend } from '../support/hotel.ts';

const backend = await openBackend();
const { sql } = backend;

/** Columns that are never null. */
const columnsOf = ({ entries }: { entries: object }) =>
  Object.keys(entries).map(columnName).join(' ');
const REQUIRED = `
  public.profiles: id role created_at
  public.hotel_config: key value updated_at
  public.rooms: ${columnsOf(roomSchema).replace('guests_included ', '')}
  public.testimonials: id text author position rating sort_order updated_at
  public.hotel_images: id path category data position alt focal_x focal_y variants created_at updated_at
  public.price_periods: id room_id name from_night to_night price weekday_prices throughout updated_at
  public.stay_discounts: ${columnsOf(discountSchema)}
  public.extras: ${columnsOf(extraSchema).replace(' from_age', '')}
  public.child_bands: ${columnsOf(bandSchema)}
  public.charges: ${columnsOf(chargeSchema)}
  public.promo_codes: id code updated_at at_full_moon
  public.pages: ${columnsOf(pageSchema)}
  public.page_previews: key page created_at
  public.translations: id language source text updated_at
  public.reservations: id room_id room_name guests nights price fee tax total status notes source asks_change created_at updated_at children
  public.messages: id name email subject message status created_at updated_at
  public.subscribers: id email unsubscribe_token created_at
  public.reservation_events: id reservation_id at changes
  public.stay_changes: id reservation_id message status answer created_at updated_at
  public.untold_stays: reservation_id knows since
  public.outbox: id kind channel recipient facts status attempts next_try_at created_at updated_at
  public.outbox_settings: key value updated_at
  public.letter_texts: key subject body updated_at
  public.content_versions: id entity key value at act pictures
  public.inbox_counts: entity total open guests
  private.held_nights: room_id night unit
  private.waiting_stays: reservation_id asked_for is_told
  private.given_nights: listing_id night given_at
  private.given_blocks: listing_id from_date to_date uid given_at
  public.listings: id room_id channel name slot import_url skip_words export_key found given_often given_changed_at created_at updated_at
  public.listing_events: id listing_id uid summary from_date to_date state conflict_nights missed first_seen_at seen_at updated_at
  public.invoices: id reservation_id prefix number kind issued_at facts
  public.invoice_settings: id prefix tax_name tax_percent tax_included riel_rate address updated_at
  private.invoice_series: prefix last
  public.closings: id room_id from_date to_date rooms reason created_at updated_at`;
const linesOf = (text: string) =>
  text
    .trim()
    .split(/\n */)
    .map((line) => line.split(': ') as [table: string, rule: string]);

test.each(linesOf(REQUIRED))('no row of %s is without %s', async (table, columns) => {
  const found = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0
    and attnotnull`;
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(columns.split(' ')));
});

test.each([
  ['rooms', 'rooms', []],
  ['testimonials', 'testimonials', []],
  ['images', 'hotel_images', ['data', 'created_at', 'updated_at']],
])('visitors read all columns of %s, under the names of fields', async (part, table, left) => {
  await sql`
      insert into hotel_images (path, category, data)
      values ('hero/1-a.jpg', 'hero', 'https://a.example/a.jpg') on conflict do nothing`;
  const [read] = await sql<{ fields: string[] }>`
      select array(select json_object_keys(public.site_content() -> ${part} -> 0)) as fields`;
  const columns = await sql<{ name: string }>`
      select attname as name from pg_attribute where attrelid = ('public.' || ${table})::regclass
      and attnum > 0 and not attisdropped`;
  const fields = columns.map(({ name }) => name).filter((name) => !left.includes(name));
  expect(read?.fields.toSorted()).toEqual(fields.map(fieldName).toSorted());
});

const TIES = `
  public.hotel_images: UNIQUE (path)
  public.hotel_images: UNIQUE (category, "position")
  public.subscribers: UNIQUE (email)
  public.subscribers: UNIQUE (unsubscribe_token)
  public.profiles: FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE
  public.reservation_events: FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
  public.reservations: UNIQUE (guest_key)
  public.stay_changes: FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
  private.held_nights: FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
  private.held_nights: CHECK ((num_nonnulls(reservation_id, closing_id, listing_id) = 1))
  private.held_nights: UNIQUE (listing_id, night)
  private.held_nights: FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
  private.held_nights: FOREIGN KEY (closing_id) REFERENCES closings(id) ON DELETE CASCADE
  public.invoices: UNIQUE (prefix, number)
  public.invoices: UNIQUE (cancels)
  public.invoices: FOREIGN KEY (reservation_id) REFERENCES reservations(id)
  public.closings: FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE
  public.listings: UNIQUE (export_key)
  public.listings: FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE
  public.listing_events: FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
  public.listing_events: FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE SET NULL
  public.outbox: FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE SET NULL`;

test.each(linesOf(TIES))('%s: %s', async (table, rule) => {
  const found = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = ${table}::regclass`;
  expect(found.map((one) => one.rule)).toContain(rule);
});

describe('[N-15] a profile', () => {
  const change = (column: string, value: string | null) =>
    backend
      .serviceSql(`update public.profiles set ${column} = $1 where role = 'reader'`, [value])
      .then(
        () => 'stored',
        (error: { code?: string }) => error.code,
      );

  test.each([
    ['of one letter', 'x', 'stored'],
    ['of 80 letters', 'x'.repeat(80), 'stored'],
    ['that is none', null, 'stored'],
    ['without letters', '', '23514'],
    ['of 81 letters', 'x'.repeat(81), '23514'],
  ])('with a username %s', async (_what, username, outcome) => {
    expect(await change('username', username)).toBe(outcome);
  });

  test.each(['owner', '', 'Admin'])('with the role %j is none', async (role) => {
    expect(await change('role', role)).toBe('23514');
  });
});

test('whatever of a stay its nights follow from takes the lock of nights before any row', async () => {
  const columns = await sql<{ name: string; text: string }>`
    select attname as name, pg_get_triggerdef(t.oid) as text
    from pg_proc f, pg_attribute a, pg_trigger t
    where f.proname = 'hold_nights' and a.attrelid = 'public.reservations'::regclass
      and strpos(f.prosrc, 'old.' || attname) > 0 and t.tgname = 'lock_first_of_change'`;
  expect(columns.map(({ name }) => name)).toContain('nights');
  for (const { name, text } of columns)
    expect(text).toMatch(new RegExp(`UPDATE OF.*\\b${name}\\b`));
});
