-- Waiting requests: a request for full nights waits. When all its nights are free, staff get one
-- alert, Today lists the request, and an e-mail may inform the guest. Nothing is reserved for it.

-- Requests whose nights were full. Not columns of reservations, because a change of these rows must
-- not create a new version of the stay. A backup omits them: restoring finds full requests again.
create table private.waiting_stays (
  reservation_id uuid primary key references public.reservations (id) on delete cascade,
  -- The room and nights that were full; a request for others starts again.
  asked_for text not null,
  -- When all nights became free; null while one is full.
  freed_at timestamptz,
  -- True after the alert, which staff get once for the same nights.
  is_told boolean not null default false
);

create function private.asked_for(stay public.reservations) returns text
language sql stable set search_path = ''
as $$ select format('%s %s %s', stay.room_id, stay.check_in, stay.nights) $$;

-- True if a night of the request, or of another open room of its booking, is full. A night that a
-- booking site sold too counts as taken, because the site gets it as soon as it is free.
create function private.lacks_nights(stay public.reservations) returns boolean
language sql stable security definer set search_path = ''
as $$
  with wanted as (
    select b.room_id, b.check_in + later as night, count(*) as rooms
    from public.reservations b, generate_series(0, b.nights - 1) later
    where (b.id = stay.id or b.booking_id = stay.booking_id) and b.status = 'new'
      and b.check_in is not null
    group by 1, 2)
  select exists (
    select from wanted w
    where w.rooms > coalesce((select r.units from public.rooms r where r.id = w.room_id), 0)
      - (select count(*) from private.held_nights h
        where h.room_id = w.room_id and h.night = w.night)
      - (select count(distinct e.listing_id)
        from public.listings l join public.listing_events e on e.listing_id = l.id
        where l.room_id = w.room_id and e.state = 'conflict' and e.let_go_at is null
          and w.night = any (e.conflict_nights)
          and (e.reservation_id is null or not private.is_stay(e))))
$$;

-- Open requests of these ids, with the other rooms of their bookings, whose row in `waiting_stays`
-- is out of date; the first to ask is first.
create function private.waiting_changes(ids uuid[])
returns table (stay public.reservations, is_full boolean, is_same boolean, is_told boolean)
language sql stable security definer set search_path = ''
as $$
  select r, s.is_full, s.is_same, coalesce(w.is_told, false)
  from public.reservations r
  left join private.waiting_stays w on w.reservation_id = r.id
  cross join lateral (
    select private.lacks_nights(r) as is_full, w.asked_for = private.asked_for(r) as is_same) s
  where r.status = 'new' and r.check_in >= private.hotel_today()
    and (r.id = any (ids)
      or r.booking_id in (select b.booking_id from public.reservations b where b.id = any (ids)))
    and case when s.is_full then w.reservation_id is null or not s.is_same or w.freed_at is not null
      else w.reservation_id is not null and (not s.is_same or w.freed_at is null) end
  order by r.created_at, r.booking_place, r.id
$$;

-- True if a room is left for the request after those that asked earlier.
create function private.is_next_in_line(stay public.reservations) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (
    select count(*) from private.waiting_stays w join public.reservations r on r.id = w.reservation_id
    where w.freed_at is not null and r.status = 'new' and r.room_id = stay.room_id
      and (r.created_at, r.id) < (stay.created_at, stay.id)
      and r.booking_id is distinct from coalesce(stay.booking_id, stay.id)
      and r.check_in < stay.check_out and stay.check_in < r.check_out)
  < (select m.units from public.rooms m where m.id = stay.room_id) - coalesce((
    select max(n.rooms) from (
      select count(*) as rooms from private.held_nights h
      where h.room_id = stay.room_id and h.night >= stay.check_in and h.night < stay.check_out
      group by h.night) n), 0)
$$;

