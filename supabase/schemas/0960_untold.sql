-- Untold: what the house has decided about a stay and its guest does not know yet.
--
-- After reservations, my stay and outbox. A row is there from the decision until a letter that was
-- written after it has left, or until staff say that they told the guest another way. Beside the
-- reservations instead of in them: that a letter has left is no new version of a stay.

create table public.untold_stays (
  reservation_id uuid primary key references public.reservations (id) on delete cascade,
  -- the stay as its guest knows it: what is taken back to that needs no word
  knows jsonb not null,
  -- of the last decision; a letter with older words does not tell it
  since timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);

alter table public.untold_stays enable row level security;

create policy "administrators read what guests were not told" on public.untold_stays
  for select to authenticated using ((select private.is_admin()));

-- What a guest has to know of a stay. Who is here, has been here or stayed away knows it.
create function private.guest_facts(stay public.reservations) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'status', case when stay.status in ('checked_in', 'checked_out', 'no_show') then 'confirmed'
      else stay.status end,
    'room', stay.room_id, 'checkIn', stay.check_in, 'nights', stay.nights, 'guests', stay.guests)
$$;

-- Whether that is to be told now: not of a request that is still open, nor of a stay that has begun
-- or lies behind.
create function private.is_to_tell(untold public.untold_stays, stay public.reservations)
returns boolean
language sql stable set search_path = ''
as $$
  select stay.erased_at is null
    and (stay.status in ('confirmed', 'declined', 'cancelled')
      or (stay.status = 'new' and coalesce(untold.knows ->> 'status', 'new') <> 'new'))
    and coalesce(stay.check_out >= private.hotel_today(), true)
$$;

-- The stay, or a room of its booking, waits for a word to its guest.
create function private.is_untold(stay public.reservations) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.untold_stays u join public.reservations r on r.id = u.reservation_id
    where (r.id = stay.id or (r.booking_id = stay.booking_id and r.status = 'confirmed'))
      and private.is_to_tell(u, r))
$$;

-- Who is written to the day before arrival. Nobody is reminded of what they have not been told; once
-- they have been, the reminder follows.
create function private.stays_to_remind() returns setof public.reservations
language sql stable security definer set search_path = ''
as $$
  select r.* from public.reservations r
  where r.check_in = private.hotel_today() + 1 and r.status = 'confirmed' and r.email is not null
    and not private.is_untold(r)
  order by r.booking_id, r.booking_place
$$;

-- What staff decide is untold at first. What the guest does on the secret page, the guest knows; so
-- does anyone who was on the phone or at the desk when staff entered the stay.
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
  -- A letter that was sent to an address that was wrong has reached nobody.
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
  -- Nor does a reminder leave any more that tells of the days before.
  delete from public.outbox o
  where (o.reservation_id = new.id or o.facts -> 'stays' ? new.id::text) and o.kind = 'reminder'
    and o.status = 'queued' and (o.attempts = 0 or o.error_code is not null);
  return null;
end
$$;

create trigger note_untold after insert or update on public.reservations
  for each row execute function private.note_untold();

-- An answer to what a guest asked is to be told, also where the stay remains as it was.
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

-- Whether the words of a letter are of a stay as it was decided last.
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

-- For staff: whose guests do not know yet, what about (the letter that tells it), and whether a letter
-- is on its way. By arrival.
create function private.untold() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
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

-- Staff have told the guest another way: on the phone, in a chat, from their own mail program.
create function private.guest_told(stays uuid[]) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  told int;
begin
  perform private.require_admin();
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
