-- Figures of a month: nights, income and occupancy, by room and by where the booking came from.
--
-- After reservations (their index by day of arrival) and closings.

-- What guests had, or will have, of the nights from `first` up to, but not including, `last`. A stay
-- over the end of a month counts in both, with its nights and what was agreed for them; what is
-- charged otherwise is shared out as those were, and its extras in equal parts. Requests,
-- and stays that were declined, cancelled or not begun, are no nights; nor is a stay whose day of
-- arrival has passed while nobody has said whether the guest came (private.unmarked_between).
create function private.nights_between(first date, last date)
returns table (room_id text, room_name text, source text, stays int, nights int, income numeric,
  extras numeric)
language sql stable security definer set search_path = ''
as $$
  select r.room_id, max(r.room_name), r.source, count(*)::int,
    sum(least(r.check_out, last) - greatest(r.check_in, first))::int,
    sum(part.income), sum(part.extras)
  from public.reservations r
  cross join lateral (
    select r.price, r.extras_price where r.check_in >= first and r.check_out <= last
    union all
    select sum(n.amount), sum(n.extra)
    from unnest(private.spread(r.price, private.agreed_nights(r)),
      private.spread(r.extras_price, array_fill(1::numeric, array[r.nights])))
      with ordinality n (amount, extra, place)
    where (r.check_in < first or r.check_out > last)
      and r.check_in + n.place::int - 1 >= first and r.check_in + n.place::int - 1 < last
    having count(*) > 0) as part (income, extras)
  -- no stay is longer than 60 nights: a range of the index, however many stays there are
  where r.check_in > first - 60 and r.check_in < last and r.check_out > first
    and (r.status in ('checked_in', 'checked_out')
      or (r.status = 'confirmed' and r.check_in >= private.hotel_today()))
  group by r.room_id, r.source
$$;

-- How many stays with nights in this time nobody has marked.
create function private.unmarked_between(first date, last date) returns int
language sql stable security definer set search_path = ''
as $$
  select count(*)::int from public.reservations r
  where r.check_in > first - 60 and r.check_in < least(last, private.hotel_today())
    and r.check_out > first and r.status = 'confirmed'
$$;

-- The nights that the house could offer: its rooms as they are today, without those that were closed.
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
        'nights', s.nights, 'income', s.income, 'extras', s.extras)), '[]')
      from private.nights_between(first, (first + interval '1 month')::date) s))
$$;

-- The month of this day, the one before, and the same a year earlier.
create function private.month_figures(day date) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  first timestamp;
begin
  perform private.require_admin();
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

-- The twelve months up to that of this day and the twelve before them, of the whole house, oldest first.
create function private.year_figures(day date) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  last timestamp;
begin
  perform private.require_admin();
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
