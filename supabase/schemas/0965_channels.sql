-- Channels: blocks the nights in booking sites' calendars, and serves our calendar to them. The
-- function read-calendars (or the embedded backend) downloads and parses calendars; this file
-- decides what they mean. Decision 0061.

-- Nights that we announced to a booking site as not available, and when we did so last.
create table private.given_nights (
  listing_id uuid not null references public.listings (id) on delete cascade,
  night date not null,
  given_at timestamptz not null,
  -- When we first served a calendar in which the night was free again.
  freed_at timestamptz,
  primary key (listing_id, night)
);
-- Date ranges that we announced to a booking site. Its calendar may return them (`is_echo`).
create table private.given_blocks (
  listing_id uuid not null references public.listings (id) on delete cascade,
  from_date date not null,
  to_date date not null,
  uid text not null,
  given_at timestamptz not null,
  primary key (listing_id, from_date, to_date)
);
create index given_blocks_by_uid on private.given_blocks (uid);

-- The last night that is blocked and served; visitors may book equally far ahead.
create function private.last_channel_night() returns date
language sql stable set search_path = ''
as $$ select private.hotel_today() + 740 $$;


-- Blocking the nights of channels' events

-- True if staff made a stay from the event; the stay then blocks the nights itself.
create function private.is_stay(of public.listing_events) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (of).reservation_id is not null and exists (
    select from public.reservations r
    where r.id = (of).reservation_id
      and r.status in ('confirmed', 'checked_in', 'checked_out', 'no_show'))
$$;

-- True if a conflict may be harmless: we had announced these nights to the booking site as not
-- available, and the event proves no stay. Some booking sites return our blocks with other dates.
create function private.is_soft(of public.listing_events) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (of).state = 'conflict' and not (of).proves_stay and (of).reservation_id is null
    and not exists (
      select from unnest((of).conflict_nights) n
      where not exists (
        select from private.given_nights g
        where g.listing_id = (of).listing_id and g.night = n and g.freed_at is null
          and g.given_at > now() - interval '48 hours'))
$$;

