-- What changed in supabase/schemas, and in rows that follow from code, written by `npm run migration`.

set local check_function_bodies = off;

DROP POLICY "administrators add" ON "public"."charges";

DROP POLICY "administrators change" ON "public"."charges";

DROP POLICY "administrators delete" ON "public"."charges";

DROP POLICY "administrators add" ON "public"."child_bands";

DROP POLICY "administrators change" ON "public"."child_bands";

DROP POLICY "administrators delete" ON "public"."child_bands";

DROP POLICY "administrators change closings" ON "public"."closings";

DROP POLICY "administrators close rooms" ON "public"."closings";

DROP POLICY "administrators open rooms again" ON "public"."closings";

DROP POLICY "administrators read closings" ON "public"."closings";

DROP POLICY "administrators add" ON "public"."extras";

DROP POLICY "administrators change" ON "public"."extras";

DROP POLICY "administrators delete" ON "public"."extras";

DROP POLICY "administrators add configuration" ON "public"."hotel_config";

DROP POLICY "administrators change configuration" ON "public"."hotel_config";

DROP POLICY "administrators add picture records" ON "public"."hotel_images";

DROP POLICY "administrators change picture records" ON "public"."hotel_images";

DROP POLICY "administrators delete picture records" ON "public"."hotel_images";

DROP POLICY "shown pictures are public" ON "public"."hotel_images";

DROP POLICY "administrators read the counts" ON "public"."inbox_counts";

DROP POLICY "administrators change what invoices say" ON "public"."invoice_settings";

DROP POLICY "administrators read what invoices say" ON "public"."invoice_settings";

DROP POLICY "administrators read invoices" ON "public"."invoices";

DROP POLICY "administrators change the words of letters" ON "public"."letter_texts";

DROP POLICY "administrators read the words of letters" ON "public"."letter_texts";

DROP POLICY "administrators take the words of letters back" ON "public"."letter_texts";

DROP POLICY "administrators write the words of letters" ON "public"."letter_texts";

DROP POLICY "administrators read what channels hold" ON "public"."listing_events";

DROP POLICY "administrators settle what channels hold" ON "public"."listing_events";

DROP POLICY "administrators add listings" ON "public"."listings";

DROP POLICY "administrators change listings" ON "public"."listings";

DROP POLICY "administrators read listings" ON "public"."listings";

DROP POLICY "administrators take listings away" ON "public"."listings";

DROP POLICY "administrators delete messages" ON "public"."messages";

DROP POLICY "administrators file messages" ON "public"."messages";

DROP POLICY "administrators read messages" ON "public"."messages";

DROP POLICY "administrators delete letters" ON "public"."outbox";

DROP POLICY "administrators queue a letter again" ON "public"."outbox";

DROP POLICY "administrators read letters" ON "public"."outbox";

DROP POLICY "administrators write letters" ON "public"."outbox";

DROP POLICY "administrators change what leaves by itself" ON "public"."outbox_settings";

DROP POLICY "administrators choose what leaves by itself" ON "public"."outbox_settings";

DROP POLICY "administrators read what leaves by itself" ON "public"."outbox_settings";

DROP POLICY "administrators make previews" ON "public"."page_previews";

DROP POLICY "administrators read previews" ON "public"."page_previews";

DROP POLICY "administrators take previews back" ON "public"."page_previews";

DROP POLICY "administrators add pages" ON "public"."pages";

DROP POLICY "administrators change pages" ON "public"."pages";

DROP POLICY "administrators delete pages" ON "public"."pages";

DROP POLICY "administrators read pages" ON "public"."pages";

DROP POLICY "administrators add" ON "public"."price_periods";

DROP POLICY "administrators change" ON "public"."price_periods";

DROP POLICY "administrators delete" ON "public"."price_periods";

DROP POLICY "prices to come are public" ON "public"."price_periods";

DROP POLICY "own profile, or any for an administrator" ON "public"."profiles";

DROP POLICY "administrators add" ON "public"."promo_codes";

DROP POLICY "administrators change" ON "public"."promo_codes";

DROP POLICY "administrators delete" ON "public"."promo_codes";

DROP POLICY "administrators read codes" ON "public"."promo_codes";

DROP POLICY "administrators read what was changed" ON "public"."reservation_events";

DROP POLICY "administrators change reservations" ON "public"."reservations";

DROP POLICY "administrators enter reservations" ON "public"."reservations";

DROP POLICY "administrators read reservations" ON "public"."reservations";

DROP POLICY "administrators add rooms" ON "public"."rooms";

DROP POLICY "administrators change rooms" ON "public"."rooms";

DROP POLICY "administrators delete rooms" ON "public"."rooms";

DROP POLICY "administrators answer what guests ask" ON "public"."stay_changes";

DROP POLICY "administrators read what guests ask" ON "public"."stay_changes";

