-- Desk: searches, other stays of a guest, and today's overview. These functions run with their
-- owner's rights, because row security prevents Postgres from using the search index. Each checks
-- for an administrator first.

-- True if a stay has this status or mark: `asks` (waiting change request), `unseen` (cancellation
-- not acknowledged), `unmarked` (day of arrival passed, nobody noted whether the guest came).
create function private.stands(
  wanted text, status text, check_in date, asks_change boolean, cancelled_unseen boolean)
returns boolean
language sql stable set search_path = ''
as $$
  select case wanted
    when 'asks' then asks_change
    when 'unseen' then cancelled_unseen
    when 'unmarked' then status = 'confirmed' and check_in < private.hotel_today()
    else status = wanted end
$$;

-- Stays in which every part of `query` occurs, newest first, after the last stay of the previous
-- page (before_at, before_id). Searches the newest few hundred first, which finds frequent parts
-- fast, then the index, which finds rare parts fast.
create function private.find_reservations(
  query text, of_status text, of_room text, from_date date, to_date date,
  before_at timestamptz, before_id uuid, how_many int)
returns setof public.reservations
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
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
$$;

-- Messages in which every part of `query` occurs, newest first, after the last one of the previous
-- page; by default those of the inbox. Scans by time, because messages are few.
create function private.find_messages(
  query text, of_status text, before_at timestamptz, before_id uuid, how_many int)
returns setof public.messages
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- Other stays with the guest's address or telephone number, latest arrival first, at most twenty.
create function private.other_stays(of_stay uuid) returns setof public.reservations
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
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
$$;

-- Today in one answer: arrivals, departures, stays, waiting requests, and free and occupied rooms
-- for thirty nights. Late guests stay expected until their stay ends, and overdue departures stay
-- listed. Arrivals and departures that are done stay listed for the day, so that staff can undo
-- them.
create function private.desk_today() returns json
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- The key of the stay's guest page, for those who may act for the guest.
create function private.guest_key(of_stay uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('desk');
  return (select r.guest_key from public.reservations r where r.id = of_stay);
end
$$;

create function public.guest_key(of_stay uuid) returns text
language sql stable security invoker set search_path = ''
as $$ select private.guest_key(of_stay) $$;

create function public.find_reservations(
  query text, of_status text default null, of_room text default null,
  from_date date default null, to_date date default null,
  before_at timestamptz default null, before_id uuid default null, how_many int default 50)
returns setof public.reservations
language sql stable security invoker set search_path = ''
as $$
  select w.* from private.find_reservations(
    query, of_status, of_room, from_date, to_date, before_at, before_id, how_many) r
  cross join lateral private.without_keys(r) w
$$;

create function public.find_messages(
  query text, of_status text default null, before_at timestamptz default null,
  before_id uuid default null, how_many int default 50)
returns setof public.messages
language sql stable security invoker set search_path = ''
as $$ select * from private.find_messages(query, of_status, before_at, before_id, how_many) $$;

create function public.other_stays(of_stay uuid) returns setof public.reservations
language sql stable security invoker set search_path = ''
as $$
  select w.* from private.other_stays(of_stay) r cross join lateral private.without_keys(r) w
$$;

create function public.desk_today() returns json
language sql stable security invoker set search_path = ''
as $$ select private.desk_today() $$;
