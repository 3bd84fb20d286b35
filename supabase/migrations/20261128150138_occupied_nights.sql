-- What changed in supabase/schemas, written by `npm run migration`. Data that has to move is moved by
-- statements that are added here by hand.

set local check_function_bodies = off;

DROP FUNCTION "private"."nights_between"(date, date);

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

REVOKE ALL ON FUNCTION "private"."nights_between"(date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."nights_between"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."occupied_nights"(date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."occupied_nights"(date, date) TO "postgres";
