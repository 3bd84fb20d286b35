-- Pictures: the bucket, a record for each picture in it, and replacing pictures.

-- Everybody may download objects of a public bucket by address. Only editors may list them,
-- because only they have a policy.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('hotel_images', 'hotel_images', true, 5242880,
  array['image/png', 'image/jpeg', 'image/gif', 'image/webp'])
on conflict (id) do nothing;

create policy "editors list pictures" on storage.objects
  for select to authenticated
  using (bucket_id = 'hotel_images' and (select private.has_role('editor')));
create policy "editors upload pictures" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'hotel_images' and (select private.has_role('editor'))
    and private.is_picture_path(name));
create policy "editors change pictures" on storage.objects
  for update to authenticated
  using (bucket_id = 'hotel_images' and (select private.has_role('editor')))
  with check (bucket_id = 'hotel_images' and (select private.has_role('editor'))
    and private.is_picture_path(name));
create policy "editors remove pictures" on storage.objects
  for delete to authenticated
  using (bucket_id = 'hotel_images' and (select private.has_role('editor')));

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

-- Picture records. The file is in the bucket under `path`; `data` is the file's URL when the record
-- was stored, as the specification requires.
create table public.hotel_images (
  id uuid primary key default gen_random_uuid(),
  path text not null unique check (private.is_picture_path(path)),
  category text not null check (category in (
    'hero', 'luxury', 'about', 'general', 'room-standard', 'room-deluxe', 'room-premier')),
  data text not null check (char_length(data) <= 2000 and data ~ '^https?://'),
  position int not null default 0 check (position between 0 and 999),
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
  -- Number of slots: one picture for hero, two for luxury, four for about (specification 9).
  constraint hotel_images_slot_check check (
    case category
      when 'hero' then position = 0
      when 'luxury' then position in (0, 1)
      when 'about' then position between 0 and 3
      else true
    end)
);

alter table public.hotel_images enable row level security;

-- References of all pictures that visitors see. In plpgsql because the table of pages comes later.
create function private.shown_pictures() returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select part #>> '{}'
    from (
      select jsonb_agg(r.images) from public.rooms r
      union all select jsonb_agg(c.value) from public.hotel_config c
      union all select jsonb_agg(jsonb_build_array(p.image, p.blocks)) from private.shown_pages() p
    ) as shown (value), jsonb_path_query(value, '$.**') part
    where jsonb_typeof(part) = 'string';
end
$$;

-- Visitors see all pictures of the first three categories, the first picture of each room type, and
-- all pictures in use.
create policy "shown pictures are public" on public.hotel_images
  for select to anon, authenticated
  using (
    category in ('hero', 'luxury', 'about') or position = 0
    or path in (select private.shown_pictures())
    or (select private.has_role('editor')));
create policy "editors add picture records" on public.hotel_images
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "editors change picture records" on public.hotel_images
  for update to authenticated
  using ((select private.has_role('editor')));
create policy "editors delete picture records" on public.hotel_images
  for delete to authenticated using ((select private.has_role('editor')));

create trigger touch_updated_at before insert or update on public.hotel_images
  for each row execute function private.touch_updated_at();


-- Replacing pictures: returns the objects that nothing refers to any more. The caller deletes them
-- last, so that a failure loses nothing.

-- A picture record in the shape of src/content/schema/image.ts.
create function private.picture_json(i public.hotel_images) returns jsonb
language sql stable set search_path = ''
as $$ select private.as_fields(to_jsonb(i) - array['data', 'created_at', 'updated_at']) $$;

create function private.picture_paths(i public.hotel_images) returns setof text
language sql stable set search_path = ''
as $$
  select i.path union all select v ->> 'path' from jsonb_array_elements(i.variants) v
$$;

-- Rooms' own pictures start at position 1, because position 0 is the picture of the room type.
create function private.free_position(of_category text) returns int
language sql stable set search_path = ''
as $$
  select min(n)::int from generate_series(1, 999) n
  where not exists (
    select 1 from public.hotel_images i where i.category = of_category and i.position = n)
$$;

-- True if a room, a section (the logo) or a page uses this picture.
create function private.is_shown(object_path text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select 1 from public.rooms r where r.images ? object_path)
    or exists (select 1 from public.hotel_config c where position(object_path in c.value::text) > 0)
    or exists (select 1 from public.pages p
      where p.image = object_path or position(object_path in p.blocks::text) > 0);
