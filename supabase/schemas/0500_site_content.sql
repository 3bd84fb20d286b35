-- Site content as a whole: the one read that shows the site, and the one save over two tables.
--
-- After sections, rooms and pictures: both functions reach over them.

-- Everything a visitor reads in one request, in the shape of src/content/store/hotel-content.ts, with its
-- version: a hash of all of it, so that no change can be missed. Who says which version is `known`
-- gets that version back and nothing more while it is current (decision 0046). Who names a
-- `language` gets the translations into it besides, and the version counts them (decision 0030).
-- What a visitor sees today, no matter who asks: of pages no draft, no hidden block and no offer that has ended,
-- and no picture or translation that only those have.
create function public.site_content(known text default null, language text default null)
returns json
language sql stable security invoker set search_path = ''
as $$
  with content as materialized (
    select
      (select coalesce(json_object_agg(key, value order by key), '{}') from public.hotel_config)
        as sections,
      (select coalesce(json_object_agg(key, updated_at order by key), '{}')
        from public.hotel_config) as section_versions,
      (select coalesce(json_agg(private.as_fields(to_jsonb(r)) order by r.position, r.id), '[]')
        from public.rooms r) as rooms,
      (select coalesce(json_agg(private.as_fields(to_jsonb(t)) order by t.sort_order, t.id), '[]')
        from public.testimonials t) as testimonials,
      (select coalesce(json_agg(private.picture_json(i) order by i.category, i.position), '[]')
        from public.hotel_images i) as images,
      (select coalesce(json_agg(private.as_fields(to_jsonb(p)) order by p.position, p.id), '[]')
        from private.shown_pages() p) as pages,
      -- periods that are not over; of codes, whether there is one
      json_build_object(
        'periods', (
          select coalesce(
            json_agg(private.as_fields(to_jsonb(d)) order by d.from_night, d.id), '[]')
          from public.price_periods d where d.to_night > private.hotel_today()),
        'spans', (
          select coalesce(json_agg(private.as_fields(to_jsonb(s)) order by s.id), '[]')
          from private.price_spans() s),
        'discounts', (
          select coalesce(json_agg(private.as_fields(to_jsonb(d)) order by d.min_nights), '[]')
          from public.stay_discounts d),
        'extras', (
          select coalesce(json_agg(private.as_fields(to_jsonb(e)) order by e.position, e.id), '[]')
          from public.extras e),
        'charges', (
          select coalesce(json_agg(private.as_fields(to_jsonb(c)) order by c.position, c.id), '[]')
          from public.charges c),
        'codes', private.has_codes()) as prices
  ), spoken as materialized (
    select case when language is not null
      then private.translations_of(language, row_to_json(c)::jsonb) end as translations
    from content c
  ), stamped as materialized (
    select c.*, s.translations,
      md5(row_to_json(c)::text || coalesce(s.translations::text, '')) as version
    from content c, spoken s
  )
  select case
    when version is distinct from known and language is null then json_build_object(
      'version', version, 'sections', sections, 'sectionVersions', section_versions,
      'rooms', rooms, 'testimonials', testimonials, 'images', images, 'pages', pages, 'prices', prices)
    when version is distinct from known then json_build_object(
      'version', version, 'sections', sections, 'sectionVersions', section_versions,
      'rooms', rooms, 'testimonials', testimonials, 'images', images, 'pages', pages, 'prices', prices,
      'translations', translations)
    else json_build_object('version', version)
  end
  from stamped
$$;

-- Every table that site_content() reads, itself or by a function that it calls: what makes a published page
-- old, and what an open one is told of. Functions name their tables in full, because their search_path is
-- empty, so that a new one is found in their text and in no list.
create function private.content_tables() returns text[]
language sql stable set search_path = ''
as $$
  with recursive named as (
    select 'public.site_content' collate "C" as thing
    union
    select word[1] collate "C" from named n
    join pg_catalog.pg_proc f on format('%s.%s', f.pronamespace::regnamespace, f.proname) = n.thing
    cross join regexp_matches(f.prosrc, '(?:public|private)\.\w+', 'g') word
  )
  select array_agg(c.relname::text order by c.relname)
  from named n join pg_catalog.pg_class c on c.oid = to_regclass(n.thing)
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
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
