-- Listings: a room kind as a channel sells it (Booking.com, Airbnb …), and what that channel's calendar
-- says is taken.
--
-- After rooms and reservations. That nights of channels are kept from others is the next file's subject
-- (nights); how a calendar is read and ours is given follows after the outbox (channels).

create table public.listings (
  id uuid primary key default gen_random_uuid(),
  room_id text not null references public.rooms (id) on delete cascade,
  channel text not null check (channel in ('booking', 'airbnb', 'agoda', 'expedia', 'other')),
  -- of a channel that the list does not have
  name text not null default '' check (char_length(name) <= 80),
  -- Which of the channel's rooms of this kind it is: where it knows several, each has a calendar.
  slot int not null default 1 check (slot between 1 and 500),
  -- '' while the channel's address is not known yet: ours can be given to it before
  import_url text not null default '',
  -- events with one of these in their words hold nothing
  skip_words text[] not null default '{}',
  -- the secret of our calendar's address; another one is made whatever is written here
  export_key text collate "C" not null unique check (export_key ~ '^[0-9a-f]{40}$')
    default private.new_guest_key(),
  -- What the last readings said: when the channel was asked, when it last gave a calendar, how many events
  -- that had, and what is wrong since when.
  tried_at timestamptz,
  read_at timestamptz,
  etag text check (char_length(etag) <= 400),
  found int not null default 0,
  -- when an answer last came back, a calendar or an error; of a new address: since when one is waited for
  heard_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  error_code text check (char_length(error_code) <= 40),
  last_error text check (char_length(last_error) <= 400),
  error_since timestamptz,
  rung_at timestamptz,
  -- When a channel last fetched ours, how often within ten minutes, and since when it is as it is.
  given_at timestamptz,
  given_since timestamptz,
  given_often int not null default 0,
  given_mark text,
  given_changed_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);
create index listings_by_room on public.listings (room_id);

create table public.listing_events (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  uid text not null check (char_length(uid) <= 255),
  summary text not null default '' check (char_length(summary) <= 200),
  -- the first night, and the day of departure
  from_date date not null,
  to_date date not null,
  -- `conflict`: some of its nights were sold here before it came; the others are held
  state text not null check (state in ('held', 'skipped', 'echo', 'conflict', 'gone')),
  -- of one that is skipped
  reason text check (reason in ('words', 'transparent', 'hours', 'past', 'far')),
  -- its words prove that someone stays: it is no block
  proves_stay boolean not null default false,
  conflict_nights date[] not null default '{}',
  -- staff have seen to the conflict; until further nights are in it
  settled_at timestamptz,
  -- staff say that it holds nothing
  let_go_at timestamptz,
  -- the stay that staff have made of it, which holds the nights itself
  reservation_id uuid references public.reservations (id) on delete set null,
  -- in how many good readings in a row it was not there
  missed int not null default 0,
  first_seen_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  seen_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  constraint listing_events_days_check check (to_date > from_date)
);
create index listing_events_by_listing on public.listing_events (listing_id, from_date);
create index listing_events_by_day on public.listing_events (from_date);
create index listing_events_by_reservation on public.listing_events (reservation_id)
  where reservation_id is not null;
create index listing_events_in_conflict on public.listing_events (listing_id)
  where state = 'conflict';

alter table public.listings enable row level security;
alter table public.listing_events enable row level security;

create policy "administrators read listings" on public.listings
  for select to authenticated using ((select private.is_admin()));
create policy "administrators add listings" on public.listings
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change listings" on public.listings
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators take listings away" on public.listings
  for delete to authenticated using ((select private.is_admin()));
create policy "administrators read what channels hold" on public.listing_events
  for select to authenticated using ((select private.is_admin()));
