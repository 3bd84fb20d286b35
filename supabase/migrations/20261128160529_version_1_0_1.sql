-- What changed in supabase/schemas, and in rows that follow from code, written by `npm run migration`.

set local check_function_bodies = off;

DROP FUNCTION "private"."has_quoted"(text);

DROP FUNCTION "private"."nights_between"(date, date);

DROP FUNCTION "private"."price_spans"();

DROP FUNCTION "private"."sender_of"(text);

DROP FUNCTION "private"."shown_pages"();

DROP FUNCTION "private"."surface_lines"();

DROP FUNCTION "public"."site_content"(text, text);

CREATE OR REPLACE FUNCTION private.area_of(headers text)
 RETURNS bytea
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.hash_of(network(set_masklen(n, least(masklen(n), 48))))
  from private.network_of(headers) n
$function$;

CREATE OR REPLACE FUNCTION private.check_promo_code()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.code := btrim(private.plain_text(new.code), E' \t\r\n');
  if exists (
    select from public.promo_codes p
    where p.code_key = private.code_key(new.code) and p.id <> new.id
      and (tg_op = 'INSERT' or new.code <> old.code))
  then
    raise unique_violation using message = 'another of promo_codes reads the same';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.code_key(code text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(nullif(regexp_replace(c.plain,
    '[\s!-/:-@\[-`{-~\u00a0-\u00bf\u1680\u17d4-\u17da\u2000-\u206f\u3000-\u303f]', '', 'g'), ''), c.plain)
  from (select private.normal_email(private.plain_text(left(code, 400))) as plain) c
$function$;

CREATE OR REPLACE FUNCTION private.content_versions(in_language text)
 RETURNS TABLE(part text, version text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    select v.part, v.part || '-' || to_hex(coalesce(v.hash, 0) & 1099511627775) from (
      select c.key as part, hash_record_extended(c, 0) as hash from public.hotel_config c
      union all select 'rooms', bit_xor(hash_record_extended(r, 0)) from public.rooms r
      union all select 'testimonials', bit_xor(hash_record_extended(t, 0)) from public.testimonials t
      union all select 'images', bit_xor(hash_record_extended(i, 0)) from public.hotel_images i
      union all select 'pages', bit_xor(hash_record_extended(p, 0)) from private.shown_pages() p
      union all select 'periods', bit_xor(hash_record_extended(d, 0)) from public.price_periods d
        where d.to_night > private.hotel_today()
      union all select 'spans', bit_xor(hash_record_extended(s, 0)) from private.price_spans() s
      union all select 'discounts', bit_xor(hash_record_extended(d, 0)) from public.stay_discounts d
      union all select 'extras', bit_xor(hash_record_extended(e, 0)) from public.extras e
      union all select 'charges', bit_xor(hash_record_extended(c, 0)) from public.charges c
      union all select 'codes', private.has_codes()::int
      union all select 'translations', private.translations_hash(in_language)
        where in_language is not null
    ) v;
end
$function$;

CREATE OR REPLACE FUNCTION private.desk_today()
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today date := private.hotel_today();
  -- the longest that a stay may last: what began earlier is over
  earliest constant int := 61;
begin
  perform private.require_admin();
  return (
    with around as materialized (
      select r.* from public.reservations r
      where r.check_in > today - earliest and r.check_in <= today and r.check_out >= today
        and r.status in ('confirmed', 'checked_in', 'checked_out')
    ), here as materialized (
      -- by status: who was never said to have left is here, however long ago the stay ended, and so
      -- is who was checked in before the day
      select r.* from public.reservations r
      where r.status = 'checked_in' order by r.created_at desc limit 300
    ), occupied as materialized (
      select * from private.occupied_nights(today, today + 30)
    ), listed as (
      select 'arriving' as list, a.* from around a
      where (a.check_in = today and a.status <> 'checked_out')
        or (a.status = 'confirmed' and a.check_out > today)
      union all
      select 'leaving', h.* from here h where h.check_out <= today
      union all
      select 'leaving', a.* from around a where a.status = 'checked_out'
      union all
      select 'staying', h.* from here h where h.check_in <> today and h.check_out > today
      union all
      (select 'unmarked', r.* from public.reservations r
       where r.status = 'confirmed' and r.check_out <= today order by r.check_out desc limit 50)
      union all
      (select 'asking', r.* from public.reservations r
       where r.asks_change order by r.check_in, r.created_at limit 50)
      union all
      (select 'cancelled', r.* from public.reservations r
       where r.cancelled_unseen order by r.check_in, r.created_at limit 50)
      union all
      -- those to come first; of those whose day has passed the latest
      (select 'waiting', r.* from public.reservations r
       where r.status = 'new' and not r.asks_change and coalesce(r.check_in >= today, true)
       order by r.check_in, r.created_at limit 5)
      union all
      (select 'waiting', r.* from public.reservations r
       where r.status = 'new' and not r.asks_change and r.check_in < today
       order by r.check_in desc limit 3)
    )
    select json_build_object(
      'today', today,
      'waiting', (select c.open from public.inbox_counts c where c.entity = 'reservations'),
      'stays', (
        select coalesce(json_agg(
          to_jsonb(l) - 'search_text' - 'guest_key' - 'replaced_keys' order by l.check_in, l.created_at, l.id), '[]')
        from (select * from listed limit 500) l),
      'rooms', (
        select coalesce(json_agg(json_build_object(
          'id', m.id, 'name', m.name, 'units', m.units, 'free', (
            select json_agg(greatest(m.units
              - (select count(*) from private.held_nights n
                where n.room_id = m.id and n.night = today + ahead)
              -- in the house on nights that are not theirs: who should have left, or came early
              - (select count(*) from here h where h.room_id = m.id
                and ((ahead = 0 and h.check_out < today) or h.check_in > today + ahead)), 0)
              order by ahead)
            from generate_series(0, 29) ahead), 'occupied', (
            select json_agg((select count(*) from occupied o
              where o.room_id = m.id and o.night = today + ahead) order by ahead)
            from generate_series(0, 29) ahead)) order by m.position, m.id), '[]')
        from public.rooms m)));
end
$function$;

CREATE OR REPLACE FUNCTION private.erase_reservations(ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  erased int;
begin
  update public.reservation_events e
  set changes = e.changes - array['email', 'guest_name', 'phone', 'notes', 'price_reason', 'rule_reason']
  where e.reservation_id = any (ids);
  delete from public.stay_changes c where c.reservation_id = any (ids);
  -- Number, stay and sums of an invoice stay in the books; whom it was for does not.
  update public.invoices i set facts = jsonb_set(i.facts, '{guest}', '""')
  where i.reservation_id = any (ids);
  delete from public.outbox o where o.reservation_id = any (ids);
  delete from public.untold_stays u where u.reservation_id = any (ids);
  -- What a booking site says of the guest; its next calendar does not bring it back (private.take_reading).
  update public.listing_events e set summary = ''
  where e.reservation_id = any (ids) or exists (
    select from public.reservations r
    where r.id = any (ids) and strpos(lower(e.summary), lower(r.guest_name)) > 0);
  update public.reservations r
  set email = null, guest_name = null, phone = null, message = '', notes = '', language = default,
    price_reason = null, rule_reason = null,
    erased_at = now(),
    guest_key = null, replaced_keys = '{}', asks_change = false, before_leaving = null,
    status = case r.status when 'new' then 'cancelled' else r.status end
  where r.id = any (ids);
  get diagnostics erased = row_count;
  return erased;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_quoted(said text, within interval DEFAULT '03:00:00'::interval)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from private.recent_senders s
    where s.kind = 'code ' || private.code_key(said) and s.at > now() - within
      and s.sender = coalesce(private.sender_of(current_setting('request.headers', true)), ''))
$function$;

CREATE OR REPLACE FUNCTION private.hash_of(network cidr)
 RETURNS bytea
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  used bytea;
begin
  if network is null then
    return null;
  end if;
  select k.key into used from private.sender_key k where k.made_at > now() - interval '1 day';
  if used is null then
    insert into private.sender_key as k (key, made_at)
    values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), now())
    on conflict (only_row) do update set key = excluded.key, made_at = excluded.made_at
      where k.made_at <= now() - interval '1 day';
    select k.key into used from private.sender_key k;
  end if;
  return sha256(used || convert_to(network::text, 'UTF8'));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_tried_too_often(said text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  place bytea := private.sender_of(current_setting('request.headers', true));
  area bytea := coalesce(private.area_of(current_setting('request.headers', true)), '');
begin
  if private.has_quoted(said) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('codes', 0));
  return (
    select count(*) filter (where s.kind = 'code?' and s.sender = place) >= 30
      or (count(*) filter (where s.kind = 'code?') >= 300
        and bool_or(s.kind = 'code area?' and s.sender = area))
    from private.recent_senders s
    where s.kind in ('code?', 'code area?') and s.at > now() - interval '1 hour');
