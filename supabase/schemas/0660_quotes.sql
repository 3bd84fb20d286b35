-- Quotes: the price of a stay, computed in one place for visitors, staff and the trigger of
-- reservations (decision 0060). Amounts are rounded half up for each night.

-- The nights of a stay, each with its price before discounts and the period that sets it.
create function private.nights_priced(
  room public.rooms, arrival date, for_nights int, for_guests int)
returns table (place int, night date, amount numeric, period public.price_periods)
language sql stable security definer set search_path = ''
as $$
  select n.place, arrival + n.place - 1,
    coalesce(
      ((p.period).weekday_prices ->> extract(isodow from arrival + n.place - 1)::int::text)::numeric,
      (p.period).price, room.price)
      + greatest(for_guests - coalesce(room.guests_included, room.capacity), 0) * room.extra_guest_price,
    p.period
  from generate_series(1, for_nights) n (place)
  left join lateral (
    select period from public.price_periods period
    where period.room_id = room.id and period.from_night <= arrival + n.place - 1
      and private.covers(period, arrival + n.place - 1)
    order by period.to_night - period.from_night, period.from_night, period.id limit 1) p on true
  order by n.place
$$;

create function private.long_stay_percent(for_nights int) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select d.percent from public.stay_discounts d where d.min_nights <= for_nights
    order by d.min_nights desc limit 1), 0)
$$;

-- Splits an amount over nights in proportion to `over`. The last night gets the rounding
-- difference.
create function private.spread(amount numeric, over numeric[]) returns numeric[]
language plpgsql immutable set search_path = ''
as $$
declare
  whole numeric;
begin
  -- Null for more nights or a higher price than any stay has.
  if (cardinality(over) between 1 and 60 and amount between 0 and 1000000000) is not true then
    return null;
  end if;
  select sum(part) into whole from unnest(over) part;
  if (whole between 0 and 60000000000) is not true then
    return null;
  end if;
  return (
    select array_agg(trim_scale(upto - before) order by place)
    from (
      select place, upto, coalesce(lag(upto) over (order by place), 0) as before
      from (
        select place, case when place = cardinality(over) then amount
          when whole = 0 then round(amount * place / cardinality(over), 2)
          else round(amount * sum(part) over (order by place) / whole, 2) end as upto
        from unnest(over) with ordinality u (part, place)) as sums) as steps);
end
$$;

create function private.may_arrive(room public.rooms, arrival date) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    extract(isodow from arrival)::int = any ((n.period).arrival_days), true)
  from private.nights_priced(room, arrival, 1, 1) n
$$;

-- The price rule that a stay breaks, with what would be allowed; null if it can be sold.
create function private.broken_rule(room public.rooms, arrival date, for_nights int) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with nights as materialized (
    select n.place, (n.period).* from private.nights_priced(room, arrival, for_nights, 1) n
  ), strict as (
    select n.* from nights n
    where n.min_nights > for_nights and (n.throughout or n.place = 1)
    order by n.min_nights desc, n.place limit 1
  )
  select case
    when arrival is null then null
    when exists (select from strict) then (
      select jsonb_build_object('code', 'least-nights', 'name', s.name, 'from', s.from_night,
        'until', s.to_night - 1, 'nights', s.min_nights)
      from strict s)
    when not private.may_arrive(room, arrival) then (
      select jsonb_build_object('code', 'arrival-day', 'name', n.name, 'days', n.arrival_days,
        'next', (
          select min(arrival + ahead) from generate_series(1, 60) ahead
          where private.may_arrive(room, arrival + ahead)))
      from nights n where n.place = 1)
    end
$$;

-- Version 1.0.0 could store two codes that are equal now ("AB", "A B"): then the exact spelling
-- wins.
create function private.promo_code_of(said text) returns public.promo_codes
language sql stable security definer set search_path = ''
as $$
  select p.* from public.promo_codes p where p.code_key = private.code_key(said)
  order by lower(p.code) = lower(btrim(said)) desc, p.id limit 1
$$;

-- The value of a code for a stay: {"percent": …}, {"amount": …}, or {"refused": why}.
create function private.promo(said text, of_room text, arrival date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  p public.promo_codes := private.promo_code_of(said);
  -- Counts uses of wrong codes too, so that the time of an answer reveals nothing.
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
$$;

-- The extras of a stay with their prices. `wanted` is a list of {"id", "count"}.
create function private.extras_priced(wanted jsonb, for_nights int, for_guests int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  one record;
  priced jsonb := '[]';
begin
  if jsonb_typeof(wanted) is distinct from 'array' or jsonb_array_length(wanted) > 50 then
    raise sqlstate 'PT422' using message = 'extras-unreadable';
  end if;
  for one in
    select w.id, coalesce(w.count, 1) as count, e.name, e.price, e.per, e.most,
      count(*) over (partition by w.id) as times
    from jsonb_to_recordset(wanted) as w (id text, count int)
    left join public.extras e on e.id = w.id
    order by e.position, w.id
  loop
    if one.name is null or one.times > 1 then
      raise sqlstate 'PT409' using message = 'extra-gone', detail = jsonb_build_object('id', one.id);
    elsif one.count not between 1 and one.most then
      raise sqlstate 'PT422' using message = 'extra-count', detail = jsonb_build_object(
        'id', one.id, 'name', one.name, 'most', one.most);
    end if;
    priced := priced || jsonb_build_object('id', one.id, 'name', one.name, 'count', one.count,
      'per', one.per, 'price', trim_scale(one.price),
      'amount', trim_scale(one.price * one.count * case one.per
        when 'night' then for_nights when 'guest' then for_guests
        when 'guest_night' then for_nights * for_guests else 1 end));
  end loop;
  return priced;
end
$$;

create function private.charged(price numeric, charges jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(c || jsonb_build_object('amount', trim_scale(round(
    price * (c ->> 'percent')::numeric / 100,
    case c ->> 'rounding' when 'whole' then 0 else 2 end))) order by place), '[]')
  from jsonb_array_elements(charges) with ordinality as u (c, place)
$$;

create function private.charges_now() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'name', c.name,
    'percent', trim_scale(c.percent), 'rounding', c.rounding) order by c.position, c.id), '[]')
  from public.charges c
