-- Listings: a room type as a booking site sells it, and the events of that site's calendar.

create table public.listings (
  id uuid primary key default gen_random_uuid(),
  room_id text not null references public.rooms (id) on delete cascade,
  channel text not null check (channel in ('booking', 'airbnb', 'agoda', 'expedia', 'other')),
  name text not null default '' check (char_length(name) <= 80),
  -- The listing's number, if the channel has several listings of this room type.
  slot int not null default 1 check (slot between 1 and 500),
  -- Address of the channel's calendar; '' if staff do not know it yet, when ours is already served.
  import_url text not null default '',
  -- Events whose text contains one of these words block nothing.
  skip_words text[] not null default '{}',
  -- The secret in the address of our calendar. Writing any other value generates a new secret.
  export_key text collate "C" not null unique check (export_key ~ '^[0-9a-f]{40}$')
    default private.new_guest_key(),
  -- Results of the last readings of the channel's calendar.
  tried_at timestamptz,
  read_at timestamptz,
  etag text check (char_length(etag) <= 400),
  found int not null default 0,
  -- When the channel last answered, even with an error; for a new address, when waiting began.
  heard_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  error_code text check (char_length(error_code) <= 40),
  last_error text check (char_length(last_error) <= 400),
  error_since timestamptz,
  rung_at timestamptz,
  -- When the channel last fetched our calendar, how often, and when our calendar last changed.
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
  from_date date not null,
  to_date date not null,
  -- `conflict`: some of its nights were already sold here; the others are blocked.
  state text not null check (state in ('held', 'skipped', 'echo', 'conflict', 'gone')),
  reason text check (reason in ('words', 'transparent', 'hours', 'past', 'far')),
  -- True if the event's text proves that a guest stays. Any other event may only block dates.
  proves_stay boolean not null default false,
  conflict_nights date[] not null default '{}',
  -- When staff marked the event's conflict as settled; reset if further nights conflict.
  settled_at timestamptz,
  -- When staff declared that the event blocks no nights.
  let_go_at timestamptz,
  -- The stay that staff made from this event; the stay blocks the nights itself.
  reservation_id uuid references public.reservations (id) on delete set null,
  -- How many successful readings in a row did not contain the event.
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

create policy "staff read listings" on public.listings
  for select to authenticated using ((select private.has_role('desk', 'reader')));
create policy "administrators add listings" on public.listings
  for insert to authenticated with check ((select private.has_role('admin')));
create policy "administrators change listings" on public.listings
  for update to authenticated
  using ((select private.has_role('admin')));
create policy "administrators take listings away" on public.listings
  for delete to authenticated using ((select private.has_role('admin')));
create policy "staff read what channels hold" on public.listing_events
  for select to authenticated using ((select private.has_role('desk', 'reader')));
create policy "receptionists settle what channels hold" on public.listing_events
  for update to authenticated
  using ((select private.has_role('desk')));

-- Checks a listing; staff cannot change the columns with results of readings.
create function private.check_listing() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  other text;
begin
  new.import_url := btrim(new.import_url, E' \t\r\n');
  -- Some channels show their calendar's address with webcal: instead of https:.
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
-- Readings do not change `updated_at`, which is the version of what staff entered.
create trigger touch_updated_at
  before insert or update of room_id, channel, name, slot, import_url, skip_words, export_key
  on public.listings
  for each row execute function private.touch_updated_at();

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
