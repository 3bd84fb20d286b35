-- The inbox: staff work through what visitors sent, and no night is promised twice.

-- What staff add to a reservation, and the stays they enter themselves (by phone, at the desk).
alter table public.reservations
  add column guest_name text
    check (private.has_text(guest_name) and char_length(guest_name) <= 120),
  add column phone text check (private.has_text(phone) and char_length(phone) <= 40),
  add column notes text not null default '' check (char_length(notes) <= 4000),
  add column source text not null default 'website'
    check (source in ('website', 'phone', 'walk_in', 'other')),
  -- when the guest's own data were taken out (private.erase_guest)
  add column erased_at timestamptz,
  alter column email drop not null,
  -- trimmed of needless zeros: the embedded backend answers 129.00 as a text and 129 as a number
  alter column price type numeric using trim_scale(price),
  alter column fee type numeric using trim_scale(fee),
  alter column total type numeric using trim_scale(total),
  add constraint reservations_cents_check
    check (price = round(price, 2) and fee = round(fee, 2) and price <= 10000000),
  add constraint reservations_somebody_check
    check (email is not null or guest_name is not null or erased_at is not null);

-- text_pattern_ops serves both "is this address" and "begins with", whatever the collation.
drop index public.reservations_by_email;
create index reservations_by_email on public.reservations (email text_pattern_ops, created_at);
create index reservations_by_room on public.reservations (room_id, created_at desc, id desc);
create index reservations_by_check_in on public.reservations (check_in) where check_in is not null;

grant insert on public.reservations to authenticated;
create policy "administrators enter reservations" on public.reservations
  for insert to authenticated with check ((select private.is_admin()));

-- A reservation's way; each step can be taken back by one, because people misclick.
create function private.may_become(old_status text, new_status text) returns boolean
language sql immutable set search_path = ''
as $$
  select new_status = any (case old_status
    when 'new' then array['confirmed', 'declined', 'cancelled']
    when 'confirmed' then array['new', 'cancelled', 'checked_in', 'no_show']
    when 'declined' then array['new', 'confirmed']
    when 'cancelled' then array['new', 'confirmed']
    when 'checked_in' then array['confirmed', 'checked_out']
    when 'checked_out' then array['checked_in']
    when 'no_show' then array['confirmed', 'checked_in']
    else '{}'::text[]
  end)
$$;

-- A stay that keeps its nights from others.
create function private.is_held(status text) returns boolean
language sql immutable set search_path = ''
as $$ select status in ('confirmed', 'checked_in') $$;

-- The rules that every reservation keeps which comes over REST, from whomever.
create function private.check_stay(
  stay public.reservations, room public.rooms, must_exist boolean)
returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not coalesce(private.is_email(stay.email), stay.guest_name is not null) then
    raise sqlstate 'PT422' using message = 'Please enter a valid email';
  elsif room.id is null and must_exist then
    raise sqlstate 'PT422' using message =
      'This room is not offered any more. Please choose another one.';
  elsif (stay.guests between 1 and coalesce(room.capacity, 10)) is not true then
    raise sqlstate 'PT422' using message = format('This room is for up to %s %s.',
      room.capacity, case room.capacity when 1 then 'guest' else 'guests' end);
  elsif (stay.nights between 1 and 10) is not true then
    raise sqlstate 'PT422' using message = 'Please choose 1 to 10 nights.';
  end if;
end
$$;
revoke all on function
  private.may_become(text, text), private.is_held(text),
  private.check_stay(public.reservations, public.rooms, boolean) from public;

create or replace function private.take_reservation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  room public.rooms;
  today date := private.hotel_today();
begin
  new.email := nullif(private.normal_email(new.email), '');
  new.guest_name := nullif(btrim(new.guest_name), '');
  new.phone := nullif(btrim(new.phone), '');
  select * into room from public.rooms where id = new.room_id;

  if private.is_visitor() then
    perform private.admit('reservations', new.id, new.email);
    new.status := 'new';
    new.price := null;
    new.guest_name := null;
    new.phone := null;
    new.notes := '';
    new.source := 'website';
    if new.email is null then
      raise sqlstate 'PT422' using message = 'Please enter a valid email';
    elsif new.check_in < today then
      raise sqlstate 'PT422' using message = 'Please choose today or a later date';
    elsif new.check_in > today + 730 then
      raise sqlstate 'PT422' using message = 'Please choose a date within the next two years';
    end if;
  end if;
  -- 'none' is SQL without REST: the owner, a backup, the seed. Their rows come as they are.
  if current_setting('role', true) in ('anon', 'authenticated') then
    new.created_at := date_trunc('milliseconds', clock_timestamp());
    new.erased_at := null;
    new.room_name := null;
    perform private.check_stay(new, room, true);
  end if;

  new.room_name := coalesce(new.room_name, room.name);
  new.price := trim_scale(coalesce(new.price, round(room.price * new.nights, 2)));
  new.fee := round(new.price * 0.10);
  new.total := new.price + new.fee;
  return new;
