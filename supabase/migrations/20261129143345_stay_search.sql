-- What changed in supabase/schemas, and in rows that follow from code, written by `npm run migration`.

set local check_function_bodies = off;

DROP TRIGGER "lock_first" ON "public"."reservations";

DROP FUNCTION "private"."add_booking"(uuid, text[], integer[], date, integer, text, text, text, text, text, text, text, text);

DROP FUNCTION "private"."ask_change"(text, date, integer, integer, text);

DROP FUNCTION "private"."broken_rule"(public.rooms, date, integer);

DROP FUNCTION "private"."cancel_stay"(text, text);

DROP FUNCTION "private"."change_quote"(uuid, text, date, integer, integer, jsonb, text, numeric, text, text);

DROP FUNCTION "private"."charged"(numeric, jsonb);

DROP FUNCTION "private"."charges_now"();

DROP FUNCTION "private"."charges_sum"(jsonb, text);

DROP FUNCTION "private"."extras_after"(jsonb, jsonb, integer, integer);

DROP FUNCTION "private"."extras_priced"(jsonb, integer, integer);

DROP FUNCTION "private"."extras_sum"(jsonb);

DROP FUNCTION "private"."guest_stay"(text);

DROP FUNCTION "private"."long_stay_percent"(integer);

DROP FUNCTION "private"."may_arrive"(public.rooms, date);

DROP FUNCTION "private"."nights_priced"(public.rooms, date, integer, integer);

DROP FUNCTION "private"."promo"(text, text, date);

DROP FUNCTION "private"."quote"(text, date, integer, integer, jsonb, text);

DROP FUNCTION "private"."quote_change"(text, date, integer, integer);

DROP FUNCTION "private"."stay_quote"(text, date, integer, integer, jsonb, text);

DROP FUNCTION "public"."add_booking"(uuid, text[], integer[], date, integer, text, text, text, text, text, text, text, text);

DROP FUNCTION "public"."ask_change"(text, date, integer, integer, text);

DROP FUNCTION "public"."cancel_stay"(text, text);

DROP FUNCTION "public"."change_quote"(uuid, text, date, integer, integer, jsonb, text, numeric, text, text);

DROP FUNCTION "public"."guest_stay"(text);

DROP FUNCTION "public"."quote_change"(text, date, integer, integer);

DROP FUNCTION "public"."stay_quote"(text, date, integer, integer, jsonb, text);

CREATE TABLE "private"."waiting_stays" ("reservation_id" uuid NOT NULL, "asked_for" text NOT NULL, "freed_at" timestamp with time zone, "is_told" boolean NOT NULL DEFAULT false, CONSTRAINT "waiting_stays_pkey" PRIMARY KEY (reservation_id));

CREATE TABLE "public"."child_bands" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "until_age" smallint NOT NULL, "price" numeric(10,2) NOT NULL, "takes_place" boolean NOT NULL DEFAULT true, "updated_at" timestamp with time zone NOT NULL DEFAULT date_trunc('milliseconds'::text, now()), CONSTRAINT "child_bands_pkey" PRIMARY KEY (id), CONSTRAINT "child_bands_price_check" CHECK (((price >= (0)::numeric) AND (price <= (10000000)::numeric))), CONSTRAINT "child_bands_until_age_check" CHECK (((until_age >= 0) AND (until_age <= 17))), CONSTRAINT "child_bands_until_age_key" UNIQUE (until_age));

ALTER TABLE "public"."child_bands" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."extras" ADD COLUMN "obligatory" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."extras" ADD COLUMN "from_age" smallint;

ALTER TABLE "public"."extras" ADD COLUMN "at_full_moon" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."promo_codes" ADD COLUMN "at_full_moon" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."reservations" ADD COLUMN "children" smallint[] NOT NULL DEFAULT '{}'::smallint[];

ALTER TABLE "public"."stay_changes" ADD COLUMN "children" smallint[];

CREATE OR REPLACE FUNCTION private.add_booking(booking uuid, room_ids text[], room_guests integer[], arrival date, for_nights integer, guest_name text, email text, phone text, notes text, source text, as_status text, language text, rule_reason text, room_children jsonb DEFAULT NULL::jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  rooms int := cardinality(room_ids);
  full_rooms jsonb := '[]';
  free_dates date[];
  refusal text;
begin
  perform private.require_admin();
  if booking is null or (rooms between 2 and 10 and cardinality(room_guests) = rooms
      and as_status in ('new', 'confirmed', 'checked_in')) is not true then
    raise sqlstate 'PT422' using message = 'booking-rooms';
  elsif private.is_language(add_booking.language) is not true then
    raise sqlstate 'PT422' using message = 'the language is none of the site''s';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('booking ' || booking, 0));
  if exists (select from public.reservations r where r.booking_id = booking) then
    return;
  end if;
  perform private.lock_nights();
  perform set_config('hotel.booking', booking::text, true);
  begin
    for place in 1..rooms loop
      begin
        insert into public.reservations (
          booking_id, booking_place, booking_rooms, room_id, guests, check_in, nights,
          guest_name, email, phone, notes, source, status, language, rule_reason, children)
        values (
          booking, place, rooms, room_ids[place], room_guests[place], arrival, for_nights,
          add_booking.guest_name, add_booking.email, add_booking.phone,
          coalesce(add_booking.notes, ''), coalesce(add_booking.source, 'other'),
          as_status, add_booking.language, add_booking.rule_reason, array(
            select age::smallint from jsonb_array_elements_text(room_children -> place - 1) age));
      exception when sqlstate 'PT409' then
        get stacked diagnostics refusal = pg_exception_detail;
        full_rooms := full_rooms || (
          refusal::jsonb - 'free' || jsonb_build_object('place', place));
      end;
    end loop;
    -- Rolls back the rooms stored so far, so that free days are counted without them.
    if full_rooms <> '[]' then
      raise sqlstate 'HT000';
    end if;
  exception when sqlstate 'HT000' then
    select array_agg(d) into free_dates from private.free_for_all(
      room_ids, for_nights, greatest(arrival + 1, private.hotel_today()), 3) d;
    raise sqlstate 'PT409' using message = 'rooms-full', detail = jsonb_build_object(
      'rooms', full_rooms, 'free', coalesce(free_dates, '{}'));
  end;
  perform set_config('hotel.booking', '', true);
end
$function$;

