-- Nights: no night of a room is sold more often than there are rooms of its type.

create function private.is_held(status text) returns boolean
language sql immutable set search_path = ''
as $$ select status in ('confirmed', 'checked_in') $$;

-- Blocked nights: one row for each night of each confirmed stay, closed room and sold listing.
-- `unit` numbers the rooms of a type, so that the primary key itself prevents overbooking.
create table private.held_nights (
  room_id text not null,
  night date not null,
  unit int not null,
  reservation_id uuid references public.reservations (id) on delete cascade,
  closing_id uuid references public.closings (id) on delete cascade,
  listing_id uuid references public.listings (id) on delete cascade,
  primary key (room_id, night, unit),
  -- A listing takes one room a night, however many events its calendar has.
  constraint held_nights_once_a_listing unique (listing_id, night),
  constraint held_nights_for_one_check
    check (num_nonnulls(reservation_id, closing_id, listing_id) = 1)
);
create index held_nights_by_reservation on private.held_nights (reservation_id);
create index held_nights_by_closing on private.held_nights (closing_id);

create function private.full_nights(of_room text, from_date date, to_date date) returns setof date
language sql stable security definer set search_path = ''
as $$
  select h.night from private.held_nights h
  where h.room_id = of_room and h.night >= from_date and h.night < to_date
  group by h.night
  having count(*) >= coalesce((select r.units from public.rooms r where r.id = of_room), 0)
  order by h.night
$$;

create function private.free_dates(of_room text, nights int, from_date date, how_many int)
returns setof date
language sql stable security definer set search_path = ''
as $$
  with taken as materialized (
    select n from private.full_nights(of_room, from_date, from_date + 430) n)
  select from_date + ahead from generate_series(0, 365) ahead
  where not exists (
      select from taken where n >= from_date + ahead and n < from_date + ahead + nights)
    and exists (select from public.rooms r where r.id = of_room)
  order by ahead limit how_many
$$;

-- One lock for all nights, because locks by room could deadlock: a statement changes stays of
-- several rooms in any order. Code that takes several locks takes them in this order:
-- 1. nights (this function);
-- 2. alerts (`private.lock_bell()`), if the transaction may send an alert later;
-- 3. rows: stays, change requests, e-mails, counts. Tables that only the first lock protects
-- (`held_nights`, closings, listings) may be written before the second lock. The trigger
-- `lock_first` takes the first lock for statements; a function that locks rows earlier takes it
-- itself. rehearsal/database/locks.test.ts runs all actions against each other.
create function private.lock_nights() returns void
language sql volatile security invoker set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('nights', 0)) $$;

-- Takes the lock of nights before a statement locks a row; with a trigger argument also that of
-- alerts. A visitor's request blocks no nights yet, so it takes no lock and never waits.
create function private.lock_first() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'reservations' and tg_op = 'INSERT' and private.is_visitor() then
    return null;
  end if;
  perform private.lock_nights();
  if tg_nargs > 0 then
    perform private.lock_bell();
  end if;
  return null;
end
$$;

create trigger lock_first before insert on public.reservations
  for each statement execute function private.lock_first('bell');
create trigger lock_first_of_change
  before update of status, room_id, check_in, nights or delete on public.reservations
  for each statement execute function private.lock_first('bell');
create trigger lock_first before insert or update or delete on public.closings
  for each statement execute function private.lock_first();
create trigger lock_first before update of room_id or delete on public.listings
  for each statement execute function private.lock_first();
create trigger lock_first before update of let_go_at on public.listing_events
  for each statement execute function private.lock_first();
create trigger lock_first before update of units or delete on public.rooms
  for each statement execute function private.lock_first();

-- Blocks a stay's nights. A lock makes simultaneous stays wait; the key prevents overbooking.
create function private.hold_nights() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  units int;
  full_nights date[];
  free_dates date[];
begin
  if tg_op = 'UPDATE' then
    if private.is_held(new.status) = private.is_held(old.status) and new.room_id = old.room_id
      and new.check_in is not distinct from old.check_in and new.nights = old.nights then
      return null;
    end if;
    delete from private.held_nights h where h.reservation_id = new.id;
  end if;
  if not private.is_held(new.status) then
    return null;
  end if;
  if new.check_in is null then
    raise sqlstate 'PT422' using message = 'date-missing';
  end if;

  perform private.lock_nights();
  select r.units into units from public.rooms r where r.id = new.room_id;
  if units is null then
    raise sqlstate 'PT422' using message = 'room-gone';
  end if;
  select array_agg(n) into full_nights
  from private.full_nights(new.room_id, new.check_in, new.check_out) n;
  if full_nights is not null and tg_op = 'UPDATE' and old.status = 'checked_out' then
    -- A departure was undone: the guest is still here, so other free dates do not help.
    raise sqlstate 'PT409' using message = 'nights-sold', detail = jsonb_build_object(
      'room', new.room_name, 'nights', full_nights);
  elsif full_nights is not null then
    select array_agg(d) into free_dates from private.free_dates(
      new.room_id, new.nights, greatest(new.check_in + 1, private.hotel_today()), 3) d;
    raise sqlstate 'PT409' using message = 'nights-full', detail = jsonb_build_object(
      'room', new.room_name, 'nights', full_nights, 'free', coalesce(free_dates, '{}'));
  end if;

  insert into private.held_nights (room_id, night, unit, reservation_id)
  select new.room_id, new.check_in + later, (
      -- The lowest free room number. It may exceed `units`, if that number was lowered.
      select u from generate_series(1, 1000) u
      where not exists (select from private.held_nights h
        where h.room_id = new.room_id and h.night = new.check_in + later and h.unit = u)
      order by u limit 1), new.id
  -- Counts whole days instead of timestamps, because not every day has 24 hours.
  from generate_series(0, new.nights - 1) later;
  return null;