end
$function$;

CREATE OR REPLACE FUNCTION private.limit_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  rows int;
begin
  execute format('select count(*) from public.%I where %s', tg_table_name, coalesce(tg_argv[1], 'true'))
  into rows;
  if rows > tg_argv[0]::int then
    raise sqlstate 'PT413' using message = 'too-many-rows',
      detail = jsonb_build_object('most', tg_argv[0]::int);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.month_json(first date)
 RETURNS json
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select json_build_object(
    'month', to_char(first, 'YYYY-MM'),
    'unmarked', private.unmarked_between(first, (first + interval '1 month')::date),
    'offered', (
      select coalesce(json_agg(json_build_object(
        'roomId', o.room_id, 'roomName', o.room_name, 'nights', o.nights)), '[]')
      from private.nights_offered(first, (first + interval '1 month')::date) o),
    'sold', (
      select coalesce(json_agg(json_build_object(
        'roomId', s.room_id, 'roomName', s.room_name, 'source', s.source, 'stays', s.stays,
        'nights', s.nights, 'income', s.income, 'extras', s.extras,
        'calendarNights', s.calendar_nights)), '[]')
      from private.nights_between(first, (first + interval '1 month')::date) s))
$function$;

CREATE OR REPLACE FUNCTION private.night_prices(of_room text, from_date date, to_date date)
 RETURNS TABLE(night date, price numeric, arrive boolean, min_nights integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.check_day(from_date), private.check_day(to_date);
  if private.is_visitor() then
    from_date := greatest(from_date, private.hotel_today());
  end if;
  return query
    select n.night, trim_scale(n.amount),
      coalesce(extract(isodow from n.night)::int = any ((n.period).arrival_days), true),
      (n.period).min_nights
    from public.rooms r
    cross join lateral private.nights_priced(
      r, from_date, least(to_date - from_date, 100), 1) n
    where r.id = of_room;
end
$function$;

CREATE OR REPLACE FUNCTION private.nights_between(first date, last date)
 RETURNS TABLE(room_id text, room_name text, source text, stays integer, nights integer, income numeric, extras numeric, calendar_nights integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with occupied as materialized (select * from private.occupied_nights(first, last)),
  by_stay as (
    select o.reservation_id, count(*)::int as nights, min(o.night) as from_night, max(o.night) as to_night
    from occupied o where o.reservation_id is not null group by o.reservation_id)
  select r.room_id, max(r.room_name), r.source, count(*)::int, sum(s.nights)::int,
    sum(part.income), sum(part.extras), 0
  from by_stay s join public.reservations r on r.id = s.reservation_id
  cross join lateral (
    select r.price, r.extras_price where s.nights = r.nights
    union all
    select sum(n.amount), sum(n.extra)
    from unnest(private.spread(r.price, private.agreed_nights(r)),
      private.spread(r.extras_price, array_fill(1::numeric, array[r.nights])))
      with ordinality n (amount, extra, place)
    where s.nights < r.nights
      and r.check_in + n.place::int - 1 between s.from_night and s.to_night
    having count(*) > 0) as part (income, extras)
  group by r.room_id, r.source
  union all
  select o.room_id, max(r.name), l.channel, 0, count(*)::int, 0, 0, count(*)::int
  from occupied o
  join public.listings l on l.id = o.listing_id
  join public.rooms r on r.id = o.room_id
  group by o.room_id, l.channel
$function$;

-- By hand: the collation follows from the version of Postgres.
do $$
declare
  letters text;
begin
  -- Postgres 17 brings its own rules for letters; before it, those of the library ICU.
  select collname into letters from pg_collation
  where collname in ('pg_c_utf8', 'und-x-icu')
  order by collname = 'pg_c_utf8' desc limit 1;
  execute format($function$
    create or replace function private.normal_email(address text) returns text
    language sql immutable set search_path = ''
    as $body$
      select lower(translate(
        normalize(btrim(address, E' \t\r\n,;'), NFC), 'İΣ’', 'iσ''') collate pg_catalog.%I)
    $body$
  $function$, letters);
end
$$;

CREATE OR REPLACE FUNCTION private.occupied_nights(first date, last date)
 RETURNS TABLE(room_id text, night date, reservation_id uuid, listing_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select r.room_id, n.night, r.id, null::uuid
  from public.reservations r
  cross join lateral (select r.check_in + later as night from generate_series(0, r.nights - 1) later) n
  -- no stay is longer than 60 nights: a range of the index, however many stays there are
  where r.check_in > first - 60 and r.check_in < last and r.check_out > first
    and n.night >= first and n.night < last
    and (r.status in ('checked_in', 'checked_out')
      or (r.status = 'confirmed' and n.night >= private.hotel_today()))
  union all
  select distinct l.room_id, n.night, null::uuid, l.id
  from public.listing_events e
  join public.listings l on l.id = e.listing_id
  cross join lateral (
    select e.from_date + later as night from generate_series(0, e.to_date - e.from_date - 1) later) n
  where e.from_date < last and e.to_date > first and n.night >= first and n.night < last
    and e.state in ('held', 'conflict') and e.let_go_at is null and n.night <> all (e.conflict_nights)
    and not private.is_stay(e)
$function$;

CREATE OR REPLACE FUNCTION private.page_preview(key text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.page || jsonb_build_object('images', (
    select coalesce(jsonb_agg(private.picture_json(i)), '[]') from public.hotel_images i
    where i.path in (select t.said from private.texts_at(s.page) t)))
  from public.page_previews p
  cross join lateral (
    select p.page || jsonb_build_object('blocks', private.shown_blocks(p.page -> 'blocks')) as page) s
  where p.key = page_preview.key and p.created_at > now() - interval '7 days'
$function$;

CREATE OR REPLACE FUNCTION private.plain_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select translate(
    regexp_replace(normalize(value, NFKC),
      '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
    string_agg(chr(zero + digit), '' order by zero, digit), repeat('0123456789', 69))
  from unnest('{1632,1776,1984,2406,2534,2662,2790,2918,3046,3174,3302,3430,3558,3664,3792,3872,4160,4240,6112,6160,6470,6608,6784,6800,6992,7088,7232,7248,42528,43216,43264,43472,43504,43600,44016,66720,68912,68928,69734,69872,69942,70096,70384,70736,70864,71248,71360,71376,71386,71472,71904,72016,72688,72784,73040,73120,73184,73552,90416,92768,92864,93008,93552,118000,123200,123632,124144,124401,125264}'::int[]) zero,
    generate_series(0, 9) digit
$function$;

CREATE OR REPLACE FUNCTION private.price_spans()
 RETURNS TABLE(id text, low numeric, high numeric, own boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
  return query
  with today as (
    select d as day, daterange(d, d + 365) as year from private.hotel_today() d
  ), periods as materialized (
    select p.room_id, p.price, p.weekday_prices, p.weekdays,
      -- weekdays that are looked at one by one where a period has some
      case when bool_or(p.weekdays is not null) over (partition by p.room_id) then 7 else 1 end as planes,
      daterange(p.from_night, p.to_night) * t.year as nights,
      range_agg(daterange(p.from_night, p.to_night)) filter (where p.weekdays is null) over (
        partition by p.room_id order by p.to_night - p.from_night, p.from_night, p.id
        rows between unbounded preceding and 1 preceding) as shorter
    from public.price_periods p, today t where daterange(p.from_night, p.to_night) && t.year
  ), amounts as materialized (
    select p.room_id, min(a.amount) as low, max(a.amount) as high
    from periods p
    -- of one price the first night says it, else the first of each weekday
    cross join lateral generate_series(0, case when p.weekdays is null and p.weekday_prices = '{}' then 0
      else least(6, upper(p.nights) - lower(p.nights) - 1) end) ahead
    cross join lateral (select extract(isodow from lower(p.nights) + ahead)::int as isodow) n
    cross join lateral (
      select coalesce((p.weekday_prices ->> n.isodow::text)::numeric, p.price) as amount) a
    where not coalesce(p.shorter @> p.nights, false)
      and (p.weekdays is null or n.isodow = any (p.weekdays))
    group by p.room_id
  ), covered as materialized (
    select c.room_id from (
      select p.room_id, p.planes from periods p cross join lateral generate_series(1, p.planes) d
      where p.weekdays is null or d = any (p.weekdays)
      group by p.room_id, p.planes, d having range_agg(p.nights) @> (select year from today)) c
    group by c.room_id, c.planes having count(*) = c.planes
  )
  select a.room_id, least(a.low, o.price), greatest(a.high, o.price), o.price is not null
  from amounts a
  left join public.rooms o on o.id = a.room_id and a.room_id not in (select c.room_id from covered c);
end
$function$;

CREATE OR REPLACE FUNCTION private.promo(said text, of_room text, arrival date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.promo_codes := private.promo_code_of(said);
  -- Counted also for a wrong code, so that a right one takes no longer; by a function of a later file.
  used int := private.stays_with_code(coalesce(p.code, said));
begin
  return case
    when p.id is null then '{"refused": "code-wrong"}'::jsonb
    when p.room_ids is not null and not of_room = any (p.room_ids) then '{"refused": "code-room"}'
    when arrival < p.arrive_from then
      jsonb_build_object('refused', 'code-early', 'from', p.arrive_from)
    when coalesce(arrival, private.hotel_today()) > p.arrive_until then
      jsonb_build_object('refused', 'code-expired', 'until', p.arrive_until)
    when p.max_stays <= used then '{"refused": "code-used-up"}'
    else jsonb_build_object('code', p.code, 'percent', p.percent, 'amount', p.amount) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.promo_code_of(said text)
 RETURNS public.promo_codes
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.* from public.promo_codes p where p.code_key = private.code_key(said)
  order by lower(p.code) = lower(btrim(said)) desc, p.id limit 1
$function$;

CREATE OR REPLACE FUNCTION private.purge_expired()
 RETURNS json
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  before timestamptz := now() - make_interval(months => private.retention_months());
  messages int;
  letters int;
  reservations int;
begin
  perform private.require_staff(), private.lock_nights(), private.lock_bell();
  delete from public.messages m where m.created_at < before;
  get diagnostics messages = row_count;
  delete from public.outbox o where o.created_at < before;
  get diagnostics letters = row_count;
  delete from public.listing_events e
  where e.reservation_id is null and e.to_date < (before at time zone 'Asia/Phnom_Penh')::date;
  reservations := private.erase_reservations(array(
    select r.id from public.reservations r
    where r.erased_at is null and r.created_at < before
      and coalesce(r.check_out, (r.created_at at time zone 'Asia/Phnom_Penh')::date)
        < (before at time zone 'Asia/Phnom_Penh')::date));
  perform private.forget_senders();
  return json_build_object('reservations', reservations, 'messages', messages, 'letters', letters);
end
$function$;

CREATE OR REPLACE FUNCTION private.put_back(tables json, kept json)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  names text[] := private.backed_up();
  name text;
  rooms_here text[] := array(select id from public.rooms);
  misfits text[] := '{}';
begin
  perform private.let_triggers_rest(names, true);
  for name in select n from unnest(names) with ordinality as o (n, place) order by place desc loop
    -- A backup from before there were charges says nothing of them: those that are here stay.
    if name <> 'charges' or tables -> name is not null or kept -> name is not null then
      execute format('delete from public.%I where true', name);
    end if;
  end loop;
  foreach name in array names loop
    misfits := misfits || private.put_rows(name, coalesce(kept -> name, tables -> name, '[]'));
  end loop;
  if kept is null then
    misfits := misfits || array(
      select format('outbox %s (a bell to %s, whom it does not reach)', o.id, o.recipient)
      from public.outbox o
      where o.kind = 'bell' and o.channel = 'email' and o.status = 'queued'
        and o.recipient not in (select w.recipient from private.bell_ways() w));
    -- What waited when the backup was made has left since, or is too late: a person decides.
    update public.outbox set status = 'failed', error_code = 'restored' where status = 'queued';
  end if;
  perform private.make_anew();
  perform private.let_triggers_rest(names, false);
  return misfits || array(
    select format('reservations %s (%s, and without a date)', r.id, r.status)
    from public.reservations r where private.is_held(r.status) and r.check_in is null)
    || array(
      select format('reservations %s (an extra or a charge that nobody can enter)', r.id)
      from public.reservations r
      where exists (
        select from jsonb_to_recordset(r.extras) as e (count numeric, price numeric, amount numeric)
        where (e.count between 1 and 99 and e.price between 0 and 10000000 and e.amount >= 0) is not true)
      or exists (
        select from jsonb_to_recordset(r.charges) as c (percent numeric, amount numeric)
        where (c.percent > 0 and c.percent <= 100 and c.amount >= 0) is not true))
    || array(
      select format('rooms %s (the backup does not have it, and here it has stays to come, or in the house: %s; add it to the site that was backed up, or give them another room)',
        r.room_id, count(*))
      from public.reservations r
      where kept is not null and (private.is_held(r.status) or r.status = 'new')
        and coalesce(r.check_in + r.nights > private.hotel_today(), true)
        and r.room_id = any (rooms_here)
        and not exists (select from public.rooms k where k.id = r.room_id)
      group by r.room_id order by r.room_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.quote_change(key text, arrival date, for_nights integer, for_guests integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stay public.reservations := private.stay_of(key);
  after public.reservations := stay;
begin
  if stay.id is null then
    return private.no_stay(key);
  elsif nullif(for_nights, stay.nights) not between 1 and 10 then
    raise sqlstate 'PT422' using message = 'nights-out-of-range';
  elsif nullif(for_guests, stay.guests) not between 1 and 10 then
    raise sqlstate 'PT422' using message = 'too-many-guests';
  end if;
  perform private.check_day(arrival) where arrival is not null;
  after.check_in := coalesce(arrival, stay.check_in);
  after.nights := coalesce(for_nights, stay.nights);
  after.guests := coalesce(for_guests, stay.guests);
  after := private.stay_after(stay, after, null);
  return jsonb_build_object('total', after.total);
end
$function$;

CREATE OR REPLACE FUNCTION private.sender_of(headers text)
 RETURNS bytea
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.hash_of(private.network_of(headers)) $function$;

CREATE OR REPLACE FUNCTION private.shown_pages()
 RETURNS SETOF public.pages
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select shown.*
  from public.pages p
  cross join lateral jsonb_populate_record(
    p, jsonb_build_object('blocks', private.shown_blocks(p.blocks))) as shown
  where p.status = 'published'
    and (p.shows_from = '' or p.shows_from <= private.hotel_today()::text)
    and (p.shows_until = '' or p.shows_until >= private.hotel_today()::text);
end
$function$;

CREATE OR REPLACE FUNCTION private.stay_after(before public.reservations, after public.reservations, own numeric)
 RETURNS public.reservations
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  room public.rooms;
  stayed public.reservations;
  entered public.reservations;
  moved boolean := after.room_id <> before.room_id;
  is_other boolean := (after.room_id, after.check_in, after.nights, after.guests)
    is distinct from (before.room_id, before.check_in, before.nights, before.guests);
begin
  if before.status = 'checked_out' and before.before_leaving is not null then
    stayed := jsonb_populate_record(before, before.before_leaving);
    stayed.status := 'checked_in';
    stayed.before_leaving := null;
    entered := private.with_entered(stayed, before, after);
    if after.status = 'checked_in' then
      after := jsonb_populate_record(after, private.terms(entered));
      after.before_leaving := null;
      return private.stay_after(stayed, after, own);
    elsif after.before_leaving is not null
      and (own is not null or private.terms(entered) <> private.terms(stayed))
    then
      after.before_leaving := private.terms(private.stay_after(stayed, entered, own));
    end if;
  end if;

  select * into room from public.rooms r where r.id = after.room_id;
  -- What an earlier departure costs is said with it; another room, or more nights, begin anew.
  if moved or after.nights > before.nights or own is not null then
    after.charged := 'nights';
  end if;
  if is_other then
    after.night_amounts := private.agreed_after(before, after, room);
    after.discount := 0;
  end if;
  if own is null and moved then
    after.price_reason := null;
  end if;
  if own is not null then
    -- Another amount than the nights make, with a reason; agreed from now on.
    after.night_amounts := private.spread(own, private.agreed_nights(after));
    after.price := own;
    after.discount := 0;
    if private.is_booking_site(after.source) then
      after.charges := '[]';
    end if;
  elsif after.charged = 'nights' and after.price <> before.price then
    -- An amount of the staff's own is agreed from now on.
    after.night_amounts := private.spread(round(after.price, 2), private.agreed_nights(after));
  elsif after.charged = 'nights' and (is_other or before.charged <> 'nights') then
    after.price := (select sum(a) from unnest(private.agreed_nights(after)) a);
  elsif after.charged = 'whole' and after.nights < before.nights then
    after.price := before.price;
  end if;
  if is_other or after.extras <> before.extras then
    after.extras := private.extras_after(before.extras, after.extras, after.nights, after.guests);
  end if;
  after := private.summed(after);
  if before.status = 'checked_in' and after.status = 'checked_out' then
    after.before_leaving := nullif(private.terms(before), private.terms(after));
  elsif after.status = 'checked_in' then
    after.before_leaving := null;
  end if;
  return after;
end
$function$;

CREATE OR REPLACE FUNCTION private.stay_quote(of_room text, arrival date, for_nights integer, for_guests integer, wanted jsonb, said text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  answer jsonb;
begin
  if (for_nights between 1 and case when private.is_visitor() then 10 else 60 end) is not true then
    raise sqlstate 'PT422' using message = 'nights-out-of-range';
  elsif (for_guests between 1 and 10) is not true then
    raise sqlstate 'PT422' using message = 'too-many-guests';
  elsif char_length(said) > 400 or char_length(private.plain_text(left(said, 400))) > 40 then
    raise sqlstate 'PT422' using message = 'code-too-long';
  elsif private.is_visitor() and arrival < private.hotel_today() then
    raise sqlstate 'PT422' using message = 'date-past';
  end if;
  if arrival is not null then
    perform private.check_day(arrival);
  end if;
  if private.has_text(said) is not true or not private.is_visitor() then
    return private.quote(of_room, arrival, for_nights, for_guests, wanted, said);
  end if;
  if private.is_tried_too_often(said) then
    raise sqlstate 'PT429' using message = 'busy-network';
  end if;
  answer := private.quote(of_room, arrival, for_nights, for_guests, wanted, said);
  perform private.try_code(said, answer #>> '{rule,code}' is distinct from 'code-wrong');
  return answer;
end
$function$;

CREATE OR REPLACE FUNCTION private.surface_lines()
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  coded regclass;
  key text;
begin
  return query
  with callers as (select unnest(array['anon', 'authenticated']) as caller),
  spaces as (
    select oid, nspname from pg_catalog.pg_namespace where nspname in ('public', 'private')),
  owner as (select nspowner from pg_catalog.pg_namespace where nspname = 'private'),
  foreign_parts as (select classid, objid from pg_catalog.pg_depend where deptype = 'e'),
  own as (
    select c.*, s.nspname, case s.nspname when 'public' then '' else 'private.' end || c.relname as name
    from pg_catalog.pg_class c join spaces s on s.oid = c.relnamespace
    where not exists (select from foreign_parts f where f.objid = c.oid))
  select format('schema %s: %s', nspname, (
    select string_agg(caller || ' ' || has_schema_privilege(caller, s.oid, 'usage')
      || has_schema_privilege(caller, s.oid, 'create'), ' ' order by caller) from callers))
  from spaces s
  union all
  select format('%s %s: row security %s, %s %s',
    case when o.relkind in ('r', 'p') then 'table' else 'view' end, o.name,
    case when o.relrowsecurity then 'on' else 'off' end, (
      select string_agg(format('%s may %s', caller, coalesce((
        select string_agg(verb, ' ' order by verb)
        from unnest(array['select', 'insert', 'update', 'delete']) verb
        where case verb when 'delete' then has_table_privilege(caller, o.oid, verb)
          else has_any_column_privilege(caller, o.oid, verb) end), 'nothing')), ', '
        order by caller) from callers),
    md5(concat(o.relforcerowsecurity, o.reloptions, o.relpersistence, o.relowner = nspowner,
      case when o.relkind in ('v', 'm') then pg_get_viewdef(o.oid) end)))
  from own o, owner where o.relkind in ('r', 'p', 'v', 'm', 'f')
  union all
  select format('column %s.%s: %s %s', o.name, a.attname, format_type(a.atttypid, a.atttypmod),
    md5(concat(a.attnotnull, a.attidentity, a.attgenerated, a.attcollation::regcollation,
      pg_get_expr(d.adbin, d.adrelid), (
        select string_agg(caller || verb, ' ' order by caller, verb)
        from callers, unnest(array['select', 'insert', 'update']) verb
        where has_column_privilege(caller, o.oid, a.attnum, verb)))))
  from own o join pg_catalog.pg_attribute a on a.attrelid = o.oid
    left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and o.relkind in ('r', 'p', 'c')
  union all
  select format('policy %s %s: %s %s %s',
    case p.schemaname when 'public' then '' else p.schemaname || '.' end || p.tablename, p.policyname,
    p.cmd, array_to_string(p.roles, ' '), md5(concat(p.permissive, p.qual, '|', p.with_check)))
  from pg_catalog.pg_policies p where p.schemaname in ('public', 'private', 'storage')
  union all
  select format('function %s.%s(%s): %s, %s %s', s.nspname, f.proname,
    pg_get_function_identity_arguments(f.oid),
    case when f.prosecdef then 'rights of its owner' else 'rights of its caller' end,
    coalesce((select string_agg(caller, ' ' order by caller) from callers
      where has_function_privilege(caller, f.oid, 'execute')), 'nobody'),
    md5(concat(f.proowner = nspowner, case when f.prokind <> 'a' then
      -- one of them names what the library at hand calls its rules for letters
      regexp_replace(pg_get_functiondef(f.oid), '"?(pg_c_utf8|und-x-icu)"?', '') end)))
  from owner, pg_catalog.pg_proc f join spaces s on s.oid = f.pronamespace
  -- a hosted project may have an event trigger of its own
  where f.prorettype <> 'event_trigger'::regtype
    and not exists (select from foreign_parts e where e.objid = f.oid)
  union all
  select format('trigger %s %s: %s %s', replace(t.tgrelid::regclass::text, 'public.', ''), t.tgname,
    case t.tgenabled when 'D' then 'off' else 'on' end,
    md5(concat(nullif(t.tgenabled, 'D'), pg_get_triggerdef(t.oid))))
  from pg_catalog.pg_trigger t join pg_catalog.pg_proc f on f.oid = t.tgfoid
  where not t.tgisinternal
    and (exists (select from own o where o.oid = t.tgrelid)
      or exists (select from spaces s where s.oid = f.pronamespace))
  union all
  select format('constraint %s %s: %s', o.name, c.conname,
    md5(concat(c.convalidated, pg_get_constraintdef(c.oid))))
  from pg_catalog.pg_constraint c join own o on o.oid = c.conrelid where c.contype <> 'n'
  union all
  select format('index %s %s: %s', t.name, o.relname, md5(concat(i.indisvalid, pg_get_indexdef(o.oid))))
  from pg_catalog.pg_index i join own o on o.oid = i.indexrelid join own t on t.oid = i.indrelid
  where not exists (select from pg_catalog.pg_constraint c where c.conindid = o.oid)
  union all
  select format('rule %s %s: %s', o.name, r.rulename, md5(concat(r.ev_enabled, pg_get_ruledef(r.oid))))
  from pg_catalog.pg_rewrite r join own o on o.oid = r.ev_class where r.rulename <> '_RETURN'
  union all
  select format('publication %s %s: %s', p.pubname,
    case p.schemaname when 'public' then '' else 'private.' end || p.tablename,
    md5(concat((select string_agg(a, ' ' order by a) from unnest(p.attnames) a), p.rowfilter)))
  from pg_catalog.pg_publication_tables p where p.schemaname in ('public', 'private')
  union all
  select format('bucket %s: %s, %s bytes, %s', b.id,
    case when b.public then 'public' else 'private' end, coalesce(b.file_size_limit::text, 'any number of'),
    coalesce(array_to_string(b.allowed_mime_types, ' '), 'every type of file'))
  from storage.buckets b where b.id = 'hotel_images'
  union all
  select format('other %s: %s %s', i.identity, i.type, md5(concat(
    (select string_agg(e.enumlabel, ' ' order by e.enumsortorder)
      from pg_catalog.pg_enum e where e.enumtypid = d.objid),
    (select string_agg(pg_get_constraintdef(c.oid), ' ' order by c.conname)
      from pg_catalog.pg_constraint c where c.contypid = d.objid),
    (select to_jsonb(q) - 'seqrelid' from pg_catalog.pg_sequence q where q.seqrelid = d.objid))))
  from pg_catalog.pg_depend d join spaces s on s.oid = d.refobjid,
    pg_identify_object(d.classid, d.objid, 0) i
  where d.refclassid = 'pg_catalog.pg_namespace'::regclass and d.deptype = 'n'
    and d.classid not in ('pg_catalog.pg_proc'::regclass, 'pg_catalog.pg_default_acl'::regclass)
    and not exists (select from own o where o.oid = d.objid and o.relkind <> 'S')
    and not exists (select from foreign_parts f where f.objid = d.objid);
  -- Rows that follow from code, as the comment of their table says.
  for coded in
    select c.oid from pg_catalog.pg_class c
    where obj_description(c.oid, 'pg_class') = 'Its rows follow from code.'
      and c.relnamespace = 'private'::regnamespace
  loop
    select string_agg(format('t.%I', a.attname), $dot$ || '.' || $dot$ order by a.attnum) into key
    from pg_catalog.pg_index i
      join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = coded and i.indisprimary;
    return query execute format(
      $rows$ select format('row %s %%s: %%s', %s, md5(to_jsonb(t)::text)) from %s t $rows$,
      coded, key, coded);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_reading(of_listing uuid, reading jsonb, look boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  l public.listings;
  today date := private.hotel_today();
  said private.feed_event[];
  answer jsonb;
  stamp timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
  perform private.lock_nights();
  select * into l from public.listings where id = of_listing for no key update;
  if l.id is null then
    return null;
  end if;

  if reading ? 'error' then
    -- Nothing is freed because a channel does not answer.
    update public.listings set error_code = left(reading ->> 'error', 40),
      last_error = left(reading ->> 'detail', 400), error_since = coalesce(error_since, stamp),
      heard_at = stamp
    where id = l.id and not look;
    perform private.hold_listing(l.id);
    perform private.ring_for_unheard(false) where not look;
    return jsonb_build_object('error', reading ->> 'error', 'detail', reading ->> 'detail');
  end if;

  if coalesce((reading ->> 'unchanged')::boolean, false) then
    -- The same calendar once more: what was not in it is missed once more.
    update public.listing_events e set missed = e.missed + 1
    where e.listing_id = l.id and e.missed > 0 and l.found > 0 and e.state <> 'gone';
  else
    said := private.feed_events(reading -> 'events', l.skip_words);
    l.found := jsonb_array_length(reading -> 'events');

    -- The same stay: by its number, and by its days where a channel gives new numbers each time.
    with incoming as (
      select row_number() over () as n, i.* from unnest(said) i
    ), by_uid as (
      select distinct on (i.n) i.n, e.id
      from incoming i join public.listing_events e on e.listing_id = l.id and e.uid = i.uid
      where i.uid <> ''
      order by i.n, (e.from_date = i.from_date and e.to_date = i.to_date) desc, e.state = 'gone', e.id
    ), once as (
      -- an event of the book is one of the calendar: the one with its days first
      select distinct on (b.id) b.n, b.id
      from by_uid b join incoming i on i.n = b.n join public.listing_events e on e.id = b.id
      order by b.id, (e.from_date = i.from_date and e.to_date = i.to_date) desc, b.n
    ), by_days as (
      select distinct on (i.n) i.n, e.id
      from incoming i
      join public.listing_events e
        on e.listing_id = l.id and e.from_date = i.from_date and e.to_date = i.to_date
      where not exists (select from once o where o.n = i.n or o.id = e.id)
        -- nothing is freed by an entry of another number that holds nothing
        and (not i.cancelled and i.reason is null or e.state not in ('held', 'conflict'))
      order by i.n, e.state = 'gone', e.id
    ), matched as (
      select * from once union all select * from by_days
    ), judged as (
      select i.*, m.id, case
          when i.to_date <= today then 'past'
          when i.from_date > private.last_channel_night() then 'far'
          else i.reason
        end as why
      from incoming i left join matched m on m.n = i.n
    ), kept as (
      update public.listing_events e set
        uid = case when j.uid = '' then e.uid else j.uid end, summary = case when exists (
          select from public.reservations r
          where r.id = e.reservation_id and r.erased_at is not null) then '' else j.summary end,
        from_date = j.from_date, to_date = j.to_date, missed = 0, seen_at = stamp,
        -- what staff said of it, they said of these days
        let_go_at = case when (j.from_date, j.to_date) = (e.from_date, e.to_date) then e.let_go_at end,
        reason = j.why, proves_stay = j.stay,
        state = case
          when j.cancelled then case when e.from_date <= today and e.state in ('held', 'conflict')
            then e.state else 'gone' end
          when e.reservation_id is not null and private.is_stay(e) then case
            -- the channel has moved a stay that is a stay of ours by now
            when (j.from_date, j.to_date) <> (e.from_date, e.to_date) then 'conflict'
            when e.state <> 'gone' then e.state
            -- since it was gone we have blocked its nights there
            when not j.stay and private.is_echo(l, j.uid, j.from_date, j.to_date, false) then 'gone'
            else 'held' end
          when j.why = 'past' and e.state in ('held', 'conflict') then e.state
          when j.why is not null then 'skipped'
          when e.state in ('held', 'conflict') then e.state
          when not j.stay and private.is_echo(l, j.uid, j.from_date, j.to_date, e.state = 'echo')
            then 'echo'
          else 'held' end,
        conflict_nights = case
          when e.reservation_id is not null and private.is_stay(e)
            and (j.from_date, j.to_date) <> (e.from_date, e.to_date)
          then array(select j.from_date + k from generate_series(greatest(today - j.from_date, 0),
            least(j.to_date, private.last_channel_night() + 1) - j.from_date - 1) k)
          else e.conflict_nights end
      from judged j where e.id = j.id
      returning e.id
    )
    insert into public.listing_events (listing_id, uid, summary, from_date, to_date, state, reason,
      proves_stay, seen_at)
    select l.id, j.uid, j.summary, j.from_date, j.to_date, case
        when j.why is not null then 'skipped'
        when not j.stay and private.is_echo(l, j.uid, j.from_date, j.to_date, false) then 'echo'
        else 'held' end, j.why, j.stay, stamp
    from judged j where j.id is null and not j.cancelled;

    -- What is not there any more. An empty calendar says nothing: channels give one when they are ill.
    -- Nor does one with an event whose days cannot be read: it may be the one that is missed.
    if l.found > 0 and coalesce((reading ->> 'unread')::int, 0) = 0 then
      update public.listing_events e set missed = e.missed + 1
      where e.listing_id = l.id and e.seen_at < stamp and e.state <> 'gone';
    end if;
  end if;

  -- Gone after three readings without it; never a stay that has begun.
  update public.listing_events e set state = 'gone', conflict_nights = '{}'
  where e.listing_id = l.id and e.state in ('held', 'conflict') and e.missed >= 3
    and e.from_date > today;
  -- What holds nothing is not waited for.
  delete from public.listing_events e
  where e.listing_id = l.id and e.reservation_id is null and (
    e.state in ('skipped', 'echo') and e.missed > 0
    or e.state = 'gone' and e.seen_at < now() - interval '30 days'
    or e.to_date < today - 90);

  update public.listings set read_at = stamp, heard_at = stamp, error_code = null, last_error = null,
    error_since = null, rung_at = null, found = l.found,
    etag = case when reading ? 'etag' then left(reading ->> 'etag', 400) else etag end
  where id = l.id;
  perform private.hold_listing(l.id);

  select jsonb_build_object(
    'held', count(*) filter (where e.state = 'held'),
    'skipped', count(*) filter (where e.state = 'skipped'),
    'echoes', count(*) filter (where e.state = 'echo'),
    'conflicts', count(*) filter (where e.state = 'conflict'),
    'gone', count(*) filter (where e.state = 'gone'),
    'nights', (select count(*) from private.held_nights h
      where h.listing_id = l.id and h.night >= today),
    'events', l.found,
    'found', case when look then coalesce(jsonb_agg(jsonb_build_object(
      'uid', e.uid, 'summary', e.summary, 'from_date', e.from_date, 'to_date', e.to_date,
      'state', e.state, 'reason', e.reason, 'conflict_nights', e.conflict_nights)
      order by e.from_date, e.to_date, e.id), '[]') else '[]' end)
  into answer
  from public.listing_events e where e.listing_id = l.id;
  return answer;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_reservation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  room public.rooms;
  today date := private.hotel_today();
  told numeric := new.quoted_total;
  quote jsonb;
  own numeric := new.own_price;
begin
  new.quoted_total := null;
  new.own_price := null;
  new.price_reason := nullif(btrim(new.price_reason), '');
  new.rule_reason := nullif(btrim(new.rule_reason), '');
  -- As the house writes it.
  new.promo_code := coalesce(
    (private.promo_code_of(new.promo_code)).code, nullif(btrim(new.promo_code), ''));
  new.email := nullif(private.normal_email(new.email), '');
  new.guest_name := nullif(btrim(new.guest_name), '');
  new.phone := nullif(btrim(new.phone), '');
  new.message := btrim(coalesce(new.message, ''), E' \t\r\n');
  select * into room from public.rooms where id = new.room_id;

  if private.is_visitor() then
    perform private.admit('reservations', new.id, new.email);
    new.status := 'new';
    new.price := null;
    own := null;
    new.price_reason := null;
    new.rule_reason := null;
    new.notes := '';
    new.source := 'website';
    if new.email is null then
      raise sqlstate 'PT422' using message = 'email-invalid';
    elsif new.check_in < today then
      raise sqlstate 'PT422' using message = 'date-past';
    elsif new.check_in > today + 730 then
      raise sqlstate 'PT422' using message = 'date-too-far';
    elsif (new.nights between 1 and 10) is not true then
      raise sqlstate 'PT422' using message = 'nights-out-of-range';
    elsif not private.is_phone(new.phone) then
      raise sqlstate 'PT422' using message = 'phone-invalid';
    elsif char_length(new.message) > 1000 then
      raise sqlstate 'PT422' using message = 'request-message-too-long';
    end if;
  end if;
  -- 'none' is SQL without REST: the owner, a backup, the seed. Their rows come as they are.
  if current_setting('role', true) in ('anon', 'authenticated') then
    -- Anyone who asks chooses the id, and so the reference; not one that another guest quotes. With a code
    -- of its own: a violation of the index would look like the same request, sent again.
    if exists (
      select from public.reservations r
      where left(r.id::text, 11) = left(new.id::text, 11) and r.id <> new.id)
    then
      raise sqlstate 'PT422' using message = 'reference-taken';
    end if;
    new.created_at := date_trunc('milliseconds', clock_timestamp());
    new.erased_at := null;
    new.guest_key := private.new_guest_key();
    new.replaced_keys := '{}';
    new.asks_change := false;
    new.cancelled_unseen := false;
    new.room_name := null;
    new.charged := 'nights';
    new.before_leaving := null;
    if current_setting('hotel.booking', true) is distinct from new.booking_id::text then
      new.booking_id := null;
      new.booking_place := null;
      new.booking_rooms := null;
    end if;
    perform private.check_stay(new, room, true);
    new.price := coalesce(own, new.price);
    perform private.check_own_price(new.price, own, new);
    if new.promo_code is not null and private.is_visitor() and not private.has_quoted(new.promo_code) then
      -- Quoted anew, the code is looked at (and counted) there.
      raise sqlstate 'PT409' using message = 'price-changed', detail = private.quote(
        room.id, new.check_in, new.nights, new.guests, new.extras, null)
        || '{"rule": {"code": "code-unquoted"}}';
    end if;
    quote := private.quote(
      room.id, new.check_in, new.nights, new.guests, new.extras, new.promo_code);
    -- Staff may go past what a room asks of a stay; a code that is none takes nothing off.
    if quote -> 'rule' <> 'null' and (private.is_visitor() or quote #>> '{rule,code}' like 'code-%') then
      raise sqlstate 'PT422' using message = 'stay-rule', detail = quote;
    elsif private.is_visitor() and told <> (quote ->> 'total')::numeric then
      raise sqlstate 'PT409' using message = 'price-changed', detail = quote;
    end if;
    new := private.stay_new(new, quote, new.price);
  end if;

  new.room_name := coalesce(new.room_name, room.name);
  new.price := coalesce(new.price, round(room.price * new.nights, 2));
  new.night_amounts := private.agreed_nights(new);
  new.charges := coalesce(new.charges, private.charges_now());
  return private.summed(new);
end
$function$;

CREATE OR REPLACE FUNCTION private.translations_hash(to_language text)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select bit_xor(hash_record_extended(t, 0)) from public.translations t where t.language = to_language
$function$;

CREATE OR REPLACE FUNCTION private.try_code(said text, is_right boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  place bytea := coalesce(private.sender_of(current_setting('request.headers', true)), '');
  area bytea := coalesce(private.area_of(current_setting('request.headers', true)), '');
begin
  if is_right and private.has_quoted(said, '1 hour') then
    return;
  end if;
  insert into private.recent_senders (kind, sender)
  select 'code ' || private.code_key(said), place where is_right
  union all
  select 'code?', place where not is_right
  union all
  select 'code area?', area where not is_right;
  perform private.forget_senders();
end
$function$;

CREATE OR REPLACE FUNCTION private.unmarked_between(first date, last date)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*)::int from public.reservations r
  where r.check_in > first - 60 and r.check_in < least(last, private.hotel_today())
    and first < private.hotel_today() and r.check_out > first and r.status = 'confirmed'
$function$;

CREATE OR REPLACE FUNCTION private.with_entered(stay public.reservations, before public.reservations, after public.reservations)
 RETURNS public.reservations
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select r.* from jsonb_populate_record(stay, (
    select coalesce(jsonb_object_agg(t.key, t.value), '{}') from jsonb_each(private.terms(after)) t
    where t.value is distinct from private.terms(before) -> t.key)) r
$function$;

CREATE OR REPLACE FUNCTION public.dashboard_figures()
 RETURNS json
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return (
    select json_build_object(
      'reservations', r.total, 'guests', r.guests, 'newReservations', r.open,
      -- not kept: those that ask have an index of their own, and are few
      'changesAsked', (select count(*) from public.reservations a where a.asks_change),
      'cancelledUnseen', (
        select count(*) from public.reservations c where c.cancelled_unseen),
      'migration', private.last_migration(),
      'messages', m.total, 'unreadMessages', m.open, 'subscribers', s.total,
      'arrivals', (select a.total from public.inbox_counts a where a.entity = 'arrivals'),
      'latestReservations', (
        select coalesce(json_agg(json_build_object(
          'id', l.id, 'email', coalesce(l.guest_name, l.email, ''), 'roomName', l.room_name,
          'checkIn', l.check_in, 'total', l.total, 'status', l.status)), '[]')
        from (
          select * from public.reservations order by created_at desc, id desc limit 5) as l),
      'latestMessages', (
        select coalesce(json_agg(json_build_object(
          'id', l.id, 'name', l.name, 'subject', l.subject)), '[]')
        from (select * from public.messages where status <> 'spam' order by created_at desc, id desc limit 5) as l))
    from public.inbox_counts r, public.inbox_counts m, public.inbox_counts s
    where r.entity = 'reservations' and m.entity = 'messages' and s.entity = 'subscribers');
end
$function$;

CREATE OR REPLACE FUNCTION public.quote_change(key text, arrival date DEFAULT NULL::date, for_nights integer DEFAULT NULL::integer, for_guests integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.quote_change(key, arrival, for_nights, for_guests) $function$;

CREATE OR REPLACE FUNCTION public.site_content(known text DEFAULT NULL::text, language text DEFAULT NULL::text)
 RETURNS json
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  versions text;
  parts text[];
  changed text[];
  is_whole boolean := (length(known) <= 4000 and known ~ '^[A-Za-z]+-[0-9a-f]+([.][A-Za-z]+-[0-9a-f]+)*$') is not true;
  answer json;
begin
  select string_agg(v.version, '.' order by v.part collate "C"), array_agg(v.part),
    array_agg(v.part) filter (where v.version <> all (string_to_array(known, '.')))
  into versions, parts, changed
  from private.content_versions(site_content.language) v;
  if known in (versions, md5(versions)) then
    return json_build_object('version', known);
  end if;
  -- A translation is found by its text, which may be in any part.
  if is_whole or 'translations' = any (changed) then
    is_whole := true;
    changed := parts;
  end if;
  with priced as materialized (
    select 'periods' as part, (
      select coalesce(json_agg(private.as_fields(to_jsonb(d)) order by d.from_night, d.id), '[]')
      from public.price_periods d where d.to_night > private.hotel_today()) as value
    where 'periods' = any (changed)
    union all select 'spans', (
      select coalesce(json_agg(private.as_fields(to_jsonb(s)) order by s.id), '[]')
      from private.price_spans() s)
    where 'spans' = any (changed)
    union all select 'discounts', (
      select coalesce(json_agg(private.as_fields(to_jsonb(d)) order by d.min_nights), '[]')
      from public.stay_discounts d)
    where 'discounts' = any (changed)
    union all select 'extras', (
      select coalesce(json_agg(private.as_fields(to_jsonb(e)) order by e.position, e.id), '[]')
      from public.extras e)
    where 'extras' = any (changed)
    union all select 'charges', (
      select coalesce(json_agg(private.as_fields(to_jsonb(c)) order by c.position, c.id), '[]')
      from public.charges c)
    where 'charges' = any (changed)
    -- of codes, whether there is one
    union all select 'codes', to_json(private.has_codes()) where 'codes' = any (changed)
  ), told as materialized (
    select 'version' as part, to_json(case when is_whole then md5(versions) else versions end) as value
    union all select 'versions', to_json(versions) where is_whole
    union all select 'since', to_json(known) where not is_whole
    union all select 'sections', (
      select coalesce(json_object_agg(c.key, c.value order by c.key), '{}')
      from public.hotel_config c where c.key = any (changed))
    union all select 'sectionVersions', (
      select coalesce(json_object_agg(c.key, c.updated_at order by c.key), '{}')
      from public.hotel_config c where c.key = any (changed))
    union all select 'rooms', (
      select coalesce(json_agg(private.as_fields(to_jsonb(r)) order by r.position, r.id), '[]')
      from public.rooms r)
    where 'rooms' = any (changed)
    union all select 'testimonials', (
      select coalesce(json_agg(private.as_fields(to_jsonb(t)) order by t.sort_order, t.id), '[]')
      from public.testimonials t)
    where 'testimonials' = any (changed)
    union all select 'images', (
      select coalesce(json_agg(private.picture_json(i) order by i.category, i.position), '[]')
      from public.hotel_images i)
    where 'images' = any (changed)
    union all select 'pages', (
      select coalesce(json_agg(private.as_fields(to_jsonb(p)) order by p.position, p.id), '[]')
      from private.shown_pages() p)
    where 'pages' = any (changed)
    union all select 'prices', (select json_object_agg(p.part, p.value) from priced p)
    where exists (select from priced)
  )
  select json_object_agg(a.part, a.value) into answer from (
    select * from told
    union all select 'translations', private.translations_of(
      site_content.language, (select jsonb_object_agg(t.part, t.value::jsonb) from told t))
    where site_content.language is not null) a;
  return answer;
end
$function$;

CREATE TRIGGER limit_rows AFTER INSERT ON public.charges FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('20');

CREATE TRIGGER limit_rows AFTER INSERT ON public.extras FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('50');

CREATE TRIGGER limit_rows AFTER INSERT ON public.hotel_images FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('5000');

CREATE TRIGGER limit_rows AFTER INSERT ON public.price_periods FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('4000', 'to_night > private.hotel_today()');

CREATE TRIGGER check_promo_code BEFORE INSERT OR UPDATE ON public.promo_codes FOR EACH ROW EXECUTE FUNCTION private.check_promo_code();

CREATE TRIGGER limit_rows AFTER INSERT ON public.promo_codes FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('2000');

CREATE TRIGGER limit_rows AFTER INSERT ON public.rooms FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('500');

CREATE TRIGGER limit_rows AFTER INSERT ON public.stay_discounts FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('500');

CREATE TRIGGER limit_rows AFTER INSERT ON public.testimonials FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('500');

COMMENT ON TABLE "private"."languages" IS 'Its rows follow from code.';

COMMENT ON TABLE "private"."section_fields" IS 'Its rows follow from code.';

REVOKE ALL ON FUNCTION "private"."area_of"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."area_of"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_promo_code"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."check_promo_code"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."code_key"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."code_key"(text) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."content_versions"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."content_versions"(text) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."has_quoted"(text, interval) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."has_quoted"(text, interval) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hash_of"(cidr) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."hash_of"(cidr) TO "postgres";

REVOKE ALL ON FUNCTION "private"."limit_rows"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."limit_rows"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."nights_between"(date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."nights_between"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."occupied_nights"(date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."occupied_nights"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."plain_text"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."plain_text"(text) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."price_spans"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."price_spans"() TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."promo_code_of"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."promo_code_of"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."quote_change"(text, date, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."quote_change"(text, date, integer, integer) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."sender_of"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sender_of"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."shown_pages"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."shown_pages"() TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."surface_lines"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."surface_lines"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."translations_hash"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."translations_hash"(text) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."with_entered"(public.reservations, public.reservations, public.reservations) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."with_entered"(public.reservations, public.reservations, public.reservations) TO "postgres";

REVOKE ALL ON FUNCTION "public"."quote_change"(text, date, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."quote_change"(text, date, integer, integer) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."site_content"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."site_content"(text, text) TO "anon", "authenticated", "postgres", "service_role";

ALTER TABLE "public"."promo_codes" ADD COLUMN "code_key" text COLLATE pg_catalog."C" GENERATED ALWAYS AS (private.code_key(code)) STORED;

CREATE INDEX promo_codes_by_key ON public.promo_codes USING btree (code_key);

update private.section_fields set longest = '500' where (section, field) = ('contactInfo', 'countryCode') and longest is not distinct from '5';
update private.section_fields set pattern = E'^(https://t\\.me/[^\\s"''<>\\\\]+)?$' where (section, field) = ('contactInfo', 'telegram') and pattern is not distinct from E'^(https://t\\.me/.+)?$';
update private.section_fields set longest = '500' where (section, field) = ('contactInfo', 'wechat') and longest is not distinct from '20';
update private.section_fields set pattern = E'^(https://(wa\\.me|([a-z]+\\.)?whatsapp\\.com)/[^\\s"''<>\\\\]+)?$' where (section, field) = ('contactInfo', 'whatsapp') and pattern is not distinct from E'^(https://(wa\\.me|([a-z]+\\.)?whatsapp\\.com)/.+)?$';
update private.section_fields set longest = '500' where (section, field) = ('heroSection', 'sky') and longest is not distinct from '7';
update private.section_fields set longest = '500' where (section, field) = ('hotelInfo', 'primaryColor') and longest is not distinct from '7';
update private.section_fields set longest = '500' where (section, field) = ('hotelInfo', 'secondaryColor') and longest is not distinct from '7';
update private.section_fields set longest = '500' where (section, field) = ('houseFacts', 'checkIn') and longest is not distinct from '5';
update private.section_fields set longest = '500' where (section, field) = ('houseFacts', 'checkOut') and longest is not distinct from '5';

-- The generated search texts with an apostrophe are written again, because their rule has changed.
alter table public.reservations disable trigger user;
update public.reservations set guest_name = guest_name where strpos(search_text, '’') > 0;
alter table public.reservations enable trigger user;
alter table public.messages disable trigger user;
update public.messages set name = name where strpos(search_text, '’') > 0;
alter table public.messages enable trigger user;