DROP POLICY "administrators add" ON "public"."stay_discounts";

DROP POLICY "administrators change" ON "public"."stay_discounts";

DROP POLICY "administrators delete" ON "public"."stay_discounts";

DROP POLICY "administrators delete subscribers" ON "public"."subscribers";

DROP POLICY "administrators read subscribers" ON "public"."subscribers";

DROP POLICY "administrators add testimonials" ON "public"."testimonials";

DROP POLICY "administrators change testimonials" ON "public"."testimonials";

DROP POLICY "administrators delete testimonials" ON "public"."testimonials";

DROP POLICY "administrators add translations" ON "public"."translations";

DROP POLICY "administrators change translations" ON "public"."translations";

DROP POLICY "administrators delete translations" ON "public"."translations";

DROP POLICY "administrators read translations" ON "public"."translations";

DROP POLICY "administrators read what guests were not told" ON "public"."untold_stays";

DROP POLICY "administrators list pictures" ON "storage"."objects";

DROP POLICY "administrators upload pictures" ON "storage"."objects";

DROP POLICY "administrators change pictures" ON "storage"."objects";

DROP POLICY "administrators remove pictures" ON "storage"."objects";

ALTER TABLE "public"."profiles" DROP CONSTRAINT "profiles_role_check";

-- The role `staff` had no rights; its successor reads the desk.
alter table public.profiles disable trigger user;
update public.profiles set role = 'reader' where role = 'staff';
alter table public.profiles enable trigger user;

DROP FUNCTION "private"."is_admin"();

DROP FUNCTION "private"."require_admin"();

DROP FUNCTION "private"."require_staff"();

ALTER TABLE "public"."profiles" ALTER COLUMN "role" SET DEFAULT 'reader'::text;

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
  perform private.require_role('desk');
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