CREATE OR REPLACE FUNCTION private.admit(kind text, new_id uuid, email text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  is_known boolean;
  recent int;
  place bytea := private.sender_of(current_setting('request.headers', true));
begin
  if private.is_retired() then
    raise sqlstate 'PT410' using message = 'This project has been put to rest; the hotel has another one.';
  end if;
  if current_setting('hotel.admitted', true) = 'yes' then
    raise sqlstate 'PT413' using message = 'Please send one request at a time.';
  end if;
  perform set_config('hotel.admitted', 'yes', true);

  -- A known id means that the answer to an earlier attempt was lost: report success before limits.
  execute format('select exists (select from public.%I where id = $1)', kind)
    into is_known using new_id;
  if is_known then
    raise unique_violation using message = 'This request is stored already.';
  end if;

  -- The locks make simultaneous requests count each other; a fixed order prevents deadlocks.
  if place is not null then
    perform pg_advisory_xact_lock(hashtextextended(kind || ' from ' || encode(place, 'hex'), 0));
    select count(*) into recent from (
      select from private.recent_senders s
      where s.kind = admit.kind and s.sender = place and s.at > now() - interval '10 minutes'
      limit 20) as r;
    if recent >= 20 then
      raise sqlstate 'PT429' using message = 'busy-network';
    end if;
    insert into private.recent_senders (kind, sender) values (admit.kind, place);
    perform private.forget_senders();
  end if;

  perform pg_advisory_xact_lock(hashtextextended(kind || ':' || private.mailbox(email), 0));
  execute format('select count(*) from (select from public.%I
      where created_at > $2 and private.mailbox(email) = private.mailbox($1) %s limit 5) as r', kind,
      -- Counts a booking of several rooms once.
      case kind when 'reservations' then 'and coalesce(booking_place, 1) = 1' else '' end)
    into recent using email, now() - interval '10 minutes';
  if recent >= 5 then
    raise sqlstate 'PT429' using message = 'busy-address';
  end if;
  execute format('select count(*) from (select from public.%I where created_at > $1 limit 300) as r', kind)
    into recent using now() - interval '1 minute';
  if recent >= 300 then
    raise sqlstate 'PT429' using message = 'busy-everybody';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.ages_in_rooms(parties bigint[], ages integer[], kinds jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  heads int[] := array(select (p & 31)::int from unnest(parties) p);
  free int[] := array(select b.age from private.banded(ages) b
    where b.id is not null and b.price = 0 and not b.takes_place order by b.age);
  plain int[] := array(select b.age from private.banded(ages) b where b.id is null order by b.age);
  answer jsonb := '[]';
  here int[];
  kind jsonb;
  taken int[] := array_fill(0, array[greatest(jsonb_array_length(kinds), 1)]);
  count int;
begin
  for room in 1..cardinality(parties) loop
    here := plain[:heads[room] - 1];
    plain := plain[heads[room]:];
    count := heads[room];
    for place in 1..jsonb_array_length(kinds) loop
      kind := kinds -> place - 1;
      for nth in 1..(parties[room] >> 6 * place & 31)::int loop
        here := here || (kind ->> taken[place])::int;
        taken[place] := taken[place] + 1;
        count := count + 1;
      end loop;
    end loop;
    here := here || free[:10 - count];
    free := free[greatest(11 - count, 1):];
    answer := answer || jsonb_build_array((
      select coalesce(jsonb_agg(age order by age), '[]') from unnest(here) age));
  end loop;
  return answer;
end
$function$;

CREATE OR REPLACE FUNCTION private.agreed_after(before public.reservations, after public.reservations, room public.rooms)
 RETURNS numeric[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  agreed numeric[] := private.agreed_nights(before);
  now_for jsonb;
  now_was jsonb;
  shift int := coalesce(after.check_in - before.check_in, 0);
begin
  if room.id is not null then
    now_for := private.quote(
      room.id, after.check_in, after.nights, after.guests, '[]', null, after.children) -> 'nights';
    if after.room_id <> before.room_id then
      return array(select (n ->> 'amount')::numeric from jsonb_array_elements(now_for) n);
    end if;
    now_was := private.quote(
      room.id, after.check_in, after.nights, before.guests, '[]', null, before.children) -> 'nights';
  end if;
  return array(
    select trim_scale(case
      when n + shift between 1 and before.nights then greatest(agreed[n + shift]
        + coalesce((now_for -> n - 1 ->> 'amount')::numeric, 0)
        - coalesce((now_was -> n - 1 ->> 'amount')::numeric, 0), 0)
      else coalesce((now_for -> n - 1 ->> 'amount')::numeric, agreed[before.nights]) end)
    from generate_series(1, after.nights) n order by n);
end
$function$;

CREATE OR REPLACE FUNCTION private.answer_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due timestamptz := now() + interval '2 minutes';
  mark text := to_char(new.updated_at at time zone 'UTC', 'YYYYMMDDHH24MISSMS');
begin
  if new.erased_at is not null then
    return null;
  end if;
  if new.status <> old.status then
    perform private.take_letters_back(new.id);
    if new.status = 'confirmed' and old.status in ('new', 'declined', 'cancelled') then
      perform private.write_letter('confirmed', new, due, mark);
    elsif new.status in ('declined', 'cancelled') then
      perform private.write_letter(new.status, new, due, mark);
    end if;
  elsif new.status = 'confirmed'
    and (new.room_id, new.check_in, new.nights, new.guests, new.children)
      is distinct from (old.room_id, old.check_in, old.nights, old.guests, old.children)
    -- If an e-mail about the stay is unsent, it will contain the change, so queue no other.
    and not exists (
      select from public.outbox o
      where (o.reservation_id = new.id or o.facts -> 'stays' ? new.id::text)
        and private.is_unwritten(o) and o.kind in ('confirmed', 'changed'))
  then
    perform private.write_letter('changed', new, due, mark);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.answer_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  waits boolean;
begin
  if private.is_visitor() then
    -- A booking of several rooms is one request.
    if coalesce(new.booking_place, 1) = 1 then
      perform private.ring('requests', new.id);
    end if;
    waits := private.must_wait(new.email);
    perform private.write_letter('received', new, now(), '');
    if waits then
      update public.outbox o set status = 'held'
      where o.reservation_id = new.id and o.kind = 'received';
      if found then
        update public.outbox o set facts = o.facts || jsonb_build_object(
          'held', coalesce((o.facts ->> 'held')::int, 0) + 1)
        where o.kind = 'bell' and o.status = 'queued' and o.attempts = 0;
      end if;
    end if;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.are_blocks(blocks jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when jsonb_typeof(blocks) = 'array' then
    jsonb_array_length(blocks) <= 80
    and octet_length(blocks::text) <= 98304
    and not jsonb_path_exists(blocks, 'strict $.**{9}')
    and not exists (
      select 1 from jsonb_array_elements(blocks) as block
      where case when jsonb_typeof(block) = 'object' then
        coalesce(block ->> 'id', '') !~ '^[A-Za-z0-9-]{1,40}$'
        or coalesce(block ->> 'kind', '') !~ '^[a-zA-Z-]{1,40}$'
        or jsonb_typeof(block -> 'hidden') is distinct from 'boolean'
        else true end)
    and jsonb_array_length(blocks)
      = (select count(distinct block ->> 'id') from jsonb_array_elements(blocks) as block)
    and not exists (
      select 1 from private.texts_at(blocks) t
      where char_length(t.said) > 2000
        or (t.place ~ '/text$'
          and t.said ~* '(^|[^\\])(\\\\)*\]\(\s*(javascript|data|vbscript):')
        or (t.place ~ '/(image|images/[0-9]+)$' and not private.is_picture_reference(t.said))
        or (t.place ~ '/to$' and t.said <> '' and not private.is_link(t.said)))
  else false end
$function$;

CREATE OR REPLACE FUNCTION private.are_children(ages integer[], for_guests integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select ages = '{}' or coalesce(
    array_ndims(ages) = 1 and 0 <= all (ages) and 17 >= all (ages), false)
    and cardinality(ages) < for_guests
$function$;

CREATE OR REPLACE FUNCTION private.ask_change(key text, arrival date, for_nights integer, for_guests integer, words text, place integer DEFAULT NULL::integer, ages integer[] DEFAULT NULL::integer[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stay public.reservations := private.stay_of(key);
  today date := private.hotel_today();
  room public.rooms;
  said text := btrim(coalesce(words, ''), E' \t\r\n');
  full_nights date[];
  free_dates date[];
  is_news boolean;
begin
  -- The locks make the request wait for changes by staff, who may also replace the link. Alerts are
  -- locked before the row, because this order prevents deadlocks.
  perform private.lock_bell();
  select * into stay from public.reservations r
  where r.id = stay.id and r.guest_key = key for update;
  stay := private.room_of(stay, place);
  select * into stay from public.reservations r where r.id = stay.id for update;
  if stay.id is null then
    return private.no_stay(key);
  end if;
  if not private.is_open_to_guest(stay) then
    raise sqlstate 'PT422' using message = 'stay-closed';
  end if;
  select * into room from public.rooms r where r.id = stay.room_id;
  -- Values that equal the stay's current ones are not part of the request.
  arrival := nullif(arrival, stay.check_in);
  for_nights := nullif(for_nights, stay.nights);
  for_guests := nullif(for_guests, stay.guests);
  ages := nullif(ages, stay.children::int[]);
  perform private.check_children(
    coalesce(ages, stay.children), coalesce(for_guests, stay.guests));
  if arrival < today then
    raise sqlstate 'PT422' using message = 'date-past';
  elsif arrival > today + 730 then
    raise sqlstate 'PT422' using message = 'date-too-far';
  elsif for_nights not between 1 and 10 then
    raise sqlstate 'PT422' using message = 'nights-out-of-range';
  elsif for_guests not between 1 and 10
    or num_nonnulls(for_guests, ages) > 0 and private.places(coalesce(for_guests, stay.guests),
      coalesce(ages, stay.children)) > coalesce(room.capacity, 10) then
    raise sqlstate 'PT422' using message = 'too-many-guests',
      detail = jsonb_build_object('capacity', coalesce(room.capacity, 10));
  elsif char_length(said) > 1000 then
    raise sqlstate 'PT422' using message = 'request-message-too-long';
  elsif num_nonnulls(arrival, for_nights, for_guests, ages) = 0 and said = '' then
    raise sqlstate 'PT422' using message = 'change-empty';
  end if;
  if (arrival is not null or for_nights is not null)
    and coalesce(arrival, stay.check_in) is not null
  then
    select array_agg(n) into full_nights from private.full_for_others(stay,
      coalesce(arrival, stay.check_in),
      coalesce(arrival, stay.check_in) + coalesce(for_nights, stay.nights)) n;
    if full_nights is not null then
      select array_agg(d) into free_dates from private.free_dates(stay.room_id,
        coalesce(for_nights, stay.nights), greatest(coalesce(arrival, stay.check_in) + 1, today), 3) d;
      raise sqlstate 'PT409' using message = 'change-nights-full', detail = jsonb_build_object(
        'nights', full_nights, 'free', coalesce(free_dates, '{}'));
    end if;
  end if;
  insert into public.stay_changes as c (reservation_id, check_in, nights, guests, message, children)
  values (stay.id, arrival, for_nights, for_guests, said, ages)
  on conflict (reservation_id) where status = 'asked' do update
    set check_in = excluded.check_in, nights = excluded.nights, guests = excluded.guests,
      message = excluded.message, children = excluded.children
    -- Repeating an equal change request sends no alert.
    where (c.check_in, c.nights, c.guests, c.message, c.children) is distinct from
      (excluded.check_in, excluded.nights, excluded.guests, excluded.message, excluded.children)
  returning true into is_news;
  if is_news then
    perform private.ring('changes', stay.id);
  end if;
  select * into stay from public.reservations r where r.id = stay.id;
  return private.guest_view(stay);
end
$function$;

CREATE OR REPLACE FUNCTION private.asked_for(stay public.reservations)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select format('%s %s %s', stay.room_id, stay.check_in, stay.nights) $function$;

CREATE OR REPLACE FUNCTION private.asked_stays(stays jsonb, arrival date, for_nights integer)
 RETURNS TABLE(place integer, id uuid, room_id text, guests integer, children integer[], extras jsonb, check_in date, nights integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
  if (jsonb_typeof(stays) = 'array' and jsonb_array_length(stays) between 1 and 6
    and (select count(distinct s ->> 'id') = count(*) from jsonb_array_elements(stays) s)) is not true then
    raise sqlstate 'PT422' using message = 'booking-rooms';
  end if;
  return query
    select a.nth::int, s.id, s.room_id, s.guests, coalesce(s.children, '{}'), coalesce(s.extras, '[]'),
      coalesce(s.check_in, arrival), coalesce(s.nights, for_nights)
    from jsonb_array_elements(stays) with ordinality a (stay, nth)
    cross join lateral jsonb_to_record(a.stay) as s (
      id uuid, room_id text, guests int, children int[], extras jsonb, check_in date, nights int);
end
$function$;

CREATE OR REPLACE FUNCTION private.banded(ages integer[])
 RETURNS TABLE(age integer, id uuid, price numeric, takes_place boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
  return query
  select a.age, b.id, b.price, b.takes_place
  from unnest(ages) a (age)
  left join lateral (
    select * from public.child_bands c where c.until_age >= a.age order by c.until_age limit 1) b on true;
end
$function$;

CREATE OR REPLACE FUNCTION private.cancel_stay(key text, what text, place integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stay public.reservations := private.stay_of(key);
  cancelled uuid[];
begin
  perform private.lock_nights(), private.lock_bell();
  perform from public.reservations r
  where r.id = stay.id or r.booking_id = stay.booking_id order by r.id for update;
  -- Reads the stay again under the lock, because staff may have replaced the link since.
  select * into stay from public.reservations r where r.id = stay.id and r.guest_key = key;
  stay := private.room_of(stay, place);
  if stay.id is null then
    return private.no_stay(key);
  end if;
  with gone as (
    update public.reservations r set status = 'cancelled', cancelled_unseen = true
    where (r.id = stay.id
        or (what = 'booking' and r.id in (select b.id from private.booked_with(stay) b)))
      and private.is_open_to_guest(r)
    returning r.id)
  select array_agg(id) into cancelled from gone;
  if cancelled is null and stay.status <> 'cancelled' then
    raise sqlstate 'PT422' using message = 'stay-closed';
  end if;
  perform private.ring('cancellations', id) from unnest(cancelled) id;
  select * into stay from public.reservations r where r.id = stay.id;
  return private.guest_view(stay) || jsonb_build_object('wasCancelled', cancelled is null);
end
$function$;

CREATE OR REPLACE FUNCTION private.change_quote(of_stay uuid, to_room text, arrival date, for_nights integer, for_guests integer, wanted jsonb, to_charge text, own numeric, of_source text, code text, ages integer[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  before public.reservations;
  after public.reservations;
  owned public.reservations;
  room public.rooms;
  quote jsonb;
begin
  perform private.require_admin();
  if (for_nights between 1 and 60) is not true then
    raise sqlstate 'PT422' using message = 'staff-nights-out-of-range';
  elsif (for_guests between 1 and 10) is not true then
    raise sqlstate 'PT422' using message = 'too-many-guests';
  end if;
  if arrival is not null then
    perform private.check_day(arrival);
  end if;
  perform private.check_own_price(own, null, before);
  select * into room from public.rooms r where r.id = to_room;
  select * into before from public.reservations r where r.id = of_stay;
  ages := coalesce(ages, before.children, '{}');
  perform private.check_children(ages, for_guests);
  if of_stay is null and room.id is not null then
    after.source := of_source;
    quote := private.quote(to_room, arrival, for_nights, for_guests, wanted, code, ages);
    owned := private.stay_new(after, quote, own);
  elsif before.id is not null then
    after := before;
    after.room_id := to_room;
    after.check_in := arrival;
    after.nights := for_nights;
    after.guests := for_guests;
    after.children := ages;
    after.extras := coalesce(wanted, before.extras);
    after.charged := coalesce(to_charge, before.charged);
    if own is not null then
      owned := after;
      if to_charge = 'amount' then
        owned.price := own;
        owned := private.stay_after(before, owned, null);
      else
        owned := private.stay_after(before, owned, own);
      end if;
    end if;
    after := private.stay_after(before, after, null);
    quote := jsonb_build_object(
      'nights', (
        select jsonb_agg(jsonb_build_object('night', arrival + n - 1,
          'amount', trim_scale(after.night_amounts[n]), 'kept', k.kept,
          'period', case when not k.kept then (p.period).name end) order by n)
        from generate_subscripts(after.night_amounts, 1) n
        cross join lateral (select after.room_id = before.room_id
          and n + coalesce(arrival - before.check_in, 0) between 1 and before.nights as kept) k
        left join private.night_periods(array[to_room], arrival, arrival + for_nights) p
          on p.night = arrival + n - 1),
      'price', after.price, 'fee', after.fee, 'tax', after.tax, 'charges', after.charges,
      'extras', after.extras, 'total', after.total,
      'discount', trim_scale(after.discount),
      'rule', coalesce(
        private.too_many(room.capacity, for_guests, private.places(for_guests, ages)),
        case when (after.room_id, after.check_in, after.nights, after.guests)
            is distinct from (before.room_id, before.check_in, before.nights, before.guests) then
          private.quote(to_room, arrival, for_nights, for_guests, null, null, ages) -> 'rule' end));
  end if;
  return quote || case when own is null then '{}' else jsonb_build_object('own',
    jsonb_build_object('price', owned.price, 'fee', owned.fee, 'tax', owned.tax,
      'charges', owned.charges, 'total', owned.total)) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.change_reservation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  room public.rooms;
  moved boolean := new.room_id <> old.room_id;
  own numeric := new.own_price;
begin
  new.own_price := null;
  new.quoted_total := null;
  new.price_reason := nullif(btrim(new.price_reason), '');
  new.rule_reason := nullif(btrim(new.rule_reason), '');
  select * into room from public.rooms where id = new.room_id;
  new.email := nullif(private.normal_email(new.email), '');
  new.guest_name := nullif(btrim(new.guest_name), '');
  new.phone := nullif(btrim(new.phone), '');
  if new.status <> old.status and not private.may_become(old.status, new.status) then
    raise sqlstate 'PT422' using message = 'status-step',
      detail = jsonb_build_object('from', old.status, 'to', new.status);
  end if;
  if current_user in ('anon', 'authenticated') then
    new.id := old.id;
    new.created_at := old.created_at;
    new.erased_at := old.erased_at;
    new.replaced_keys := old.replaced_keys;
    if old.guest_key is not null and (new.guest_key is null
      or (old.email is not null and new.email is distinct from old.email)) then
      -- Whoever reads e-mails at the wrong address has the link, so a corrected address gets a new
      -- key. Staff request a new link by setting the key to null.
      new.guest_key := private.new_guest_key();
      new.replaced_keys := (old.guest_key || old.replaced_keys)[:20];
    else
      new.guest_key := old.guest_key;
    end if;
    new.asks_change := old.asks_change;
    new.cancelled_unseen := new.cancelled_unseen and old.cancelled_unseen;
    new.message := old.message;
    new.night_amounts := old.night_amounts;
    new.discount := old.discount;
    new.charges := old.charges;
    new.before_leaving := old.before_leaving;
    new.promo_code := old.promo_code;
    new.booking_id := old.booking_id;
    new.booking_place := old.booking_place;
    new.booking_rooms := old.booking_rooms;
    if private.is_language(new.language) is not true then
      raise sqlstate 'PT422' using message = 'the language is none of the site''s';
    end if;
    new.room_name := case when moved then room.name else old.room_name end;
    new.children := coalesce(new.children, '{}');
    if moved or new.guests <> old.guests or new.children <> old.children or new.nights <> old.nights
      or new.email is distinct from old.email or new.guest_name is distinct from old.guest_name
    then
      -- A stay in a deleted room can be corrected, but no stay can move into it.
      perform private.check_stay(new, room, moved);
    end if;
  end if;
  new.asks_change := new.asks_change and new.status in ('new', 'confirmed');
  new.cancelled_unseen := new.cancelled_unseen and new.status = 'cancelled';
  perform private.check_own_price(own, own, new);
  new := private.stay_after(old, new, own);
  perform private.check_own_price(coalesce(new.price, -1), null, new);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.charged(price numeric, charges jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(jsonb_agg(c || jsonb_build_object('amount', trim_scale(round(
      price * (c ->> 'percent')::numeric / 100,
      case c ->> 'rounding' when 'whole' then 0 else 2 end))) order by place), '[]')
    from jsonb_array_elements(charges) with ordinality as u (c, place));
end
$function$;

CREATE OR REPLACE FUNCTION private.charges_now()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'name', c.name,
      'percent', trim_scale(c.percent), 'rounding', c.rounding) order by c.position, c.id), '[]')
    from public.charges c);
end
$function$;

CREATE OR REPLACE FUNCTION private.charges_sum(charges jsonb, of_kind text)
 RETURNS numeric
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(sum((c ->> 'amount')::numeric), 0)
    from jsonb_array_elements(charges) c where c ->> 'kind' = of_kind);
end
$function$;

CREATE OR REPLACE FUNCTION private.cheapest_stays(arrivals date[], for_nights integer, for_guests integer, ages integer[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today date := private.hotel_today();
  days int := cardinality(arrivals);
  ids text[];
  free int[];
  more numeric[];
  fitting int[];
  people record;
begin
  ages := coalesce(ages, '{}');
  if (days between 1 and 12) is not true then
    raise sqlstate 'PT422' using message = 'date-too-far';
  end if;
  perform private.check_day(day), private.check_question(null, for_nights, for_guests, 10, null, ages)
  from unnest(arrivals) day;
  select * into people from private.party(for_guests, ages);
  select u.ids, u.free into ids, free from private.free_units(array(
    select day + ahead from unnest(arrivals) with ordinality a (day, nth),
      generate_series(-7, for_nights + 6) ahead order by nth, ahead)) u;
  more := private.surcharges(ids, people.heads, people.price);
  fitting := array(
    select i.n::int from unnest(ids) with ordinality i (id, n) join public.rooms r on r.id = i.id
    where private.too_many(r.capacity, for_guests, people.places) is null order by i.n);
  return (
    with asked as materialized (
      select room, nth, day, o.nights, (row_number() over ())::int as n
      from unnest(fitting) room
      cross join unnest(arrivals) with ordinality a (day, nth)
      cross join lateral (
        select free[room:room][1 + (nth - 1)::int * (for_nights + 14):nth::int * (for_nights + 14)] as nights) o
      where day >= today
    ), answered as materialized (
      select distinct on (k.nth) k.nth, k.room, t.total, t.rule,
        (select min(f) from unnest(k.nights[:][8:7 + for_nights]) f) as left
      from (select array_agg(ids[room] order by n) as rooms, array_agg(day order by n) as days,
          array_agg(for_nights) as lengths, array_agg(more[room] order by n) as more
        from asked) q
      cross join lateral private.stay_totals(
        q.rooms, q.days, q.lengths, q.more, null, for_guests, ages) t
      join asked k on k.n = t.n
      where 0 < all (k.nights[:][8:7 + for_nights])
      order by k.nth, t.rule is null desc, t.total, k.room
    )
    select jsonb_agg(jsonb_build_object('check_in', a.day, 'room_id', ids[f.room], 'left', coalesce(f.left, 0),
      'total', f.total, 'rule', private.with_next(f.rule, ids[f.room], a.day),
      'near', case when f.room is null or f.rule is not null then private.days_near(ids,
        free[:][1 + (a.nth - 1)::int * (for_nights + 14):a.nth::int * (for_nights + 14)], fitting, more,
        a.day, for_nights, for_guests, ages, null) -> 0 end) order by a.nth)
    from unnest(arrivals) with ordinality a (day, nth)
    left join answered f on f.nth = a.nth);
end
$function$;

CREATE OR REPLACE FUNCTION private.check_children(ages integer[], for_guests integer)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if private.are_children(ages, 1000) is not true then
    raise sqlstate 'PT422' using message = 'children-ages';
  elsif cardinality(ages) > 0 and cardinality(ages) >= for_guests then
    raise sqlstate 'PT422' using message = 'children-alone';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_question(arrival date, for_nights integer, for_guests integer, most_guests integer, said text, ages integer[])
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (for_nights between 1 and case when private.is_visitor() then 10 else 60 end) is not true then
    raise sqlstate 'PT422' using message = 'nights-out-of-range';
  elsif (for_guests between 1 and most_guests) is not true then
    raise sqlstate 'PT422' using message = 'too-many-guests',
      detail = jsonb_build_object('capacity', most_guests);
  elsif char_length(said) > 400 or char_length(private.plain_text(left(said, 400))) > 40 then
    raise sqlstate 'PT422' using message = 'code-too-long';
  elsif private.is_visitor() and arrival < private.hotel_today() then
    raise sqlstate 'PT422' using message = 'date-past';
  end if;
  perform private.check_children(ages, for_guests);
  if arrival is not null then
    perform private.check_day(arrival);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_stay(stay public.reservations, room public.rooms, must_exist boolean)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not coalesce(private.is_email(stay.email), stay.guest_name is not null) then
    raise sqlstate 'PT422' using message = 'email-invalid';
  elsif not private.is_name(stay.guest_name) then
    raise sqlstate 'PT422' using message = 'name-invalid';
  elsif room.id is null and must_exist then
    raise sqlstate 'PT422' using message = 'room-gone';
  elsif (stay.guests between 1 and 10
      and private.places(stay.guests, stay.children) <= coalesce(room.capacity, 10)) is not true then
    raise sqlstate 'PT422' using message = 'too-many-guests',
      detail = jsonb_build_object('capacity', room.capacity);
  elsif (stay.nights between 1 and 60) is not true then
    raise sqlstate 'PT422' using message = 'staff-nights-out-of-range';
  end if;
  perform private.check_children(stay.children, stay.guests);
end
$function$;

CREATE OR REPLACE FUNCTION private.child_kinds(ages integer[], is_coarse boolean)
 RETURNS TABLE(kind integer, price numeric, takes_place boolean, members integer[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
  return query
  select (row_number() over (order by min(b.age) desc))::int, avg(b.price), b.takes_place,
    array_agg(b.age order by b.age)
  from private.banded(ages) b where b.id is not null and (b.price > 0 or b.takes_place)
  group by b.takes_place, case when not is_coarse then b.price end;
end
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
      union all select 'bands', bit_xor(hash_record_extended(b, 0)) from public.child_bands b
      union all select 'charges', bit_xor(hash_record_extended(c, 0)) from public.charges c
      union all select 'codes', private.has_codes()::int
      union all select 'translations', private.translations_hash(in_language)
        where in_language is not null
    ) v;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_code(said text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.has_text(said) is not true or not private.is_visitor() then
    return;
  end if;
  if private.is_tried_too_often(said) then
    raise sqlstate 'PT429' using message = 'busy-network';
  end if;
  perform private.try_code(said, (private.promo_code_of(said)).id is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.days_near(ids text[], free integer[], fitting integer[], surcharges numeric[], arrival date, for_nights integer, for_guests integer, ages integer[], said text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  last date := private.hotel_today() + case when private.is_visitor() then 730 else 740 end;
begin
  return (
    with days as materialized (
      select room, ahead, arrival + ahead as day, (row_number() over ())::int as n
      from unnest(fitting) room, generate_series(-7, 7) ahead
      where ahead <> 0 and arrival + ahead between private.hotel_today() and last
        and 0 < all (free[room:room][8 + ahead:7 + ahead + for_nights])
    ), cheapest as (
      select distinct on (d.ahead) d.ahead, d.day, d.room, t.total
      from (select array_agg(ids[room] order by n) as rooms, array_agg(day order by n) as days,
          array_agg(for_nights) as lengths, array_agg(surcharges[room] order by n) as more
        from days) q
      cross join lateral private.stay_totals(
        q.rooms, q.days, q.lengths, q.more, said, for_guests, ages) t
      join days d on d.n = t.n where t.rule is null
      order by d.ahead, t.total, d.room
    ), nearest as (
      select * from cheapest order by abs(ahead), ahead desc limit 5
    )
    select coalesce(jsonb_agg(jsonb_build_object('check_in', day, 'room_id', ids[room], 'total', total)
      order by abs(ahead), ahead desc), '[]') from nearest);
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
  -- A stay has 60 nights at most, so a stay that arrived earlier than this is over.
  earliest constant int := 61;
begin
  perform private.require_admin();
  return (
    with around as materialized (
      select r.* from public.reservations r
      where r.check_in > today - earliest and r.check_in <= today and r.check_out >= today
        and r.status in ('confirmed', 'checked_in', 'checked_out')
    ), here as materialized (
      -- Selects by status, not by date: a guest who never checked out is still here, however long
      -- ago the stay ended.
      select r.* from public.reservations r
      where r.status = 'checked_in' order by r.created_at desc limit 300
    ), occupied as materialized (
      select * from private.occupied_nights(today, today + 30)
    ), freed as materialized (
      select * from private.freed_stays()
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
      -- The next requests by arrival, then the latest of those whose day has passed.
      (select 'waiting', r.* from public.reservations r
       where r.status = 'new' and not r.asks_change and coalesce(r.check_in >= today, true)
         and r.id not in (select f.id from freed f)
       order by r.check_in, r.created_at limit 5)
      union all
      (select 'waiting', r.* from public.reservations r
       where r.status = 'new' and not r.asks_change and r.check_in < today
       order by r.check_in desc limit 3)
      union all
      -- In the list of older pages, which know no list of their own for these requests.
      select 'waiting', r.* from public.reservations r where r.id in (select f.id from freed f)
    )
    select json_build_object(
      'today', today,
      'waiting', (select c.open from public.inbox_counts c where c.entity = 'reservations'),
      'freed', (select coalesce(json_agg(f), '[]') from freed f),
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
              -- Subtracts rooms of overdue and early guests on nights that they did not book.
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

CREATE OR REPLACE FUNCTION private.extra_times(per text, from_age integer, for_nights integer, for_guests integer, ages integer[])
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select case per when 'night' then for_nights when 'guest' then g.payers
      when 'guest_night' then for_nights * g.payers else 1 end
    from (
      select for_guests - (count(*) filter (where age < from_age))::int as payers
      from unnest(ages) age) g);
end
$function$;

CREATE OR REPLACE FUNCTION private.extras_after(before jsonb, wanted jsonb, for_nights integer, for_guests integer, ages integer[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with wanted as (
    select one, place, one ->> 'id' as id,
      case when one ->> 'count' ~ '^[1-9][0-9]?$' then (one ->> 'count')::int else 1 end as count
    from jsonb_array_elements(
      case when jsonb_typeof(wanted) = 'array' then wanted else '[]' end) with ordinality e (one, place)
  ), agreed as (
    select one, place, one ->> 'id' as id, coalesce((one ->> 'obligatory')::boolean, false) as stays
    from jsonb_array_elements(before) with ordinality e (one, place)
  )
  select coalesce(jsonb_agg(
    case when kept.one is null then
      private.extras_priced(jsonb_build_array(w.one), for_nights, for_guests, ages) -> 0
    else kept.one || jsonb_build_object('count', c.count, 'amount', trim_scale(
      (kept.one ->> 'price')::numeric * c.count * private.extra_times(kept.one ->> 'per',
        (kept.one ->> 'from_age')::int, for_nights, for_guests, ages))) end
    order by kept.place, w.place), '[]')
  from wanted w
  full join agreed kept on kept.id = w.id
  cross join lateral (
    select case when kept.stays then (kept.one ->> 'count')::int else w.count end as count) c
  where w.id is not null or kept.stays
$function$;

CREATE OR REPLACE FUNCTION private.extras_priced(wanted jsonb, for_nights integer, for_guests integer, ages integer[], arrival date DEFAULT NULL::date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  one record;
  priced jsonb := '[]';
begin
  if jsonb_typeof(wanted) is distinct from 'array' or jsonb_array_length(wanted) > 50 then
    raise sqlstate 'PT422' using message = 'extras-unreadable';
  end if;
  for one in
    select w.id, coalesce(w.count, 1) as count, e.name, e.price, e.per, e.most, e.obligatory,
      e.from_age, e.at_full_moon,
      count(*) over (partition by w.id) as times
    from jsonb_to_recordset(wanted) as w (id text, count int)
    left join public.extras e on e.id = w.id
    order by e.position, w.id
  loop
    if one.name is null or one.times > 1 or (one.at_full_moon and private.is_visitor()
      and not private.has_full_moon(arrival, for_nights))
    then
      raise sqlstate 'PT409' using message = 'extra-gone', detail = jsonb_build_object('id', one.id);
    elsif one.count not between 1 and one.most then
      raise sqlstate 'PT422' using message = 'extra-count', detail = jsonb_build_object(
        'id', one.id, 'name', one.name, 'most', one.most);
    end if;
    priced := priced || (jsonb_build_object('id', one.id, 'name', one.name, 'count', one.count,
      'per', one.per, 'price', trim_scale(one.price),
      'amount', trim_scale(one.price * one.count
        * private.extra_times(one.per, one.from_age, for_nights, for_guests, ages)))
      || case when one.obligatory then '{"obligatory": true}' else '{}' end::jsonb
      || case when one.from_age is null then '{}'
        else jsonb_build_object('from_age', one.from_age) end);
  end loop;
  return priced;
end
$function$;

CREATE OR REPLACE FUNCTION private.extras_sum(extras jsonb)
 RETURNS numeric
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(sum((e ->> 'amount')::numeric), 0) from jsonb_array_elements(extras) e);
end
$function$;

CREATE OR REPLACE FUNCTION private.found_stays(arrival date, for_nights integer, for_guests integer, ages integer[], said text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids text[];
  free int[];
  units int[];
  more numeric[];
  fitting int[];
  people record;
  rooms jsonb;
  together jsonb := '[]';
  is_found boolean;
begin
  select * into people from private.party(for_guests, ages);
  select u.ids, u.free into ids, free from private.free_units(array(
    select arrival + ahead from generate_series(-7, for_nights + 6) ahead)) u;
  if ids is null then
    return '{"rooms": [], "together": [], "split": null, "near": []}';
  end if;
  more := private.surcharges(ids, people.heads, people.price);
  with answered as (
    select t.*, r.id, private.too_many(r.capacity, for_guests, people.places) as crowd,
      (select min(f) from unnest(free[t.n:t.n][8:7 + for_nights]) f) as left
    from private.stay_totals(ids, array_fill(arrival, array[cardinality(ids)]),
      array_fill(for_nights, array[cardinality(ids)]), more, said, for_guests, ages) t
    join public.rooms r on r.id = ids[t.n]
  )
  select jsonb_agg(jsonb_build_object('room_id', a.id, 'left', a.left, 'total', a.total, 'price', a.price,
      'fee', a.fee, 'tax', a.tax,
      'rule', coalesce(a.refused, a.crowd, private.with_next(a.rule, a.id, arrival))) order by a.n),
    array_agg(case when a.rule is null then a.left else 0 end order by a.n),
    array_agg(a.n order by a.n) filter (where a.crowd is null),
    bool_or(a.left > 0 and a.crowd is null and a.rule is null)
  into rooms, units, fitting, is_found from answered a;
  if not is_found then
    together := private.rooms_together(ids, units, arrival, for_nights, for_guests, ages, said);
  end if;
  is_found := is_found or together <> '[]';
  return jsonb_build_object('rooms', coalesce(rooms, '[]'), 'together', together,
    'split', case when not is_found then private.split_stay(ids, free[:][8:7 + for_nights], fitting, more,
      arrival, for_nights, for_guests, ages, said) end,
    'near', case when is_found then '[]' else private.days_near(ids, free, fitting, more,
      arrival, for_nights, for_guests, ages, said) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.free_units(nights date[], OUT ids text[], OUT free integer[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  with taken as materialized (
    select h.room_id, h.night, count(*)::int as units
    from public.rooms r join private.held_nights h on h.room_id = r.id and h.night = any (nights)
    group by h.room_id, h.night
  )
  select array_agg(f.id order by f.position, f.id), array_agg(f.units order by f.position, f.id)
  into ids, free
  from (
    select r.id, r.position,
      array_agg(greatest(r.units - coalesce(t.units, 0), 0) order by w.place) as units
    from public.rooms r
    cross join unnest(nights) with ordinality w (night, place)
    left join taken t on t.room_id = r.id and t.night = w.night
    group by r.id) f;
end
$function$;

CREATE OR REPLACE FUNCTION private.freed_stays()
 RETURNS TABLE(id uuid, is_written boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select r.id, exists (
    select from public.outbox o
    where o.kind = 'freed' and o.recipient = r.email and o.status in ('queued', 'sent')
      and (o.reservation_id = r.id or o.facts -> 'stays' ? r.id::text))
  from private.waiting_stays w join public.reservations r on r.id = w.reservation_id
  where w.freed_at is not null and r.status = 'new' and not r.asks_change
    and r.check_in >= private.hotel_today() and w.asked_for = private.asked_for(r)
  order by r.created_at, r.id limit 50
$function$;

CREATE OR REPLACE FUNCTION private.guest_facts(stay public.reservations)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'status', case when stay.status in ('checked_in', 'checked_out', 'no_show') then 'confirmed'
      else stay.status end,
    'room', stay.room_id, 'checkIn', stay.check_in, 'nights', stay.nights, 'guests', stay.guests)
    -- Older rows of "what guests know" lack this key, so a stay without children must lack it too.
    || case when stay.children = '{}' then '{}'
      else jsonb_build_object('children', stay.children) end
$function$;

CREATE OR REPLACE FUNCTION private.guest_rooms(stay public.reservations)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when count(*) > 1 then jsonb_agg(jsonb_build_object(
    'isThis', r.id = stay.id, 'place', r.booking_place, 'roomName', r.room_name,
    'roomNames', private.in_other_languages(r.room_name), 'checkIn', r.check_in, 'nights', r.nights,
    'guests', r.guests, 'children', r.children, 'total', r.total, 'status', private.guest_status(r),
    'isOpen', private.is_open_to_guest(r)) order by r.booking_place) else '[]' end
  from private.booked_with(stay) r
$function$;

CREATE OR REPLACE FUNCTION private.guest_stay(key text, place integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stay public.reservations := private.room_of(private.stay_of(key), place);
begin
  return case when stay.id is not null then private.guest_view(stay) else private.no_stay(key) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.guest_view(stay public.reservations)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'reference', left(replace(coalesce(
      (select b.id from private.booked_with(stay) b order by b.booking_place limit 1), stay.id)::text,
      '-', ''), 10),
    'roomId', stay.room_id, 'roomName', stay.room_name,
    'roomNames', private.in_other_languages(stay.room_name),
    'capacity', coalesce((select r.capacity from public.rooms r where r.id = stay.room_id), 10),
    'checkIn', stay.check_in, 'checkOut', stay.check_out,
    'nights', stay.nights, 'guests', stay.guests, 'children', stay.children,
    'price', stay.price, 'fee', stay.fee, 'charges', private.named_in_languages(stay.charges),
    'extras', private.named_in_languages(stay.extras), 'discount', stay.discount, 'total', stay.total,
    'status', private.guest_status(stay),
    'rooms', private.guest_rooms(stay),
    'isOpen', private.is_open_to_guest(stay),
    'linkEnds', private.guest_link_ends(stay),
    'updatedAt', stay.updated_at,
    'change', (
      select jsonb_build_object('checkIn', c.check_in, 'nights', c.nights, 'guests', c.guests,
        'children', c.children, 'message', c.message, 'status', c.status, 'answer', c.answer)
      from public.stay_changes c where c.reservation_id = stay.id
      order by c.created_at desc, c.id desc limit 1))
$function$;

CREATE OR REPLACE FUNCTION private.has_full_moon(arrival date, for_nights integer)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select bool_or(private.past_full_moon(arrival + least(ahead + 28, for_nights))
      < private.past_full_moon(arrival + ahead))
    from generate_series(0, for_nights - 1, 28) ahead);
end
$function$;

CREATE OR REPLACE FUNCTION private.has_known_placeholders(words text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select not exists (
    select from regexp_matches(words, '\{([^{}\n]*)\}', 'g') as found
    where found[1] <> all (array['guest', 'hotel', 'room', 'stay', 'arrival', 'departure', 'nights',
      'guests', 'total', 'rooms', 'reference', 'phone', 'link', 'checkin', 'checkout', 'cancelby',
      'moon', 'sum', 'search', 'book']))
$function$;

CREATE OR REPLACE FUNCTION private.is_letter_kind(kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select kind in (
    'received', 'confirmed', 'declined', 'changed', 'cancelled', 'reminder', 'freed')
$function$;

CREATE OR REPLACE FUNCTION private.is_next_in_line(stay public.reservations)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (
    select count(*) from private.waiting_stays w join public.reservations r on r.id = w.reservation_id
    where w.freed_at is not null and r.status = 'new' and r.room_id = stay.room_id
      and (r.created_at, r.id) < (stay.created_at, stay.id)
      and r.booking_id is distinct from coalesce(stay.booking_id, stay.id)
      and r.check_in < stay.check_out and stay.check_in < r.check_out)
  < (select m.units from public.rooms m where m.id = stay.room_id) - coalesce((
    select max(n.rooms) from (
      select count(*) as rooms from private.held_nights h
      where h.room_id = stay.room_id and h.night >= stay.check_in and h.night < stay.check_out
      group by h.night) n), 0)
$function$;

CREATE OR REPLACE FUNCTION private.is_outbox_setting(key text, value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_typeof(value) = 'object' and case key
    when 'bell' then
      private.has_only(value, array['addresses', 'telegram'])
      and jsonb_typeof(value -> 'telegram') = 'boolean'
      and case jsonb_typeof(value -> 'addresses')
        when 'null' then true
        when 'array' then jsonb_array_length(value -> 'addresses') <= 10 and not exists (
          select 1 from jsonb_array_elements(value -> 'addresses') as item
          where jsonb_typeof(item) <> 'string' or private.is_email(item #>> '{}') is not true
            or item #>> '{}' <> private.normal_email(item #>> '{}'))
        else false end
    when 'letters' then
      private.has_only(value, array['automatic'])
      and case when jsonb_typeof(value -> 'automatic') = 'array' then
        jsonb_array_length(value -> 'automatic') <= 7 and not exists (
          select 1 from jsonb_array_elements(value -> 'automatic') as item
          where jsonb_typeof(item) <> 'string'
            or private.is_letter_kind(item #>> '{}') is not true)
        else false end
    else false end, false)
$function$;

CREATE OR REPLACE FUNCTION private.keep_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user in ('anon', 'authenticated') and
    (new.id, new.reservation_id, new.check_in, new.nights, new.guests, new.message, new.created_at,
      new.children)
    is distinct from
    (old.id, old.reservation_id, old.check_in, old.nights, old.guests, old.message, old.created_at,
      old.children)
  then
    raise sqlstate 'PT422' using message = 'what a guest asks is answered, not changed';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.lacks_nights(stay public.reservations)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with wanted as (
    select b.room_id, b.check_in + later as night, count(*) as rooms
    from public.reservations b, generate_series(0, b.nights - 1) later
    where (b.id = stay.id or b.booking_id = stay.booking_id) and b.status = 'new'
      and b.check_in is not null
    group by 1, 2)
  select exists (
    select from wanted w
    where w.rooms > coalesce((select r.units from public.rooms r where r.id = w.room_id), 0)
      - (select count(*) from private.held_nights h
        where h.room_id = w.room_id and h.night = w.night)
      - (select count(distinct e.listing_id)
        from public.listings l join public.listing_events e on e.listing_id = l.id
        where l.room_id = w.room_id and e.state = 'conflict' and e.let_go_at is null
          and w.night = any (e.conflict_nights)
          and (e.reservation_id is null or not private.is_stay(e))))
$function$;

CREATE OR REPLACE FUNCTION private.long_stay_percent(for_nights integer)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce((
      select d.percent from public.stay_discounts d where d.min_nights <= for_nights
      order by d.min_nights desc limit 1), 0));
end
$function$;

CREATE OR REPLACE FUNCTION private.make_invoice(stay_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stay public.reservations;
  settings public.invoice_settings;
  made uuid;
begin
  perform private.require_admin();
  select * into stay from public.reservations r where r.id = stay_id for update;
  if stay.id is null then
    return null;
  elsif stay.check_in is null or stay.status not in ('confirmed', 'checked_in', 'checked_out', 'no_show') then
    raise sqlstate 'PT422' using message = 'invoice-not-yet';
  end if;
  select i.id into made from public.invoices i
  where i.reservation_id = stay_id and i.kind = 'invoice'
    and not exists (select from public.invoices c where c.cancels = i.id);
  if made is not null then
    return made;
  end if;
  select * into settings from public.invoice_settings;
  insert into public.invoices (reservation_id, prefix, number, kind, issued_by, facts)
  values (stay.id, settings.prefix, private.next_invoice_number(settings.prefix), 'invoice',
    (select p.username from public.profiles p where p.id = auth.uid()),
    jsonb_build_object(
      'guest', coalesce(stay.guest_name, stay.email, ''), 'roomName', stay.room_name,
      'checkIn', stay.check_in, 'checkOut', stay.check_out, 'nights', stay.nights,
      'guests', stay.guests, 'children', stay.children, 'price', stay.price, 'fee', stay.fee, 'charges', stay.charges, 'total', stay.total,
      'charged', stay.charged, 'nightAmounts', private.agreed_nights(stay),
      'discount', stay.discount, 'extras', stay.extras,
      'taxName', settings.tax_name, 'taxPercent', settings.tax_percent,
      'taxIncluded', settings.tax_included,
      'tax', private.tax_of(stay.total, settings.tax_percent, settings.tax_included),
      'currencySign', coalesce((
        select c.value ->> 'currencySign' from public.hotel_config c where c.key = 'hotelInfo'), '$'),
      'rielRate', settings.riel_rate, 'address', settings.address))
  returning id into made;
  return made;
end
$function$;

CREATE OR REPLACE FUNCTION private.next_arrival(of_room text, after date)
 RETURNS date
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select min(after + ahead) from generate_series(1, 60) ahead
    left join private.night_periods(array[of_room], after + 1, after + 61) p on p.night = after + ahead
    where coalesce(
      extract(isodow from after + ahead)::int = any ((p.period).arrival_days), true));
end
$function$;

CREATE OR REPLACE FUNCTION private.night_periods(room_ids text[], first date, last date)
 RETURNS TABLE(room_id text, night date, price numeric, period public.price_periods)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select distinct on (p.room_id, n.night) p.room_id, n.night,
    coalesce((p.weekday_prices ->> extract(isodow from n.night)::int::text)::numeric, p.price), p
  from public.price_periods p
  cross join lateral (
    select greatest(p.from_night, first) + ahead as night
    from generate_series(0, least(p.to_night, last) - greatest(p.from_night, first) - 1) ahead) n
  where p.room_id = any (room_ids) and p.from_night < last and p.to_night > first
    and (p.weekdays is null or extract(isodow from n.night)::int = any (p.weekdays))
  order by p.room_id, n.night, p.to_night - p.from_night, p.from_night, p.id;
end
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
    select from_date + ahead, trim_scale(coalesce(p.price, r.price)),
      coalesce(extract(isodow from from_date + ahead)::int = any ((p.period).arrival_days), true),
      (p.period).min_nights
    from public.rooms r
    cross join generate_series(0, least(to_date - from_date, 100) - 1) ahead
    left join private.night_periods(
      array[of_room], from_date, from_date + least(to_date - from_date, 100)) p
      on p.night = from_date + ahead
    where r.id = of_room order by ahead;
end
$function$;

CREATE OR REPLACE FUNCTION private.part_parties(all_heads integer, most_places integer, prices numeric[], seats boolean[], counts integer[])
 RETURNS TABLE(party bigint, heads integer, places integer, guests integer, price numeric)
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
  return query
  with recursive grown (kind, party, heads, places, guests, price) as (
    select 0, h::bigint, h, h, h, 0::numeric from generate_series(1, least(all_heads, most_places)) h
    union all
    select g.kind + 1, g.party + (c::bigint << 6 * (g.kind + 1)), g.heads,
      g.places + case when seats[g.kind + 1] then c else 0 end, g.guests + c,
      g.price + c * prices[g.kind + 1]
    from grown g cross join lateral generate_series(0, counts[g.kind + 1]) c
    where g.guests + c <= 10
      and g.places + case when seats[g.kind + 1] then c else 0 end <= most_places
  )
  select g.party, g.heads, g.places, g.guests, g.price from grown g
  where g.kind = coalesce(cardinality(counts), 0);
end
$function$;

CREATE OR REPLACE FUNCTION private.party(for_guests integer, ages integer[], OUT heads integer, OUT places integer, OUT price numeric)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select for_guests - count(b.id)::int, for_guests - (count(*) filter (where not b.takes_place))::int,
    coalesce(sum(b.price), 0)
  into heads, places, price from private.banded(ages) b;
end
$function$;

CREATE OR REPLACE FUNCTION private.past_full_moon(morning date)
 RETURNS double precision
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  -- Centuries since 2000 in terrestrial time; the hotel is seven hours ahead of UTC.
  c float8 := ((extract(epoch from morning)::float8 - 3600 + 72) / 86400 - 10957.5) / 36525;
  mean float8 := 218.3164477 + 481267.88123421 * c - 0.0015786 * c * c;
  sun float8 := 357.5291092 + 35999.0502909 * c - 0.0001536 * c * c;
  node float8 := 93.272095 + 483202.0175233 * c - 0.0036539 * c * c;
  angle float8;
begin
  select (mean + sum(t.size * (1 - 0.002516 * c) ^ abs(t.m) * sind(
      t.d * (297.8501921 + 445267.1114034 * c - 0.0018819 * c * c) + t.m * sun
      + t.n * (134.9633964 + 477198.8675055 * c + 0.0087414 * c * c) + t.f * node)) / 1e6
    + 0.003958 * sind(119.75 + 131.849 * c) + 0.001962 * sind(mean - node))
    - (280.46646 + 36000.76983 * c + 0.0003032 * c * c - 0.00569
      + (1.914602 - 0.004817 * c) * sind(sun) + 0.019993 * sind(2 * sun) + 0.000289 * sind(3 * sun))
    - 180
  into angle
  from (values
    (0, 0, 1, 0, 6288774), (2, 0, -1, 0, 1274027), (2, 0, 0, 0, 658314), (0, 0, 2, 0, 213618),
    (0, 1, 0, 0, -185116), (0, 0, 0, 2, -114332), (2, 0, -2, 0, 58793), (2, -1, -1, 0, 57066),
    (2, 0, 1, 0, 53322), (2, -1, 0, 0, 45758), (0, 1, -1, 0, -40923), (1, 0, 0, 0, -34720),
    (0, 1, 1, 0, -30383), (2, 0, 0, -2, 15327), (0, 0, 1, 2, -12528), (0, 0, 1, -2, 10980),
    (4, 0, -1, 0, 10675), (0, 0, 3, 0, 10034), (4, 0, -2, 0, 8548), (2, 1, -1, 0, -7888),
    (2, 1, 0, 0, -6766), (1, 0, -1, 0, -5163), (1, 1, 0, 0, 4987), (2, -1, 1, 0, 4036),
    (2, 0, 2, 0, 3994), (4, 0, 0, 0, 3861), (2, 0, -3, 0, 3665), (0, 1, -2, 0, -2689),
    (2, 0, -1, 2, -2602), (2, -1, -2, 0, 2390), (1, 0, 1, 0, -2348), (2, -2, 0, 0, 2236),
    (0, 1, 2, 0, -2120), (0, 2, 0, 0, -2069), (2, -2, -1, 0, 2048), (2, 0, 1, -2, -1773),
    (2, 0, 0, 2, -1595), (4, -1, -1, 0, 1215), (0, 0, 2, 2, -1110)) t (d, m, n, f, size);
  return angle - 360 * floor(angle / 360);
end
$function$;

CREATE OR REPLACE FUNCTION private.places(for_guests integer, ages integer[])
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select p.places from private.party(for_guests, ages) p $function$;

CREATE OR REPLACE FUNCTION private.promo(p public.promo_codes, used integer, of_room text, arrival date, for_nights integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return case
    when p.id is null then '{"refused": "code-wrong"}'::jsonb
    when p.room_ids is not null and not of_room = any (p.room_ids) then '{"refused": "code-room"}'
    when arrival < p.arrive_from then
      jsonb_build_object('refused', 'code-early', 'from', p.arrive_from)
    when coalesce(arrival, private.hotel_today()) > p.arrive_until then
      jsonb_build_object('refused', 'code-expired', 'until', p.arrive_until)
    -- Pages of older versions know `code-room`, so they can show that the code does not apply.
    when p.at_full_moon and not private.has_full_moon(arrival, for_nights)
      then '{"refused": "code-room", "moon": true}'
    when p.max_stays <= used then '{"refused": "code-used-up"}'
    else jsonb_build_object('code', p.code, 'percent', p.percent, 'amount', p.amount) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.proposals_priced(ids text[], proposals jsonb, arrival date, for_nights integer, said text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if proposals = '[]' then
    return proposals;
  end if;
  return (
    with rooms as materialized (
      select (row_number() over (order by p.nth, r.place))::int as n, p.nth, r.place, r.room::int as room,
        a.ages, (p.way -> 'parties' ->> (r.place - 1)::int)::bigint & 31 as heads
      from jsonb_array_elements(proposals) with ordinality p (way, nth)
      cross join lateral jsonb_array_elements_text(p.way -> 'rooms') with ordinality r (room, place)
      cross join lateral (
        select array(select age::int from jsonb_array_elements_text(p.way -> 'ages' -> (r.place - 1)::int) age)
          as ages) a
    ), parties as materialized (
      select r.*, k.price, r.heads::int + k.banded as guests
      from rooms r cross join lateral (
        select coalesce(sum(b.price), 0) as price, count(b.id)::int as banded
        from private.banded(r.ages) b) k
    ), asked as (
      select array_agg(ids[p.room] order by p.n) as rooms,
        array_agg(private.surcharge(r, p.heads::int, p.price) order by p.n) as surcharges
      from parties p join public.rooms r on r.id = ids[p.room]
    ), extras as materialized (
      select private.with_obligatory('[]') as wanted
    ), answered as (
      select p.*, t.price + t.fee + t.tax + case when e.wanted = '[]' then 0 else
        private.extras_sum(private.extras_priced(e.wanted, for_nights, p.guests, p.ages)) end as total
      from asked q, extras e
      cross join lateral private.stay_totals(q.rooms, array_fill(arrival, array[cardinality(q.rooms)]),
        array_fill(for_nights, array[cardinality(q.rooms)]), q.surcharges, said, 1, '{}') t
      join parties p on p.n = t.n
    ), proposed as (
      select a.nth, sum(a.total) as total, array_agg(a.room order by a.place) as rooms,
        jsonb_agg(jsonb_build_object('room_id', ids[a.room], 'guests', a.guests, 'children', a.ages,
          'total', trim_scale(a.total)) order by a.place) as listed
      from answered a group by a.nth
    )
    select coalesce(jsonb_agg(jsonb_build_object('rooms', p.listed, 'total', trim_scale(p.total))
      order by p.total, p.rooms), '[]')
    from proposed p);
end
$function$;

CREATE OR REPLACE FUNCTION private.quote(of_room text, arrival date, for_nights integer, for_guests integer, wanted jsonb, said text, ages integer[] DEFAULT '{}'::integer[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  room public.rooms;
  people record;
  stay record;
  charges jsonb;
  extras jsonb := private.extras_priced(
    private.with_obligatory(coalesce(wanted, '[]')), for_nights, for_guests, ages, arrival);
begin
  select * into room from public.rooms r where r.id = of_room;
  if room.id is null then
    return null;
  end if;
  select * into people from private.party(for_guests, ages);
  select * into stay from private.stays_priced(array[of_room], array[arrival], array[for_nights],
    array[private.surcharge(room, people.heads, people.price)], said);
  charges := private.charged(stay.price, private.charges_now());
  return jsonb_build_object(
    'nights', (
      select jsonb_agg(jsonb_build_object('night', stay.nights[n], 'amount', stay.amounts[n],
        'full', stay.bare[n], 'period', stay.names[n]) order by n)
      from generate_subscripts(stay.amounts, 1) n),
    'price', stay.price, 'fee', private.charges_sum(charges, 'fee'),
    'tax', private.charges_sum(charges, 'tax'), 'charges', charges, 'extras', extras,
    'total', trim_scale(stay.price + private.charges_sum(charges, 'fee')
      + private.charges_sum(charges, 'tax') + private.extras_sum(extras)),
    'discount', trim_scale((select sum(b) from unnest(stay.bare) b) - stay.price),
    'rule', coalesce(stay.refused,
      private.too_many(room.capacity, for_guests, people.places),
      private.with_next(stay.rule, of_room, arrival)));
end
$function$;

CREATE OR REPLACE FUNCTION private.quote_change(key text, arrival date, for_nights integer, for_guests integer, place integer, ages integer[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stay public.reservations := private.room_of(private.stay_of(key), place);
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
  after.children := coalesce(ages, stay.children);
  perform private.check_children(after.children, after.guests);
  after := private.stay_after(stay, after, null);
  return jsonb_build_object('total', after.total);
end
$function$;

CREATE OR REPLACE FUNCTION private.record_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  who uuid := auth.uid();
  before jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  changed jsonb;
begin
  if tg_op = 'UPDATE' and new.erased_at is distinct from old.erased_at then
    changed := '{"erased": [false, true]}'; -- that it was done, not what was erased
  else
    select jsonb_object_agg(field, jsonb_build_array(before -> field, value)) into changed
    from jsonb_each(to_jsonb(new)) as now (field, value)
    where field = any (array['status', 'room_id', 'check_in', 'nights', 'guests', 'price',
        'charged', 'email', 'guest_name', 'phone', 'language', 'notes', 'asks_change',
        'cancelled_unseen', 'extras', 'price_reason', 'rule_reason', 'children'])
      and value is distinct from coalesce(before -> field, 'null')
      and (tg_op = 'UPDATE' or field in ('status', 'room_id', 'check_in', 'nights', 'guests',
        'price_reason', 'rule_reason'));
    if tg_op = 'UPDATE' and new.guest_key <> old.guest_key then
      -- The history records that the guest's link changed, but not the link itself.
      changed := coalesce(changed, '{}') || '{"link": [false, true]}';
    end if;
  end if;
  if changed is not null then
    insert into public.reservation_events (reservation_id, at, actor, actor_name, changes)
    values (
      new.id,
      case tg_op when 'INSERT' then new.created_at
        else date_trunc('milliseconds', clock_timestamp()) end,
      who, (select p.username from public.profiles p where p.id = who), changed);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.request_booking(booking uuid, stays jsonb, arrival date, for_nights integer, email text, guest_name text, phone text, message text, language text, quoted_total numeric, code text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  one record;
  rooms int;
  quotes jsonb := '[]';
  quote jsonb;
  refusal text;
  has_code boolean;
  total numeric := 0;
begin
  if booking is null or private.is_language(language) is not true then
    raise sqlstate 'PT422' using message = 'booking-rooms';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('booking ' || booking, 0));
  select count(*) into rooms from private.asked_stays(stays, arrival, for_nights);
  if exists (
    select from public.reservations r join private.asked_stays(stays, arrival, for_nights) s on s.id = r.id
    where r.booking_id is not distinct from case when rooms > 1 then booking end)
  then
    return jsonb_build_object('stored', false);
  end if;
  select bool_or(not p ? 'refused') into has_code
  from private.asked_stays(stays, arrival, for_nights) s
  cross join lateral private.promo(private.promo_code_of(code),
    private.stays_with_code(code), s.room_id, s.check_in, s.nights) p
  where private.has_text(code);
  perform set_config('hotel.booking', booking::text, true);
  for one in select * from private.asked_stays(stays, arrival, for_nights) order by place loop
    begin
      insert into public.reservations (
        id, booking_id, booking_place, booking_rooms, room_id, guests, children, extras, check_in, nights,
        guest_name, email, phone, message, language, promo_code)
      values (
        one.id, case when rooms > 1 then booking end, case when rooms > 1 then one.place end,
        case when rooms > 1 then rooms end, one.room_id, one.guests, one.children, one.extras,
        one.check_in, one.nights, request_booking.guest_name, request_booking.email,
        request_booking.phone, request_booking.message, request_booking.language,
        case when has_code and private.promo(private.promo_code_of(code),
          private.stays_with_code(code), one.room_id, one.check_in, one.nights) ? 'refused'
          then null else code end);
    exception when sqlstate 'PT409' or sqlstate 'PT422' then
      get stacked diagnostics refusal = pg_exception_detail;
      raise exception using errcode = sqlstate, message = sqlerrm, detail =
        coalesce(nullif(refusal, '')::jsonb, '{}') || jsonb_build_object('id', one.id, 'place', one.place);
    end;
    select r.total, to_jsonb(q) into total, quote
    from public.reservations r cross join lateral (
      select r.id, r.room_id, r.price, r.fee, r.tax, r.charges, r.extras, r.discount, r.total) q
    where r.id = one.id;
    quotes := quotes || jsonb_build_array(quote);
  end loop;
  perform set_config('hotel.booking', '', true);
  select sum((q ->> 'total')::numeric) into total from jsonb_array_elements(quotes) q;
  if request_booking.quoted_total <> total then
    raise sqlstate 'PT409' using message = 'price-changed',
      detail = jsonb_build_object('total', total, 'stays', quotes);
  end if;
  return jsonb_build_object('stored', true, 'total', total);
end
$function$;

CREATE OR REPLACE FUNCTION private.room_of(stay public.reservations, place integer)
 RETURNS public.reservations
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if place is not null then
    select b.* into stay from private.booked_with(stay) b where b.booking_place = place;
  end if;
  return stay;
end
$function$;

CREATE OR REPLACE FUNCTION private.rooms_together(ids text[], units integer[], arrival date, for_nights integer, for_guests integer, ages integer[], said text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  people record;
  kinds record;
  fewest int;
  adults int := for_guests - cardinality(ages);
  is_coarse boolean;
  proposals jsonb;
begin
  select * into people from private.party(for_guests, ages);
  select min(u.many) into fewest from (
    select row_number() over w as many, sum(r.capacity) over w as places
    from public.rooms r
    cross join lateral generate_series(1, least(rooms_together.units[array_position(ids, r.id)], 6))
    window w as (order by r.capacity desc rows unbounded preceding)) u
  where u.places >= people.places and u.many > 1;
  is_coarse := (
    select count(*) > 8 or coalesce(exp(sum(ln(cardinality(k.members) + 1))), 1) > 40
    from private.child_kinds(ages, false) k);
  select coalesce(array_agg(k.price order by k.kind), '{}') as prices,
    coalesce(array_agg(k.takes_place order by k.kind), '{}') as places,
    coalesce(array_agg(cardinality(k.members) order by k.kind), '{}') as counts,
    coalesce(jsonb_agg(to_jsonb(k.members) order by k.kind), '[]') as members
  into kinds from private.child_kinds(ages, is_coarse) k;
  for many in coalesce(fewest, 7)..least(adults, 6) loop
    select jsonb_agg(to_jsonb(w) || jsonb_build_object(
      'ages', private.ages_in_rooms(w.parties, ages, kinds.members)))
    into proposals
    from private.spread_party(ids, units, many, arrival, for_nights, said, people.heads, people.places,
      kinds.prices, kinds.places, kinds.counts) w;
    exit when proposals is not null;
  end loop;
  return private.proposals_priced(ids, coalesce(proposals, '[]'), arrival, for_nights, said);
end
$function$;

CREATE OR REPLACE FUNCTION private.search_stays(arrival date, for_nights integer, for_guests integer, ages integer[], said text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  ages := coalesce(ages, '{}');
  if arrival is null or (private.is_visitor() and arrival > private.hotel_today() + 730) then
    raise sqlstate 'PT422' using message = 'date-too-far';
  end if;
  perform private.check_question(arrival, for_nights, for_guests, 30, said, ages);
  perform private.count_code(said);
  return private.found_stays(arrival, for_nights, for_guests, ages, said);
end
$function$;

CREATE OR REPLACE FUNCTION private.sender_came(by_ways text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.outbox_sender as s (ways, came_at) values (by_ways, now())
  on conflict (only_row) do update set ways = excluded.ways, came_at = excluded.came_at,
    since = case when s.came_at < now() - interval '10 minutes' then now() else s.since end;
  -- Also sends alerts about calendars that nobody reads any more, but not right after a computer
  -- woke from sleep.
  perform private.ring_for_unheard((
    select s.since < now() - interval '40 minutes' from private.outbox_sender s));
  perform private.settle_all_waiting();
  -- Marks rows as expired that are too old to be useful.
  update public.outbox o set status = 'failed', error_code = 'expired'
  where o.status in ('queued', 'held') and o.next_try_at <= now() and o.created_at < now()
    - case when o.kind in ('bell', 'test', 'reminder') then interval '1 day' else interval '3 days' end;
  -- Telegram has no ids against duplicates: a row with an unknown result is not sent again.
  update public.outbox o set status = 'failed', error_code = 'unclear'
  where o.status = 'queued' and o.channel = 'telegram' and o.claimed_at is not null
    and o.error_code is null and o.next_try_at <= now();
  perform private.write_reminders();
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_all_waiting()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids uuid[] := array(
    select r.id from public.reservations r
    where r.status = 'new' and r.check_in >= private.hotel_today());
begin
  if exists (select from private.waiting_changes(ids)) then
    perform private.lock_nights();
    perform private.settle_waiting(ids);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_night()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed private.held_nights;
begin
  if tg_op = 'DELETE' then
    changed := old;
  else
    changed := new;
  end if;
  if changed.night >= private.hotel_today() then
    perform private.settle_waiting(array(
      select r.id from public.reservations r
      where r.status = 'new' and r.room_id = changed.room_id
        and r.check_in between changed.night - 59 and changed.night
        and r.check_out > changed.night));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_table_name = 'rooms' then
    perform private.settle_waiting(array(
      select r.id from public.reservations r where r.status = 'new' and r.room_id = new.id));
  elsif tg_op = 'UPDATE' or new.booking_id is not null or exists (
    select from private.held_nights h
    where h.room_id = new.room_id and h.night >= new.check_in and h.night < new.check_out)
  then
    perform private.settle_waiting(array[new.id]);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_waiting(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  change record;
  told uuid[] := '{}';
begin
  if ids = '{}' or not exists (select from private.waiting_changes(ids)) then
    return;
  end if;
  perform private.lock_bell();
  for change in select (c.stay).*, c.stay, c.is_full, c.is_same, c.is_told
    from private.waiting_changes(ids) c
  loop
    if change.is_full then
      insert into private.waiting_stays as w (reservation_id, asked_for)
      values (change.id, private.asked_for(change.stay))
      on conflict (reservation_id) do update set freed_at = null,
        is_told = w.is_told and w.asked_for = excluded.asked_for, asked_for = excluded.asked_for;
    elsif change.is_same then
      update private.waiting_stays w set freed_at = now(), is_told = true
      where w.reservation_id = change.id;
      if not change.is_told and coalesce(change.booking_id, change.id) <> all (told) then
        told := told || coalesce(change.booking_id, change.id);
        perform private.ring('freed', change.id);
      end if;
      if private.is_next_in_line(change.stay) then
        perform private.write_letter('freed', change.stay, now() + interval '2 minutes',
          private.asked_for(change.stay));
      end if;
    else
      delete from private.waiting_stays w where w.reservation_id = change.id;
    end if;
    if change.is_full or not change.is_same then
      delete from public.outbox o
      where o.kind = 'freed' and o.recipient = change.email
        and (o.reservation_id = change.id or o.facts -> 'stays' ? change.id::text)
        and (private.is_unwritten(o) or o.status = 'held');
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.site_tables()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array['hotel_config', 'rooms', 'testimonials', 'hotel_images', 'pages', 'translations',
    'price_periods', 'stay_discounts', 'extras', 'child_bands', 'charges', 'promo_codes',
    'outbox_settings', 'letter_texts', 'invoice_settings']
$function$;

CREATE OR REPLACE FUNCTION private.split_stay(ids text[], free integer[], fitting integer[], surcharges numeric[], arrival date, for_nights integer, for_guests integer, ages integer[], said text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    with parts as materialized (
      select p.*, (row_number() over ())::int as n from (
        select room, first, first as length, arrival as day, true as is_first
        from unnest(fitting) room, generate_series(1, for_nights - 1) first
        where 0 < all (free[room:room][1:first])
        union all
        select room, first, for_nights - first, arrival + first, false
        from unnest(fitting) room, generate_series(1, for_nights - 1) first
        where 0 < all (free[room:room][first + 1:for_nights])) p
    ), priced as materialized (
      select p.*, t.total
      from (select array_agg(ids[room] order by n) as rooms, array_agg(day order by n) as days,
          array_agg(length order by n) as lengths, array_agg(surcharges[room] order by n) as more
        from parts) q
      cross join lateral private.stay_totals(
        q.rooms, q.days, q.lengths, q.more, said, for_guests, ages) t
      join parts p on p.n = t.n where t.rule is null
    )
    select jsonb_build_object('total', trim_scale(a.total + b.total), 'parts', jsonb_build_array(
      jsonb_build_object('room_id', ids[a.room], 'check_in', a.day, 'nights', a.length, 'total', a.total),
      jsonb_build_object('room_id', ids[b.room], 'check_in', b.day, 'nights', b.length, 'total', b.total)))
    from priced a join priced b on b.first = a.first and b.room <> a.room
    where a.is_first and not b.is_first
    order by a.first desc, a.total + b.total, a.room, b.room limit 1);
end
$function$;

CREATE OR REPLACE FUNCTION private.spread_party(ids text[], free integer[], many integer, arrival date, for_nights integer, said text, all_heads integer, all_places integer, prices numeric[], places boolean[], counts integer[])
 RETURNS TABLE(rooms integer[], parties bigint[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  -- The highest bit of each kind of people. It stays set if the kind has enough people left.
  guards bigint := (select bit_or(32::bigint << 6 * kind) from generate_series(0, coalesce(cardinality(counts), 0)) kind);
  whole bigint := all_heads + coalesce((
    select sum(counts[kind]::bigint << 6 * kind) from generate_subscripts(counts, 1) kind), 0);
  most int := (select max(r.capacity) from public.rooms r where r.id = any (ids)
    and free[array_position(ids, r.id)] > 0);
begin
  return query
  with recursive shares as materialized (
    select i.n::int as room, free[i.n] as units, p.*, private.surcharge(r, p.heads, p.price) as surcharge
    from unnest(ids) with ordinality i (id, n) join public.rooms r on r.id = i.id
    join private.part_parties(all_heads, most, prices, places, counts) p on p.places <= r.capacity
    where free[i.n] > 0
  ), asked as materialized (
    select s.room, s.surcharge, (row_number() over (order by s.room, s.surcharge))::int as n
    from shares s group by s.room, s.surcharge
  ), answered as materialized (
    select a.room, a.surcharge, (100 * (t.price + t.fee + t.tax))::bigint as cents
    from (select array_agg(ids[room] order by n) as rooms, array_agg(surcharge order by n) as surcharges
      from asked) q
    cross join lateral private.stay_totals(q.rooms, array_fill(arrival, array[cardinality(q.rooms)]),
      array_fill(for_nights, array[cardinality(q.rooms)]), q.surcharges, said, 1, '{}') t
    join asked a on a.n = t.n
  ), ranked as (
    select s.room, s.units, s.party, s.heads, s.places, s.guests, a.cents,
      row_number() over better as nth,
      count(*) filter (where s.units >= many) over (better rows between unbounded preceding and 1 preceding) as sure
    from shares s join answered a on a.room = s.room and a.surcharge = s.surcharge
    window better as (partition by s.party order by a.cents, s.room)
  ), offers as materialized (
    -- A room with three better rooms for the same party is in none of the three cheapest ways. The
    -- other rooms of a way may use up some of the better ones.
    select * from ranked where nth <= many + 2 and sure <= 2
  ), ways as (
    select 0 as step, '{}'::int[] as rooms, '{}'::bigint[] as parties, '{}'::int[] as guests,
      0::bigint as cents, whole as rest, all_heads as heads, all_places as places, 0 as last, 0 as copies
    union all
    select step, rooms, parties, guests, cents, rest, heads, places, last, copies from (
      select n.*, row_number() over (partition by last, copies, rest
        order by cents, rooms, guests desc, parties desc) as nth
      from (
        select w.step + 1 as step, w.rooms || o.room as rooms, w.parties || o.party as parties,
          w.guests || o.guests as guests, w.cents + o.cents as cents, w.rest - o.party as rest,
          w.heads - o.heads as heads, w.places - o.places as places, o.room as last,
          case when o.room = w.last then w.copies + 1 else 1 end as copies,
          row_number() over (partition by w.rooms || o.room, w.rest - o.party
            order by w.cents + o.cents, w.guests || o.guests desc, w.parties || o.party desc) as best
        from ways w join offers o on o.room >= w.last and ((w.rest | guards) - o.party) & guards = guards
        where w.step < many and (o.room > w.last or w.copies < o.units)
          and w.heads - o.heads >= many - w.step - 1
          and w.places - o.places <= (many - w.step - 1) * most
          and (w.step + 1 < many or w.rest = o.party)
      ) n where n.best = 1
    ) b where b.nth <= 3
  )
  select w.rooms, w.parties from ways w where w.step = many
  order by w.cents, w.rooms limit 3;
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
  is_other boolean := (after.room_id, after.check_in, after.nights, after.guests, after.children)
    is distinct from (before.room_id, before.check_in, before.nights, before.guests, before.children);
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
    after.night_amounts := private.spread(own, private.agreed_nights(after));
    after.price := own;
    after.discount := 0;
    if private.is_booking_site(after.source) then
      after.charges := '[]';
    end if;
  elsif after.charged = 'nights' and after.price <> before.price then
    after.night_amounts := private.spread(round(after.price, 2), private.agreed_nights(after));
  elsif after.charged = 'nights' and (is_other or before.charged <> 'nights') then
    after.price := (select sum(a) from unnest(private.agreed_nights(after)) a);
  elsif after.charged = 'whole' and after.nights < before.nights then
    after.price := before.price;
  end if;
  if is_other or after.extras <> before.extras then
    after.extras := private.extras_after(
      before.extras, after.extras, after.nights, after.guests, after.children);
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

CREATE OR REPLACE FUNCTION private.stay_quote(of_room text, arrival date, for_nights integer, for_guests integer, wanted jsonb, said text, ages integer[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  ages := coalesce(ages, '{}');
  perform private.check_question(arrival, for_nights, for_guests, 10, said, ages);
  perform private.count_code(said);
  return private.quote(of_room, arrival, for_nights, for_guests, wanted, said, ages);
end
$function$;

CREATE OR REPLACE FUNCTION private.stay_totals(room_ids text[], arrivals date[], lengths integer[], surcharges numeric[], said text, for_guests integer, ages integer[])
 RETURNS TABLE(n integer, price numeric, fee numeric, tax numeric, total numeric, refused jsonb, rule jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
  return query
  with now as materialized (
    select private.charges_now() as charges, private.with_obligatory('[]') as extras
  ), extras as materialized (
    select l.length, case when now.extras = '[]' then 0
      else private.extras_sum(private.extras_priced(now.extras, l.length, for_guests, ages)) end as sum
    from now, (select distinct u.length from unnest(lengths) u (length)) l
  )
  select s.n, s.price, c.fee, c.tax, trim_scale(s.price + c.fee + c.tax + e.sum), s.refused, s.rule
  from now, private.stays_priced(room_ids, arrivals, lengths, surcharges, said) s
  join extras e on e.length = cardinality(s.amounts)
  cross join lateral private.charged(s.price, now.charges) charged
  cross join lateral (
    select private.charges_sum(charged, 'fee') as fee, private.charges_sum(charged, 'tax') as tax) c;
end
$function$;

CREATE OR REPLACE FUNCTION private.stays_priced(room_ids text[], arrivals date[], lengths integer[], surcharges numeric[], said text)
 RETURNS TABLE(n integer, nights date[], names text[], bare numeric[], amounts numeric[], price numeric, refused jsonb, rule jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  p public.promo_codes;
  used int;
  has_code boolean := coalesce(private.has_text(said), false);
begin
  if has_code then
    p := private.promo_code_of(said);
    -- Counts uses of wrong codes too, so that the time of an answer reveals nothing.
    used := private.stays_with_code(coalesce(p.code, said));
  end if;
  return query
  with stays as materialized (
    select s.*, r.price,
      case when has_code then private.promo(p, used, s.room_id, s.arrival, s.length) end as code
    from unnest(room_ids, arrivals, lengths, surcharges)
      with ordinality s (room_id, arrival, length, surcharge, n)
    join public.rooms r on r.id = s.room_id
  ), steps as materialized (
    select l.length, private.long_stay_percent(l.length) as percent
    from (select distinct length from stays) l
  ), periods as materialized (
    select d.* from (select min(arrival) as first, max(arrival + length) as last from stays) w
    cross join lateral private.night_periods(room_ids, w.first, w.last) d where w.first is not null
  ), priced as (
    select s.n, s.length, place, s.arrival + place - 1 as night, b.bare, d.period as d, s.code,
      round(round(b.bare * (100 - steps.percent) / 100, 2)
        * (100 - coalesce((s.code ->> 'percent')::numeric, 0)) / 100, 2) as amount
    from stays s
    join steps on steps.length = s.length
    cross join lateral generate_series(1, s.length) place
    left join periods d on d.room_id = s.room_id and d.night = s.arrival + place - 1
    cross join lateral (select coalesce(d.price, s.price) + s.surcharge as bare) b
  ), summed as (
    select n.n::int as n, array_agg(n.night order by n.place) as nights,
      array_agg((n.d).name order by n.place) as names, array_agg(n.bare order by n.place) as bare,
      array_agg(trim_scale(n.amount) order by n.place) as amounts, trim_scale(sum(n.amount)) as price,
      n.code,
      (array_agg(jsonb_build_object('code', 'least-nights', 'name', (n.d).name, 'from', (n.d).from_night,
          'until', (n.d).to_night - 1, 'nights', (n.d).min_nights)
        order by (n.d).min_nights desc, n.place)
        filter (where (n.d).min_nights > n.length and ((n.d).throughout or n.place = 1)))[1] as short,
      (array_agg(jsonb_build_object('code', 'arrival-day', 'name', (n.d).name, 'days', (n.d).arrival_days))
        filter (where n.place = 1
          and not extract(isodow from n.night)::int = any ((n.d).arrival_days)))[1] as closed
    from priced n group by n.n, n.code
  )
  select s.n, s.nights, s.names, s.bare, case when off.price is null then s.amounts
      else private.spread(off.price, s.amounts) end, coalesce(off.price, s.price),
    case when s.code ? 'refused' then
      (s.code - 'refused') || jsonb_build_object('code', s.code -> 'refused') end,
    coalesce(s.short, s.closed)
  from summed s
  cross join lateral (
    select greatest(s.price - (s.code ->> 'amount')::numeric, 0) as price
    where s.code ->> 'amount' is not null
    union all
    select null where s.code ->> 'amount' is null) off
  order by s.n;
end
$function$;

CREATE OR REPLACE FUNCTION private.surcharge(room public.rooms, heads integer, children_price numeric)
 RETURNS numeric
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return greatest(heads - coalesce(room.guests_included, room.capacity), 0) * room.extra_guest_price
    + children_price;
end
$function$;

CREATE OR REPLACE FUNCTION private.surcharges(ids text[], heads integer, children_price numeric)
 RETURNS numeric[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select array_agg(private.surcharge(r, heads, children_price) order by i.n)
    from unnest(ids) with ordinality i (id, n) join public.rooms r on r.id = i.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.take_letters_back(stay uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.outbox o set facts = jsonb_build_object('stays', (o.facts -> 'stays') - stay::text)
  where o.facts -> 'stays' ? stay::text and private.is_unwritten(o);
  update public.outbox o set reservation_id = (o.facts -> 'stays' ->> 0)::uuid
  where o.reservation_id = stay and o.facts -> 'stays' <> '[]' and private.is_unwritten(o);
  delete from public.outbox o
  where o.reservation_id = stay and (o.status = 'held' or private.is_unwritten(o)
    and o.kind in ('confirmed', 'declined', 'changed', 'cancelled', 'reminder', 'freed'));
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
  new.promo_code := coalesce(
    (private.promo_code_of(new.promo_code)).code, nullif(btrim(new.promo_code), ''));
  new.email := nullif(private.normal_email(new.email), '');
  new.guest_name := nullif(btrim(new.guest_name), '');
  new.phone := nullif(btrim(new.phone), '');
  new.message := btrim(coalesce(new.message, ''), E' \t\r\n');
  new.children := coalesce(new.children, '{}');
  select * into room from public.rooms where id = new.room_id;

  if private.is_visitor() then
    -- A booking of several rooms is one request.
    if coalesce(current_setting('hotel.booking', true), '') = ''
      or coalesce(new.booking_place, 1) = 1 then
      perform private.admit('reservations', new.id, new.email);
    end if;
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
  -- Checks only rows sent over REST. Rows of a backup or the seed (role 'none') stay unchanged.
  if current_setting('role', true) in ('anon', 'authenticated') then
    -- Clients choose the id, from which the unique reference is made. An own error, because a
    -- violation of the index would look like a repeated request.
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
      -- Guests need a quote with the code first: quotes limit guessing of codes, requests do not.
      raise sqlstate 'PT409' using message = 'price-changed', detail = private.quote(
        room.id, new.check_in, new.nights, new.guests, new.extras, null, new.children)
        || '{"rule": {"code": "code-unquoted"}}';
    end if;
    quote := private.quote(
      room.id, new.check_in, new.nights, new.guests, new.extras, new.promo_code, new.children);
    -- Staff may ignore price rules (e.g. minimum nights), but a wrong code is always refused.
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

CREATE OR REPLACE FUNCTION private.terms(stay public.reservations)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('room_id', stay.room_id, 'check_in', stay.check_in, 'nights', stay.nights,
    'guests', stay.guests, 'children', stay.children, 'night_amounts', stay.night_amounts, 'price', stay.price,
    'charged', stay.charged, 'discount', stay.discount, 'extras', stay.extras,
    'charges', stay.charges, 'price_reason', stay.price_reason)
$function$;

CREATE OR REPLACE FUNCTION private.too_many(capacity integer, for_guests integer, places integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return case when places > capacity or for_guests > 10 then
    jsonb_build_object('code', 'too-many-guests', 'capacity', capacity) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.waiting_changes(ids uuid[])
 RETURNS TABLE(stay public.reservations, is_full boolean, is_same boolean, is_told boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select r, s.is_full, s.is_same, coalesce(w.is_told, false)
  from public.reservations r
  left join private.waiting_stays w on w.reservation_id = r.id
  cross join lateral (
    select private.lacks_nights(r) as is_full, w.asked_for = private.asked_for(r) as is_same) s
  where r.status = 'new' and r.check_in >= private.hotel_today()
    and (r.id = any (ids)
      or r.booking_id in (select b.booking_id from public.reservations b where b.id = any (ids)))
    and case when s.is_full then w.reservation_id is null or not s.is_same or w.freed_at is not null
      else w.reservation_id is not null and (not s.is_same or w.freed_at is null) end
  order by r.created_at, r.booking_place, r.id
$function$;

CREATE OR REPLACE FUNCTION private.with_next(rule jsonb, of_room text, arrival date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return case when rule ->> 'code' = 'arrival-day' then
    rule || jsonb_build_object('next', private.next_arrival(of_room, arrival)) else rule end;
end
$function$;

CREATE OR REPLACE FUNCTION private.with_obligatory(wanted jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select case when jsonb_typeof(wanted) = 'array' then coalesce((
      select jsonb_agg(w) from jsonb_array_elements(wanted) w
      where not exists (select from public.extras e where e.obligatory and e.id = w ->> 'id')), '[]')
      || coalesce((
        select jsonb_agg(jsonb_build_object('id', e.id)) from public.extras e where e.obligatory), '[]')
    else wanted end);
end
$function$;

CREATE OR REPLACE FUNCTION private.write_letter(letter text, stay public.reservations, due timestamp with time zone, mark text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if stay.email is null or not private.leaves_by_itself(letter) then
    return;
  end if;
  if stay.booking_id is not null then
    -- A booking gets one e-mail for all rooms: add this room to its unsent e-mail.
    update public.outbox o
    set next_try_at = greatest(o.next_try_at, due), facts = jsonb_build_object('stays',
      (o.facts -> 'stays') - stay.id::text || to_jsonb(stay.id::text))
    from public.reservations r
    where o.reservation_id = r.id and r.booking_id = stay.booking_id and o.kind = letter
      and o.recipient = stay.email and o.facts ? 'stays'
      and (private.is_unwritten(o) or o.status = 'held');
    if found then
      return;
    end if;
  end if;
  insert into public.outbox (kind, reservation_id, recipient, facts, next_try_at, dedupe_key)
  values (letter, stay.id, stay.email,
    case when stay.booking_id is null then '{}'
      else jsonb_build_object('stays', jsonb_build_array(stay.id)) end,
    -- All rooms of a booking with one address share one key.
    due, format('%s:%s:%s', letter, coalesce(stay.booking_id || md5(stay.email), stay.id::text), mark))
  on conflict (dedupe_key) do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_booking(booking uuid, room_ids text[], room_guests integer[], arrival date, for_nights integer, guest_name text DEFAULT NULL::text, email text DEFAULT NULL::text, phone text DEFAULT NULL::text, notes text DEFAULT ''::text, source text DEFAULT 'phone'::text, as_status text DEFAULT 'confirmed'::text, language text DEFAULT 'en'::text, rule_reason text DEFAULT NULL::text, room_children jsonb DEFAULT NULL::jsonb)
 RETURNS SETOF public.reservations
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.add_booking(booking, room_ids, room_guests, arrival, for_nights,
    add_booking.guest_name, add_booking.email, add_booking.phone, add_booking.notes,
    add_booking.source, as_status, add_booking.language, add_booking.rule_reason, room_children);
  return query select r.* from public.reservations r
    where r.booking_id = booking order by r.booking_place;
end
$function$;

CREATE OR REPLACE FUNCTION public.answer_change(change uuid, seen timestamp with time zone, decision text, words text DEFAULT ''::text)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  asked public.stay_changes;
  said text := btrim(coalesce(words, ''), E' \t\r\n');
begin
  perform private.require_admin();
  if char_length(said) > 1000 then
    raise sqlstate 'PT422' using message = 'request-message-too-long';
  end if;
  update public.stay_changes c
  set status = decision, answer = said
  where decision in ('accepted', 'declined') and c.id = change and c.status = 'asked' and c.updated_at = seen
  returning * into asked;
  if decision = 'accepted' and asked.id is not null then
    update public.reservations r
    set check_in = coalesce(asked.check_in, r.check_in), nights = coalesce(asked.nights, r.nights),
      guests = coalesce(asked.guests, r.guests), children = coalesce(asked.children, r.children)
    where r.id = asked.reservation_id;
  end if;
  return asked.reservation_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.ask_change(key text, arrival date DEFAULT NULL::date, for_nights integer DEFAULT NULL::integer, for_guests integer DEFAULT NULL::integer, words text DEFAULT ''::text, place integer DEFAULT NULL::integer, children integer[] DEFAULT NULL::integer[])
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.ask_change(key, arrival, for_nights, for_guests, words, place, children)
$function$;

CREATE OR REPLACE FUNCTION public.cancel_stay(key text, what text DEFAULT 'room'::text, place integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.cancel_stay(key, what, place) $function$;

CREATE OR REPLACE FUNCTION public.change_quote(of_stay uuid, room_id text, check_in date, nights integer, guests integer, extras jsonb DEFAULT NULL::jsonb, charged text DEFAULT NULL::text, own_price numeric DEFAULT NULL::numeric, source text DEFAULT NULL::text, code text DEFAULT NULL::text, children integer[] DEFAULT NULL::integer[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.change_quote(
    of_stay, room_id, check_in, nights, guests, extras, charged, own_price, source, code, children)
$function$;

CREATE OR REPLACE FUNCTION public.cheapest_stays(arrivals date[], nights integer, guests integer, children integer[] DEFAULT '{}'::integer[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select private.cheapest_stays(arrivals, nights, guests, children) $function$;

CREATE OR REPLACE FUNCTION public.guest_stay(key text, place integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.guest_stay(key, place) $function$;

CREATE OR REPLACE FUNCTION public.letter_facts(ids uuid[])
 RETURNS json
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select json_build_object(
    'hotelInfo', (select value from public.hotel_config where key = 'hotelInfo'),
    'contactInfo', (select value from public.hotel_config where key = 'contactInfo'),
    'houseFacts', (select value from public.hotel_config where key = 'houseFacts'),
    'moon', (select value from public.hotel_config where key = 'moon'),
    'texts', (select coalesce(json_agg(t), '[]') from public.letter_texts t),
    'stays', (
      select coalesce(json_object_agg(o.id, private.letter_stay(r)), '{}')
      from public.outbox o join public.reservations r on r.id = o.reservation_id
      where o.id = any (ids)),
    'languages', (
      select coalesce(json_object_agg(o.id, m.language), '{}')
      from public.outbox o join public.messages m on m.id = o.message_id where o.id = any (ids)),
    'rooms', (
      select coalesce(json_object_agg(o.id, (
        select json_agg(private.letter_stay(r) order by r.booking_place)
        from public.reservations r
        where r.id in (
          select s::uuid from jsonb_array_elements_text(o.facts -> 'stays') s
          -- An alert about a request names all its rooms.
          union all
          select b.id from public.reservations a join public.reservations b using (booking_id)
          where a.id = o.reservation_id and o.facts ? 'requests'))), '{}')
      from public.outbox o where o.id = any (ids) and o.facts ?| array['stays', 'requests']))
$function$;

CREATE OR REPLACE FUNCTION public.quote_change(key text, arrival date DEFAULT NULL::date, for_nights integer DEFAULT NULL::integer, for_guests integer DEFAULT NULL::integer, place integer DEFAULT NULL::integer, children integer[] DEFAULT NULL::integer[])
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.quote_change(key, arrival, for_nights, for_guests, place, children)
$function$;

CREATE OR REPLACE FUNCTION public.request_booking(booking uuid, stays jsonb, check_in date, nights integer, email text, guest_name text DEFAULT NULL::text, phone text DEFAULT NULL::text, message text DEFAULT ''::text, language text DEFAULT 'en'::text, quoted_total numeric DEFAULT NULL::numeric, code text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.request_booking(booking, stays, check_in, nights, email, guest_name, phone, message,
    language, quoted_total, code)
$function$;

CREATE OR REPLACE FUNCTION public.search_stays(check_in date, nights integer, guests integer, children integer[] DEFAULT '{}'::integer[], code text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.search_stays(check_in, nights, guests, children, code) $function$;

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
  -- A changed translation needs a full answer: its source text may be in any section or list.
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
    union all select 'bands', (
      select coalesce(json_agg(private.as_fields(to_jsonb(b)) order by b.until_age), '[]')
      from public.child_bands b)
    where 'bands' = any (changed)
    union all select 'charges', (
      select coalesce(json_agg(private.as_fields(to_jsonb(c)) order by c.position, c.id), '[]')
      from public.charges c)
    where 'charges' = any (changed)
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

CREATE OR REPLACE FUNCTION public.stay_quote(room_id text, check_in date, nights integer, guests integer, extras jsonb DEFAULT '[]'::jsonb, code text DEFAULT NULL::text, children integer[] DEFAULT '{}'::integer[])
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.stay_quote(room_id, check_in, nights, guests, extras, code, children)
$function$;

ALTER TABLE "private"."waiting_stays" ADD CONSTRAINT "waiting_stays_reservation_id_fkey" FOREIGN KEY (reservation_id) REFERENCES public.reservations(id) ON DELETE CASCADE;

ALTER TABLE "public"."extras" ADD CONSTRAINT "extras_from_age_check" CHECK (((from_age >= 0) AND (from_age <= 18)));

ALTER TABLE "public"."extras" ADD CONSTRAINT "extras_moon_check" CHECK ((NOT (at_full_moon AND obligatory)));

CREATE CONSTRAINT TRIGGER settle_waiting AFTER INSERT OR DELETE ON private.held_nights DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.settle_night();

CREATE TRIGGER limit_rows AFTER INSERT ON public.child_bands FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('8');

CREATE TRIGGER touch_updated_at BEFORE INSERT OR UPDATE ON public.child_bands FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER lock_first BEFORE INSERT ON public.reservations FOR EACH STATEMENT EXECUTE FUNCTION private.lock_first('bell');

CREATE CONSTRAINT TRIGGER settle_waiting AFTER INSERT OR UPDATE OF room_id, check_in, nights, status ON public.reservations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.status = 'new'::text) AND (new.check_in IS NOT NULL))) EXECUTE FUNCTION private.settle_request();

CREATE TRIGGER settle_waiting AFTER UPDATE OF units ON public.rooms FOR EACH ROW WHEN ((new.units <> old.units)) EXECUTE FUNCTION private.settle_request();

CREATE POLICY "administrators add" ON "public"."child_bands" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "administrators change" ON "public"."child_bands" FOR UPDATE TO "authenticated" USING (( SELECT private.is_admin() AS is_admin)) WITH CHECK (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "administrators delete" ON "public"."child_bands" FOR DELETE TO "authenticated" USING (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "prices of children are public" ON "public"."child_bands" FOR SELECT TO "anon", "authenticated" USING (true);

-- The embedded backend has no publication.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.child_bands;
  end if;
end
$$;

REVOKE ALL ON FUNCTION "private"."add_booking"(uuid, text[], integer[], date, integer, text, text, text, text, text, text, text, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_booking"(uuid, text[], integer[], date, integer, text, text, text, text, text, text, text, text, jsonb) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."ages_in_rooms"(bigint[], integer[], jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ages_in_rooms"(bigint[], integer[], jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."are_children"(integer[], integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."are_children"(integer[], integer) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."ask_change"(text, date, integer, integer, text, integer, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ask_change"(text, date, integer, integer, text, integer, integer[]) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."asked_for"(public.reservations) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."asked_for"(public.reservations) TO "postgres";

REVOKE ALL ON FUNCTION "private"."asked_stays"(jsonb, date, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."asked_stays"(jsonb, date, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."banded"(integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."banded"(integer[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."cancel_stay"(text, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."cancel_stay"(text, text, integer) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."change_quote"(uuid, text, date, integer, integer, jsonb, text, numeric, text, text, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."change_quote"(uuid, text, date, integer, integer, jsonb, text, numeric, text, text, integer[]) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."charged"(numeric, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."charged"(numeric, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."charges_now"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."charges_now"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."charges_sum"(jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."charges_sum"(jsonb, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."cheapest_stays"(date[], integer, integer, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."cheapest_stays"(date[], integer, integer, integer[]) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."check_children"(integer[], integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."check_children"(integer[], integer) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."check_question"(date, integer, integer, integer, text, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."check_question"(date, integer, integer, integer, text, integer[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."child_kinds"(integer[], boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."child_kinds"(integer[], boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_code"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."count_code"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."days_near"(text[], integer[], integer[], numeric[], date, integer, integer, integer[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."days_near"(text[], integer[], integer[], numeric[], date, integer, integer, integer[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."extra_times"(text, integer, integer, integer, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."extra_times"(text, integer, integer, integer, integer[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."extras_after"(jsonb, jsonb, integer, integer, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."extras_after"(jsonb, jsonb, integer, integer, integer[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."extras_priced"(jsonb, integer, integer, integer[], date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."extras_priced"(jsonb, integer, integer, integer[], date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."extras_sum"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."extras_sum"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."found_stays"(date, integer, integer, integer[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."found_stays"(date, integer, integer, integer[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."free_units"(date[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."free_units"(date[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."freed_stays"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."freed_stays"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."guest_stay"(text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."guest_stay"(text, integer) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."has_full_moon"(date, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."has_full_moon"(date, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_next_in_line"(public.reservations) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_next_in_line"(public.reservations) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lacks_nights"(public.reservations) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."lacks_nights"(public.reservations) TO "postgres";

REVOKE ALL ON FUNCTION "private"."long_stay_percent"(integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."long_stay_percent"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_arrival"(text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."next_arrival"(text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."night_periods"(text[], date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."night_periods"(text[], date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."part_parties"(integer, integer, numeric[], boolean[], integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."part_parties"(integer, integer, numeric[], boolean[], integer[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."party"(integer, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."party"(integer, integer[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."past_full_moon"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."past_full_moon"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."places"(integer, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."places"(integer, integer[]) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."promo"(public.promo_codes, integer, text, date, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."promo"(public.promo_codes, integer, text, date, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."proposals_priced"(text[], jsonb, date, integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."proposals_priced"(text[], jsonb, date, integer, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."quote"(text, date, integer, integer, jsonb, text, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."quote"(text, date, integer, integer, jsonb, text, integer[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."quote_change"(text, date, integer, integer, integer, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."quote_change"(text, date, integer, integer, integer, integer[]) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."request_booking"(uuid, jsonb, date, integer, text, text, text, text, text, numeric, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."request_booking"(uuid, jsonb, date, integer, text, text, text, text, text, numeric, text) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."room_of"(public.reservations, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."room_of"(public.reservations, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rooms_together"(text[], integer[], date, integer, integer, integer[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."rooms_together"(text[], integer[], date, integer, integer, integer[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."search_stays"(date, integer, integer, integer[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."search_stays"(date, integer, integer, integer[], text) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."settle_all_waiting"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."settle_all_waiting"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."settle_night"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."settle_night"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."settle_request"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."settle_request"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."settle_waiting"(uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."settle_waiting"(uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."split_stay"(text[], integer[], integer[], numeric[], date, integer, integer, integer[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."split_stay"(text[], integer[], integer[], numeric[], date, integer, integer, integer[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."spread_party"(text[], integer[], integer, date, integer, text, integer, integer, numeric[], boolean[], integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."spread_party"(text[], integer[], integer, date, integer, text, integer, integer, numeric[], boolean[], integer[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."stay_quote"(text, date, integer, integer, jsonb, text, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."stay_quote"(text, date, integer, integer, jsonb, text, integer[]) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."stay_totals"(text[], date[], integer[], numeric[], text, integer, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."stay_totals"(text[], date[], integer[], numeric[], text, integer, integer[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."stays_priced"(text[], date[], integer[], numeric[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."stays_priced"(text[], date[], integer[], numeric[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."surcharge"(public.rooms, integer, numeric) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."surcharge"(public.rooms, integer, numeric) TO "postgres";

REVOKE ALL ON FUNCTION "private"."surcharges"(text[], integer, numeric) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."surcharges"(text[], integer, numeric) TO "postgres";

REVOKE ALL ON FUNCTION "private"."too_many"(integer, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."too_many"(integer, integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."waiting_changes"(uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."waiting_changes"(uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."with_next"(jsonb, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."with_next"(jsonb, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."with_obligatory"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."with_obligatory"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "public"."add_booking"(uuid, text[], integer[], date, integer, text, text, text, text, text, text, text, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."add_booking"(uuid, text[], integer[], date, integer, text, text, text, text, text, text, text, text, jsonb) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."ask_change"(text, date, integer, integer, text, integer, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."ask_change"(text, date, integer, integer, text, integer, integer[]) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."cancel_stay"(text, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."cancel_stay"(text, text, integer) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."change_quote"(uuid, text, date, integer, integer, jsonb, text, numeric, text, text, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."change_quote"(uuid, text, date, integer, integer, jsonb, text, numeric, text, text, integer[]) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."cheapest_stays"(date[], integer, integer, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."cheapest_stays"(date[], integer, integer, integer[]) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."guest_stay"(text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."guest_stay"(text, integer) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."quote_change"(text, date, integer, integer, integer, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."quote_change"(text, date, integer, integer, integer, integer[]) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."request_booking"(uuid, jsonb, date, integer, text, text, text, text, text, numeric, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."request_booking"(uuid, jsonb, date, integer, text, text, text, text, text, numeric, text) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."search_stays"(date, integer, integer, integer[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."search_stays"(date, integer, integer, integer[], text) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."stay_quote"(text, date, integer, integer, jsonb, text, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."stay_quote"(text, date, integer, integer, jsonb, text, integer[]) TO "anon", "authenticated", "postgres", "service_role";

GRANT DELETE, INSERT, MAINTAIN, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "private"."waiting_stays" TO "postgres";

GRANT SELECT ON TABLE "public"."child_bands" TO "anon";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."child_bands" TO "authenticated";

GRANT DELETE, INSERT, MAINTAIN, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."child_bands" TO "postgres", "service_role";

ALTER TABLE "public"."reservations" ADD CONSTRAINT "reservations_children_check" CHECK (private.are_children((children)::integer[], guests));

ALTER TABLE "public"."stay_changes" ADD CONSTRAINT "stay_changes_children_check" CHECK (private.are_children((children)::integer[], 1000));

-- Hosted projects grant every new table and function of schema public to visitors and accounts.
revoke all on public.child_bands from anon, authenticated;
grant select on public.child_bands to anon, authenticated;
grant insert, update, delete on public.child_bands to authenticated;
revoke all on function
  public.add_booking(
    uuid, text[], int[], date, int, text, text, text, text, text, text, text, text, jsonb),
  public.change_quote(uuid, text, date, int, int, jsonb, text, numeric, text, text, int[])
  from anon;