end
$$;

-- True for pictures that have a place of their own: the hero, Luxury, About and the room types.
create function private.is_slot(category text, "position" int) returns boolean
language sql immutable set search_path = ''
as $$ select category in ('hero', 'luxury', 'about') or "position" = 0 $$;

-- True if a version of the history names this picture.
create function private.is_kept(object_path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.content_versions v where v.pictures @> array[object_path]);
end
$$;

create function private.is_named(object_path text) returns boolean
language sql stable set search_path = ''
as $$
  select private.is_shown(object_path) or private.is_kept(object_path)
    or exists (select 1 from public.hotel_images i where i.path = object_path
      or i.variants @> jsonb_build_array(jsonb_build_object('path', object_path)))
$$;

-- Objects that nothing refers to, at least a day old: an upload exists before its record, and a
-- draft in a browser may still use it.
create function private.orphan_pictures() returns setof text
language sql stable security definer set search_path = ''
as $$
  select o.name from storage.objects o
  where o.bucket_id = 'hotel_images' and o.created_at < now() - interval '1 day'
    and not private.is_named(o.name)
  limit 100
$$;

-- Stores each picture in its slot, replacing the picture there, or in the next free slot of its
-- category. First empties `clear_categories`. Returns `images`, the stored rows, and `removed`, the
-- paths of objects that the caller must delete: unused `release_paths`, and room pictures and logos
-- that were uploaded more than a day ago but never saved. Pictures of the history stay.
create function public.replace_images(
  pictures jsonb default '[]', clear_categories text[] default '{}', release_paths text[] default '{}')
returns json
language plpgsql security invoker set search_path = ''
as $$
declare
  picture jsonb;
  stored public.hotel_images;
  rows_stored jsonb[] := '{}';
  paths_gone text[];
begin
  perform private.require_role('editor');
  -- The lock keeps two requests from finding the same free position.
  perform pg_advisory_xact_lock(7261001);

  with gone as (
    delete from public.hotel_images i
    where i.category = any (clear_categories)
      or exists (
        select 1 from jsonb_to_recordset(pictures) as n (category text, "position" int)
        where n.category = i.category and n."position" = i.position)
      or (i.path = any (release_paths)
          or (i.category like 'room-%' or i.category = 'general') and i.position > 0
            and i.created_at < now() - interval '1 day')
        and not private.is_shown(i.path)
        -- The record stays with the file, so that an older version finds both.
        and (private.is_slot(i.category, i.position) or not private.is_kept(i.path))
    returning i.*
  )
  select coalesce(array_agg(p), '{}') into paths_gone
  from gone, private.picture_paths(gone) p;

  for picture in select value from jsonb_array_elements(pictures) loop
    insert into public.hotel_images
      (path, category, position, data, width, height, alt, colour, focal_x, focal_y, luminance,
       variants)
    values (
      picture ->> 'path', picture ->> 'category',
      coalesce((picture ->> 'position')::int, private.free_position(picture ->> 'category')),
      picture ->> 'data', (picture ->> 'width')::int, (picture ->> 'height')::int,
      coalesce(picture ->> 'alt', ''), picture ->> 'colour',
      coalesce((picture ->> 'focalX')::real, 0.5), coalesce((picture ->> 'focalY')::real, 0.5),
      (picture ->> 'luminance')::real, coalesce(picture -> 'variants', '[]'))
    returning * into stored;
    rows_stored := rows_stored || private.picture_json(stored);
  end loop;

  return json_build_object(
    'images', array_to_json(rows_stored),
    'removed', (
      select coalesce(json_agg(distinct p), '[]')
      from (select unnest(paths_gone) union select private.orphan_pictures()) as found (p)
      where not private.is_named(p)));
end
$$;

-- Moves a picture to another category, e.g. when its room gets another type.
create function public.move_image(image_path text, to_category text) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  moved public.hotel_images;
begin
  perform private.require_role('editor');
  perform pg_advisory_xact_lock(7261001);
  update public.hotel_images i
  set category = to_category, position = private.free_position(to_category)
  where i.path = image_path returning * into moved;
  return case when moved.id is null then null else private.picture_json(moved) end;
end
$$;