-- Takes and frees the nights of a listing from today, one room a night. Nights without a free room
-- make the event a conflict and send an alert; taking them is tried again whenever a night becomes
-- free.
create function private.hold_listing(of_listing uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  l public.listings;
  units int;
  first_night date := private.hotel_today();
  told int;
  perhaps int;
begin
  perform private.lock_nights();
  select * into l from public.listings where id = of_listing;
  select r.units into units from public.rooms r where r.id = l.room_id;
  if units is null then
    return;
  end if;

  delete from private.held_nights h
  where h.listing_id = l.id and (h.room_id <> l.room_id or h.night >= first_night and not exists (
    select from public.listing_events e
    where e.listing_id = l.id and e.state in ('held', 'conflict') and e.let_go_at is null
      and (e.reservation_id is null or not private.is_stay(e)) and e.from_date <= h.night and h.night < e.to_date));

  insert into private.held_nights (room_id, night, unit, listing_id)
  select l.room_id, w.night, free.u, l.id
  from (
    select distinct e.from_date + later as night
    from public.listing_events e,
      generate_series(greatest(first_night - e.from_date, 0),
        least(e.to_date, private.last_channel_night() + 1) - e.from_date - 1) later
    where e.listing_id = l.id and e.state in ('held', 'conflict') and e.let_go_at is null
      and (e.reservation_id is null or not private.is_stay(e))) as w,
  lateral (
    -- A listing takes the highest free room number, because stays take the lowest.
    select u from generate_series(units, 1, -1) u
    where not exists (select from private.held_nights h
      where h.room_id = l.room_id and h.night = w.night and h.unit = u)
    order by u desc limit 1) as free
  where (select count(*) from private.held_nights h
      where h.room_id = l.room_id and h.night = w.night) < units
    and not exists (select from private.held_nights h
      where h.listing_id = l.id and h.night = w.night);

  with misses as (
    select e.id, e.conflict_nights as before, coalesce(array_agg(n.night order by n.night)
      filter (where n.night is not null), '{}') as nights
    from public.listing_events e
    left join lateral (
      select e.from_date + later as night
      from generate_series(greatest(first_night - e.from_date, 0),
        least(e.to_date, private.last_channel_night() + 1) - e.from_date - 1) later
      where not exists (select from private.held_nights h
        where h.listing_id = e.listing_id and h.night = e.from_date + later)) n on true
    where e.listing_id = l.id and e.state in ('held', 'conflict') and e.let_go_at is null
      and (e.reservation_id is null or not private.is_stay(e))
    group by e.id
  ), changed as (
    update public.listing_events e set
      state = case when m.nights = '{}' then 'held' else 'conflict' end,
      conflict_nights = m.nights,
      settled_at = case when m.nights <@ m.before then e.settled_at end
    from misses m
    where e.id = m.id and (m.nights <> m.before or e.state
      <> case when m.nights = '{}' then 'held' else 'conflict' end)
    returning m.nights <@ m.before as is_known, m.before, private.is_soft(e) as is_soft)
  select count(*) filter (where not is_soft and not is_known),
    -- One alert for each event: a site may return our own block with other dates every day.
    count(*) filter (where is_soft and before = '{}')
  into told, perhaps from changed;
  if told > 0 then
    perform private.ring('conflicts', null);
  end if;
  if perhaps > 0 then
    perform private.ring('overlaps', null);
  end if;
end
$$;

-- When a night becomes free, blocks it for the channel that has sold it too, before anybody can
-- book it here. Runs at the end of the transaction, because a stay whose dates change frees all its
-- nights first and then takes them again.
create function private.hold_for_channels() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hold_listing(l.id)
  from public.listings l
  where l.room_id = old.room_id and exists (
    select from public.listing_events e
    where e.listing_id = l.id and e.state = 'conflict' and old.night = any (e.conflict_nights))
    and (select count(*) from private.held_nights h
      where h.room_id = old.room_id and h.night = old.night)
      < (select r.units from public.rooms r where r.id = old.room_id)
  order by l.created_at, l.id;
  return null;
end
$$;

create constraint trigger hold_for_channels after delete on private.held_nights
  deferrable initially deferred
  for each row execute function private.hold_for_channels();

create function private.hold_in_more_rooms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hold_listing(l.id)
  from public.listings l
  where l.room_id = new.id and exists (
    select from public.listing_events e where e.listing_id = l.id and e.state = 'conflict')
  order by l.created_at, l.id;
  return null;
end
$$;

create trigger hold_in_more_rooms after update of units on public.rooms
  for each row when (new.units > old.units) execute function private.hold_in_more_rooms();

-- Blocks a listing's nights again after staff changed the listing or an event.
create function private.hold_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hold_listing(case tg_table_name when 'listings' then new.id
    else (to_jsonb(new) ->> 'listing_id')::uuid end);
  return null;
end
$$;

create trigger hold_again after update of room_id on public.listings
  for each row when (new.room_id <> old.room_id) execute function private.hold_again();
create trigger hold_again after update of let_go_at on public.listing_events
  for each row when (new.let_go_at is distinct from old.let_go_at)
  execute function private.hold_again();


-- Reading channels' calendars

-- A time in a calendar, or the start of a day, in the hotel's time zone, which also replaces
-- unknown and missing zones. Null for a date that does not exist.
create function private.feed_moment(said jsonb) returns timestamp
language plpgsql stable set search_path = ''
as $$
declare
  day text := said ->> 'date';
  moment text := said ->> 'at';
begin
  if day is not null then
    return day::date::timestamp;
  end if;
  if moment is null then
    return null;
  end if;
  begin
    return (moment::timestamp at time zone coalesce(said ->> 'zone', 'Asia/Phnom_Penh'))
      at time zone 'Asia/Phnom_Penh';
  exception when invalid_parameter_value then
    return moment::timestamp;
  end;
exception when others then
  return null;
end
$$;

-- True if a channel's event is our own block, which the channel returns: it has the dates of a
-- range that we announced in the last two days. If the event has our id, that is enough. Otherwise
-- we must still announce all its nights as full, because the channel may have sold a night that has
-- become free. Such nights are ignored at Airbnb, whose stays are recognisable, and, for six hours,
-- if the event was recognised as our block before (`known`).
create function private.is_echo(of public.listings, uid text, from_date date, to_date date, known boolean)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.given_blocks b
    where (b.listing_id = (of).id or b.uid = is_echo.uid) and b.given_at > now() - interval '48 hours'
      and greatest(b.from_date, private.hotel_today())
        = greatest(is_echo.from_date, private.hotel_today())
      and b.to_date = is_echo.to_date
      and (b.uid = is_echo.uid or (
        select count(*) from private.given_nights g
        where g.listing_id = (of).id and g.night >= greatest(is_echo.from_date, private.hotel_today())
          and g.night < is_echo.to_date and g.given_at > now() - interval '48 hours'
          and (g.freed_at is null or (of).channel = 'airbnb'
            or known and g.freed_at > now() - interval '6 hours'))
        = is_echo.to_date - greatest(is_echo.from_date, private.hotel_today())))
