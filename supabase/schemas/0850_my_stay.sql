-- The guest's page: a stay as its guest sees it by a secret link, change requests, and cancelling.
-- Whoever knows the key is the guest; nobody else learns anything.

-- Change requests of guests. Null columns stay unchanged. Only one request waits at a time.
create table public.stay_changes (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid not null references public.reservations (id) on delete cascade,
  check_in date check (check_in between '2000-01-01' and '2999-12-31'),
  nights int check (nights between 1 and 10),
  guests int check (guests between 1 and 10),
  message text not null default '' check (char_length(message) <= 1000),
  status text not null default 'asked'
    check (status in ('asked', 'accepted', 'declined', 'withdrawn')),
  answer text not null default '' check (char_length(answer) <= 1000),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  children smallint[] check (private.are_children(children, 1000))
);
create unique index stay_changes_waiting on public.stay_changes (reservation_id)
  where status = 'asked';
create index stay_changes_of on public.stay_changes (reservation_id, created_at desc, id desc);

alter table public.stay_changes enable row level security;

create policy "staff read what guests ask" on public.stay_changes
  for select to authenticated using ((select private.has_role('desk', 'reader')));
create policy "receptionists answer what guests ask" on public.stay_changes
  for update to authenticated
  using ((select private.has_role('desk')));

-- Staff can answer a change request, but not alter it.
create function private.keep_change() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and
    (new.id, new.reservation_id, new.check_in, new.nights, new.guests, new.message, new.created_at,
      new.children)
    is distinct from
    (old.id, old.reservation_id, old.check_in, old.nights, old.guests, old.message, old.created_at,
      old.children)
  then
    raise sqlstate 'PT422' using message = 'what a guest asks is answered, not changed';
  end if;
  return new;
end
$$;

-- Marks the reservation, so that lists show and find waiting requests. A replaced request does not
-- update the reservation again: repeated requests would keep staff from saving it.
create function private.mark_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.reservations r set asks_change = (new.status = 'asked')
  where r.id = new.reservation_id and r.asks_change <> (new.status = 'asked');
  return null;
end
$$;

create trigger keep_change before update on public.stay_changes
  for each row execute function private.keep_change();
create trigger touch_updated_at before insert or update on public.stay_changes
  for each row execute function private.touch_updated_at();
-- Accepting a change request takes nights, so it needs their lock.
create trigger lock_first before update of status on public.stay_changes
  for each statement execute function private.lock_first('bell');
create trigger mark_change after insert or update on public.stay_changes
  for each row execute function private.mark_change();

-- When a stay begins or is cancelled, its waiting change request is withdrawn.
create function private.end_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.stay_changes c set status = 'withdrawn'
  where c.reservation_id = new.id and c.status = 'asked';
  return null;
end
$$;

create trigger end_changes after update on public.reservations
  for each row when (new.status <> old.status and new.status not in ('new', 'confirmed'))
  execute function private.end_changes();


-- The last day of a link, by `GUEST_LINK_DAYS` and `GUEST_LINK_UNDATED_DAYS` in
-- src/basics/rules/limits.ts.
create function private.guest_link_ends(stay public.reservations) returns date
language sql stable set search_path = ''
as $$
  select coalesce(stay.check_out + 14,
    (stay.created_at at time zone 'Asia/Phnom_Penh')::date + 90)
$$;

-- True if the guest may still change or cancel: until the day before arrival; an unanswered request
-- also on that day.
create function private.is_open_to_guest(stay public.reservations) returns boolean
language sql stable set search_path = ''
as $$
  select case stay.status
    when 'new' then coalesce(stay.check_in >= private.hotel_today(), true)
    when 'confirmed' then coalesce(stay.check_in > private.hotel_today(), true)
    else false end
$$;

-- True for the former key of a stay whose link was replaced. Reveals nothing else about the stay.
create function private.is_replaced(key text) returns boolean
language sql stable security invoker set search_path = ''
as $$
  select exists (
    select from public.reservations r
    where r.replaced_keys @> array[key] and r.replaced_keys <> '{}' and r.erased_at is null
      and private.guest_link_ends(r) >= private.hotel_today())
$$;