end
$$;

-- Runs with the caller's rights, so that current_user tells staff (over REST) from the functions
-- below, which may erase.
create function private.change_reservation() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  room public.rooms;
  moved boolean := new.room_id <> old.room_id;
begin
  select * into room from public.rooms where id = new.room_id;
  new.email := nullif(private.normal_email(new.email), '');
  new.guest_name := nullif(btrim(new.guest_name), '');
  new.phone := nullif(btrim(new.phone), '');
  if new.status <> old.status and not private.may_become(old.status, new.status) then
    raise sqlstate 'PT422' using message = format('A reservation that is %s cannot become %s.',
      replace(old.status, '_', ' '), replace(new.status, '_', ' '));
  end if;
  if current_user in ('anon', 'authenticated') then
    new.id := old.id;
    new.created_at := old.created_at;
    new.erased_at := old.erased_at;
    new.room_name := case when moved then room.name else old.room_name end;
    if moved or new.guests <> old.guests or new.nights <> old.nights
      or new.email is distinct from old.email or new.guest_name is distinct from old.guest_name
    then
      -- A stay of a room that is gone can still be put right, only not moved into it.
      perform private.check_stay(new, room, moved);
    end if;
  end if;
  -- Another room has its own price; more or fewer nights keep the price a night that was agreed.
  if new.price = old.price and (moved or new.nights <> old.nights) then
    new.price := round(case when moved then room.price else old.price / old.nights end * new.nights, 2);
  end if;
  new.price := trim_scale(new.price);
  new.fee := round(new.price * 0.10);
  new.total := new.price + new.fee;
  return new;
end
$$;
revoke all on function private.change_reservation() from public;
grant execute on function
  private.may_become(text, text), private.check_stay(public.reservations, public.rooms, boolean)
  to authenticated, service_role;

create trigger change_reservation before update on public.reservations
  for each row execute function private.change_reservation();

-- Nights that are taken: one row for each night of each held stay. `unit` numbers the rooms of one
-- kind, so that the primary key itself refuses more stays than there are rooms, whatever else
-- happens. Plain columns, no extension: the same on every Postgres.
create table private.held_nights (
  room_id text not null,
  night date not null,
  unit int not null,
  reservation_id uuid not null references public.reservations (id) on delete cascade,
  primary key (room_id, night, unit)
);
create index held_nights_by_reservation on private.held_nights (reservation_id);

-- Nights on which every unit of the room is taken.
create function private.full_nights(of_room text, from_date date, to_date date) returns setof date
language sql stable security definer set search_path = ''
as $$
  select h.night from private.held_nights h
  where h.room_id = of_room and h.night >= from_date and h.night < to_date
  group by h.night
  having count(*) >= coalesce((select r.units from public.rooms r where r.id = of_room), 0)
  order by h.night
$$;

-- The next days on which a stay of so many nights could begin.
create function private.free_dates(of_room text, nights int, from_date date, how_many int)
returns setof date
language sql stable security definer set search_path = ''
as $$
  with taken as materialized (
    select n from private.full_nights(of_room, from_date, from_date + 400) n)
  select from_date + ahead from generate_series(0, 365) ahead
  where not exists (
      select from taken where n >= from_date + ahead and n < from_date + ahead + nights)
    and exists (select from public.rooms r where r.id = of_room)
  order by ahead limit how_many
$$;

create function private.readable_date(day date) returns text
language sql immutable set search_path = ''
as $$ select to_char(day, 'Dy FMDD Mon YYYY') $$;

