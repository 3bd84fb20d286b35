-- Quotes: the price of a stay, computed in one place for visitors, staff and the trigger of
-- reservations (decision 0060). Amounts are rounded half up for each night.

-- True for ages of children, of whom at least one guest is no child.
create function private.are_children(ages int[], for_guests int) returns boolean
language sql immutable set search_path = ''
as $$
  select ages = '{}' or coalesce(
    array_ndims(ages) = 1 and 0 <= all (ages) and 17 >= all (ages), false)
    and cardinality(ages) < for_guests
$$;

create function private.check_children(ages int[], for_guests int) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if private.are_children(ages, 1000) is not true then
    raise sqlstate 'PT422' using message = 'children-ages';
  elsif cardinality(ages) > 0 and cardinality(ages) >= for_guests then
    raise sqlstate 'PT422' using message = 'children-alone';
  end if;
end
$$;

-- The children of these ages with their bands; `id` is null for a child without a band.
create function private.banded(ages int[])
returns table (age int, id uuid, price numeric, takes_place boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  select a.age, b.id, b.price, b.takes_place
  from unnest(ages) a (age)
  left join lateral (
    select * from public.child_bands c where c.until_age >= a.age order by c.until_age limit 1) b on true;
end
$$;

-- The people of a stay as its price counts them: `heads` are adults and children without a band,
-- `places` all who count against the capacity, `price` what the children of bands cost per night.
create function private.party(for_guests int, ages int[], out heads int, out places int, out price numeric)
language plpgsql stable security definer set search_path = ''
as $$
begin
  select for_guests - count(b.id)::int, for_guests - (count(*) filter (where not b.takes_place))::int,
    coalesce(sum(b.price), 0)
  into heads, places, price from private.banded(ages) b;
end
$$;

create function private.places(for_guests int, ages int[]) returns int
language sql stable security definer set search_path = ''
as $$ select p.places from private.party(for_guests, ages) p $$;

-- The nights of these rooms that have a period: its price of the night, and the period itself.
create function private.night_periods(room_ids text[], first date, last date)
returns table (room_id text, night date, price numeric, period public.price_periods)
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

create function private.long_stay_percent(for_nights int) returns numeric
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce((
      select d.percent from public.stay_discounts d where d.min_nights <= for_nights
      order by d.min_nights desc limit 1), 0));
end
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

-- The next day within sixty on which guests may arrive in the room.
create function private.next_arrival(of_room text, after date) returns date
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select min(after + ahead) from generate_series(1, 60) ahead
    left join private.night_periods(array[of_room], after + 1, after + 61) p on p.night = after + ahead
    where coalesce(
      extract(isodow from after + ahead)::int = any ((p.period).arrival_days), true));
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

-- The value of a code for a stay: {"percent": …}, {"amount": …}, or {"refused": why}. `used` is the
-- number of stays that use the code.
create function private.promo(
  p public.promo_codes, used int, of_room text, arrival date, for_nights int)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- The prices of several stays, each given by its room, arrival, nights, and its people as in
-- `private.party`. Children of bands use no included place. `bare` are the nights before discounts,
-- `names` their periods. `refused` says why the code does not apply, `rule` which price rule the stay
-- breaks. Nothing else computes room prices.
create function private.stays_priced(
  room_ids text[], arrivals date[], lengths int[], heads int[], children_prices numeric[], said text)
returns table (n int, nights date[], names text[], bare numeric[], amounts numeric[], price numeric,
  refused jsonb, rule jsonb)
language plpgsql stable security definer set search_path = ''
as $$
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
    select s.room_id, s.arrival, s.length, s.n, r.price,
      greatest(s.heads - coalesce(r.guests_included, r.capacity), 0) * r.extra_guest_price
        + s.children_price as surcharge,
      case when has_code then private.promo(p, used, s.room_id, s.arrival, s.length) end as code
    from unnest(room_ids, arrivals, lengths, heads, children_prices)
      with ordinality s (room_id, arrival, length, heads, children_price, n)
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
$$;

-- How many times a stay pays an extra's price.
create function private.extra_times(
  per text, from_age int, for_nights int, for_guests int, ages int[])
returns int
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select case per when 'night' then for_nights when 'guest' then g.payers
      when 'guest_night' then for_nights * g.payers else 1 end
    from (
      select for_guests - (count(*) filter (where age < from_age))::int as payers
      from unnest(ages) age) g);
end
$$;

create function private.extras_sum(extras jsonb) returns numeric
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select coalesce(sum((e ->> 'amount')::numeric), 0) from jsonb_array_elements(extras) e);
end
$$;

