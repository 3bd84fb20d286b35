-- Rooms and testimonials, each list in an order that staff choose.

create function private.are_amenities(amenities jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(amenities) = 'array' then
    jsonb_array_length(amenities) <= 40
    and not exists (
      select 1 from jsonb_array_elements(amenities) as item
      where jsonb_typeof(item) <> 'string'
        or char_length(item #>> '{}') > 60 or not private.has_text(item #>> '{}'))
    else false end
$$;

create table public.rooms (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$'),
  name text not null check (private.has_text(name) and char_length(name) <= 120),
  type text not null check (type in ('standard', 'deluxe', 'premier')),
  price numeric(10, 2) not null check (price > 0 and price <= 10000000),
  capacity int not null check (capacity between 1 and 10),
  size numeric(8, 2) not null check (size >= 0 and size <= 100000),
  description text not null check (private.has_text(description) and char_length(description) <= 4000),
  images jsonb not null default '[]' check (private.section_pictures(jsonb_build_object('images', images), 12)),
  amenities jsonb not null default '[]' check (private.are_amenities(amenities)),
  best_seller boolean not null default false,
  units int not null default 1 check (units between 1 and 500),
  -- Guests included in the price of a night (null: the room's capacity), and the price per night
  -- for each further guest.
  guests_included int check (guests_included between 1 and 10),
  extra_guest_price numeric(10, 2) not null default 0 check (extra_guest_price between 0 and 10000000),
  position int not null default 0 check (position between 0 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create index rooms_order on public.rooms (position, id);

alter table public.rooms enable row level security;

create policy "rooms are public" on public.rooms
  for select to anon, authenticated using (true);
create policy "administrators add rooms" on public.rooms
  for insert to authenticated with check ((select private.has_role('admin')));
create policy "editors change rooms" on public.rooms
  for update to authenticated
  using ((select private.has_role('editor')));
create policy "administrators delete rooms" on public.rooms
  for delete to authenticated using ((select private.has_role('admin')));

-- Editors change a room's texts and pictures; only administrators change how it is sold.
create function private.guard_room() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  editable constant text[] := '{name,type,size,description,images,amenities,best_seller,position,updated_at}';
begin
  if current_user = 'authenticated' and to_jsonb(new) - editable <> to_jsonb(old) - editable then
    perform private.require_role('admin');
  end if;
  return new;
end
$$;

create trigger guard_room before update on public.rooms
  for each row execute function private.guard_room();

create trigger touch_updated_at before insert or update on public.rooms
  for each row execute function private.touch_updated_at();

create table public.testimonials (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$'),
  text text not null check (private.has_text(text) and char_length(text) <= 1000),
  author text not null check (private.has_text(author) and char_length(author) <= 120),
  position text not null default '' check (char_length(position) <= 200),
  rating int not null default 5 check (rating between 1 and 5),
  source text not null default '' check (char_length(source) <= 60),
  month text not null default '' check (month ~ '^([12][0-9]{3}-(0[1-9]|1[0-2]))?$'),
  -- True for the invented testimonials that a new hotel starts with.
  sample boolean not null default false,
  sort_order int not null default 0 check (sort_order between 0 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create index testimonials_order on public.testimonials (sort_order, id);

alter table public.testimonials enable row level security;

create policy "testimonials are public" on public.testimonials
  for select to anon, authenticated using (true);
create policy "editors add testimonials" on public.testimonials
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "editors change testimonials" on public.testimonials
  for update to authenticated
  using ((select private.has_role('editor')));
create policy "editors delete testimonials" on public.testimonials
  for delete to authenticated using ((select private.has_role('editor')));

create trigger touch_updated_at before insert or update on public.testimonials
  for each row execute function private.touch_updated_at();

create function private.keep_sample() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  new.sample := old.sample
    and (new.text, new.author, new.position, new.rating, new.source, new.month)
      is not distinct from
      (old.text, old.author, old.position, old.rating, old.source, old.month);
  return new;
end
$$;

create trigger keep_sample before update on public.testimonials
  for each row execute function private.keep_sample();

-- Sorts the rooms in the order of `ids`. Returns id and version of the rows that moved.
create function public.reorder_rooms(ids text[])
returns table (id text, "position" int, "updatedAt" timestamptz)
language sql security invoker set search_path = ''
as $$
  update public.rooms r set position = o.place - 1
  from unnest(ids) with ordinality as o (id, place)
  where r.id = o.id and r.position <> o.place - 1
  returning r.id, r.position, r.updated_at
$$;

create function public.reorder_testimonials(ids text[])
returns table (id text, "sortOrder" int, "updatedAt" timestamptz)
language sql security invoker set search_path = ''
as $$
  update public.testimonials t set sort_order = o.place - 1
  from unnest(ids) with ordinality as o (id, place)
  where t.id = o.id and t.sort_order <> o.place - 1
  returning t.id, t.sort_order, t.updated_at
$$;