-- Takes and frees the nights of a stay. The lock lets one stay of a room in at a time, and the
-- count after it sees what the one before has taken; the primary key is the wall behind both.
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
    raise sqlstate 'PT422' using message = 'Please set a check-in date first.';
  end if;

  perform pg_advisory_xact_lock(hashtextextended('nights of ' || new.room_id, 0));
  select r.units into units from public.rooms r where r.id = new.room_id;
  if units is null then
    raise sqlstate 'PT422' using message =
      'This room is not offered any more. Please choose another one.';
  end if;
  select array_agg(n) into full_nights
  from private.full_nights(new.room_id, new.check_in, new.check_out) n;
  if full_nights is not null then
    select array_agg(d) into free_dates from private.free_dates(
      new.room_id, new.nights, greatest(new.check_in + 1, private.hotel_today()), 3) d;
    raise sqlstate 'PT409' using
      message = format('%s is full on %s.%s', new.room_name,
        (select string_agg(private.readable_date(n), ', ') from unnest(full_nights) n),
        coalesce(' Next free: ' || (
          select string_agg(private.readable_date(d), ', ') from unnest(free_dates) d) || '.', '')),
      detail = array_to_string(full_nights, ','),
      hint = coalesce(array_to_string(free_dates, ','), '');
  end if;

  insert into private.held_nights (room_id, night, unit, reservation_id)
  select new.room_id, new.check_in + later, (
      -- the lowest number that is free; there may be more taken than `units` after a change of it
      select u from generate_series(1, 1000) u
      where not exists (select from private.held_nights h
        where h.room_id = new.room_id and h.night = new.check_in + later and h.unit = u)
      order by u limit 1), new.id
  -- whole numbers: a day of a timestamp is not everywhere 24 hours long
  from generate_series(0, new.nights - 1) later;
  return null;
end
$$;
revoke all on function
  private.full_nights(text, date, date), private.free_dates(text, int, date, int),
  private.readable_date(date), private.hold_nights() from public;
grant execute on function
  private.full_nights(text, date, date), private.free_dates(text, int, date, int)
  to anon, authenticated, service_role;

create trigger hold_nights after insert or update on public.reservations
  for each row execute function private.hold_nights();

-- Refuses a day that nobody can ask about: none at all, infinity, further ahead than a stay can end
-- (two years and ten nights), or more than a year ago.
create function private.check_day(day date) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if (day between private.hotel_today() - 366 and private.hotel_today() + 740) is not true then
    raise sqlstate 'PT400' using message = 'Please choose a date within the next two years';
  end if;
end
$$;

-- For visitors and the calendar: which nights of a room are full, and when one could come instead.
-- At most a year at once; nothing about who is there, nor how many.
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
revoke all on function private.check_day(date) from public;
grant execute on function private.check_day(date) to anon, authenticated, service_role;
grant execute on function private.hotel_today() to anon, authenticated, service_role;
revoke all on function
  public.room_availability(text, date, date), public.next_free_dates(text, int, date, int)
  from public, anon, authenticated;
grant execute on function
  public.room_availability(text, date, date), public.next_free_dates(text, int, date, int)
  to anon, authenticated, service_role;

-- Who changed what, and when. Written by trigger only.
create table public.reservation_events (
  id bigint generated by default as identity primary key,
  reservation_id uuid not null references public.reservations (id) on delete cascade,
  at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  -- null: a visitor, or somebody with the database's own password
  actor uuid,
  actor_name text,
  -- {"status": ["new", "confirmed"], …}: the value before and after
  changes jsonb not null
);
revoke all on sequence public.reservation_events_id_seq from anon, authenticated;
create index reservation_events_of on public.reservation_events (reservation_id, id);

alter table public.reservation_events enable row level security;
revoke all on public.reservation_events from anon, authenticated;
grant select on public.reservation_events to authenticated;
grant all on public.reservation_events to service_role;

create policy "administrators read what was changed" on public.reservation_events
  for select to authenticated using ((select private.is_admin()));

create function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := auth.uid();
  before jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  changed jsonb;