$$;

create type private.feed_event as (
  uid text, summary text, from_date date, to_date date, cancelled boolean, stay boolean,
  -- Why the event blocks no nights; see `listing_events`.
  reason text);

-- The events of a reading, each stay once: events with equal dates are one stay. Of these, a
-- blocking event takes precedence over others, and a proven stay over a possible block.
create function private.feed_events(events jsonb, skip_words text[]) returns private.feed_event[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(row(
    d.uid, d.summary, d.from_date, d.to_date, d.cancelled, d.stay, d.reason)::private.feed_event), '{}')
  from (
    select distinct on (f.from_date, f.to_date) f.*
    from (
      select left(coalesce(e ->> 'uid', ''), 255) as uid, said.summary, begins::date as from_date,
        -- An event without an end, or with an end before its start, lasts one night.
        greatest(ends::date, begins::date + 1) as to_date,
        coalesce((e ->> 'cancelled')::boolean, false) as cancelled,
        coalesce((e ->> 'stay')::boolean, false) as stay,
        case
          -- An event within one day blocks nothing, unless it lasts from first to last minute.
          when e -> 'start' ? 'at' and e -> 'end' ? 'at' and ends >= begins
            and ends::date = begins::date
            and not (begins::time = '00:00' and ends::time >= '23:59') then 'hours'
          when (e ->> 'transparent')::boolean then 'transparent'
          when exists (select from unnest(skip_words) w
            where strpos(lower(said.summary), lower(btrim(w))) > 0) then 'words'
        end as reason, place
      from jsonb_array_elements(events) with ordinality as listed (e, place),
        lateral (select left(coalesce(e ->> 'summary', ''), 200) as summary) as said,
        lateral (select private.feed_moment(e -> 'start') as begins,
          private.feed_moment(e -> 'end') as ends) as moments
      where begins is not null) as f
    order by f.from_date, f.to_date, f.cancelled or f.reason is not null, f.cancelled, not f.stay,
      f.place) as d
$$;