create function private.too_many(capacity int, for_guests int, places int) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return case when places > capacity or for_guests > 10 then
    jsonb_build_object('code', 'too-many-guests', 'capacity', capacity) end;
end
$$;

-- Adds the next possible day to a rule that forbids arriving on a day.
create function private.with_next(rule jsonb, of_room text, arrival date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when rule ->> 'code' = 'arrival-day' then
    rule || jsonb_build_object('next', private.next_arrival(of_room, arrival)) else rule end;
end
$$;

-- Adds the obligatory extras, once each, to those that a guest chose.
create function private.with_obligatory(wanted jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select case when jsonb_typeof(wanted) = 'array' then coalesce((
      select jsonb_agg(w) from jsonb_array_elements(wanted) w
      where not exists (select from public.extras e where e.obligatory and e.id = w ->> 'id')), '[]')
      || coalesce((
        select jsonb_agg(jsonb_build_object('id', e.id)) from public.extras e where e.obligatory), '[]')
    else wanted end);
end
$$;

-- The extras of a stay with their prices. `wanted` is a list of {"id", "count"}. Only staff may add
-- an extra of a full moon to other nights.
create function private.extras_priced(
  wanted jsonb, for_nights int, for_guests int, ages int[], arrival date default null)
returns jsonb
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
$$;

create function private.charged(price numeric, charges jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(c || jsonb_build_object('amount', trim_scale(round(
      price * (c ->> 'percent')::numeric / 100,
      case c ->> 'rounding' when 'whole' then 0 else 2 end))) order by place), '[]')
    from jsonb_array_elements(charges) with ordinality as u (c, place));
end
$$;

create function private.charges_now() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'name', c.name,
      'percent', trim_scale(c.percent), 'rounding', c.rounding) order by c.position, c.id), '[]')
    from public.charges c);
end
$$;

create function private.charges_sum(charges jsonb, of_kind text) returns numeric
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select coalesce(sum((c ->> 'amount')::numeric), 0)
    from jsonb_array_elements(charges) c where c ->> 'kind' = of_kind);
end
$$;

-- The price of a stay, and why it cannot be sold.
create function private.quote(
  of_room text, arrival date, for_nights int, for_guests int, wanted jsonb, said text,
  ages int[] default '{}')
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
    array[people.heads], array[people.price], said);
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

-- Refuses a question about prices that no visitor or no stay may ask.
create function private.check_question(
  arrival date, for_nights int, for_guests int, most_guests int, said text, ages int[])
returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (for_nights between 1 and case when private.is_visitor() then 10 else 60 end) is not true then
    raise sqlstate 'PT422' using message = 'nights-out-of-range';
  elsif (for_guests between 1 and most_guests) is not true then
    raise sqlstate 'PT422' using message = 'too-many-guests',
      detail = jsonb_build_object('capacity', most_guests);
  elsif char_length(said) > 400 or (case when said is not null then
    char_length(private.plain_text(left(said, 400))) > 40 end)
  then
    raise sqlstate 'PT422' using message = 'code-too-long';
  elsif private.is_visitor() and arrival < private.hotel_today() then
    raise sqlstate 'PT422' using message = 'date-past';
  end if;
  perform private.check_children(ages, for_guests);
  if arrival is not null then
    perform private.check_day(arrival);
  end if;
end
$$;

-- Counts the look-up of a code that a visitor named. A wrong code raises no error, because the
-- rollback would undo its count.
create function private.count_code(said text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.has_text(said) is not true or not private.is_visitor() then
    return;
  end if;
  if private.is_tried_too_often(said) then
    raise sqlstate 'PT429' using message = 'busy-network';
  end if;
  perform private.try_code(said, (private.promo_code_of(said)).id is not null);
end
$$;

create function private.stay_quote(
  of_room text, arrival date, for_nights int, for_guests int, wanted jsonb, said text, ages int[])
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  ages := coalesce(ages, '{}');
  perform private.check_question(arrival, for_nights, for_guests, 10, said, ages);
  perform private.count_code(said);
  return private.quote(of_room, arrival, for_nights, for_guests, wanted, said, ages);
end
$$;

-- POST only, because wrong promo codes are counted.
create function public.stay_quote(
  room_id text, check_in date, nights int, guests int, extras jsonb default '[]', code text default null,
  children int[] default '{}')
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.stay_quote(room_id, check_in, nights, guests, extras, code, children)
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
$$;

create function public.night_prices(room_id text, from_date date, to_date date)
returns table (night date, price numeric, arrive boolean, min_nights int)
language sql stable security invoker set search_path = ''
as $$ select * from private.night_prices(room_id, from_date, to_date) $$;