begin
  if tg_op = 'UPDATE' and new.erased_at is distinct from old.erased_at then
    changed := '{"erased": [false, true]}'; -- and not what was erased
  else
    select jsonb_object_agg(field, jsonb_build_array(before -> field, value)) into changed
    from jsonb_each(to_jsonb(new)) as now (field, value)
    where field = any (array['status', 'room_id', 'check_in', 'nights', 'guests', 'price',
        'email', 'guest_name', 'phone', 'notes'])
      and value is distinct from coalesce(before -> field, 'null')
      and (tg_op = 'UPDATE' or field in ('status', 'room_id', 'check_in', 'nights', 'guests'));
  end if;
  if changed is not null then
    insert into public.reservation_events (reservation_id, at, actor, actor_name, changes)
    values (
      new.id,
      case tg_op when 'INSERT' then new.created_at
        else date_trunc('milliseconds', clock_timestamp()) end,
      who, (select p.username from public.profiles p where p.id = who), changed);
  end if;
  return null;
end
$$;
revoke all on function private.record_change() from public;

create trigger record_change after insert or update on public.reservations
  for each row execute function private.record_change();

-- Totals for the dashboard and the sidebar, kept by triggers: reading them never counts rows.
create table public.inbox_counts (
  entity text primary key check (entity in ('reservations', 'messages', 'subscribers')),
  total int not null default 0,
  -- still waiting for somebody: new reservations, unread messages
  open int not null default 0,
  guests int not null default 0
);
insert into public.inbox_counts (entity, total, open, guests)
select 'reservations', count(*), count(*) filter (where status = 'new'), coalesce(sum(guests), 0)
from public.reservations
union all select 'messages', count(*), count(*) filter (where status = 'unread'), 0
from public.messages
union all select 'subscribers', count(*), 0, 0 from public.subscribers;

alter table public.inbox_counts enable row level security;
revoke all on public.inbox_counts from anon, authenticated;
grant select on public.inbox_counts to authenticated;
grant all on public.inbox_counts to service_role;

create policy "administrators read the counts" on public.inbox_counts
  for select to authenticated using ((select private.is_admin()));

-- Once for each statement, not for each row: one update of one line, also for 100,000 rows.
create function private.count_inbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  total_by int := 0;
  open_by int := 0;
  guests_by int := 0;
begin
  if tg_op = 'TRUNCATE' then
    update public.inbox_counts set total = 0, open = 0, guests = 0 where entity = tg_table_name;
    return null;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    select count(*), count(*) filter (where j ->> 'status' in ('new', 'unread')),
      coalesce(sum((j ->> 'guests')::int), 0)
    into total_by, open_by, guests_by
    from (select to_jsonb(added) as j from added) as a;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    select total_by - count(*), open_by - count(*) filter (where j ->> 'status' in ('new', 'unread')),
      guests_by - coalesce(sum((j ->> 'guests')::int), 0)
    into total_by, open_by, guests_by
    from (select to_jsonb(gone) as j from gone) as g;
  end if;
  if (total_by, open_by, guests_by) <> (0, 0, 0) then
    update public.inbox_counts
    set total = total + total_by, open = open + open_by, guests = guests + guests_by
    where entity = tg_table_name;
  end if;
  return null;
end
$$;
revoke all on function private.count_inbox() from public;

do $$
declare
  counted text;