$$;

create function private.charges_sum(charges jsonb, of_kind text) returns numeric
language sql immutable set search_path = ''
as $$
  select coalesce(sum((c ->> 'amount')::numeric), 0)
  from jsonb_array_elements(charges) c where c ->> 'kind' = of_kind
$$;

-- The price of a stay, and why it cannot be sold. Nothing else computes prices.
create function private.quote(
  of_room text, arrival date, for_nights int, for_guests int, wanted jsonb, said text)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  room public.rooms;
  percent numeric := private.long_stay_percent(for_nights);
  code jsonb := case when private.has_text(said) then private.promo(said, of_room, arrival) end;
  bare numeric[];
  days date[];
  names text[];
  amounts numeric[];
  price numeric;
  charges jsonb;
  extras jsonb := private.extras_priced(coalesce(wanted, '[]'), for_nights, for_guests);
  rule jsonb;
begin
  select * into room from public.rooms r where r.id = of_room;
  if room.id is null then
    return null;
  end if;
  select array_agg(n.amount order by n.place), array_agg(n.night order by n.place),
    array_agg((n.period).name order by n.place)
  into bare, days, names
  from private.nights_priced(room, arrival, for_nights, for_guests) n;
  select array_agg(trim_scale(round(
      round(b * (100 - percent) / 100, 2)
        * (100 - coalesce((code ->> 'percent')::numeric, 0)) / 100, 2)) order by place)
  into amounts from unnest(bare) with ordinality u (b, place);
  select sum(a) into price from unnest(amounts) a;
  if code ->> 'amount' is not null then
    price := greatest(price - (code ->> 'amount')::numeric, 0);
    amounts := private.spread(price, amounts);
  end if;
  charges := private.charged(price, private.charges_now());
  rule := coalesce(
    case when code ? 'refused' then (code - 'refused') || jsonb_build_object('code', code -> 'refused') end,
    case when for_guests > room.capacity then
      jsonb_build_object('code', 'too-many-guests', 'capacity', room.capacity) end,
    private.broken_rule(room, arrival, for_nights));
  return jsonb_build_object(
    'nights', (
      select jsonb_agg(jsonb_build_object(
        'night', days[n], 'amount', amounts[n], 'full', bare[n], 'period', names[n]) order by n)
      from generate_subscripts(amounts, 1) n),
    'price', trim_scale(price), 'fee', private.charges_sum(charges, 'fee'),
    'tax', private.charges_sum(charges, 'tax'), 'charges', charges, 'extras', extras,
    'total', trim_scale(price + private.charges_sum(charges, 'fee') + private.charges_sum(charges, 'tax') + (
      select coalesce(sum((e ->> 'amount')::numeric), 0) from jsonb_array_elements(extras) e)),
    'discount', trim_scale((select sum(b) from unnest(bare) b) - price),
    'rule', rule);
end
$$;

-- True if the caller's network got a quote with this code lately; all unknown networks count as
-- one. Booking requests require this, because their rollback would undo the count of a wrong code.
create function private.has_quoted(said text, within interval default '3 hours') returns boolean
language sql volatile security definer set search_path = ''
as $$
  select exists (
    select from private.recent_senders s
    where s.kind = 'code ' || private.code_key(said) and s.at > now() - within
      and s.sender = coalesce(private.sender_of(current_setting('request.headers', true)), ''))
$$;

-- Records a look-up of a code: each wrong one, and a right one once an hour, so that a request may
-- use it.
create function private.try_code(said text, is_right boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

-- True if too many codes were tried within an hour: 30 by the caller's network, or 300 by all, with
-- a wrong one from the caller's wider network (`area`). The lock makes each attempt count.
create function private.is_tried_too_often(said text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

-- Quotes for visitors and staff. A wrong code raises no error: the rollback would undo its count.
create function private.stay_quote(
  of_room text, arrival date, for_nights int, for_guests int, wanted jsonb, said text)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

-- POST only, because wrong promo codes are counted.
create function public.stay_quote(
  room_id text, check_in date, nights int, guests int, extras jsonb default '[]', code text default null)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.stay_quote(room_id, check_in, nights, guests, extras, code)
$$;

-- For the calendar: the price of each future night, and whether guests may arrive on it. At most a
-- hundred nights.
create function private.night_prices(of_room text, from_date date, to_date date)
returns table (night date, price numeric, arrive boolean, min_nights int)
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

create function public.night_prices(room_id text, from_date date, to_date date)
returns table (night date, price numeric, arrive boolean, min_nights int)
language sql stable security invoker set search_path = ''
as $$ select * from private.night_prices(room_id, from_date, to_date) $$;
