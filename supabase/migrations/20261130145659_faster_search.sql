-- What changed in supabase/schemas, and in rows that follow from code, written by `npm run migration`.

set local check_function_bodies = off;

DROP FUNCTION "private"."days_near"(text[], integer[], integer[], numeric[], date, integer, integer, integer[], text);

DROP FUNCTION "private"."split_stay"(text[], integer[], integer[], numeric[], date, integer, integer, integer[], text);

DROP FUNCTION "private"."stay_totals"(text[], date[], integer[], numeric[], text, integer, integer[]);

DROP FUNCTION "private"."stays_priced"(text[], date[], integer[], numeric[], text);

DROP FUNCTION "private"."surcharge"(public.rooms, integer, numeric);

DROP FUNCTION "private"."surcharges"(text[], integer, numeric);

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
          array_agg(for_nights) as lengths from asked) q
      cross join lateral private.stay_totals(q.rooms, q.days, q.lengths, null, for_guests, ages) t
      join asked k on k.n = t.n
      where 0 < all (k.nights[:][8:7 + for_nights])
      order by k.nth, t.rule is null desc, t.total, k.room
    )
    select jsonb_agg(jsonb_build_object('check_in', a.day, 'room_id', ids[f.room], 'left', coalesce(f.left, 0),
      'total', f.total, 'rule', private.with_next(f.rule, ids[f.room], a.day),
      'near', case when f.room is null or f.rule is not null then private.days_near(ids,
        free[:][1 + (a.nth - 1)::int * (for_nights + 14):a.nth::int * (for_nights + 14)], fitting, a.day,
        for_nights, for_guests, ages, null) -> 0 end) order by a.nth)
    from unnest(arrivals) with ordinality a (day, nth)
    left join answered f on f.nth = a.nth);
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
$function$;

CREATE OR REPLACE FUNCTION private.days_near(ids text[], free integer[], fitting integer[], arrival date, for_nights integer, for_guests integer, ages integer[], said text)
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
          array_agg(for_nights) as lengths from days) q
      cross join lateral private.stay_totals(q.rooms, q.days, q.lengths, said, for_guests, ages) t
      join days d on d.n = t.n where t.rule is null
      order by d.ahead, t.total, d.room
    ), nearest as (
      select * from cheapest order by abs(ahead), ahead desc limit 5
    )
    select coalesce(jsonb_agg(jsonb_build_object('check_in', day, 'room_id', ids[room], 'total', total)
      order by abs(ahead), ahead desc), '[]') from nearest);
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
  with answered as materialized (
    select t.*, r.id, private.too_many(r.capacity, for_guests, people.places) as crowd,
      (select min(f) from unnest(free[t.n:t.n][8:7 + for_nights]) f) as left
    from private.stay_totals(ids, array_fill(arrival, array[cardinality(ids)]),
      array_fill(for_nights, array[cardinality(ids)]), said, for_guests, ages) t
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
    'split', case when not is_found then private.split_stay(ids, free[:][8:7 + for_nights], fitting,
      arrival, for_nights, for_guests, ages, said) end,
    'near', case when is_found then '[]' else private.days_near(ids, free, fitting,
      arrival, for_nights, for_guests, ages, said) end);
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
        a.ages, ((p.way -> 'parties' ->> (r.place - 1)::int)::bigint & 31)::int as heads
      from jsonb_array_elements(proposals) with ordinality p (way, nth)
      cross join lateral jsonb_array_elements_text(p.way -> 'rooms') with ordinality r (room, place)
      cross join lateral (
        select array(select age::int from jsonb_array_elements_text(p.way -> 'ages' -> (r.place - 1)::int) age)
          as ages) a
    ), parties as materialized (
      select r.*, k.price, r.heads + k.banded as guests
      from rooms r cross join lateral (
        select coalesce(sum(b.price), 0) as price, count(b.id)::int as banded
        from private.banded(r.ages) b) k
    ), asked as (
      select array_agg(ids[p.room] order by p.n) as rooms, array_agg(p.heads order by p.n) as heads,
        array_agg(p.price order by p.n) as prices
      from parties p
    ), extras as materialized (
      select d.guests, d.ages, case when w.wanted = '[]' then 0 else
        private.extras_sum(private.extras_priced(w.wanted, for_nights, d.guests, d.ages)) end as sum
      from (select private.with_obligatory('[]') as wanted) w,
        (select distinct p.guests, p.ages from parties p) d
    ), answered as (
      select p.*, t.price + t.fee + t.tax + e.sum as total
      from asked q
      cross join lateral private.stays_charged(q.rooms, array_fill(arrival, array[cardinality(q.rooms)]),
        array_fill(for_nights, array[cardinality(q.rooms)]), q.heads, q.prices, said) t
      join parties p on p.n = t.n
      join extras e on e.guests = p.guests and e.ages = p.ages
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
$function$;

CREATE OR REPLACE FUNCTION private.split_stay(ids text[], free integer[], fitting integer[], arrival date, for_nights integer, for_guests integer, ages integer[], said text)
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
          array_agg(length order by n) as lengths from parts) q
      cross join lateral private.stay_totals(q.rooms, q.days, q.lengths, said, for_guests, ages) t
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
    -- Fewer heads than the included ones cost as much as all included, so they share a price.
    select i.n::int as room, free[i.n] as units, p.*,
      greatest(p.heads, coalesce(r.guests_included, r.capacity)) as payers
    from unnest(ids) with ordinality i (id, n) join public.rooms r on r.id = i.id
    join private.part_parties(all_heads, most, prices, places, counts) p on p.places <= r.capacity
    where free[i.n] > 0
  ), asked as materialized (
    select s.room, s.payers, s.price, (row_number() over ())::int as n
    from shares s group by s.room, s.payers, s.price
  ), answered as materialized (
    select a.room, a.payers, a.price, (100 * (t.price + t.fee + t.tax))::bigint as cents
    from (select array_agg(ids[room] order by n) as rooms, array_agg(payers order by n) as payers,
        array_agg(price order by n) as prices
      from asked) q
    cross join lateral private.stays_charged(q.rooms, array_fill(arrival, array[cardinality(q.rooms)]),
      array_fill(for_nights, array[cardinality(q.rooms)]), q.payers, q.prices, said) t
    join asked a on a.n = t.n
  ), ranked as (
    select s.room, s.units, s.party, s.heads, s.places, s.guests, a.cents,
      row_number() over better as nth,
      count(*) filter (where s.units >= many) over (better rows between unbounded preceding and 1 preceding) as sure
    from shares s join answered a on a.room = s.room and a.payers = s.payers and a.price = s.price
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
        where w.step + 1 < many and (o.room > w.last or w.copies < o.units)
          and w.heads - o.heads >= many - w.step - 1
          and w.places - o.places <= (many - w.step - 1) * most
      ) n where n.best = 1
    ) b where b.nth <= 3
  )
  select f.rooms, f.parties from (
    select distinct on (1) w.rooms || o.room as rooms, w.parties || o.party as parties,
      w.cents + o.cents as cents
    from ways w join offers o on o.party = w.rest and o.room >= w.last
      and (o.room > w.last or w.copies < o.units)
    where w.step = many - 1
    order by 1, 3, w.guests || o.guests desc, 2 desc) f
  order by f.cents, f.rooms limit 3;