create policy "administrators settle what channels hold" on public.listing_events
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Refusals with a code of their own, and what only readings say is kept from everybody else.
create function private.check_listing() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  other text;
begin
  new.import_url := btrim(new.import_url, E' \t\r\n');
  -- Some channels show the address as webcal.
  new.import_url := regexp_replace(new.import_url, '^webcal://', 'https://', 'i');
  new.name := btrim(new.name, E' \t\r\n');
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.export_key := private.new_guest_key();
      new.created_at := date_trunc('milliseconds', clock_timestamp());
      select null, null, null, 0, new.created_at, null, null, null, null, null, null, 0, null, new.created_at
      into new.tried_at, new.read_at, new.etag, new.found, new.heard_at, new.error_code, new.last_error,
        new.error_since, new.rung_at, new.given_at, new.given_since, new.given_often,
        new.given_mark, new.given_changed_at;
    else
      if new.export_key <> old.export_key then
        new.export_key := private.new_guest_key();
      end if;
      new.created_at := old.created_at;
      select old.tried_at, old.read_at, old.etag, old.found, old.heard_at, old.error_code,
        old.last_error, old.error_since, old.rung_at, old.given_at, old.given_since, old.given_often,
        old.given_mark, old.given_changed_at
      into new.tried_at, new.read_at, new.etag, new.found, new.heard_at, new.error_code,
        new.last_error, new.error_since, new.rung_at, new.given_at, new.given_since, new.given_often,
        new.given_mark, new.given_changed_at;
    end if;
  end if;
  if tg_op = 'UPDATE' and new.import_url <> old.import_url then
    -- What was said of another address is not said of this one.
    select null, null, date_trunc('milliseconds', clock_timestamp()), null, null, null, null
    into new.read_at, new.etag, new.heard_at, new.error_code, new.last_error, new.error_since, new.rung_at;
  end if;
  if new.room_id is null or not exists (select from public.rooms r where r.id = new.room_id) then
    raise sqlstate 'PT422' using message = 'room-gone';
  elsif (new.import_url = '' or (char_length(new.import_url) <= 2000
      and (private.is_https(new.import_url) or new.import_url
        ~ '^http://(localhost|127[.]0[.]0[.]1|\[::1\])(:[0-9]+)?/'))) is not true then
    raise sqlstate 'PT422' using message = 'listing-address';
  elsif (new.channel in ('booking', 'airbnb', 'agoda', 'expedia', 'other')
      and new.slot between 1 and 500 and char_length(new.name) <= 80
      and cardinality(new.skip_words) <= 20
      and not exists (select from unnest(new.skip_words) w
        where (private.has_text(w) and char_length(w) <= 100) is not true)) is not true then
    raise sqlstate 'PT422' using message = 'listing-fields';
  end if;
  if new.import_url <> '' then
    select r.name into other from public.listings l join public.rooms r on r.id = l.room_id
    where l.import_url = new.import_url and l.id <> new.id limit 1;
    if found then
      -- The same stays would be held twice.
      raise sqlstate 'PT409' using message = 'listing-twice',
        detail = jsonb_build_object('room', other);
    end if;
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.listings) >= 200 then
    raise sqlstate 'PT422' using message = 'listings-many';
  end if;
  return new;
end
$$;

create trigger check_listing before insert or update on public.listings
  for each row execute function private.check_listing();
-- A reading is no change of what staff have written.
create trigger touch_updated_at
  before insert or update of room_id, channel, name, slot, import_url, skip_words, export_key
  on public.listings
  for each row execute function private.touch_updated_at();

-- Staff say two things of an event: that its conflict is settled, and that it holds nothing.
create function private.take_event() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  settled timestamptz := new.settled_at;
  let_go timestamptz := new.let_go_at;
begin
  if current_user in ('anon', 'authenticated') then
    new := old;
    new.settled_at := case when settled is not null then coalesce(old.settled_at, now()) end;
    new.let_go_at := case when let_go is not null then coalesce(old.let_go_at, now()) end;
  end if;
  return new;
end
$$;

create trigger take_event before update on public.listing_events
  for each row execute function private.take_event();
create trigger touch_updated_at before insert or update on public.listing_events
  for each row execute function private.touch_updated_at();