begin
  foreach counted in array array['reservations', 'messages', 'subscribers'] loop
    execute format('create trigger count_added after insert on public.%I
      referencing new table as added for each statement execute function private.count_inbox()', counted);
    execute format('create trigger count_gone after delete on public.%I
      referencing old table as gone for each statement execute function private.count_inbox()', counted);
    execute format('create trigger count_emptied after truncate on public.%I
      for each statement execute function private.count_inbox()', counted);
    execute format('create trigger count_changed after update on public.%I
      referencing new table as added old table as gone
      for each statement execute function private.count_inbox()', counted);
  end loop;
end
$$;

-- The dashboard in one request, as before, but from the kept totals instead of counting.
create or replace function public.dashboard_figures() returns json
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select json_build_object(
      'reservations', r.total, 'guests', r.guests, 'newReservations', r.open,
      'messages', m.total, 'unreadMessages', m.open, 'subscribers', s.total,
      'latestReservations', (
        select coalesce(json_agg(json_build_object(
          'id', l.id, 'email', coalesce(l.email, l.guest_name, ''), 'roomName', l.room_name,
          'checkIn', l.check_in, 'total', l.total, 'status', l.status)), '[]')
        from (
          select * from public.reservations order by created_at desc, id desc limit 5) as l),
      'latestMessages', (
        select coalesce(json_agg(json_build_object(
          'id', l.id, 'name', l.name, 'subject', l.subject)), '[]')
        from (select * from public.messages order by created_at desc, id desc limit 5) as l))
    from public.inbox_counts r, public.inbox_counts m, public.inbox_counts s
    where r.entity = 'reservations' and m.entity = 'messages' and s.entity = 'subscribers');
end
$$;

-- Letters to guests. They wait here for the function that sends them where the hotel has set one
-- up; until it says `sent`, nothing claims to have been sent.
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid references public.reservations (id) on delete set null,
  recipient text not null check (private.is_email(recipient) and recipient = private.normal_email(recipient)),
  -- no line break: it would begin another header
  subject text not null check (
    private.has_text(subject) and char_length(subject) <= 200 and subject !~ '[[:cntrl:]]'),
  body text not null check (private.has_text(body) and char_length(body) <= 10000),
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts int not null default 0 check (attempts >= 0),
  last_error text check (char_length(last_error) <= 1000),
  claimed_at timestamptz,
  sent_at timestamptz check (status <> 'sent' or sent_at is not null),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);
create index outbox_newest on public.outbox (created_at desc, id desc);
create index outbox_waiting on public.outbox (created_at) where status = 'queued';
create index outbox_by_reservation on public.outbox (reservation_id);
create index outbox_by_recipient on public.outbox (recipient);

alter table public.outbox enable row level security;
revoke all on public.outbox from anon, authenticated;
grant select, insert, update, delete on public.outbox to authenticated;
grant all on public.outbox to service_role;

create policy "administrators read letters" on public.outbox
  for select to authenticated using ((select private.is_admin()));
create policy "administrators write letters" on public.outbox
  for insert to authenticated with check ((select private.is_admin()) and status = 'queued');
create policy "administrators queue a letter again" on public.outbox
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()) and status = 'queued');
create policy "administrators delete letters" on public.outbox
  for delete to authenticated using ((select private.is_admin()));

create function private.take_letter() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  new.recipient := private.normal_email(new.recipient);
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.created_at := date_trunc('milliseconds', clock_timestamp());
      new.attempts := 0;
      new.status := 'queued';
    else
      if old.status = 'sent' then
        raise sqlstate 'PT422' using message = 'This letter has been sent.';
      end if;
      new.created_at := old.created_at;
      new.attempts := old.attempts;
      new.status := 'queued';
    end if;
    new.claimed_at := null;
    new.sent_at := null;
    new.last_error := null;
    if (private.is_email(new.recipient) and private.has_text(new.subject)
        and private.has_text(new.body) and char_length(new.subject) <= 200
        and char_length(new.body) <= 10000 and new.subject !~ '[[:cntrl:]]') is not true then
      raise sqlstate 'PT422' using message =
        'A letter needs a valid address, a subject of one line and a text.';
    end if;
  elsif new.status = 'sent' then
    new.sent_at := coalesce(new.sent_at, date_trunc('milliseconds', clock_timestamp()));
  end if;
  return new;
end
$$;
revoke all on function private.take_letter() from public;

create trigger take_letter before insert or update on public.outbox
  for each row execute function private.take_letter();
create trigger touch_updated_at before insert or update on public.outbox
  for each row execute function private.touch_updated_at();

-- For the sending function, with service rights: letters to send now, each given to one caller.
-- One that was claimed and never reported back is given out again after ten minutes.
create function public.claim_letters(how_many int default 20) returns setof public.outbox
language sql volatile security invoker set search_path = ''
as $$
  update public.outbox o set claimed_at = now(), attempts = o.attempts + 1
  where o.id in (
    select w.id from public.outbox w
    where w.status = 'queued' and (w.claimed_at is null or w.claimed_at < now() - interval '10 minutes')
    order by w.created_at limit least(greatest(how_many, 1), 100) for update skip locked)
  returning o.*
$$;
revoke all on function public.claim_letters(int) from public, anon, authenticated;
grant execute on function public.claim_letters(int) to service_role;

-- Privacy. A guest's own data are taken out everywhere; the stay itself stays in the books, as a
-- room, nights and a price. Only administrators and the owner of the database may call these.
create function private.require_staff() returns void
language plpgsql stable security invoker set search_path = ''
as $$
begin
  if private.is_visitor() then
    raise sqlstate 'PT403' using message = 'only administrators erase guests'' data';
  end if;
end
$$;

create function private.erase_reservations(ids uuid[]) returns int
language plpgsql security invoker set search_path = ''
as $$
declare
  erased int;
