-- Sections: the texts of the site, one row of hotel_config each, and one setting (`privacy`).
--
-- After helpers (is_admin, is_email …). Before rooms, whose pictures are checked by
-- section_pictures().

-- Text of a section's field: present, a string, within its length, not blank where one is needed.
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

-- The languages of the site: known ones, each once, at least one. The first stands at `/`.
create function private.section_languages(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value -> 'languages') = 'array' then
    jsonb_array_length(value -> 'languages') between 1 and 4
    and not exists (
      select 1 from jsonb_array_elements(value -> 'languages') as item
      where jsonb_typeof(item) <> 'string' or not private.is_language(item #>> '{}'))
    and jsonb_array_length(value -> 'languages')
      = (select count(distinct item) from jsonb_array_elements(value -> 'languages') as item)
    else false end
$$;

create function private.has_only(value jsonb, fields text[]) returns boolean
language sql immutable set search_path = ''
as $$ select not exists (select 1 from jsonb_object_keys(value) k where k <> all (fields)) $$;

-- Degrees north and east, `10.4829, 104.3167`, or nothing.
create function private.is_place(coordinates text) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when coordinates = '' then true
    when coordinates ~ '^-?[0-9]{1,2}(\.[0-9]{1,6})?, -?[0-9]{1,3}(\.[0-9]{1,6})?$' then
      abs(split_part(coordinates, ', ', 1)::numeric) <= 90
      and abs(split_part(coordinates, ', ', 2)::numeric) <= 180
    else false end
$$;

-- A field that lists things, e.g. distances: each has the `texts`, up to `max_lengths` long and none
-- of them blank, the `flags`, which are true or false, and nothing else.
create function private.section_list(
  value jsonb, field text, max_count int, texts text[], max_lengths int[], flags text[])
returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value -> field) = 'array' then
    jsonb_array_length(value -> field) <= max_count
    and not exists (
      select 1 from jsonb_array_elements(value -> field) as item
      where case when jsonb_typeof(item) = 'object' then
        not private.has_only(item, texts || flags)
        or exists (
          select 1 from unnest(texts, max_lengths) as t (name, longest)
          where not private.section_text(item, t.name, t.longest, true))
        or exists (
          select 1 from unnest(flags) as flag
          where jsonb_typeof(item -> flag) is distinct from 'boolean')
        else true end)
    else false end
$$;

-- The same rules as src/hotel/content/sections.ts; tests push the edges of both through this engine.
-- `privacy` is no text of the site: how many months guests' data are kept (see
-- private.retention_months). It is here because the privacy page says it.
create function private.is_section(key text, value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) <> 'object' then false else case key
    when 'hotelInfo' then
      private.has_only(value, array[
        'name', 'logo', 'icon', 'primaryColor', 'secondaryColor', 'sizeUnit',
        'currencySign', 'languages'])
      and private.section_text(value, 'name', 120, true)
      and private.section_text(value, 'logo', 500, false)
      and private.is_picture_reference(value ->> 'logo')
      and private.section_text(value, 'icon', 500, false)
      and private.is_picture_reference(value ->> 'icon')
      and value ->> 'primaryColor' ~ '^#[0-9a-f]{6}$'
      and value ->> 'secondaryColor' ~ '^#[0-9a-f]{6}$'
      and value ->> 'sizeUnit' in ('ft2', 'm2')
      and value ->> 'currencySign' in ('$', 'US$', '៛', '€', '£', '฿', '₫', 'A$', 'S$', 'CN¥')
      and private.section_languages(value)
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
    when 'gallery' then
      private.has_only(value, array['images']) and private.section_pictures(value, 12)
    when 'aboutStory' then
      private.has_only(value, array['daysTitle', 'days', 'services', 'onwardTitle'])
      and private.section_text(value, 'daysTitle', 160, false)
      and private.section_text(value, 'days', 4000, false)
      and private.section_text(value, 'onwardTitle', 160, false)
      and private.section_list(value, 'services', 6, array['title', 'text'], array[80, 300], '{}')
    when 'footer' then
      private.has_only(value, array['blurb', 'newsletterTitle', 'newsletterText'])
      and private.section_text(value, 'blurb', 200, false)
      and private.section_text(value, 'newsletterTitle', 160, true)
      and private.section_text(value, 'newsletterText', 200, false)
    when 'pageTexts' then
      private.has_only(value, array['roomsLead', 'roomsIntro', 'contactIntro', 'notFound'])
      and private.section_text(value, 'roomsLead', 300, false)
      and private.section_text(value, 'roomsIntro', 300, false)
      and private.section_text(value, 'contactIntro', 300, false)
      and private.section_text(value, 'notFound', 300, false)
    when 'contactInfo' then
      private.has_only(value, array[
        'location', 'phone', 'countryCode', 'email', 'openingHours', 'instagram', 'facebook',
        'youtube', 'tiktok', 'line', 'wechat', 'whatsapp', 'telegram', 'messenger', 'tripadvisor',
        'googleMaps'])
      and private.section_text(value, 'location', 200, true)
      and private.section_text(value, 'phone', 40, true)
      and private.section_text(value, 'countryCode', 5, true)
      and value ->> 'countryCode' ~ '^\+[1-9][0-9]{0,3}$'
      and private.section_text(value, 'wechat', 20, false)
      and value ->> 'wechat' ~ '^([A-Za-z][A-Za-z0-9_-]{5,19})?$'
      and private.section_text(value, 'email', 254, true)
      and private.is_email(value ->> 'email')
      and private.section_text(value, 'openingHours', 200, true)
      and (select coalesce(bool_and(
            private.section_text(value, network, 500, false)
            and (value ->> network = '' or private.is_https(value ->> network))), false)
          from unnest(array['instagram', 'facebook', 'youtube', 'tiktok', 'line', 'whatsapp',
            'telegram', 'messenger', 'tripadvisor', 'googleMaps']) as network)
      and value ->> 'whatsapp' ~ '^(https://(wa\.me|([a-z]+\.)?whatsapp\.com)/.+)?$'
      and value ->> 'telegram' ~ '^(https://t\.me/.+)?$'
    when 'legal' then
      private.has_only(value, array['privacy', 'terms'])
      and private.section_text(value, 'privacy', 20000, false)
      and private.section_text(value, 'terms', 20000, false)
    when 'goodToKnow' then
      private.has_only(value, array['items'])
      and private.section_list(
        value, 'items', 12, array['label', 'text'], array[60, 300], array['besidePrice'])
      and (select count(*) from jsonb_path_query(value, '$.items[*] ? (@.besidePrice == true)')) <= 3
    when 'gettingHere' then
      private.has_only(value, array['map', 'mapLink', 'coordinates', 'distances'])
      and private.section_text(value, 'coordinates', 30, false)
      and private.is_place(value ->> 'coordinates')
      and private.section_text(value, 'map', 500, false)
      and private.is_picture_reference(value ->> 'map')
      and private.section_text(value, 'mapLink', 500, false)
      and (value ->> 'mapLink' = '' or private.is_https(value ->> 'mapLink'))
      and private.section_list(value, 'distances', 12, array['place', 'way'], array[60, 60], '{}')
    when 'houseFacts' then
      private.has_only(value, array['checkIn', 'checkOut', 'freeCancelDays', 'amenities'])
      and private.section_text(value, 'checkIn', 5, false)
      and private.section_text(value, 'checkOut', 5, false)
      and value ->> 'checkIn' ~ '^(([01][0-9]|2[0-3]):[0-5][0-9])?$'
      and value ->> 'checkOut' ~ '^(([01][0-9]|2[0-3]):[0-5][0-9])?$'
      and value ? 'freeCancelDays'
      and value -> 'freeCancelDays' in (
        'null', '0', '1', '2', '3', '4', '5', '6', '7', '10', '14', '21', '30')
      and private.section_list(value, 'amenities', 24, array['name'], array[60], '{}')
    when 'privacy' then
      private.has_only(value, array['retentionMonths'])
      and jsonb_typeof(value -> 'retentionMonths') = 'number'
      and value ->> 'retentionMonths' ~ '^[0-9]{1,3}$'
      and (value ->> 'retentionMonths')::int between 1 and 120
    else false
  end end
$$;

create table public.hotel_config (
  key text primary key check (key in (
    'hotelInfo', 'heroSection', 'luxuryExperience', 'aboutSection', 'aboutStory', 'gallery',
    'contactInfo', 'legal', 'footer', 'pageTexts', 'goodToKnow', 'gettingHere', 'houseFacts',
    'privacy')),
  value jsonb not null,
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);

alter table public.hotel_config enable row level security;

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

create trigger check_section before insert or update on public.hotel_config
  for each row execute function private.check_section();
create trigger touch_updated_at before insert or update on public.hotel_config
  for each row execute function private.touch_updated_at();
