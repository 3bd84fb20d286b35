-- Bookings: several rooms for one guest, stored together or not at all. Each room is its own
-- reservation.

-- Days on which a stay could begin in all of these rooms; a room type named twice needs two rooms.
create function private.free_for_all(room_ids text[], nights int, from_date date, how_many int)
returns setof date
language sql stable security definer set search_path = ''
as $$
  with wanted as materialized (
    select w.room, w.rooms, coalesce(r.units, 0) as units
    from (select room, count(*) as rooms from unnest(room_ids) room group by room) as w
    left join public.rooms r on r.id = w.room
  ), taken as materialized (
    select h.night from private.held_nights h join wanted w on w.room = h.room_id
    where h.night >= from_date and h.night < from_date + 430
    group by h.room_id, h.night, w.units, w.rooms
    having count(*) > w.units - w.rooms)
  select from_date + ahead from generate_series(0, 365) ahead
  where not exists (
      select from taken where night >= from_date + ahead and night < from_date + ahead + nights)
    and not exists (select from wanted where rooms > units)
  order by ahead limit how_many
$$;

-- Stores two to ten rooms with the same dates. If one is full, the error `rooms-full` names each
-- full room and days on which all are free. Repeating the call with the same booking id stores
-- nothing.
create function private.add_booking(
  booking uuid, room_ids text[], room_guests int[], arrival date, for_nights int,
  guest_name text, email text, phone text, notes text, source text, as_status text,
  language text, rule_reason text, room_children jsonb default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

-- Changes the status of several rooms of a booking, each only in its seen version; all or none.
create function private.step_rooms(ids uuid[], seen timestamptz[], to_status text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

-- The stays of a booking, or with these ids, for the desk.
create function private.rooms_of(booking uuid, ids uuid[]) returns setof public.reservations
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('desk');
  return query select w.* from public.reservations r cross join lateral private.without_keys(r) w
    where r.booking_id = booking or r.id = any (ids) order by r.booking_place;
end
$$;

create function public.add_booking(
  booking uuid, room_ids text[], room_guests int[], arrival date, for_nights int,
  guest_name text default null, email text default null, phone text default null,
  notes text default '', source text default 'phone', as_status text default 'confirmed',
  language text default 'en', rule_reason text default null, room_children jsonb default null)
returns setof public.reservations
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.add_booking(booking, room_ids, room_guests, arrival, for_nights,
    add_booking.guest_name, add_booking.email, add_booking.phone, add_booking.notes,
    add_booking.source, as_status, add_booking.language, add_booking.rule_reason, room_children);
  return query select * from private.rooms_of(booking, '{}');
end
$$;

create function public.step_rooms(ids uuid[], seen timestamptz[], to_status text)
returns setof public.reservations
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.step_rooms(ids, seen, to_status);
  return query select * from private.rooms_of(null, ids);
end
$$;