CREATE OR REPLACE FUNCTION private.cancel_invoice(invoice_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taken public.invoices;
  made uuid;
begin
  perform private.require_role('desk');
  select * into taken from public.invoices i where i.id = invoice_id for update;
  if taken.id is null or taken.kind <> 'invoice' then
    return null;
  end if;
  select c.id into made from public.invoices c where c.cancels = invoice_id;
  if made is not null then
    return made;
  end if;
  insert into public.invoices (reservation_id, prefix, number, kind, cancels, issued_by, facts)
  values (taken.reservation_id, taken.prefix, private.next_invoice_number(taken.prefix), 'credit',
    taken.id, (select p.username from public.profiles p where p.id = auth.uid()), taken.facts)
  returning id into made;
  return made;
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
  perform private.require_role('desk', 'reader');
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

CREATE OR REPLACE FUNCTION private.channel_conflicts()
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('desk', 'reader');
  return (
    select coalesce(json_agg(json_build_object(
      'id', e.id, 'listing_id', l.id, 'channel', l.channel, 'name', l.name,
      'room_id', r.id, 'room', r.name, 'summary', e.summary,
      'from_date', e.from_date, 'to_date', e.to_date, 'nights', e.conflict_nights,
      'since', e.first_seen_at, 'reservation_id', e.reservation_id, 'soft', private.is_soft(e),
      'stays', (
        select coalesce(json_agg(distinct jsonb_build_object(
          'id', s.id, 'guest', coalesce(s.guest_name, s.email), 'check_in', s.check_in,
          'check_out', s.check_out, 'status', s.status, 'source', s.source)), '[]')
        from private.held_nights h join public.reservations s on s.id = h.reservation_id
        where h.room_id = l.room_id and h.night = any (e.conflict_nights)),
      'closings', (
        select coalesce(json_agg(distinct jsonb_build_object(
          'id', c.id, 'reason', c.reason, 'from_date', c.from_date, 'to_date', c.to_date)), '[]')
        from private.held_nights h join public.closings c on c.id = h.closing_id
        where h.room_id = l.room_id and h.night = any (e.conflict_nights)),
      'channels', (
        select coalesce(json_agg(distinct jsonb_build_object(
          'channel', o.channel, 'name', o.name, 'slot', o.slot)), '[]')
        from private.held_nights h join public.listings o on o.id = h.listing_id
        where h.room_id = l.room_id and h.night = any (e.conflict_nights)))
      order by private.is_soft(e), e.from_date, e.first_seen_at), '[]')
    from public.listing_events e
    join public.listings l on l.id = e.listing_id
    join public.rooms r on r.id = l.room_id
    where e.state = 'conflict' and e.settled_at is null and e.let_go_at is null
      and e.to_date > private.hotel_today());
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
  perform private.require_role('desk', 'reader');
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

CREATE OR REPLACE FUNCTION private.erase_guest(address text)
 RETURNS json
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  guest text := private.normal_email(address);
  subscribers int;
  messages int;
  letters int;
  reservations int;
begin
  perform private.require_role('admin'), private.lock_nights(), private.lock_bell();
  delete from public.subscribers s where s.email = guest;
  get diagnostics subscribers = row_count;
  delete from public.messages m where m.email = guest;
  get diagnostics messages = row_count;
  delete from public.outbox o where o.recipient = guest
    or o.reservation_id in (select r.id from public.reservations r where r.email = guest);
  get diagnostics letters = row_count;
  reservations := private.erase_reservations(
    array(select r.id from public.reservations r where r.email = guest));
  return json_build_object('reservations', reservations, 'messages', messages,
    'subscribers', subscribers, 'letters', letters);
end
$function$;

CREATE OR REPLACE FUNCTION private.find_messages(query text, of_status text, before_at timestamp with time zone, before_id uuid, how_many integer)
 RETURNS SETOF public.messages
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  patterns text[];
begin
  perform private.require_role('desk', 'reader');
  select array_agg('%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%')
  into patterns from unnest(string_to_array(private.folded(left(query, 120)), ' ')) part
  where part <> '';
  before_at := coalesce(before_at, 'infinity');
  before_id := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  return query
  select m.* from public.messages m
  where m.created_at <= before_at and (m.created_at < before_at or m.id < before_id)
    and m.search_text like all (patterns)
    and case when of_status is null then m.status in ('unread', 'read') else m.status = of_status end
  order by m.created_at desc, m.id desc limit least(greatest(coalesce(how_many, 50), 1), 1000);
end
$function$;

CREATE OR REPLACE FUNCTION private.find_reservations(query text, of_status text, of_room text, from_date date, to_date date, before_at timestamp with time zone, before_id uuid, how_many integer)
 RETURNS SETOF public.reservations
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET enable_seqscan TO 'off'
AS $function$
declare
  looked_through constant int := 300;
  parts text[] := private.search_parts(query);
  grams text[];
  patterns text[];
  wanted int := least(greatest(coalesce(how_many, 50), 1), 1000);
  found_now int;
  behind record;
begin
  perform private.require_role('desk', 'reader');
  if parts = '{}' then
    return;
  end if;
  select array_agg('%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%')
  into patterns from unnest(parts) part;
  select array_agg(distinct g) into grams
  from unnest(parts) part, unnest(private.wanted_grams(part)) g;
  before_at := coalesce(before_at, 'infinity');
  before_id := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');

  return query
  with newest as materialized (
    select r.* from public.reservations r
    where r.created_at <= before_at
      and (r.created_at < before_at or r.id < before_id)
    order by r.created_at desc, r.id desc limit looked_through)
  select n.* from newest n
  where n.search_text like all (patterns)
    and (of_status is null or private.stands(
      of_status, n.status, n.check_in, n.asks_change, n.cancelled_unseen))
    and (of_room is null or n.room_id = of_room)
    and (from_date is null or n.check_in >= from_date) and (to_date is null or n.check_in <= to_date)
  order by n.created_at desc, n.id desc limit wanted;
  get diagnostics found_now = row_count;
  select r.created_at, r.id into behind from public.reservations r
  where r.created_at <= before_at and (r.created_at < before_at or r.id < before_id)
  order by r.created_at desc, r.id desc offset looked_through - 1 limit 1;
  wanted := wanted - found_now;
  if behind.id is null or wanted = 0 then
    return;
  end if;

  if grams is null then
    -- Nearly every stay contains a single letter, so the index does not help.
    return query
    select r.* from public.reservations r
    where r.created_at <= behind.created_at
      and (r.created_at < behind.created_at or r.id < behind.id)
      and r.search_text like all (patterns)
      and (of_status is null or private.stands(
      of_status, r.status, r.check_in, r.asks_change, r.cancelled_unseen))
      and (of_room is null or r.room_id = of_room)
      and (from_date is null or r.check_in >= from_date)
      and (to_date is null or r.check_in <= to_date)
    order by r.created_at desc, r.id desc limit wanted;
    return;
  end if;
  return query
  -- Materialized, because with the limit Postgres might scan the newest stays instead of the index.
  with found as materialized (
    select r.* from public.reservations r
    where private.grams(r.search_text) @> grams and r.search_text like all (patterns))
  select f.* from found f
  where (f.created_at < behind.created_at
      or (f.created_at = behind.created_at and f.id < behind.id))
    and (of_status is null or private.stands(
      of_status, f.status, f.check_in, f.asks_change, f.cancelled_unseen))
    and (of_room is null or f.room_id = of_room)
    and (from_date is null or f.check_in >= from_date) and (to_date is null or f.check_in <= to_date)
  order by f.created_at desc, f.id desc limit wanted;
end
$function$;

CREATE OR REPLACE FUNCTION private.guard_room()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  editable constant text[] := '{name,type,size,description,images,amenities,best_seller,position,updated_at}';
begin
  if current_user = 'authenticated' and to_jsonb(new) - editable <> to_jsonb(old) - editable then
    perform private.require_role('admin');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.guest_told(stays uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  told int;
begin
  perform private.require_role('desk');
  if (cardinality(stays) between 1 and 10) is not true then
    raise sqlstate 'PT422' using message = 'booking-rooms';
  end if;
  with gone as (
    delete from public.untold_stays u where u.reservation_id = any (stays) returning u.reservation_id
  ), written as (
    insert into public.reservation_events (reservation_id, actor, actor_name, changes)
    select g.reservation_id, auth.uid(),
      (select p.username from public.profiles p where p.id = auth.uid()), '{"told": [false, true]}'
    from gone g returning 1
  )
  select count(*) into told from written;
  return told;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_role(VARIADIC roles text[])
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select 1 from public.profiles p
    where p.id = (select auth.uid()) and p.role = any (array_append(roles, 'admin'))
  ) and private.is_session_open() and private.is_second_factor_used()
$function$;

CREATE OR REPLACE FUNCTION private.is_visitor()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case coalesce(current_setting('role', true), '')
    when 'anon' then true
    when 'authenticated' then not private.has_role('desk')
    else false end
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
  perform private.require_role('desk');
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

CREATE OR REPLACE FUNCTION private.month_figures(day date)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  first timestamp;
begin
  perform private.require_role('reader');
  if (day between '2000-01-01' and '2999-12-31') is not true then
    raise sqlstate 'PT400' using message = 'date-too-far';
  end if;
  first := date_trunc('month', day::timestamp);
  return json_build_array(
    private.month_json(first::date),
    private.month_json((first - interval '1 month')::date),
    private.month_json((first - interval '1 year')::date));
end
$function$;

CREATE OR REPLACE FUNCTION private.other_stays(of_stay uuid)
 RETURNS SETOF public.reservations
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET enable_seqscan TO 'off'
AS $function$
declare
  stay public.reservations;
  digits text;
begin
  perform private.require_role('desk', 'reader');
  select * into stay from public.reservations r where r.id = of_stay;
  digits := private.phone_digits(stay.phone);
  return query
  with found as materialized (
    select r.id from public.reservations r where r.email = stay.email
    union
    select r.id from public.reservations r
    where char_length(digits) >= 6
      and private.grams(r.search_text) @> private.wanted_grams(digits)
      and private.phone_digits(r.phone) = digits)
  select r.* from found f join public.reservations r on r.id = f.id
  where r.id <> stay.id
  order by r.check_in desc nulls last, r.created_at desc limit 20;
end
$function$;

CREATE OR REPLACE FUNCTION private.outbox_state()
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('desk', 'reader');
  return (select json_build_object(
    'cameAt', (select s.came_at from private.outbox_sender s),
    'ways', coalesce((select to_json(s.ways) from private.outbox_sender s), '[]'),
    'waiting', (select count(*) from public.outbox where status = 'queued' and next_try_at <= now()),
    'failed', (select count(*) from public.outbox where status = 'failed'),
    'held', (select count(*) from public.outbox where status = 'held'),
    'addresses', (select coalesce(json_agg(w.recipient), '[]') from private.bell_ways() w
      where w.channel = 'email')));
end
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
  perform private.require_role('admin'), private.lock_nights(), private.lock_bell();
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

CREATE OR REPLACE FUNCTION private.require_role(VARIADIC roles text[])
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and not private.has_role(variadic roles)
  then
    raise sqlstate 'PT403' using message = 'this account may not do this';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.rooms_for(from_date date, for_nights integer, for_guests integer, of_stay uuid)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('desk', 'reader');
  if (from_date between '2000-01-01' and '2999-12-31' and for_nights between 1 and 60) is not true then
    raise sqlstate 'PT400' using message = 'date-too-far';
  end if;
  return (
    select coalesce(json_agg(json_build_object(
      'id', m.id, 'name', m.name, 'fits', m.capacity >= coalesce(for_guests, 1),
      'full', (
        select coalesce(json_agg(n.night order by n.night), '[]')
        from (
          select h.night from private.held_nights h
          where h.room_id = m.id and h.reservation_id is distinct from of_stay
            and h.night >= from_date and h.night < from_date + for_nights
          group by h.night having count(*) >= m.units) n)) order by m.position, m.id), '[]')
    from public.rooms m);
end
$function$;

CREATE OR REPLACE FUNCTION private.send_test(to_channel text, to_address text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  made uuid;
begin
  perform private.require_role('admin');
  if to_channel = 'email' and private.is_email(private.normal_email(to_address)) is not true then
    raise sqlstate 'PT422' using message = 'email-invalid';
  end if;
  insert into public.outbox (kind, channel, recipient, dedupe_key)
  values ('test', to_channel,
    case to_channel when 'email' then private.normal_email(to_address) else '' end,
    format('test:%s:%s:%s', to_channel, private.normal_email(to_address),
      to_char(now(), 'YYYYMMDDHH24MI')))
  on conflict (dedupe_key) do update set dedupe_key = excluded.dedupe_key
  returning id into made;
  return made;
end
$function$;

CREATE OR REPLACE FUNCTION private.stay_of_event(of_event uuid, guest_name text, email text, phone text, guests integer, price numeric)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  e public.listing_events;
  l public.listings;
  stay uuid := gen_random_uuid();
begin
  perform private.require_role('desk'), private.lock_nights(), private.lock_bell();
  select * into e from public.listing_events where id = of_event for update;
  select * into l from public.listings where id = e.listing_id;
  if e.id is null then
    return null;
  elsif private.is_stay(e) then
    raise sqlstate 'PT409' using message = 'event-is-stay';
  elsif e.state is distinct from 'held' or e.let_go_at is not null then
    raise sqlstate 'PT409' using message = 'event-not-held';
  end if;

  delete from private.held_nights h
  where h.listing_id = l.id and h.night >= e.from_date and h.night < e.to_date;
  insert into public.reservations (id, room_id, check_in, nights, guests, guest_name, email, phone,
    status, source, own_price, price_reason, charges)
  values (stay, l.room_id, e.from_date, e.to_date - e.from_date, stay_of_event.guests,
    stay_of_event.guest_name, stay_of_event.email, stay_of_event.phone, 'confirmed', l.channel,
    stay_of_event.price, case when stay_of_event.price is not null then private.channel_name(l) end, '[]');
  update public.listing_events set reservation_id = stay, missed = 0 where id = e.id;
  perform private.hold_listing(l.id);
  return stay;
end
$function$;

CREATE OR REPLACE FUNCTION private.step_rooms(ids uuid[], seen timestamp with time zone[], to_status text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  full_rooms jsonb := '[]';
  refusal text;
begin
  perform private.require_role('desk');
  if cardinality(ids) = 0 then
    return;
  end if;
  perform private.lock_nights(), private.lock_bell();
  perform from public.reservations r where r.id = any (ids) order by r.id for update;
  if (to_status is not null and cardinality(ids) between 1 and 10
      and cardinality(seen) = cardinality(ids) and (
        select count(*) = cardinality(ids) and count(distinct r.booking_id) = 1
          and count(r.booking_id) = count(*)
        from public.reservations r where r.id = any (ids))) is not true then
    raise sqlstate 'PT422' using message = 'booking-rooms';
  elsif exists (
    select from unnest(ids, seen) as s (id, at) join public.reservations r using (id)
    where r.updated_at is distinct from s.at) then
    raise sqlstate 'PT409' using message = 'booking-changed';
  end if;
  for place in 1..cardinality(ids) loop
    begin
      update public.reservations r set status = to_status where r.id = ids[place];
    exception when sqlstate 'PT409' then
      get stacked diagnostics refusal = pg_exception_detail;
      full_rooms := full_rooms || (refusal::jsonb - 'free' || jsonb_build_object('place', place));
    end;
  end loop;
  if full_rooms <> '[]' then
    raise sqlstate 'PT409' using message = 'rooms-full', detail = jsonb_build_object(
      'rooms', full_rooms, 'free', '[]'::jsonb);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.surface()
 RETURNS json
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  lines text[];
begin
  if not private.has_role('admin') and not pg_try_advisory_xact_lock(hashtextextended('surface', 0)) then
    raise sqlstate 'PT429' using message = 'somebody else is asking this';
  end if;
  lines := array(select line from private.surface_lines() line order by line collate "C");
  return json_build_object(
    'migration', private.last_migration(),
    'digest', encode(sha256(convert_to(array_to_string(lines, E'\n'), 'UTF8')), 'hex'),
    'lines', case when private.has_role('admin') then lines end);
end
$function$;

CREATE OR REPLACE FUNCTION private.told_stays(letter public.outbox)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when count(*) > 1
    then jsonb_build_object('stays', jsonb_agg(r.id order by r.booking_place)) else '{}' end
  from public.reservations r
  where r.booking_id = (
      select m.booking_id from public.reservations m where m.id = letter.reservation_id)
    and private.has_role('desk') and letter.facts -> 'stays' ? r.id::text
$function$;

CREATE OR REPLACE FUNCTION private.untold()
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('desk', 'reader');
  return (
    select coalesce(json_agg(json_build_object(
      'id', r.id, 'bookingId', r.booking_id, 'guest', coalesce(r.guest_name, r.email, r.phone),
      'checkIn', r.check_in,
      'kind', case
        when r.status = 'new' or u.knows - 'asked' = private.guest_facts(r) then 'general'
        when r.status = 'confirmed' and u.knows ->> 'status' = 'confirmed' then 'changed'
        else r.status end,
      'isOnItsWay', exists (
        select from public.outbox o
        where (o.reservation_id = r.id or o.facts -> 'stays' ? r.id::text)
          and o.status = 'queued' and private.tells(o, u))
      ) order by r.check_in, r.created_at, r.id), '[]')
    from public.untold_stays u join public.reservations r on r.id = u.reservation_id
    where private.is_to_tell(u, r));
end
$function$;

CREATE OR REPLACE FUNCTION private.year_figures(day date)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  last timestamp;
begin
  perform private.require_role('reader');
  if (day between '2002-01-01' and '2999-12-31') is not true then
    raise sqlstate 'PT400' using message = 'date-too-far';
  end if;
  last := date_trunc('month', day::timestamp);
  return (
    select json_agg(json_build_object(
      'month', to_char(m, 'YYYY-MM'),
      'offered', (
        select coalesce(sum(o.nights), 0)
        from private.nights_offered(m::date, (m + interval '1 month')::date) o),
      'nights', sold.nights, 'income', sold.income) order by m)
    from generate_series(last - interval '23 months', last, interval '1 month') m
    cross join lateral (
      select coalesce(sum(n.nights), 0) as nights, coalesce(sum(n.income), 0) as income
      from private.nights_between(m::date, (m + interval '1 month')::date) n) sold);
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
  perform private.require_role('desk');
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

CREATE OR REPLACE FUNCTION public.dashboard_figures()
 RETURNS json
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('desk', 'reader');
  return (
    select json_build_object(
      'reservations', r.total, 'guests', r.guests, 'newReservations', r.open,
      -- These rows are counted here instead of by triggers, because they are few and indexed.
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

CREATE OR REPLACE FUNCTION public.move_image(image_path text, to_category text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  moved public.hotel_images;
begin
  perform private.require_role('editor');
  perform pg_advisory_xact_lock(7261001);
  update public.hotel_images i
  set category = to_category, position = private.free_position(to_category)
  where i.path = image_path returning * into moved;
  return case when moved.id is null then null else private.picture_json(moved) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_role()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.role from public.profiles p
  where p.id = (select auth.uid()) and private.has_role(p.role)
$function$;

CREATE OR REPLACE FUNCTION public.my_role()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select private.my_role() $function$;

CREATE OR REPLACE FUNCTION public.replace_images(pictures jsonb DEFAULT '[]'::jsonb, clear_categories text[] DEFAULT '{}'::text[], release_paths text[] DEFAULT '{}'::text[])
 RETURNS json
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  picture jsonb;
  stored public.hotel_images;
  rows_stored jsonb[] := '{}';
  paths_gone text[];
begin
  perform private.require_role('editor');
  -- The lock keeps two requests from finding the same free position.
  perform pg_advisory_xact_lock(7261001);

  with gone as (
    delete from public.hotel_images i
    where i.category = any (clear_categories)
      or exists (
        select 1 from jsonb_to_recordset(pictures) as n (category text, "position" int)
        where n.category = i.category and n."position" = i.position)
      or (i.path = any (release_paths)
          or (i.category like 'room-%' or i.category = 'general') and i.position > 0
            and i.created_at < now() - interval '1 day')
        and not private.is_shown(i.path)
    returning i.*
  )
  select coalesce(array_agg(p), '{}') into paths_gone
  from gone, private.picture_paths(gone) p;

  for picture in select value from jsonb_array_elements(pictures) loop
    insert into public.hotel_images
      (path, category, position, data, width, height, alt, colour, focal_x, focal_y, luminance,
       variants)
    values (
      picture ->> 'path', picture ->> 'category',
      coalesce((picture ->> 'position')::int, private.free_position(picture ->> 'category')),
      picture ->> 'data', (picture ->> 'width')::int, (picture ->> 'height')::int,
      coalesce(picture ->> 'alt', ''), picture ->> 'colour',
      coalesce((picture ->> 'focalX')::real, 0.5), coalesce((picture ->> 'focalY')::real, 0.5),
      (picture ->> 'luminance')::real, coalesce(picture -> 'variants', '[]'))
    returning * into stored;
    rows_stored := rows_stored || private.picture_json(stored);
  end loop;

  return json_build_object(
    'images', array_to_json(rows_stored),
    'removed', (
      select coalesce(json_agg(distinct p), '[]')
      from (select unnest(paths_gone) union select private.orphan_pictures()) as found (p)
      where not private.is_named(p)));
end
$function$;

CREATE OR REPLACE FUNCTION public.save_about(section jsonb, pictures jsonb, seen timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS json
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  saved public.hotel_config;
  swapped json;
begin
  perform private.require_role('editor');
  if seen is null then
    insert into public.hotel_config (key, value) values ('aboutSection', section)
    on conflict (key) do nothing returning * into saved;
  else
    update public.hotel_config set value = section
    where key = 'aboutSection' and updated_at = seen returning * into saved;
  end if;
  if saved.key is null then
    raise sqlstate 'PT409' using message = 'someone else has saved this section';
  end if;
  swapped := public.replace_images(pictures, array['about']);
  return json_build_object(
    'value', saved.value, 'updatedAt', saved.updated_at,
    'images', swapped -> 'images', 'removed', swapped -> 'removed');
end
$function$;

CREATE OR REPLACE FUNCTION public.save_translations(to_language text, entries jsonb)
 RETURNS json
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  entry record;
  changed int;
begin
  perform private.require_role('editor');
  if coalesce(jsonb_typeof(entries), '') <> 'array' or jsonb_array_length(entries) > 500 then
    raise sqlstate 'PT422' using message = 'these are no translations';
  end if;
  for entry in
    select * from jsonb_to_recordset(entries) as e (source text, text text, seen timestamptz)
  loop
    if entry.seen is null and private.has_text(entry.text) then
      insert into public.translations (language, source, text)
      values (to_language, entry.source, entry.text) on conflict (id) do nothing;
    elsif entry.seen is null then
      continue;
    elsif private.has_text(entry.text) then
      update public.translations t set text = entry.text, made_from = null
      where t.id = private.translation_id(to_language, entry.source) and t.updated_at = entry.seen;
    else
      delete from public.translations t
      where t.id = private.translation_id(to_language, entry.source) and t.updated_at = entry.seen;
    end if;
    get diagnostics changed = row_count;
    if changed = 0 then
      raise sqlstate 'PT409' using message = 'someone else has translated this';
    end if;
  end loop;
  return (
    select coalesce(json_agg(json_build_object(
      'source', t.source, 'text', t.text, 'madeFrom', t.made_from, 'updatedAt', t.updated_at)
      order by t.id), '[]')
    from public.translations t
    where t.id in (
      select private.translation_id(to_language, e.source)
      from jsonb_to_recordset(entries) as e (source text)));
end
$function$;

ALTER TABLE "public"."profiles" ADD CONSTRAINT "profiles_role_check" CHECK ((role = ANY (ARRAY['admin'::text, 'desk'::text, 'editor'::text, 'reader'::text])));

CREATE TRIGGER guard_room BEFORE UPDATE ON public.rooms FOR EACH ROW EXECUTE FUNCTION private.guard_room();

CREATE POLICY "administrators add" ON "public"."charges" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators change" ON "public"."charges" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators delete" ON "public"."charges" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators add" ON "public"."child_bands" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators change" ON "public"."child_bands" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators delete" ON "public"."child_bands" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "receptionists change closings" ON "public"."closings" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role));

CREATE POLICY "receptionists close rooms" ON "public"."closings" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role));

CREATE POLICY "receptionists open rooms again" ON "public"."closings" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role));

CREATE POLICY "staff read closings" ON "public"."closings" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

CREATE POLICY "administrators add" ON "public"."extras" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators change" ON "public"."extras" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators delete" ON "public"."extras" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "editors add configuration" ON "public"."hotel_config" FOR INSERT TO "authenticated" WITH CHECK (((( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role) AND (key <> ALL (ARRAY['hotelInfo'::text, 'contactInfo'::text, 'houseFacts'::text, 'privacy'::text]))) OR ( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role)));

CREATE POLICY "editors change configuration" ON "public"."hotel_config" FOR UPDATE TO "authenticated" USING (((( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role) AND (key <> ALL (ARRAY['hotelInfo'::text, 'contactInfo'::text, 'houseFacts'::text, 'privacy'::text]))) OR ( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role)));

CREATE POLICY "editors add picture records" ON "public"."hotel_images" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors change picture records" ON "public"."hotel_images" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors delete picture records" ON "public"."hotel_images" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "shown pictures are public" ON "public"."hotel_images" FOR SELECT TO "anon", "authenticated" USING (((category = ANY (ARRAY['hero'::text, 'luxury'::text, 'about'::text])) OR ("position" = 0) OR (path IN ( SELECT private.shown_pictures() AS shown_pictures)) OR ( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role)));

CREATE POLICY "staff read the counts" ON "public"."inbox_counts" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

CREATE POLICY "administrators change what invoices say" ON "public"."invoice_settings" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "staff read what invoices say" ON "public"."invoice_settings" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

CREATE POLICY "staff read invoices" ON "public"."invoices" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

CREATE POLICY "editors change the words of letters" ON "public"."letter_texts" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors take the words of letters back" ON "public"."letter_texts" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors write the words of letters" ON "public"."letter_texts" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "staff read the words of letters" ON "public"."letter_texts" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text, 'editor'::text]) AS has_role));

