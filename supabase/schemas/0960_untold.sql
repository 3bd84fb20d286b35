-- Guests to notify: decisions about stays that their guests do not know yet. A row stays until an
-- e-mail written after the decision was sent, or staff mark the guest as notified. Not a column of
-- reservations: sending an e-mail must not create a new version of the stay.

create table public.untold_stays (
  reservation_id uuid primary key references public.reservations (id) on delete cascade,
  -- The state of the stay that the guest knows. If the stay returns to it, no notice is needed.
  knows jsonb not null,
  -- Time of the last decision about the stay; older e-mails do not mention it.
  since timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);

alter table public.untold_stays enable row level security;

create policy "staff read what guests were not told" on public.untold_stays
  for select to authenticated using ((select private.has_role('desk', 'reader')));

-- The facts that a guest must know. Arrival, departure and no-show need no notice.
create function private.guest_facts(stay public.reservations) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'status', case when stay.status in ('checked_in', 'checked_out', 'no_show') then 'confirmed'
      else stay.status end,
    'room', stay.room_id, 'checkIn', stay.check_in, 'nights', stay.nights, 'guests', stay.guests)
    -- Older rows of "what guests know" lack this key, so a stay without children must lack it too.
    || case when stay.children = '{}' then '{}'
      else jsonb_build_object('children', stay.children) end
$$;

-- True if the guest should be notified now: not about an open request, nor a stay that has begun or
-- ended.
create function private.is_to_tell(untold public.untold_stays, stay public.reservations)
returns boolean
language sql stable set search_path = ''
as $$
  select stay.erased_at is null
    and (stay.status in ('confirmed', 'declined', 'cancelled')
      or (stay.status = 'new' and coalesce(untold.knows ->> 'status', 'new') <> 'new'))
    and coalesce(stay.check_out >= private.hotel_today(), true)
$$;

-- True if the guest of the stay, or of another room of its booking, must still be notified.
create function private.is_untold(stay public.reservations) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.untold_stays u join public.reservations r on r.id = u.reservation_id
    where (r.id = stay.id or (r.booking_id = stay.booking_id and r.status = 'confirmed'))
      and private.is_to_tell(u, r))
$$;

-- Guests to remind the day before arrival, after they were notified of all changes.
create function private.stays_to_remind() returns setof public.reservations
language sql stable security definer set search_path = ''
as $$
  select r.* from public.reservations r
  where r.check_in = private.hotel_today() + 1 and r.status = 'confirmed' and r.email is not null
    and not private.is_untold(r)
  order by r.booking_id, r.booking_place
$$;

-- Decisions of staff count until the guest is notified. Guests know their own actions on the guest
-- page, and stays that staff entered on the phone or at the desk.
create function private.note_untold() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_now jsonb := private.guest_facts(new);
  knew jsonb;
begin
  if tg_op = 'INSERT' then
    if new.status = 'confirmed' and new.source not in ('phone', 'walk_in', 'booking', 'airbnb', 'agoda', 'expedia')
      and current_setting('role', true) = 'authenticated'
    then
      insert into public.untold_stays (reservation_id, knows) values (new.id, '{"status": "new"}');
    end if;
    return null;
  end if;
  knew := private.guest_facts(old);
  -- After a corrected address the guest knows nothing: former e-mails reached somebody else.
  if old.email <> new.email and new.status in ('confirmed', 'declined', 'cancelled') then
    knew := '{"status": "new"}';
  elsif is_now = knew or new.status in ('checked_in', 'checked_out', 'no_show') then
    return null;
  end if;
  if private.is_visitor() then
    delete from public.untold_stays u where u.reservation_id = new.id;
    return null;
  end if;
  insert into public.untold_stays as u (reservation_id, knows) values (new.id, knew)
  on conflict (reservation_id) do update set since = excluded.since,
    knows = case when old.email <> new.email then excluded.knows else u.knows end;
  delete from public.untold_stays u where u.reservation_id = new.id and u.knows = is_now;
  -- A queued reminder has the former dates, so it must not be sent.
  delete from public.outbox o
  where (o.reservation_id = new.id or o.facts -> 'stays' ? new.id::text) and o.kind = 'reminder'
    and o.status = 'queued' and (o.attempts = 0 or o.error_code is not null);
  return null;