end
$$;

create trigger hold_nights after insert or update on public.reservations
  for each row execute function private.hold_nights();

-- Counts a code again when a stay is confirmed: two guests may have been quoted its last use. A
-- price that staff entered ignores the code.
create function private.hold_code() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('role', true) in ('anon', 'authenticated') and private.is_held(new.status)
    and new.price_reason is null and (tg_op = 'INSERT' or old.status in ('new', 'declined', 'cancelled')) then
    perform private.lock_nights();
    if private.stays_with_code(new.promo_code)
      > (select p.max_stays from public.promo_codes p where lower(p.code) = lower(new.promo_code)) then
      raise sqlstate 'PT409' using message = 'code-used-up';
    end if;
  end if;
  return null;
end
$$;

create trigger hold_code after insert or update on public.reservations
  for each row when (new.promo_code is not null) execute function private.hold_code();

-- Takes the nights of a closing. Refuses nights that guests have: people decide who moves.
create function private.hold_closing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  units int;
  taken date[];
  fewest int;
begin
  delete from private.held_nights h where h.closing_id = new.id;
  perform private.lock_nights();
  select r.units into units from public.rooms r where r.id = new.room_id;
  select array_agg(n.night order by n.night) filter (where n.free < new.rooms),
    greatest(min(n.free), 0)
  into taken, fewest
  from (
    select days.night, units - (
      select count(*) from private.held_nights h
      where h.room_id = new.room_id and h.night = days.night) as free
    from (
      select new.from_date + later as night
      from generate_series(0, new.to_date - new.from_date - 1) later) as days) as n;
  if taken is not null then
    raise sqlstate 'PT409' using message = 'closing-taken', detail = jsonb_build_object(
      'room', (select r.name from public.rooms r where r.id = new.room_id),
      'nights', taken, 'free', fewest);
  end if;

  insert into private.held_nights (room_id, night, unit, closing_id)
  select new.room_id, days.night, unit.u, new.id
  from (
    select new.from_date + later as night
    from generate_series(0, new.to_date - new.from_date - 1) later) as days,
  lateral (
    -- Closings take the highest free room numbers, because stays take the lowest.
    select u from generate_series(units, 1, -1) u
    where not exists (select from private.held_nights h
      where h.room_id = new.room_id and h.night = days.night and h.unit = u)
    order by u desc limit new.rooms) as unit;
  return null;
end
$$;

create trigger hold_closing after insert or update on public.closings
  for each row execute function private.hold_closing();

-- Refuses missing or infinite days, and those more than a year ago or later than a stay can end.
create function private.check_day(day date) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if (day between private.hotel_today() - 366 and private.hotel_today() + 740) is not true then
    raise sqlstate 'PT400' using message = 'date-too-far';
  end if;
end
$$;

-- For visitors: a room's full nights, at most a year. Reveals neither guests nor their number.
create function public.room_availability(room_id text, from_date date, to_date date)
returns table (night date)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.check_day(from_date), private.check_day(to_date);
  return query select n from private.full_nights(
    room_availability.room_id, from_date, least(to_date, from_date + 366)) n;
end
$$;

create function public.next_free_dates(
  room_id text, nights int, from_date date, how_many int default 3)
returns table (check_in date)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.check_day(from_date);
  return query select d from private.free_dates(
    next_free_dates.room_id, least(greatest(nights, 1), 10),
    greatest(from_date, private.hotel_today()), least(greatest(how_many, 1), 10)) d;
end
$$;

-- For staff: each room with the nights on which it is full for these days, and whether the guests
-- fit. Nights of the stay itself do not count.
create function private.rooms_for(
  from_date date, for_nights int, for_guests int, of_stay uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

create function public.rooms_for(
  from_date date, for_nights int, for_guests int default 1, of_stay uuid default null) returns json
language sql stable security invoker set search_path = ''
as $$ select private.rooms_for(from_date, for_nights, for_guests, of_stay) $$;