begin
  update public.reservation_events e
  set changes = e.changes - array['email', 'guest_name', 'phone', 'notes']
  where e.reservation_id = any (ids);
  update public.reservations r
  set email = null, guest_name = null, phone = null, notes = '', erased_at = now(),
    status = case r.status when 'new' then 'cancelled' else r.status end
  where r.id = any (ids);
  get diagnostics erased = row_count;
  return erased;
end
$$;

create function private.erase_guest(address text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  guest text := private.normal_email(address);
  subscribers int;
  messages int;
  letters int;
  reservations int;
begin
  perform private.require_staff();
  delete from public.subscribers s where s.email = guest;
  get diagnostics subscribers = row_count;
  delete from public.messages m where m.email = guest;
  get diagnostics messages = row_count;
  delete from public.outbox o where o.recipient = guest
    or o.reservation_id in (select r.id from public.reservations r where r.email = guest);
  get diagnostics letters = row_count;
  reservations := private.erase_reservations(
    array(select r.id from public.reservations r where r.email = guest));
  return json_build_object('reservations', reservations, 'messages', messages,
    'subscribers', subscribers, 'letters', letters);
end
$$;

-- How long guests' data are kept: hotel_config, key `privacy`, {"retentionMonths": 1…120}.
-- Public, because the privacy page says it. Two years where nobody has said anything.
create function private.retention_months() returns int
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select (value ->> 'retentionMonths')::int from public.hotel_config where key = 'privacy'), 24)
$$;

create function private.purge_expired() returns json
language plpgsql security definer set search_path = ''
as $$
declare
  before timestamptz := now() - make_interval(months => private.retention_months());
  messages int;
  letters int;
  reservations int;
begin
  perform private.require_staff();
  delete from public.messages m where m.created_at < before;
  get diagnostics messages = row_count;
  delete from public.outbox o where o.created_at < before;
  get diagnostics letters = row_count;
  reservations := private.erase_reservations(array(
    select r.id from public.reservations r
    where r.erased_at is null and r.created_at < before
      and coalesce(r.check_out, (r.created_at at time zone 'Asia/Phnom_Penh')::date)
        < (before at time zone 'Asia/Phnom_Penh')::date));
  perform private.forget_senders();
  return json_build_object('reservations', reservations, 'messages', messages, 'letters', letters);
end
$$;
revoke all on function
  private.require_staff(), private.erase_reservations(uuid[]), private.erase_guest(text),
  private.retention_months(), private.purge_expired() from public;
grant execute on function private.erase_guest(text), private.purge_expired()
  to authenticated, service_role;

create function public.erase_guest(email text) returns json
language sql volatile security invoker set search_path = ''
as $$ select private.erase_guest(email) $$;

create function public.purge_expired() returns json
language sql volatile security invoker set search_path = ''
as $$ select private.purge_expired() $$;

revoke all on function public.erase_guest(text), public.purge_expired()
  from public, anon, authenticated;
grant execute on function public.erase_guest(text), public.purge_expired()
  to authenticated, service_role;

-- The setting itself: a seventh key of hotel_config.
alter table public.hotel_config
  drop constraint hotel_config_key_check,
  add constraint hotel_config_key_check check (key in (
    'hotelInfo', 'heroSection', 'luxuryExperience', 'aboutSection', 'contactInfo', 'legal',
    'privacy'));

alter function private.is_section(text, jsonb) rename to is_content_section;

create function private.is_section(key text, value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when key <> 'privacy' then private.is_content_section(key, value)
    when jsonb_typeof(value) <> 'object' then false
    else private.has_only(value, array['retentionMonths'])
      and jsonb_typeof(value -> 'retentionMonths') = 'number'
      and value ->> 'retentionMonths' ~ '^[0-9]{1,3}$'
      and (value ->> 'retentionMonths')::int between 1 and 120
  end
$$;
revoke all on function private.is_section(text, jsonb) from public;
grant execute on function private.is_section(text, jsonb) to anon, authenticated, service_role;

-- Live updates, where the backend has them (the embedded one does not).
do $$
declare
  watched text;
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    foreach watched in array array['hotel_config', 'rooms', 'testimonials', 'hotel_images',
      'reservations', 'messages', 'inbox_counts']
    loop
      execute format('alter publication supabase_realtime add table public.%I', watched);
    end loop;
  end if;
end
$$;