end
$$;

create trigger note_untold after insert or update on public.reservations
  for each row execute function private.note_untold();

-- An answer to a change request needs a notice even if the stay did not change.
create function private.note_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.untold_stays as u (reservation_id, knows)
  select r.id, private.guest_facts(r) || '{"asked": true}'
  from public.reservations r where r.id = new.reservation_id
  on conflict (reservation_id) do update
    set since = excluded.since, knows = u.knows || '{"asked": true}';
  return null;
end
$$;

create trigger note_answer after update on public.stay_changes
  for each row when (old.status = 'asked' and new.status in ('accepted', 'declined'))
  execute function private.note_answer();

-- True if the e-mail informs the guest: it is about this stay and newer than the last decision.
create function private.tells(letter public.outbox, untold public.untold_stays) returns boolean
language sql immutable set search_path = ''
as $$
  select letter.kind in ('letter', 'confirmed', 'declined', 'changed', 'cancelled')
    and (letter.reservation_id = untold.reservation_id
      or coalesce(letter.facts -> 'stays' ? untold.reservation_id::text, false))
    and coalesce(letter.written_at >= untold.since, true)
$$;

create function private.note_told() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.untold_stays u where private.tells(new, u)
    and (u.reservation_id = new.reservation_id or new.facts -> 'stays' ? u.reservation_id::text);
  return null;
end
$$;

create trigger note_told after update on public.outbox
  for each row when (old.status <> 'sent' and new.status = 'sent')
  execute function private.note_told();

-- For staff: guests to notify by arrival, with the fitting e-mail and whether one is queued.
create function private.untold() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('desk', 'reader');
  return (
    select coalesce(json_agg(json_build_object(
      'id', r.id, 'bookingId', r.booking_id, 'guest', coalesce(r.guest_name, r.email, r.phone),
      'checkIn', r.check_in,
      'kind', case
        when r.status = 'new' or u.knows - 'asked' = private.guest_facts(r) then 'general'
        when r.status = 'confirmed' and u.knows ->> 'status' = 'confirmed' then 'changed'
        else r.status end,
      'isOnItsWay', exists (
        select from public.outbox o
        where (o.reservation_id = r.id or o.facts -> 'stays' ? r.id::text)
          and o.status = 'queued' and private.tells(o, u))
      ) order by r.check_in, r.created_at, r.id), '[]')
    from public.untold_stays u join public.reservations r on r.id = u.reservation_id
    where private.is_to_tell(u, r));
end
$$;

-- Staff notified the guest otherwise: on the phone, in a chat, from their own mail program.
create function private.guest_told(stays uuid[]) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  told int;
begin
  perform private.require_role('desk');
  if (cardinality(stays) between 1 and 10) is not true then
    raise sqlstate 'PT422' using message = 'booking-rooms';
  end if;
  with gone as (
    delete from public.untold_stays u where u.reservation_id = any (stays) returning u.reservation_id
  ), written as (
    insert into public.reservation_events (reservation_id, actor, actor_name, changes)
    select g.reservation_id, auth.uid(),
      (select p.username from public.profiles p where p.id = auth.uid()), '{"told": [false, true]}'
    from gone g returning 1
  )
  select count(*) into told from written;
  return told;
end
$$;

create function public.untold() returns json
language sql stable security invoker set search_path = ''
as $$ select private.untold() $$;

create function public.guest_told(stays uuid[]) returns int
language sql volatile security invoker set search_path = ''
as $$ select private.guest_told(stays) $$;