create function private.no_stay(key text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select case when private.is_replaced(key) then '{"replaced": true}'::jsonb end $$;

-- The stay of a key, or null for a wrong or expired key. Both take the same steps, so that timing
-- reveals nothing. After twenty wrong keys from one network in ten minutes, every key gets null. A
-- wrong key raises no error, because the rollback would undo its count.
create function private.stay_of(key text) returns public.reservations
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  place bytea := private.sender_of(current_setting('request.headers', true));
  recent int;
  stay public.reservations;
begin
  if place is not null then
    perform pg_advisory_xact_lock(hashtextextended('stays from ' || encode(place, 'hex'), 0));
    select count(*) into recent from (
      select from private.recent_senders s
      where s.kind = 'stays' and s.sender = place and s.at > now() - interval '10 minutes'
      limit 20) as r;
    if recent >= 20 then
      raise sqlstate 'PT429' using message = 'busy-network';
    end if;
  end if;
  select * into stay from public.reservations r
  where r.guest_key = key and r.erased_at is null
    and private.guest_link_ends(r) >= private.hotel_today();
  if stay.id is null and place is not null and not private.is_replaced(key) then
    insert into private.recent_senders (kind, sender) values ('stays', place);
    perform private.forget_senders();
  end if;
  return stay;
end
$$;

create function private.guest_status(stay public.reservations) returns text
language sql stable set search_path = ''
as $$
  select case
    when stay.status in ('checked_out', 'no_show')
      or stay.status in ('new', 'confirmed') and stay.check_out < private.hotel_today() then 'past'
    when stay.status = 'checked_in' then 'here'
    when stay.status = 'new' then 'pending'
    else stay.status end
$$;

-- All rooms of the booking with this guest's address. If staff correct one room's address, holders
-- of another room's link no longer see that room.
create function private.booked_with(stay public.reservations) returns setof public.reservations
language sql stable set search_path = ''
as $$
  select r.* from public.reservations r
  where r.booking_id = stay.booking_id and r.email is not distinct from stay.email
    and r.erased_at is null
$$;

-- Another room of the booking by its place, which its guest may also see and change; the stay itself
-- for a null `place`. No stay for a place that the guest does not have.
create function private.room_of(stay public.reservations, place int) returns public.reservations
language plpgsql stable set search_path = ''
as $$
begin
  if place is not null then
    select b.* into stay from private.booked_with(stay) b where b.booking_place = place;
  end if;
  return stay;
end
$$;

-- The rooms of the booking, without their keys.
create function private.guest_rooms(stay public.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select case when count(*) > 1 then jsonb_agg(jsonb_build_object(
    'isThis', r.id = stay.id, 'place', r.booking_place, 'roomName', r.room_name,
    'roomNames', private.in_other_languages(r.room_name), 'checkIn', r.check_in, 'nights', r.nights,
    'guests', r.guests, 'children', r.children, 'total', r.total, 'status', private.guest_status(r),
    'isOpen', private.is_open_to_guest(r)) order by r.booking_place) else '[]' end
  from private.booked_with(stay) r
$$;

-- The parts of a stay that its guest may see, with the newest change request. Contains only the
-- part of the id from which the reference is made: that of the first room, for all rooms.
create function private.guest_view(stay public.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'reference', left(replace(coalesce(
      (select b.id from private.booked_with(stay) b order by b.booking_place limit 1), stay.id)::text,
      '-', ''), 10),
    'roomId', stay.room_id, 'roomName', stay.room_name,
    'roomNames', private.in_other_languages(stay.room_name),
    'capacity', coalesce((select r.capacity from public.rooms r where r.id = stay.room_id), 10),
    'checkIn', stay.check_in, 'checkOut', stay.check_out,
    'nights', stay.nights, 'guests', stay.guests, 'children', stay.children,
    'price', stay.price, 'fee', stay.fee, 'charges', private.named_in_languages(stay.charges),
    'extras', private.named_in_languages(stay.extras), 'discount', stay.discount, 'total', stay.total,
    'status', private.guest_status(stay),
    'rooms', private.guest_rooms(stay),
    'isOpen', private.is_open_to_guest(stay),
    'linkEnds', private.guest_link_ends(stay),
    'updatedAt', stay.updated_at,
    'change', (
      select jsonb_build_object('checkIn', c.check_in, 'nights', c.nights, 'guests', c.guests,
        'children', c.children, 'message', c.message, 'status', c.status, 'answer', c.answer)
      from public.stay_changes c where c.reservation_id = stay.id
      order by c.created_at desc, c.id desc limit 1))
$$;

create function private.guest_stay(key text, place int) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stay public.reservations := private.room_of(private.stay_of(key), place);
begin
  return case when stay.id is not null then private.guest_view(stay) else private.no_stay(key) end;
end
$$;

-- Full nights of the stay's room, without counting the stay's own nights.
create function private.full_for_others(stay public.reservations, from_date date, to_date date)
returns setof date
language sql stable set search_path = ''
as $$
  select h.night from private.held_nights h
  where h.room_id = stay.room_id and h.reservation_id is distinct from stay.id
    and h.night >= from_date and h.night < to_date
  group by h.night
  having count(*) >= coalesce((select r.units from public.rooms r where r.id = stay.room_id), 0)
  order by h.night
$$;

-- Stores a change request in place of a waiting one, and sends an alert. The stay itself does not
-- change. Version 1.0.1 calls this function without `place` and `ages`, `cancel_stay` without `place`.
create function private.ask_change(
  key text, arrival date, for_nights int, for_guests int, words text, place int default null,
  ages int[] default null)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stay public.reservations := private.stay_of(key);
  today date := private.hotel_today();
  room public.rooms;
  said text := btrim(coalesce(words, ''), E' \t\r\n');
  full_nights date[];
  free_dates date[];
  is_news boolean;
begin
  -- The locks make the request wait for changes by staff, who may also replace the link. Alerts are
  -- locked before the row, because this order prevents deadlocks.
  perform private.lock_bell();
  select * into stay from public.reservations r
  where r.id = stay.id and r.guest_key = key for update;
  stay := private.room_of(stay, place);
  select * into stay from public.reservations r where r.id = stay.id for update;
  if stay.id is null then
    return private.no_stay(key);
  end if;
  if not private.is_open_to_guest(stay) then
    raise sqlstate 'PT422' using message = 'stay-closed';
  end if;
  select * into room from public.rooms r where r.id = stay.room_id;
  -- Values that equal the stay's current ones are not part of the request.
  arrival := nullif(arrival, stay.check_in);
  for_nights := nullif(for_nights, stay.nights);
  for_guests := nullif(for_guests, stay.guests);
  ages := nullif(ages, stay.children::int[]);
  perform private.check_children(
    coalesce(ages, stay.children), coalesce(for_guests, stay.guests));
  if arrival < today then
    raise sqlstate 'PT422' using message = 'date-past';
  elsif arrival > today + 730 then
    raise sqlstate 'PT422' using message = 'date-too-far';
  elsif for_nights not between 1 and 10 then
    raise sqlstate 'PT422' using message = 'nights-out-of-range';
  elsif for_guests not between 1 and 10
    or num_nonnulls(for_guests, ages) > 0 and private.places(coalesce(for_guests, stay.guests),
      coalesce(ages, stay.children)) > coalesce(room.capacity, 10) then
    raise sqlstate 'PT422' using message = 'too-many-guests',
      detail = jsonb_build_object('capacity', coalesce(room.capacity, 10));
  elsif char_length(said) > 1000 then
    raise sqlstate 'PT422' using message = 'request-message-too-long';
  elsif num_nonnulls(arrival, for_nights, for_guests, ages) = 0 and said = '' then
    raise sqlstate 'PT422' using message = 'change-empty';
  end if;
  if (arrival is not null or for_nights is not null)
    and coalesce(arrival, stay.check_in) is not null
  then
    select array_agg(n) into full_nights from private.full_for_others(stay,
      coalesce(arrival, stay.check_in),
      coalesce(arrival, stay.check_in) + coalesce(for_nights, stay.nights)) n;
    if full_nights is not null then
      select array_agg(d) into free_dates from private.free_dates(stay.room_id,
        coalesce(for_nights, stay.nights), greatest(coalesce(arrival, stay.check_in) + 1, today), 3) d;
      raise sqlstate 'PT409' using message = 'change-nights-full', detail = jsonb_build_object(
        'nights', full_nights, 'free', coalesce(free_dates, '{}'));
    end if;
  end if;
  insert into public.stay_changes as c (reservation_id, check_in, nights, guests, message, children)
  values (stay.id, arrival, for_nights, for_guests, said, ages)
  on conflict (reservation_id) where status = 'asked' do update
    set check_in = excluded.check_in, nights = excluded.nights, guests = excluded.guests,
      message = excluded.message, children = excluded.children
    -- Repeating an equal change request sends no alert.
    where (c.check_in, c.nights, c.guests, c.message, c.children) is distinct from
      (excluded.check_in, excluded.nights, excluded.guests, excluded.message, excluded.children)
  returning true into is_news;
  if is_news then
    perform private.ring('changes', stay.id);
  end if;
  select * into stay from public.reservations r where r.id = stay.id;
  return private.guest_view(stay);
end
$$;

-- Cancels a stay and frees its nights; with `what` = 'booking', all rooms that can still be
-- cancelled. Staff get an alert for each, and a notice until they acknowledge it.
create function private.cancel_stay(key text, what text, place int default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stay public.reservations := private.stay_of(key);
  cancelled uuid[];
begin
  perform private.lock_nights(), private.lock_bell();
  perform from public.reservations r
  where r.id = stay.id or r.booking_id = stay.booking_id order by r.id for update;
  -- Reads the stay again under the lock, because staff may have replaced the link since.
  select * into stay from public.reservations r where r.id = stay.id and r.guest_key = key;
  stay := private.room_of(stay, place);
  if stay.id is null then
    return private.no_stay(key);
  end if;
  with gone as (
    update public.reservations r set status = 'cancelled', cancelled_unseen = true
    where (r.id = stay.id
        or (what = 'booking' and r.id in (select b.id from private.booked_with(stay) b)))
      and private.is_open_to_guest(r)
    returning r.id)
  select array_agg(id) into cancelled from gone;
  if cancelled is null and stay.status <> 'cancelled' then
    raise sqlstate 'PT422' using message = 'stay-closed';
  end if;
  perform private.ring('cancellations', id) from unnest(cancelled) id;
  select * into stay from public.reservations r where r.id = stay.id;
  return private.guest_view(stay) || jsonb_build_object('wasCancelled', cancelled is null);
end
$$;

-- The stay's total after a change, which guests see before they request the change.
create function private.quote_change(
  key text, arrival date, for_nights int, for_guests int, place int, ages int[])
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stay public.reservations := private.room_of(private.stay_of(key), place);
  after public.reservations := stay;
begin
  if stay.id is null then
    return private.no_stay(key);
  elsif nullif(for_nights, stay.nights) not between 1 and 10 then
    raise sqlstate 'PT422' using message = 'nights-out-of-range';
  elsif nullif(for_guests, stay.guests) not between 1 and 10 then
    raise sqlstate 'PT422' using message = 'too-many-guests';
  end if;
  perform private.check_day(arrival) where arrival is not null;
  after.check_in := coalesce(arrival, stay.check_in);
  after.nights := coalesce(for_nights, stay.nights);
  after.guests := coalesce(for_guests, stay.guests);
  after.children := coalesce(ages, stay.children);
  perform private.check_children(after.children, after.guests);
  after := private.stay_after(stay, after, null);
  return jsonb_build_object('total', after.total);
end
$$;

-- POST only, because wrong keys of guests' links are counted.
create function public.quote_change(
  key text, arrival date default null, for_nights int default null, for_guests int default null,
  place int default null, children int[] default null)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.quote_change(key, arrival, for_nights, for_guests, place, children)
$$;

create function public.guest_stay(key text, place int default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.guest_stay(key, place) $$;

create function public.ask_change(
  key text, arrival date default null, for_nights int default null, for_guests int default null,
  words text default '', place int default null, children int[] default null)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.ask_change(key, arrival, for_nights, for_guests, words, place, children)
$$;

create function public.cancel_stay(key text, what text default 'room', place int default null)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_stay(key, what, place) $$;


-- The staff's answer to a change request, in its seen version. Accepting applies the change with
-- the checks of every change by staff, or stores nothing. Returns the reservation's id; null if the
-- request no longer waits.
create function public.answer_change(
  change uuid, seen timestamptz, decision text, words text default '') returns uuid
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  asked public.stay_changes;
  said text := btrim(coalesce(words, ''), E' \t\r\n');
begin
  perform private.require_role('desk');
  if char_length(said) > 1000 then
    raise sqlstate 'PT422' using message = 'request-message-too-long';
  end if;
  update public.stay_changes c
  set status = decision, answer = said
  where decision in ('accepted', 'declined') and c.id = change and c.status = 'asked' and c.updated_at = seen
  returning * into asked;
  if decision = 'accepted' and asked.id is not null then
    update public.reservations r
    set check_in = coalesce(asked.check_in, r.check_in), nights = coalesce(asked.nights, r.nights),
      guests = coalesce(asked.guests, r.guests), children = coalesce(asked.children, r.children)
    where r.id = asked.reservation_id;
  end if;
  return asked.reservation_id;
end
$$;

-- Lets accounts read all columns of stays except the keys of guest pages, because whoever has a key
-- can act as the guest. `guest_key()` gives it to the desk. The embedded backend calls this
-- function at each start, because @supabase/lite grants every table to everybody. It is not in the
-- last file, because that one can run again, to repair grants.
create function private.grant_stays() returns void
language plpgsql volatile set search_path = ''
as $$
begin
  execute 'revoke select on public.reservations from anon, authenticated';
  execute (
    select format('grant select (%s) on public.reservations to authenticated',
      string_agg(quote_ident(a.attname), ', ' order by a.attnum))
    from pg_attribute a
    where a.attrelid = 'public.reservations'::regclass and a.attnum > 0 and not a.attisdropped
      and a.attname <> all (array['guest_key', 'replaced_keys']));
end
$$;
