-- What changed in supabase/schemas, and in rows that follow from code, written by `npm run migration`.
-- Statements that move data are added here by hand.

set local check_function_bodies = off;

DROP FUNCTION "private"."price_spans"();

DROP FUNCTION "private"."shown_pages"();

DROP FUNCTION "public"."site_content"(text, text);

CREATE OR REPLACE FUNCTION private.content_versions(in_language text)
 RETURNS TABLE(part text, version text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
      union all select 'charges', bit_xor(hash_record_extended(c, 0)) from public.charges c
      union all select 'codes', private.has_codes()::int
      union all select 'translations', private.translations_hash(in_language)
        where in_language is not null
    ) v;
end
$function$;

CREATE OR REPLACE FUNCTION private.night_prices(of_room text, from_date date, to_date date)
 RETURNS TABLE(night date, price numeric, arrive boolean, min_nights integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.check_day(from_date), private.check_day(to_date);
  if private.is_visitor() then
    from_date := greatest(from_date, private.hotel_today());
  end if;
  return query
    select n.night, trim_scale(n.amount),
      coalesce(extract(isodow from n.night)::int = any ((n.period).arrival_days), true),
      (n.period).min_nights
    from public.rooms r
    cross join lateral private.nights_priced(
      r, from_date, least(to_date - from_date, 100), 1) n
    where r.id = of_room;
end
$function$;

CREATE OR REPLACE FUNCTION private.page_preview(key text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.page || jsonb_build_object('images', (
    select coalesce(jsonb_agg(private.picture_json(i)), '[]') from public.hotel_images i
    where i.path in (select t.said from private.texts_at(s.page) t)))
  from public.page_previews p
  cross join lateral (
    select p.page || jsonb_build_object('blocks', private.shown_blocks(p.page -> 'blocks')) as page) s
  where p.key = page_preview.key and p.created_at > now() - interval '7 days'
$function$;

CREATE OR REPLACE FUNCTION private.price_spans()
 RETURNS TABLE(id text, low numeric, high numeric, own boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
  return query
  with today as (
    select d as day, daterange(d, d + 365) as year from private.hotel_today() d
  ), periods as materialized (
    select p.room_id, p.price, p.weekday_prices, p.weekdays,
      -- weekdays that are looked at one by one where a period has some
      case when bool_or(p.weekdays is not null) over (partition by p.room_id) then 7 else 1 end as planes,
      daterange(p.from_night, p.to_night) * t.year as nights,
      range_agg(daterange(p.from_night, p.to_night)) filter (where p.weekdays is null) over (
        partition by p.room_id order by p.to_night - p.from_night, p.from_night, p.id
        rows between unbounded preceding and 1 preceding) as shorter
    from public.price_periods p, today t where daterange(p.from_night, p.to_night) && t.year
  ), amounts as materialized (
    select p.room_id, min(a.amount) as low, max(a.amount) as high
    from periods p
    -- of one price the first night says it, else the first of each weekday
    cross join lateral generate_series(0, case when p.weekdays is null and p.weekday_prices = '{}' then 0
      else least(6, upper(p.nights) - lower(p.nights) - 1) end) ahead
    cross join lateral (select extract(isodow from lower(p.nights) + ahead)::int as isodow) n
    cross join lateral (
      select coalesce((p.weekday_prices ->> n.isodow::text)::numeric, p.price) as amount) a
    where not coalesce(p.shorter @> p.nights, false)
      and (p.weekdays is null or n.isodow = any (p.weekdays))
    group by p.room_id
  ), covered as materialized (
    select c.room_id from (
      select p.room_id, p.planes from periods p cross join lateral generate_series(1, p.planes) d
      where p.weekdays is null or d = any (p.weekdays)
      group by p.room_id, p.planes, d having range_agg(p.nights) @> (select year from today)) c
    group by c.room_id, c.planes having count(*) = c.planes
  )
  select a.room_id, least(a.low, o.price), greatest(a.high, o.price), o.price is not null
  from amounts a
  left join public.rooms o on o.id = a.room_id and a.room_id not in (select c.room_id from covered c);
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_pages()
 RETURNS SETOF public.pages
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select shown.*
  from public.pages p
  cross join lateral jsonb_populate_record(
    p, jsonb_build_object('blocks', private.shown_blocks(p.blocks))) as shown
  where p.status = 'published'
    and (p.shows_from = '' or p.shows_from <= private.hotel_today()::text)
    and (p.shows_until = '' or p.shows_until >= private.hotel_today()::text);
end
$function$;

CREATE OR REPLACE FUNCTION private.stay_quote(of_room text, arrival date, for_nights integer, for_guests integer, wanted jsonb, said text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  answer jsonb;
begin
  if (for_nights between 1 and case when private.is_visitor() then 10 else 60 end) is not true then
    raise sqlstate 'PT422' using message = 'nights-out-of-range';
  elsif (for_guests between 1 and 10) is not true then
    raise sqlstate 'PT422' using message = 'too-many-guests';
  elsif char_length(private.plain_text(said)) > 40 or char_length(said) > 400 then
    raise sqlstate 'PT422' using message = 'code-too-long';
  elsif private.is_visitor() and arrival < private.hotel_today() then
    raise sqlstate 'PT422' using message = 'date-past';
  end if;
  if arrival is not null then
    perform private.check_day(arrival);
  end if;
  if private.has_text(said) is not true or not private.is_visitor() then
    return private.quote(of_room, arrival, for_nights, for_guests, wanted, said);
  end if;
  if private.is_tried_too_often(said) then
    raise sqlstate 'PT429' using message = 'busy-network';
  end if;
  answer := private.quote(of_room, arrival, for_nights, for_guests, wanted, said);
  perform private.try_code(said, answer #>> '{rule,code}' is distinct from 'code-wrong');
  return answer;
end
$function$;

CREATE OR REPLACE FUNCTION private.translations_hash(to_language text)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select bit_xor(hash_record_extended(t, 0)) from public.translations t where t.language = to_language
$function$;

CREATE OR REPLACE FUNCTION public.site_content(known text DEFAULT NULL::text, language text DEFAULT NULL::text)
 RETURNS json
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
  -- A translation is found by its text, which may be in any part.
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
    union all select 'charges', (
      select coalesce(json_agg(private.as_fields(to_jsonb(c)) order by c.position, c.id), '[]')
      from public.charges c)
    where 'charges' = any (changed)
    -- of codes, whether there is one
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
$function$;

REVOKE ALL ON FUNCTION "private"."content_versions"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."content_versions"(text) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."price_spans"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."price_spans"() TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."shown_pages"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."shown_pages"() TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."translations_hash"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."translations_hash"(text) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."site_content"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."site_content"(text, text) TO "anon", "authenticated", "postgres", "service_role";