CREATE POLICY "receptionists settle what channels hold" ON "public"."listing_events" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role));

CREATE POLICY "staff read what channels hold" ON "public"."listing_events" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

CREATE POLICY "administrators add listings" ON "public"."listings" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators change listings" ON "public"."listings" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators take listings away" ON "public"."listings" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "staff read listings" ON "public"."listings" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

CREATE POLICY "receptionists delete messages" ON "public"."messages" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role));

CREATE POLICY "receptionists file messages" ON "public"."messages" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role));

CREATE POLICY "staff read messages" ON "public"."messages" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

CREATE POLICY "receptionists delete letters" ON "public"."outbox" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role));

CREATE POLICY "receptionists queue a letter again" ON "public"."outbox" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role)) WITH CHECK ((( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role) AND (status = 'queued'::text)));

CREATE POLICY "receptionists write letters" ON "public"."outbox" FOR INSERT TO "authenticated" WITH CHECK ((( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role) AND (status = 'queued'::text)));

CREATE POLICY "staff read letters" ON "public"."outbox" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

CREATE POLICY "administrators change what leaves by itself" ON "public"."outbox_settings" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators choose what leaves by itself" ON "public"."outbox_settings" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "staff read what leaves by itself" ON "public"."outbox_settings" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

CREATE POLICY "editors make previews" ON "public"."page_previews" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors read previews" ON "public"."page_previews" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors take previews back" ON "public"."page_previews" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors add pages" ON "public"."pages" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors change pages" ON "public"."pages" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors delete pages" ON "public"."pages" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors read pages" ON "public"."pages" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "administrators add" ON "public"."price_periods" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators change" ON "public"."price_periods" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators delete" ON "public"."price_periods" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "prices to come are public" ON "public"."price_periods" FOR SELECT TO "anon", "authenticated" USING (((to_night > ( SELECT private.hotel_today() AS hotel_today)) OR ( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role)));

