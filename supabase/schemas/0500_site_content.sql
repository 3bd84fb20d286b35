-- Site content: the request that reads the whole site, and saving About.

-- The version of each section and list: a hash of its rows, which notices a change in whatever
-- order transactions commit (decision 0046). In plpgsql, because it caches the query's plan.
create function private.content_versions(in_language text) returns table (part text, version text)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
    select v.part, v.part || '-' || to_hex(coalesce(v.hash, 0) & 1099511627775) from (
      select c.key as part, hash_record_extended(c, 0) as hash from public.hotel_config c
      union all select 'rooms', bit_xor(hash_record_extended(r, 0)) from public.rooms r
      union all select 'testimonials', bit_xor(hash_record_extended(t, 0)) from public.testimonials t
      union all select 'images', bit_xor(hash_record_extended(i, 0)) from public.hotel_images i
      union all select 'pages', bit_xor(hash_record_extended(p, 0)) from private.shown_pages() p
      union all select 'periods', bit_xor(hash_record_extended(d, 0)) from public.price_periods d
        where d.to_night > private.hotel_today()
      union all select 'spans', bit_xor(hash_record_extended(s, 0)) from private.price_spans() s
      union all select 'discounts', bit_xor(hash_record_extended(d, 0)) from public.stay_discounts d
      union all select 'extras', bit_xor(hash_record_extended(e, 0)) from public.extras e
      union all select 'bands', bit_xor(hash_record_extended(b, 0)) from public.child_bands b
      union all select 'charges', bit_xor(hash_record_extended(c, 0)) from public.charges c
      union all select 'codes', private.has_codes()::int
      union all select 'translations', private.translations_hash(in_language)
        where in_language is not null
    ) v;
end
$$;

-- Returns everything that a visitor reads, without drafts, hidden blocks and expired offers, and
-- without pictures and translations that only those use. `known` is the caller's content version.
-- If it is current, the answer is only the version; otherwise the answer has the changed parts and
-- repeats `known` as `since`. Pages of 1.0.0 send an md5 and get everything.
create function public.site_content(known text default null, language text default null)
returns json
language plpgsql stable security invoker set search_path = ''
as $$
declare
  versions text;
  parts text[];
  changed text[];
  is_whole boolean := (length(known) <= 4000 and known ~ '^[A-Za-z]+-[0-9a-f]+([.][A-Za-z]+-[0-9a-f]+)*$') is not true;
  answer json;
begin
  select string_agg(v.version, '.' order by v.part collate "C"), array_agg(v.part),
    array_agg(v.part) filter (where v.version <> all (string_to_array(known, '.')))
  into versions, parts, changed
  from private.content_versions(site_content.language) v;
  if known in (versions, md5(versions)) then
    return json_build_object('version', known);
  end if;
  -- A changed translation needs a full answer: its source text may be in any section or list.
  if is_whole or 'translations' = any (changed) then
    is_whole := true;
    changed := parts;
  end if;
  with priced as materialized (
    select 'periods' as part, (
      select coalesce(json_agg(private.as_fields(to_jsonb(d)) order by d.from_night, d.id), '[]')
      from public.price_periods d where d.to_night > private.hotel_today()) as value
    where 'periods' = any (changed)
    union all select 'spans', (
      select coalesce(json_agg(private.as_fields(to_jsonb(s)) order by s.id), '[]')
      from private.price_spans() s)
    where 'spans' = any (changed)
    union all select 'discounts', (
      select coalesce(json_agg(private.as_fields(to_jsonb(d)) order by d.min_nights), '[]')
      from public.stay_discounts d)
    where 'discounts' = any (changed)
    union all select 'extras', (
      select coalesce(json_agg(private.as_fields(to_jsonb(e)) order by e.position, e.id), '[]')
      from public.extras e)
    where 'extras' = any (changed)
    union all select 'bands', (
      select coalesce(json_agg(private.as_fields(to_jsonb(b)) order by b.until_age), '[]')
      from public.child_bands b)
    where 'bands' = any (changed)
    union all select 'charges', (
      select coalesce(json_agg(private.as_fields(to_jsonb(c)) order by c.position, c.id), '[]')
      from public.charges c)
    where 'charges' = any (changed)
    union all select 'codes', to_json(private.has_codes()) where 'codes' = any (changed)
  ), told as materialized (
    select 'version' as part, to_json(case when is_whole then md5(versions) else versions end) as value
    union all select 'versions', to_json(versions) where is_whole
    union all select 'since', to_json(known) where not is_whole
    union all select 'sections', (
      select coalesce(json_object_agg(c.key, c.value order by c.key), '{}')
      from public.hotel_config c where c.key = any (changed))
    union all select 'sectionVersions', (
      select coalesce(json_object_agg(c.key, c.updated_at order by c.key), '{}')
      from public.hotel_config c where c.key = any (changed))
    union all select 'rooms', (
      select coalesce(json_agg(private.as_fields(to_jsonb(r)) order by r.position, r.id), '[]')
      from public.rooms r)
    where 'rooms' = any (changed)
    union all select 'testimonials', (
      select coalesce(json_agg(private.as_fields(to_jsonb(t)) order by t.sort_order, t.id), '[]')
      from public.testimonials t)
    where 'testimonials' = any (changed)
    union all select 'images', (
      select coalesce(json_agg(private.picture_json(i) order by i.category, i.position), '[]')
      from public.hotel_images i)
    where 'images' = any (changed)
    union all select 'pages', (
      select coalesce(json_agg(private.as_fields(to_jsonb(p)) order by p.position, p.id), '[]')
      from private.shown_pages() p)
    where 'pages' = any (changed)
    union all select 'prices', (select json_object_agg(p.part, p.value) from priced p)
    where exists (select from priced)
  )
  select json_object_agg(a.part, a.value) into answer from (
    select * from told
    union all select 'translations', private.translations_of(
      site_content.language, (select jsonb_object_agg(t.part, t.value::jsonb) from told t))
    where site_content.language is not null) a;
  return answer;
end
$$;

-- Every table that `site_content()` reads, also through other functions; a change in one makes
-- published pages outdated. Found in the functions' source, where an empty `search_path` forces
-- full names.
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

-- Refuses rows beyond the number in the first argument, because every visitor reads all rows.
-- Counts only rows that fit the condition in the second argument.
create function private.limit_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rows int;
begin
  execute format('select count(*) from public.%I where %s', tg_table_name, coalesce(tg_argv[1], 'true'))
  into rows;
  if rows > tg_argv[0]::int then
    raise sqlstate 'PT413' using message = 'too-many-rows',
      detail = jsonb_build_object('most', tg_argv[0]::int);
  end if;
  return null;
end
$$;

do $$
declare
  limited text;
begin
  foreach limited in array private.content_tables() loop
    continue when limited in ('hotel_config', 'pages', 'translations');
    execute format('create trigger limit_rows after insert on public.%I
      for each statement execute function private.limit_rows(%s)', limited,
      case limited when 'charges' then '20' when 'child_bands' then '8' when 'extras' then '50' when 'hotel_images' then '5000'
        when 'price_periods' then $q$'4000', 'to_night > private.hotel_today()'$q$
        when 'promo_codes' then '2000' else '500' end);
  end loop;
end
$$;

-- Saves the texts and pictures of About together, or nothing (specification 7). `seen` is the
-- version that the editor started from; null if none was stored.
create function public.save_about(section jsonb, pictures jsonb, seen timestamptz default null)
returns json
language plpgsql security invoker set search_path = ''
as $$
declare
  saved public.hotel_config;
  swapped json;
begin
  perform private.require_role('editor');
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