-- Stores which of these requests wait, and alerts staff to those whose nights became free. The
-- e-mail waits two minutes like those about decisions, and is removed if the nights are taken again.
create function private.settle_waiting(ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  change record;
  told uuid[] := '{}';
begin
  if ids = '{}' or not exists (select from private.waiting_changes(ids)) then
    return;
  end if;
  perform private.lock_bell();
  for change in select (c.stay).*, c.stay, c.is_full, c.is_same, c.is_told
    from private.waiting_changes(ids) c
  loop
    if change.is_full then
      insert into private.waiting_stays as w (reservation_id, asked_for)
      values (change.id, private.asked_for(change.stay))
      on conflict (reservation_id) do update set freed_at = null,
        is_told = w.is_told and w.asked_for = excluded.asked_for, asked_for = excluded.asked_for;
    elsif change.is_same then
      update private.waiting_stays w set freed_at = now(), is_told = true
      where w.reservation_id = change.id;
      if not change.is_told and coalesce(change.booking_id, change.id) <> all (told) then
        told := told || coalesce(change.booking_id, change.id);
        perform private.ring('freed', change.id);
      end if;
      if private.is_next_in_line(change.stay) then
        perform private.write_letter('freed', change.stay, now() + interval '2 minutes',
          private.asked_for(change.stay));
      end if;
    else
      delete from private.waiting_stays w where w.reservation_id = change.id;
    end if;
    if change.is_full or not change.is_same then
      delete from public.outbox o
      where o.kind = 'freed' and o.recipient = change.email
        and (o.reservation_id = change.id or o.facts -> 'stays' ? change.id::text)
        and (private.is_unwritten(o) or o.status = 'held');
    end if;
  end loop;
end
$$;

-- Every way to free or take a night changes `held_nights`: confirming, cancelling, moving, closing,
-- a booking site's calendar. Runs at the end of the transaction, because a stay whose dates change
-- frees all its nights first and then takes them again.
create function private.settle_night() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed private.held_nights;
begin
  if tg_op = 'DELETE' then
    changed := old;
  else
    changed := new;
  end if;
  if changed.night >= private.hotel_today() then
    perform private.settle_waiting(array(
      select r.id from public.reservations r
      where r.status = 'new' and r.room_id = changed.room_id
        and r.check_in between changed.night - 59 and changed.night
        and r.check_out > changed.night));
  end if;
  return null;
end
$$;

create constraint trigger settle_waiting after insert or delete on private.held_nights
  deferrable initially deferred
  for each row execute function private.settle_night();

-- Also settles a request that was stored or changed, and those for a room with more or fewer units.
-- A new request for a room of which no night is taken needs no further look.
create function private.settle_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'rooms' then
    perform private.settle_waiting(array(
      select r.id from public.reservations r where r.status = 'new' and r.room_id = new.id));
  elsif tg_op = 'UPDATE' or new.booking_id is not null or exists (
    select from private.held_nights h
    where h.room_id = new.room_id and h.night >= new.check_in and h.night < new.check_out)
  then
    perform private.settle_waiting(array[new.id]);
  end if;
  return null;
end
$$;

create constraint trigger settle_waiting
  after insert or update of room_id, check_in, nights, status on public.reservations
  deferrable initially deferred
  for each row when (new.status = 'new' and new.check_in is not null)
  execute function private.settle_request();
create trigger settle_waiting after update of units on public.rooms
  for each row when (new.units <> old.units) execute function private.settle_request();

-- Settles all open requests: nights may have become free while a request for them was being stored.
create function private.settle_all_waiting() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  ids uuid[] := array(
    select r.id from public.reservations r
    where r.status = 'new' and r.check_in >= private.hotel_today());
begin
  if exists (select from private.waiting_changes(ids)) then
    perform private.lock_nights();
    perform private.settle_waiting(ids);
  end if;
end
$$;

-- Open requests whose nights were full and are free now; the first to ask is first.
create function private.freed_stays()
returns table (id uuid, is_written boolean)
language sql stable security definer set search_path = ''
as $$
  select r.id, exists (
    select from public.outbox o
    where o.kind = 'freed' and o.recipient = r.email and o.status in ('queued', 'sent')
      and (o.reservation_id = r.id or o.facts -> 'stays' ? r.id::text))
  from private.waiting_stays w join public.reservations r on r.id = w.reservation_id
  where w.freed_at is not null and r.status = 'new' and not r.asks_change
    and r.check_in >= private.hotel_today() and w.asked_for = private.asked_for(r)
  order by r.created_at, r.id limit 50
$$;
