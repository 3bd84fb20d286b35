-- What visitors read: six sections, rooms, testimonials, pictures.
-- Rules are in CHECKs, triggers and policies; the grants are a second wall where they are enforced.

-- Text of a section's field: present, a string, within its length, not blank where it must speak.
create function private.section_text(value jsonb, field text, max_length int, required boolean)
returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value -> field) = 'string'
      and char_length(value ->> field) <= max_length
      and (not required or private.has_text(value ->> field)),
    false)
$$;

create function private.section_pictures(value jsonb, max_count int) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value -> 'images') = 'array' then
    jsonb_array_length(value -> 'images') <= max_count
    and not exists (
      select 1 from jsonb_array_elements(value -> 'images') as item
      where jsonb_typeof(item) <> 'string' or not private.is_picture_reference(item #>> '{}'))
    else false end
$$;

create function private.has_only(value jsonb, fields text[]) returns boolean
language sql immutable set search_path = ''
as $$ select not exists (select 1 from jsonb_object_keys(value) k where k <> all (fields)) $$;

-- The same rules as src/hotel/content/sections.ts; tests push the edges of both through this engine.
create function private.is_section(key text, value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) <> 'object' then false else case key
    when 'hotelInfo' then
      private.has_only(value, array['name', 'logo', 'primaryColor', 'secondaryColor'])
      and private.section_text(value, 'name', 120, true)
      and private.section_text(value, 'logo', 500, false)
      and private.is_picture_reference(value ->> 'logo')
      and value ->> 'primaryColor' ~ '^#[0-9a-f]{6}$'
      and value ->> 'secondaryColor' ~ '^#[0-9a-f]{6}$'
    when 'heroSection' then
      private.has_only(value, array['title', 'subtitle', 'image'])
      and private.section_text(value, 'title', 160, true)
      and private.section_text(value, 'subtitle', 300, false)
      and private.section_text(value, 'image', 500, false)
      and private.is_picture_reference(value ->> 'image')
    when 'luxuryExperience' then
      private.has_only(value, array['title', 'description', 'images'])
      and private.section_text(value, 'title', 160, true)
      and private.section_text(value, 'description', 4000, true)
      and private.section_pictures(value, 2)
    when 'aboutSection' then
      private.has_only(value, array['title', 'description', 'images'])
      and private.section_text(value, 'title', 160, true)
      and private.section_text(value, 'description', 4000, true)
      and private.section_pictures(value, 4)
    when 'contactInfo' then
      private.has_only(value, array[
        'location', 'phone', 'email', 'openingHours', 'instagram', 'facebook', 'youtube'])
      and private.section_text(value, 'location', 200, true)
      and private.section_text(value, 'phone', 40, true)
      and private.section_text(value, 'email', 254, true)
      and private.is_email(value ->> 'email')
      and private.section_text(value, 'openingHours', 200, true)
      and (select coalesce(bool_and(
            private.section_text(value, network, 500, false)
            and (value ->> network = '' or private.is_https(value ->> network))), false)
          from unnest(array['instagram', 'facebook', 'youtube']) as network)
    when 'legal' then
      private.has_only(value, array['privacy', 'terms'])
      and private.section_text(value, 'privacy', 20000, false)
      and private.section_text(value, 'terms', 20000, false)
    else false
  end end
$$;
revoke all on function
  private.section_text(jsonb, text, int, boolean), private.section_pictures(jsonb, int),
  private.has_only(jsonb, text[]), private.is_section(text, jsonb) from public;
grant execute on function
  private.section_text(jsonb, text, int, boolean), private.section_pictures(jsonb, int),
  private.has_only(jsonb, text[]), private.is_section(text, jsonb)
  to anon, authenticated, service_role;

create table public.hotel_config (
  key text primary key check (key in (
    'hotelInfo', 'heroSection', 'luxuryExperience', 'aboutSection', 'contactInfo', 'legal')),
  value jsonb not null,
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);

alter table public.hotel_config enable row level security;
revoke all on public.hotel_config from anon, authenticated;
grant select on public.hotel_config to anon, authenticated;
grant insert, update on public.hotel_config to authenticated;
grant all on public.hotel_config to service_role;

create policy "the configuration is public" on public.hotel_config
  for select to anon, authenticated using (true);
create policy "administrators add configuration" on public.hotel_config
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change configuration" on public.hotel_config
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
-- No policy for delete: a section is emptied, never removed.

-- A status code of its own, because the embedded backend turns a CHECK violation into a 500.
create function private.check_section() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if octet_length(new.value::text) > 131072 then
    raise sqlstate 'PT413' using message = 'the section is larger than 128 KB';
  end if;
  if private.is_section(new.key, new.value) is not true then
    raise sqlstate 'PT422' using message = format('the value does not fit section %s', new.key);
  end if;
  return new;
end
$$;
revoke all on function private.check_section() from public;

create trigger check_section before insert or update on public.hotel_config
  for each row execute function private.check_section();
create trigger touch_updated_at before insert or update on public.hotel_config
  for each row execute function private.touch_updated_at();

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
revoke all on function private.are_amenities(jsonb) from public;
grant execute on function private.are_amenities(jsonb) to anon, authenticated, service_role;

create table public.rooms (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$'),
  name text not null check (private.has_text(name) and char_length(name) <= 120),
  type text not null check (type in ('standard', 'deluxe', 'premier')),
  price numeric(8, 2) not null check (price > 0 and price <= 100000),
  capacity int not null check (capacity between 1 and 10),
  size numeric(8, 2) not null check (size >= 0 and size <= 100000),
  description text not null check (private.has_text(description) and char_length(description) <= 4000),
  images jsonb not null default '[]' check (private.section_pictures(jsonb_build_object('images', images), 10)),
  amenities jsonb not null default '[]' check (private.are_amenities(amenities)),
  best_seller boolean not null default false,
  units int not null default 1 check (units between 1 and 500),
  position int not null default 0 check (position between 0 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create index rooms_order on public.rooms (position, id);

alter table public.rooms enable row level security;
revoke all on public.rooms from anon, authenticated;
grant select on public.rooms to anon, authenticated;
grant insert, update, delete on public.rooms to authenticated;
grant all on public.rooms to service_role;

create policy "rooms are public" on public.rooms
  for select to anon, authenticated using (true);
create policy "administrators add rooms" on public.rooms
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change rooms" on public.rooms
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete rooms" on public.rooms
  for delete to authenticated using ((select private.is_admin()));

create trigger touch_updated_at before insert or update on public.rooms
  for each row execute function private.touch_updated_at();

create table public.testimonials (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$'),
  text text not null check (private.has_text(text) and char_length(text) <= 1000),
  author text not null check (private.has_text(author) and char_length(author) <= 120),
  position text not null default '' check (char_length(position) <= 200),
  rating int not null default 5 check (rating between 1 and 5),
  sort_order int not null default 0 check (sort_order between 0 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create index testimonials_order on public.testimonials (sort_order, id);

alter table public.testimonials enable row level security;
revoke all on public.testimonials from anon, authenticated;
grant select on public.testimonials to anon, authenticated;
grant insert, update, delete on public.testimonials to authenticated;
grant all on public.testimonials to service_role;

create policy "testimonials are public" on public.testimonials
  for select to anon, authenticated using (true);
create policy "administrators add testimonials" on public.testimonials
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change testimonials" on public.testimonials
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete testimonials" on public.testimonials
  for delete to authenticated using ((select private.is_admin()));

create trigger touch_updated_at before insert or update on public.testimonials
  for each row execute function private.touch_updated_at();

-- Picture records: the bytes lie in the bucket under `path`; `data` is the public URL as it was
-- when stored (the specification's field), while pages build theirs from `path`.
create function private.are_variants(variants jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(variants) = 'array' then
    jsonb_array_length(variants) <= 8
    and not exists (
      select 1 from jsonb_array_elements(variants) as item
      where (jsonb_typeof(item) = 'object'
        and private.is_picture_path(item ->> 'path')
        and jsonb_typeof(item -> 'width') = 'number'
        and (item ->> 'width') ~ '^[0-9]{1,5}$' and (item ->> 'width')::int between 1 and 20000
        and (item ->> 'type') ~ '^image/(jpeg|png|gif|webp|avif)$') is not true)
    else false end
$$;
revoke all on function private.are_variants(jsonb) from public;
grant execute on function private.are_variants(jsonb) to anon, authenticated, service_role;

create table public.hotel_images (
  id uuid primary key default gen_random_uuid(),
  path text not null unique check (private.is_picture_path(path)),
  category text not null check (category in (
    'hero', 'luxury', 'about', 'general', 'room-standard', 'room-deluxe', 'room-premier')),
  data text not null check (char_length(data) <= 2000 and data ~ '^https?://'),
  position int not null default 0 check (position between 0 and 99),
  width int check (width between 1 and 20000),
  height int check (height between 1 and 20000),
  alt text not null default '' check (char_length(alt) <= 300),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  luminance real check (luminance between 0 and 255),
  variants jsonb not null default '[]' check (private.are_variants(variants)),
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  unique (category, position),
  -- hero has one slot, luxury two, about four (specification 9)
  constraint hotel_images_slot_check check (
    case category
      when 'hero' then position = 0
      when 'luxury' then position in (0, 1)
      when 'about' then position between 0 and 3
      else true
    end)
);

alter table public.hotel_images enable row level security;
revoke all on public.hotel_images from anon, authenticated;
grant select on public.hotel_images to anon, authenticated;
grant insert, update, delete on public.hotel_images to authenticated;
grant all on public.hotel_images to service_role;

create policy "picture records are public" on public.hotel_images
  for select to anon, authenticated using (true);
create policy "administrators add picture records" on public.hotel_images
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change picture records" on public.hotel_images
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete picture records" on public.hotel_images
  for delete to authenticated using ((select private.is_admin()));

create trigger touch_updated_at before insert or update on public.hotel_images
  for each row execute function private.touch_updated_at();

-- Everything a visitor reads in one request, in the shape of src/hotel/content/content.ts.
-- Runs with the caller's rights: the policies above decide, not this function.
create function public.site_content() returns json
language sql stable security invoker set search_path = ''
as $$
  select json_build_object(
    'sections', (select coalesce(json_object_agg(key, value), '{}') from public.hotel_config),
    'sectionVersions', (
      select coalesce(json_object_agg(key, updated_at), '{}') from public.hotel_config),
    'rooms', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'name', name, 'type', type, 'price', price, 'capacity', capacity, 'size', size,
        'description', description, 'images', images, 'amenities', amenities,
        'bestSeller', best_seller, 'units', units, 'position', position, 'updatedAt', updated_at
      ) order by position, id), '[]') from public.rooms),
    'testimonials', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'text', text, 'author', author, 'position', position, 'rating', rating,
        'sortOrder', sort_order, 'updatedAt', updated_at
      ) order by sort_order, id), '[]') from public.testimonials),
    'images', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'path', path, 'category', category, 'position', position, 'width', width,
        'height', height, 'alt', alt, 'colour', colour, 'focalX', focal_x, 'focalY', focal_y,
        'luminance', luminance, 'variants', variants
      ) order by category, position), '[]') from public.hotel_images)
  )
$$;
revoke all on function public.site_content() from public, anon, authenticated;
grant execute on function public.site_content() to anon, authenticated, service_role;