CREATE POLICY "own profile, or any for an administrator" ON "public"."profiles" FOR SELECT TO "authenticated" USING (((id = ( SELECT auth.uid() AS uid)) OR ( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role)));

CREATE POLICY "administrators add" ON "public"."promo_codes" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators change" ON "public"."promo_codes" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators delete" ON "public"."promo_codes" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "staff read codes" ON "public"."promo_codes" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

CREATE POLICY "staff read what was changed" ON "public"."reservation_events" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

CREATE POLICY "receptionists change reservations" ON "public"."reservations" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role));

CREATE POLICY "receptionists enter reservations" ON "public"."reservations" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role));

CREATE POLICY "staff read reservations" ON "public"."reservations" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

CREATE POLICY "administrators add rooms" ON "public"."rooms" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators delete rooms" ON "public"."rooms" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "editors change rooms" ON "public"."rooms" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "receptionists answer what guests ask" ON "public"."stay_changes" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role));

CREATE POLICY "staff read what guests ask" ON "public"."stay_changes" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

CREATE POLICY "administrators add" ON "public"."stay_discounts" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators change" ON "public"."stay_discounts" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "administrators delete" ON "public"."stay_discounts" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['admin'::text]) AS has_role));

CREATE POLICY "receptionists delete subscribers" ON "public"."subscribers" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role));