end
$function$;

CREATE OR REPLACE FUNCTION private.stay_totals(room_ids text[], arrivals date[], lengths integer[], said text, for_guests integer, ages integer[])
 RETURNS TABLE(n integer, price numeric, fee numeric, tax numeric, total numeric, refused jsonb, rule jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  people record;
  wanted jsonb := private.with_obligatory('[]');
begin
  select * into people from private.party(for_guests, ages);
  return query
  with extras as materialized (
    select l.length, case when wanted = '[]' then 0
      else private.extras_sum(private.extras_priced(wanted, l.length, for_guests, ages)) end as sum
    from (select distinct u.length from unnest(lengths) u (length)) l
  )
  select s.n, s.price, s.fee, s.tax, trim_scale(s.price + s.fee + s.tax + e.sum), s.refused, s.rule
  from private.stays_charged(room_ids, arrivals, lengths,
    array_fill(people.heads, array[coalesce(cardinality(room_ids), 0)]),
    array_fill(people.price, array[coalesce(cardinality(room_ids), 0)]), said) s
  join extras e on e.length = s.length;
end
$function$;

CREATE OR REPLACE FUNCTION private.stays_charged(room_ids text[], arrivals date[], lengths integer[], heads integer[], children_prices numeric[], said text)
 RETURNS TABLE(n integer, length integer, price numeric, fee numeric, tax numeric, refused jsonb, rule jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
  return query
  select s.n, cardinality(s.amounts), s.price, c.fee, c.tax, s.refused, s.rule
  from private.stays_priced(room_ids, arrivals, lengths, heads, children_prices, said) s
  cross join lateral (
    select coalesce(sum(a.amount) filter (where a.kind = 'fee'), 0) as fee,
      coalesce(sum(a.amount) filter (where a.kind = 'tax'), 0) as tax
    from (
      select c.kind, round(s.price * c.percent / 100, case c.rounding when 'whole' then 0 else 2 end)
        as amount
      from public.charges c) a) c;
end
$function$;

CREATE OR REPLACE FUNCTION private.stays_priced(room_ids text[], arrivals date[], lengths integer[], heads integer[], children_prices numeric[], said text)
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
$function$;

REVOKE ALL ON FUNCTION "private"."days_near"(text[], integer[], integer[], date, integer, integer, integer[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."days_near"(text[], integer[], integer[], date, integer, integer, integer[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."split_stay"(text[], integer[], integer[], date, integer, integer, integer[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."split_stay"(text[], integer[], integer[], date, integer, integer, integer[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."stay_totals"(text[], date[], integer[], text, integer, integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."stay_totals"(text[], date[], integer[], text, integer, integer[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."stays_charged"(text[], date[], integer[], integer[], numeric[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."stays_charged"(text[], date[], integer[], integer[], numeric[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."stays_priced"(text[], date[], integer[], integer[], numeric[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."stays_priced"(text[], date[], integer[], integer[], numeric[], text) TO "postgres";
