-- Reports of a month: nights, income and occupancy, by room and source.

-- One row for each occupied night of a room, from `first` up to, but not including, `last`. Past
-- nights count if the guest came, later nights if the guest is expected. If a guest leaves on the
-- day of arrival, that night counts. A booking site's event counts until a stay is made from it.
-- `freeRooms` in the calendar follows the same rule.
create function private.occupied_nights(first date, last date)
returns table (room_id text, night date, reservation_id uuid, listing_id uuid)
language sql stable security definer set search_path = ''
as $$
  select r.room_id, n.night, r.id, null::uuid
  from public.reservations r
  cross join lateral (select r.check_in + later as night from generate_series(0, r.nights - 1) later) n
  -- No stay is longer than 60 nights, so earlier arrivals need not be read from the index.
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
$$;

-- Occupied nights and income by room and source. A stay across two months counts in both: a month
-- gets the amounts of its nights, other charges in proportion, and extras in equal parts.
-- `calendar_nights` are booking sites' events without a stay, which have no income.
create function private.nights_between(first date, last date)
returns table (room_id text, room_name text, source text, stays int, nights int, income numeric,
  extras numeric, calendar_nights int)
language sql stable security definer set search_path = ''
as $$
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
$$;

-- Number of stays that the report omits because nobody noted whether the guest came.
create function private.unmarked_between(first date, last date) returns int
language sql stable security definer set search_path = ''
as $$
  select count(*)::int from public.reservations r
  where r.check_in > first - 60 and r.check_in < least(last, private.hotel_today())
    and first < private.hotel_today() and r.check_out > first and r.status = 'confirmed'
$$;

-- Nights on sale: the rooms of today, minus closings.
create function private.nights_offered(first date, last date)
returns table (room_id text, room_name text, nights int)
language sql stable security definer set search_path = ''
as $$
  select r.id, r.name, greatest(r.units * (last - first) - coalesce((
    select sum(c.rooms * (least(c.to_date, last) - greatest(c.from_date, first)))
    from public.closings c
    where c.room_id = r.id and c.from_date < last and c.to_date > first), 0), 0)::int
  from public.rooms r order by r.position, r.id
$$;

create function private.month_json(first date) returns json
language sql stable security definer set search_path = ''
as $$
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
$$;

-- Reports of this month, the previous month, and this month a year ago.
create function private.month_figures(day date) returns json
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- Reports of the last twelve months and the twelve before, for the whole hotel, oldest first.
create function private.year_figures(day date) returns json
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

create function public.year_figures(day date) returns json
language sql stable security invoker set search_path = ''
as $$ select private.year_figures(day) $$;

create function public.month_figures(day date) returns json
language sql stable security invoker set search_path = ''
as $$ select private.month_figures(day) $$;