CREATE POLICY "staff read subscribers" ON "public"."subscribers" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

CREATE POLICY "editors add testimonials" ON "public"."testimonials" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors change testimonials" ON "public"."testimonials" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors delete testimonials" ON "public"."testimonials" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors add translations" ON "public"."translations" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors change translations" ON "public"."translations" FOR UPDATE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "editors delete translations" ON "public"."translations" FOR DELETE TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['editor'::text]) AS has_role));

CREATE POLICY "staff read translations" ON "public"."translations" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text, 'editor'::text]) AS has_role));

CREATE POLICY "staff read what guests were not told" ON "public"."untold_stays" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text, 'reader'::text]) AS has_role));

REVOKE ALL ON FUNCTION "private"."guard_room"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."guard_room"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_role"(text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."has_role"(text[]) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."require_role"(text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."require_role"(text[]) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."my_role"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_role"() TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."my_role"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."my_role"() TO "authenticated", "postgres", "service_role";

-- The storage schema belongs to the platform, so that `npm run migration` does not compare it.
create policy "editors list pictures" on storage.objects
  for select to authenticated
  using (bucket_id = 'hotel_images' and (select private.has_role('editor')));
create policy "editors upload pictures" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'hotel_images' and (select private.has_role('editor'))
    and private.is_picture_path(name));
create policy "editors change pictures" on storage.objects
  for update to authenticated
  using (bucket_id = 'hotel_images' and (select private.has_role('editor')))
  with check (bucket_id = 'hotel_images' and (select private.has_role('editor'))
    and private.is_picture_path(name));
create policy "editors remove pictures" on storage.objects
  for delete to authenticated
  using (bucket_id = 'hotel_images' and (select private.has_role('editor')));

-- Hosted projects grant every new function of schema public to visitors and accounts.
revoke all on function public.my_role() from anon;