-- Applies a reading to its listing. With `look`, only returns the nights that it would block.
create function private.take_reading(of_listing uuid, reading jsonb, look boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  l public.listings;
  today date := private.hotel_today();
  said private.feed_event[];
  answer jsonb;
  stamp timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
  perform private.lock_nights();
  select * into l from public.listings where id = of_listing for no key update;
  if l.id is null then
    return null;
  end if;

  if reading ? 'error' then
    -- After a failed reading all nights stay blocked, because the channel's stays may go on.
    update public.listings set error_code = left(reading ->> 'error', 40),
      last_error = left(reading ->> 'detail', 400), error_since = coalesce(error_since, stamp),
      heard_at = stamp
    where id = l.id and not look;
    perform private.hold_listing(l.id);
    perform private.ring_for_unheard(false) where not look;
    return jsonb_build_object('error', reading ->> 'error', 'detail', reading ->> 'detail');
  end if;

  if coalesce((reading ->> 'unchanged')::boolean, false) then
    -- An unchanged calendar still lacks the events that it lacked: counts one more reading.
    update public.listing_events e set missed = e.missed + 1
    where e.listing_id = l.id and e.missed > 0 and l.found > 0 and e.state <> 'gone';
  else
    said := private.feed_events(reading -> 'events', l.skip_words);
    l.found := jsonb_array_length(reading -> 'events');

    -- Finds the stored event by its id, or by its dates if the channel changes ids each time.
    with incoming as (
      select row_number() over () as n, i.* from unnest(said) i
    ), by_uid as (
      select distinct on (i.n) i.n, e.id
      from incoming i join public.listing_events e on e.listing_id = l.id and e.uid = i.uid
      where i.uid <> ''
      order by i.n, (e.from_date = i.from_date and e.to_date = i.to_date) desc, e.state = 'gone', e.id
    ), once as (
      -- If several events match one stored event, the one with equal dates is chosen.
      select distinct on (b.id) b.n, b.id
      from by_uid b join incoming i on i.n = b.n join public.listing_events e on e.id = b.id
      order by b.id, (e.from_date = i.from_date and e.to_date = i.to_date) desc, b.n
    ), by_days as (
      select distinct on (i.n) i.n, e.id
      from incoming i
      join public.listing_events e
        on e.listing_id = l.id and e.from_date = i.from_date and e.to_date = i.to_date
      where not exists (select from once o where o.n = i.n or o.id = e.id)
        -- An event that blocks nothing must not replace a blocking event with another id.
        and (not i.cancelled and i.reason is null or e.state not in ('held', 'conflict'))
      order by i.n, e.state = 'gone', e.id
    ), matched as (
      select * from once union all select * from by_days
    ), judged as (
      select i.*, m.id, case
          when i.to_date <= today then 'past'
          when i.from_date > private.last_channel_night() then 'far'
          else i.reason
        end as why
      from incoming i left join matched m on m.n = i.n
    ), kept as (
      update public.listing_events e set
        uid = case when j.uid = '' then e.uid else j.uid end, summary = case when exists (
          select from public.reservations r
          where r.id = e.reservation_id and r.erased_at is not null) then '' else j.summary end,
        from_date = j.from_date, to_date = j.to_date, missed = 0, seen_at = stamp,
        -- A decision of staff about an event applies only to its old dates.
        let_go_at = case when (j.from_date, j.to_date) = (e.from_date, e.to_date) then e.let_go_at end,
        reason = j.why, proves_stay = j.stay,
        state = case
          when j.cancelled then case when e.from_date <= today and e.state in ('held', 'conflict')
            then e.state else 'gone' end
          when e.reservation_id is not null and private.is_stay(e) then case
            -- The channel changed the dates of an event from which staff made a stay.
            when (j.from_date, j.to_date) <> (e.from_date, e.to_date) then 'conflict'
            when e.state <> 'gone' then e.state
            -- The event is gone, and the channel now returns our own block for the same nights.
            when not j.stay and private.is_echo(l, j.uid, j.from_date, j.to_date, false) then 'gone'
            else 'held' end
          when j.why = 'past' and e.state in ('held', 'conflict') then e.state
          when j.why is not null then 'skipped'
          when e.state in ('held', 'conflict') then e.state
          when not j.stay and private.is_echo(l, j.uid, j.from_date, j.to_date, e.state = 'echo')
            then 'echo'
          else 'held' end,
        conflict_nights = case
          when e.reservation_id is not null and private.is_stay(e)
            and (j.from_date, j.to_date) <> (e.from_date, e.to_date)
          then array(select j.from_date + k from generate_series(greatest(today - j.from_date, 0),
            least(j.to_date, private.last_channel_night() + 1) - j.from_date - 1) k)
          else e.conflict_nights end
      from judged j where e.id = j.id
      returning e.id
    )
    insert into public.listing_events (listing_id, uid, summary, from_date, to_date, state, reason,
      proves_stay, seen_at)
    select l.id, j.uid, j.summary, j.from_date, j.to_date, case
        when j.why is not null then 'skipped'
        when not j.stay and private.is_echo(l, j.uid, j.from_date, j.to_date, false) then 'echo'
        else 'held' end, j.why, j.stay, stamp
    from judged j where j.id is null and not j.cancelled;

    -- Counts how often an event is missing. Skips an empty calendar, which channels serve during
    -- failures, and one with unreadable dates, which may belong to the missing event.
    if l.found > 0 and coalesce((reading ->> 'unread')::int, 0) = 0 then
      update public.listing_events e set missed = e.missed + 1
      where e.listing_id = l.id and e.seen_at < stamp and e.state <> 'gone';
    end if;
  end if;

  -- An event counts as removed after three readings without it, unless its stay has begun.
  update public.listing_events e set state = 'gone', conflict_nights = '{}'
  where e.listing_id = l.id and e.state in ('held', 'conflict') and e.missed >= 3
    and e.from_date > today;
  delete from public.listing_events e
  where e.listing_id = l.id and e.reservation_id is null and (
    e.state in ('skipped', 'echo') and e.missed > 0
    or e.state = 'gone' and e.seen_at < now() - interval '30 days'
    or e.to_date < today - 90);

  update public.listings set read_at = stamp, heard_at = stamp, error_code = null, last_error = null,
    error_since = null, rung_at = null, found = l.found,
    etag = case when reading ? 'etag' then left(reading ->> 'etag', 400) else etag end
  where id = l.id;
  perform private.hold_listing(l.id);

  select jsonb_build_object(
    'held', count(*) filter (where e.state = 'held'),
    'skipped', count(*) filter (where e.state = 'skipped'),
    'echoes', count(*) filter (where e.state = 'echo'),
    'conflicts', count(*) filter (where e.state = 'conflict'),
    'gone', count(*) filter (where e.state = 'gone'),
    'nights', (select count(*) from private.held_nights h
      where h.listing_id = l.id and h.night >= today),
    'events', l.found,
    'found', case when look then coalesce(jsonb_agg(jsonb_build_object(
      'uid', e.uid, 'summary', e.summary, 'from_date', e.from_date, 'to_date', e.to_date,
      'state', e.state, 'reason', e.reason, 'conflict_nights', e.conflict_nights)
      order by e.from_date, e.to_date, e.id), '[]') else '[]' end)
  into answer
  from public.listing_events e where e.listing_id = l.id;
  return answer;
end
$$;

-- Stores a reading; only the reading function may call it. With `look`, an exception rolls all
-- changes back, so that the answer is a preview.
create function public.take_reading(listing_id uuid, reading jsonb, look boolean default false)
returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  answer jsonb;
begin
  if not look then
    return private.take_reading(listing_id, reading, false);
  end if;
  begin
    answer := private.take_reading(listing_id, reading, true);
    raise sqlstate 'PT999';
  exception when sqlstate 'PT999' then
    return answer;
  end;
end
$$;

-- Sends one alert about each booking site that is out of reach: it gave errors for six hours, or
-- was not read for 40 minutes, e.g. because the reading function died. `awake` is true if the
-- computer did not sleep in that time.
create function private.ring_for_unheard(awake boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  unheard uuid[] := array(
    select l.id from public.listings l
    where l.import_url <> '' and l.rung_at is null and (l.error_since < now() - interval '6 hours'
      or l.heard_at < now() - interval '40 minutes' and (coalesce(awake, false)
        or l.tried_at > l.heard_at and l.tried_at < now() - interval '10 minutes')));
begin
  if unheard = '{}' then
    return;
  end if;
  perform private.lock_nights(), private.lock_bell();
  for nth in 1..cardinality(unheard) loop
    update public.listings l set rung_at = date_trunc('milliseconds', clock_timestamp())
    where l.id = unheard[nth] and l.rung_at is null;
    if found then
      perform private.ring('feeds', null);
    end if;
  end loop;
end
$$;

-- The requested listing, or the one that was not read for longest. Only one, so that listings that
-- a run does not reach stay due; two callers never get the same listing.
create function public.due_listings(listing_id uuid default null)
returns table (id uuid, import_url text, etag text)
language sql volatile security invoker set search_path = ''
as $$
  select private.ring_for_unheard(false) where due_listings.listing_id is null;
  update public.listings l set tried_at = case when due_listings.listing_id is null
    then date_trunc('milliseconds', clock_timestamp()) else l.tried_at end
  where l.id = any (array(
    select d.id from public.listings d
    where d.import_url <> '' and not private.is_retired() and case when due_listings.listing_id is null
      then coalesce(d.tried_at < now() - interval '14 minutes', true)
      else d.id = due_listings.listing_id end
    order by d.tried_at nulls first limit 1
    for no key update skip locked))
  returning l.id, l.import_url,
    -- Without an ETag, staff get the whole calendar even if it is unchanged.
    case when due_listings.listing_id is null then l.etag end
$$;


-- Serving our calendar to channels

-- The date ranges that a listing must not sell. If a room type has several listings, only as many
-- of them may sell as there are free rooms. The listing's own stays are not blocks.
create function private.blocks_of(l public.listings)
returns table (first_night date, to_date date, uid text)
language sql stable security definer set search_path = ''
as $$
  with days as (
    -- Starts a month ago, so that a range that has begun keeps its id.
    select private.hotel_today() - 31 + later as night
    from generate_series(0, 31 + private.last_channel_night() - private.hotel_today()) later
  ), taken as (
    select h.night, count(*) as rooms from private.held_nights h
    where h.room_id = l.room_id and h.night >= private.hotel_today() - 31 group by h.night
  ), own as (
    select distinct s.id, e.from_date + later as night
    from public.listings s
    join public.listing_events e on e.listing_id = s.id and e.state in ('held', 'conflict')
      and e.let_go_at is null and e.to_date > private.hotel_today() - 31,
    generate_series(greatest(private.hotel_today() - 31 - e.from_date, 0),
      least(e.to_date, private.last_channel_night() + 1) - e.from_date - 1) later
    where s.room_id = l.room_id and s.channel = l.channel and s.name = l.name
  ), blocked as (
    select d.night from days d
    left join taken t on t.night = d.night
    cross join lateral (
      select count(*) as listings,
        count(*) filter (where (s.slot, s.created_at, s.id) > (l.slot, l.created_at, l.id)) as behind
      from public.listings s
      where s.room_id = l.room_id and s.channel = l.channel and s.name = l.name
        and not exists (select from own o where o.id = s.id and o.night = d.night)) as without
    where not exists (select from own o where o.id = l.id and o.night = d.night)
      and without.behind < without.listings - greatest(
        (select r.units from public.rooms r where r.id = l.room_id) - coalesce(t.rooms, 0), 0)
  ), stretches as (
    select b.night, b.night - (row_number() over (order by b.night))::int as stretch from blocked b)
  select min(s.night), max(s.night) + 1,
    encode(substring(sha256(convert_to(l.id::text || min(s.night), 'UTF8')) for 15), 'hex') || '@nights'
  from stretches s group by s.stretch having max(s.night) >= private.hotel_today()
  order by 1
$$;

-- Stores the served blocks for two days, to recognise them when the channel returns them.
create function private.remember_given(
  of_listing uuid, from_date date, to_date date, uid text, stamp timestamptz) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.given_blocks as b (listing_id, from_date, to_date, uid, given_at)
  values (of_listing, from_date, to_date, uid, stamp)
  on conflict (listing_id, from_date, to_date) do update
    set uid = excluded.uid, given_at = excluded.given_at;
  insert into private.given_nights as g (listing_id, night, given_at)
  select of_listing, remember_given.from_date + later, stamp
  from generate_series(0, remember_given.to_date - remember_given.from_date - 1) later
  on conflict (listing_id, night) do update set given_at = excluded.given_at, freed_at = null;
$$;

-- A listing's calendar for anybody with its key. Reveals neither guests nor the number of rooms.
create function private.give_calendar(of_key text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  l public.listings;
  stamp timestamptz := clock_timestamp();
  blocks jsonb;
  mark text;
begin
  select * into l from public.listings where export_key = of_key for no key update;
  if l.id is null then
    return null;
  end if;
  if private.is_retired() then
    raise sqlstate 'PT410' using message = 'This calendar has moved.';
  end if;
  if l.given_since > stamp - interval '10 minutes' then
    if l.given_often >= 60 then
      raise sqlstate 'PT429' using message = 'This calendar was asked for too often.';
    end if;
  else
    l.given_since := stamp;
    l.given_often := 0;
  end if;

  select coalesce(jsonb_agg(jsonb_build_object(
    'from', b.first_night, 'to', b.to_date, 'uid', b.uid) order by b.first_night), '[]')
  into blocks from private.blocks_of(l) b;
  mark := md5(blocks::text);
  perform private.remember_given(l.id, (b ->> 'from')::date, (b ->> 'to')::date, b ->> 'uid', stamp)
  from jsonb_array_elements(blocks) b;
  update private.given_nights g set freed_at = stamp
  where g.listing_id = l.id and g.given_at < stamp and g.freed_at is null;
  delete from private.given_nights g
  where g.listing_id = l.id and g.given_at < stamp - interval '48 hours';
  delete from private.given_blocks b
  where b.listing_id = l.id and b.given_at < stamp - interval '48 hours';
  update public.listings set given_at = stamp, given_since = l.given_since,
    given_often = l.given_often + 1, given_mark = mark,
    given_changed_at = case when given_mark is distinct from mark
      then date_trunc('milliseconds', stamp) else given_changed_at end
  where id = l.id
  returning given_changed_at into l.given_changed_at;
  return jsonb_build_object('changed_at', l.given_changed_at, 'blocks', blocks, 'hotel', (
    select c.value ->> 'name' from public.hotel_config c where c.key = 'hotelInfo'));
end
$$;

create function public.give_calendar(key text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.give_calendar(key) $$;


-- For staff: conflicts, and stays made from events

create function private.channel_name(l public.listings) returns text
language sql immutable set search_path = ''
as $$
  select case (l).channel when 'booking' then 'Booking.com' when 'airbnb' then 'Airbnb'
    when 'agoda' then 'Agoda' when 'expedia' then 'Expedia' else coalesce(nullif((l).name, ''), 'iCal') end
$$;

-- Makes a stay from a channel's event: takes over its nights, for the price paid there, else the
-- price here. Returns the stay's id; null if there is no such event.
create function private.stay_of_event(
  of_event uuid, guest_name text, email text, phone text, guests int, price numeric)
returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  e public.listing_events;
  l public.listings;
  stay uuid := gen_random_uuid();
begin
  perform private.require_role('desk'), private.lock_nights(), private.lock_bell();
  select * into e from public.listing_events where id = of_event for update;
  select * into l from public.listings where id = e.listing_id;
  if e.id is null then
    return null;
  elsif private.is_stay(e) then
    raise sqlstate 'PT409' using message = 'event-is-stay';
  elsif e.state is distinct from 'held' or e.let_go_at is not null then
    raise sqlstate 'PT409' using message = 'event-not-held';
  end if;

  delete from private.held_nights h
  where h.listing_id = l.id and h.night >= e.from_date and h.night < e.to_date;
  insert into public.reservations (id, room_id, check_in, nights, guests, guest_name, email, phone,
    status, source, own_price, price_reason, charges)
  values (stay, l.room_id, e.from_date, e.to_date - e.from_date, stay_of_event.guests,
    stay_of_event.guest_name, stay_of_event.email, stay_of_event.phone, 'confirmed', l.channel,
    stay_of_event.price, case when stay_of_event.price is not null then private.channel_name(l) end, '[]');
  update public.listing_events set reservation_id = stay, missed = 0 where id = e.id;
  perform private.hold_listing(l.id);
  return stay;
end
$$;

create function public.stay_of_event(
  event_id uuid, guest_name text, email text default null, phone text default null,
  guests int default 1, price numeric default null)
returns uuid
language sql volatile security invoker set search_path = ''
as $$ select private.stay_of_event(event_id, guest_name, email, phone, guests, price) $$;

-- When a stay made from an event is cancelled, the listing blocks its nights until the channel
-- cancels too; undoing the cancellation reverses this. Triggers run in the order of their names:
-- one of these runs before `hold_nights`, the other after it.
create function private.hold_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_held(new.status) and tg_name = 'free_event' then
    perform private.lock_nights();
    delete from private.held_nights h using public.listing_events e
    where e.reservation_id = new.id and h.listing_id = e.listing_id
      and h.night >= e.from_date and h.night < e.to_date;
  elsif not private.is_held(new.status) and tg_name = 'hold_nights_of_event' then
    perform private.hold_listing(e.listing_id)
    from public.listing_events e where e.reservation_id = new.id;
  end if;
  return null;
end
$$;

create trigger free_event after update on public.reservations
  for each row when (new.status <> old.status) execute function private.hold_event();
create trigger hold_nights_of_event after update on public.reservations
  for each row when (new.status <> old.status) execute function private.hold_event();

-- Sends an alert if a channel moves an event from which staff made a stay.
create function private.ring_for_moved() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_stay(new) then
    perform private.ring('conflicts', null);
  end if;
  return null;
end
$$;

create trigger ring_for_moved after update of from_date, to_date on public.listing_events
  for each row when (new.state = 'conflict'
    and (new.from_date, new.to_date) <> (old.from_date, old.to_date))
  execute function private.ring_for_moved();


-- Every conflict that is not settled: the channel's event, and what has its nights here.
create function private.channel_conflicts() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('desk', 'reader');
  return (
    select coalesce(json_agg(json_build_object(
      'id', e.id, 'listing_id', l.id, 'channel', l.channel, 'name', l.name,
      'room_id', r.id, 'room', r.name, 'summary', e.summary,
      'from_date', e.from_date, 'to_date', e.to_date, 'nights', e.conflict_nights,
      'since', e.first_seen_at, 'reservation_id', e.reservation_id, 'soft', private.is_soft(e),
      'stays', (
        select coalesce(json_agg(distinct jsonb_build_object(
          'id', s.id, 'guest', coalesce(s.guest_name, s.email), 'check_in', s.check_in,
          'check_out', s.check_out, 'status', s.status, 'source', s.source)), '[]')
        from private.held_nights h join public.reservations s on s.id = h.reservation_id
        where h.room_id = l.room_id and h.night = any (e.conflict_nights)),
      'closings', (
        select coalesce(json_agg(distinct jsonb_build_object(
          'id', c.id, 'reason', c.reason, 'from_date', c.from_date, 'to_date', c.to_date)), '[]')
        from private.held_nights h join public.closings c on c.id = h.closing_id
        where h.room_id = l.room_id and h.night = any (e.conflict_nights)),
      'channels', (
        select coalesce(json_agg(distinct jsonb_build_object(
          'channel', o.channel, 'name', o.name, 'slot', o.slot)), '[]')
        from private.held_nights h join public.listings o on o.id = h.listing_id
        where h.room_id = l.room_id and h.night = any (e.conflict_nights)))
      order by private.is_soft(e), e.from_date, e.first_seen_at), '[]')
    from public.listing_events e
    join public.listings l on l.id = e.listing_id
    join public.rooms r on r.id = l.room_id
    where e.state = 'conflict' and e.settled_at is null and e.let_go_at is null
      and e.to_date > private.hotel_today());
end
$$;

create function public.channel_conflicts() returns json
language sql stable security invoker set search_path = ''
as $$ select private.channel_conflicts() $$;
