-- Search by dates: which rooms are free for a party by themselves, together, one after the other,
-- or on days near (decision 0062). Rooms are numbered by their place in the hotel's order.

-- The rooms, and how many units of each are free on each of these nights: `free[room][night]`.
create function private.free_units(nights date[], out ids text[], out free int[])
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- The prices of several stays with fees and taxes, rounded as in `private.charged`.
create function private.stays_charged(room_ids text[], arrivals date[], lengths int[], heads int[],
  children_prices numeric[], said text)
returns table (n int, length int, price numeric, fee numeric, tax numeric, refused jsonb, rule jsonb)
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- The prices of several stays of one party, with the charges that nobody may leave out.
create function private.stay_totals(
  room_ids text[], arrivals date[], lengths int[], said text, for_guests int, ages int[])
returns table (n int, price numeric, fee numeric, tax numeric, total numeric, refused jsonb, rule jsonb)
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- The children of a party by what matters for spreading it over rooms: price and place. The oldest
-- come first. Leaves out children who cost nothing and take no place, because any room suits them.
-- `is_coarse` ignores prices, because parties with many kinds of children have too many spreads.
create function private.child_kinds(ages int[], is_coarse boolean)
returns table (kind int, price numeric, takes_place boolean, members int[])
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  select (row_number() over (order by min(b.age) desc))::int, avg(b.price), b.takes_place,
    array_agg(b.age order by b.age)
  from private.banded(ages) b where b.id is not null and (b.price > 0 or b.takes_place)
  group by b.takes_place, case when not is_coarse then b.price end;
end
$$;

-- The parties that one room could take of a bigger party. A party is one number with six bits for
-- each kind of people: `heads` first, then the kinds of children.
create function private.part_parties(
  all_heads int, most_places int, prices numeric[], seats boolean[], counts int[])
returns table (party bigint, heads int, places int, guests int, price numeric)
language plpgsql immutable set search_path = ''
as $$
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
$$;

-- The three cheapest ways to put a party into `many` rooms, each with the number and the party of
-- every room. `free` are the free units of each room; 0 for a room that cannot be sold.
create function private.spread_party(ids text[], free int[], many int, arrival date, for_nights int,
  said text, all_heads int, all_places int, prices numeric[], places boolean[], counts int[])
returns table (rooms int[], parties bigint[])
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- The ages of the children in each room of a way, as one JSON list per room. Younger children are in
-- earlier rooms. Children without a band take the place of heads, one of which is an adult's.
create function private.ages_in_rooms(parties bigint[], ages int[], kinds jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- The proposals as visitors read them, with the total of each room.
create function private.proposals_priced(
  ids text[], proposals jsonb, arrival date, for_nights int, said text)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- Up to three proposals of several rooms for a party that no single room can take: as few rooms as
-- possible, then the lowest total, then the hotel's order.
create function private.rooms_together(
  ids text[], units int[], arrival date, for_nights int, for_guests int, ages int[], said text)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- One change of room for a party that no room can take throughout: the longest first part, then the
-- lowest total. `fitting` are the numbers of the rooms that can take the party, `free` begins with
-- the night of arrival.
create function private.split_stay(ids text[], free int[], fitting int[], arrival date,
  for_nights int, for_guests int, ages int[], said text)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- The days within a week of the arrival on which the party finds a room for as many nights: at most
-- five, the nearest first, each with its cheapest room. `free` begins seven nights before.
create function private.days_near(ids text[], free int[], fitting int[], arrival date,
  for_nights int, for_guests int, ages int[], said text)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- The answer of the search. `refused` of a promo code stands in `rule` as in a quote, but does not
-- make a room one that cannot be had.
create function private.found_stays(
  arrival date, for_nights int, for_guests int, ages int[], said text)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

create function private.search_stays(
  arrival date, for_nights int, for_guests int, ages int[], said text)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  ages := coalesce(ages, '{}');
  if arrival is null or (private.is_visitor() and arrival > private.hotel_today() + 730) then
    raise sqlstate 'PT422' using message = 'date-too-far';
  end if;
  perform private.check_question(arrival, for_nights, for_guests, 30, said, ages);
  perform private.count_code(said);
  return private.found_stays(arrival, for_nights, for_guests, ages, said);
end
$$;

-- POST only, because wrong promo codes are counted.
create function public.search_stays(
  check_in date, nights int, guests int, children int[] default '{}', code text default null)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.search_stays(check_in, nights, guests, children, code) $$;

-- The cheapest free room for each of these days, e.g. the nights around the full moons. Without a
-- free room `room_id` is null and `near` the nearest day with one.
create function private.cheapest_stays(
  arrivals date[], for_nights int, for_guests int, ages int[])
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

create function public.cheapest_stays(
  arrivals date[], nights int, guests int, children int[] default '{}')
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.cheapest_stays(arrivals, nights, guests, children) $$;
