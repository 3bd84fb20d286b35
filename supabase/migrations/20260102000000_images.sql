-- Changing pictures: rows are swapped in one transaction, and the caller is told which objects of
-- the bucket nothing names any more, so that bytes are deleted last and a failure loses nothing.

-- A house may have many rooms of one type, each with a picture of its own.
alter table public.hotel_images
  drop constraint hotel_images_position_check,
  add constraint hotel_images_position_check check (position between 0 and 999);

-- A row in the shape of src/hotel/pictures/image.ts, as site_content() gives it.
create function private.picture_json(i public.hotel_images) returns json
language sql stable set search_path = ''
as $$
  select json_build_object(
    'id', i.id, 'path', i.path, 'category', i.category, 'position', i.position, 'width', i.width,
    'height', i.height, 'alt', i.alt, 'colour', i.colour, 'focalX', i.focal_x,
    'focalY', i.focal_y, 'luminance', i.luminance, 'variants', i.variants)
$$;

-- The objects of a row: the picture and its smaller copies.
create function private.picture_paths(i public.hotel_images) returns setof text
language sql stable set search_path = ''
as $$
  select i.path union all select v ->> 'path' from jsonb_array_elements(i.variants) v
$$;

-- 0 shows a type's picture, for rooms without one; rooms' own ones follow.
create function private.free_position(of_category text) returns int
language sql stable set search_path = ''
as $$
  select min(n)::int from generate_series(1, 999) n
  where not exists (
    select 1 from public.hotel_images i where i.category = of_category and i.position = n)
$$;

-- A room or a section of the configuration (the logo) names it as its picture.
create function private.is_shown(object_path text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select 1 from public.rooms r where r.images ? object_path)
    or exists (select 1 from public.hotel_config c where position(object_path in c.value::text) > 0)
$$;

create function private.is_named(object_path text) returns boolean
language sql stable set search_path = ''
as $$
  select private.is_shown(object_path)
    or exists (select 1 from public.hotel_images i where i.path = object_path
      or i.variants @> jsonb_build_array(jsonb_build_object('path', object_path)))
$$;

-- Objects that nothing names. A day old at least: an upload comes before its row, and a draft in
-- someone's browser may still name it. Definer, because storage.objects is not everyone's to read.
create function private.orphan_pictures() returns setof text
language sql stable security definer set search_path = ''
as $$
  select o.name from storage.objects o
  where o.bucket_id = 'hotel_images' and o.created_at < now() - interval '1 day'
    and not private.is_named(o.name)
  limit 100
$$;

revoke all on function
  private.picture_json(public.hotel_images), private.picture_paths(public.hotel_images),
  private.free_position(text), private.is_shown(text), private.is_named(text),
  private.orphan_pictures() from public;
grant execute on function
  private.picture_json(public.hotel_images), private.picture_paths(public.hotel_images),
  private.free_position(text), private.is_shown(text), private.is_named(text),
  private.orphan_pictures()
  to authenticated, service_role;

create function private.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'only administrators change the site';
  end if;
end
$$;
revoke all on function private.require_admin() from public;
grant execute on function private.require_admin() to authenticated, service_role;

-- Stores pictures, each in its slot (whatever lay there goes), or in the next free one of its
-- category when it names none. `clear_categories` are emptied first. `release_paths` go unless a
-- room or the configuration still shows them; so do, after a day, pictures of rooms (and logos)
-- that were never saved.
-- Answers {images: the rows stored, removed: paths of objects to delete now}.
create function public.replace_images(
  pictures jsonb default '[]', clear_categories text[] default '{}', release_paths text[] default '{}')
returns json
language plpgsql security invoker set search_path = ''
as $$
declare
  picture jsonb;
  stored public.hotel_images;
  rows_stored json[] := '{}'::json[];
  paths_gone text[];
begin
  perform private.require_admin();
  -- Two people looking for a free position must not find the same one.
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

-- About: its words and its four pictures at once, or nothing (specification 7, "About save").
-- `seen` is the version the editor started from; null when the section was never stored.
create function public.save_about(section jsonb, pictures jsonb, seen timestamptz default null)
returns json
language plpgsql security invoker set search_path = ''
as $$
declare
  saved public.hotel_config;
  swapped json;
begin
  perform private.require_admin();
  if seen is null then
    insert into public.hotel_config (key, value) values ('aboutSection', section)
    on conflict (key) do nothing returning * into saved;
  else
    update public.hotel_config set value = section
    where key = 'aboutSection' and updated_at = seen returning * into saved;
  end if;
  if saved.key is null then
    raise sqlstate 'PT409' using message = 'someone else has saved this section';
  end if;
  swapped := public.replace_images(pictures, array['about']);
  return json_build_object(
    'value', saved.value, 'updatedAt', saved.updated_at,
    'images', swapped -> 'images', 'removed', swapped -> 'removed');
end
$$;

-- A room's own picture follows the room to another type. Answers the row; null when there is none.
create function public.move_image(image_path text, to_category text) returns json
language plpgsql security invoker set search_path = ''
as $$
declare
  moved public.hotel_images;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(7261001);
  update public.hotel_images i
  set category = to_category, position = private.free_position(to_category)
  where i.path = image_path returning * into moved;
  return case when moved.id is null then null else private.picture_json(moved) end;
end
$$;

-- The order of display: `ids` in the order wanted. Answers id and version of the rows it moved.
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

revoke all on function
  public.replace_images(jsonb, text[], text[]), public.save_about(jsonb, jsonb, timestamptz),
  public.move_image(text, text), public.reorder_rooms(text[]), public.reorder_testimonials(text[])
  from public, anon, authenticated;
grant execute on function
  public.replace_images(jsonb, text[], text[]), public.save_about(jsonb, jsonb, timestamptz),
  public.move_image(text, text), public.reorder_rooms(text[]), public.reorder_testimonials(text[])
  to authenticated, service_role;
