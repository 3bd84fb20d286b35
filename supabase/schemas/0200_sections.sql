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

-- The languages of the site: known ones, each once, at least one. The first is at `/`.
create function private.section_languages(value jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select case when jsonb_typeof(value -> 'languages') = 'array' then
    jsonb_array_length(value -> 'languages') > 0
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

-- The fields of each section, a row each: the same rules as its schema in src/content/schema/sections.ts;
-- tests push the edges of both through this engine. A section that has no row here is none.
-- `privacy` is no text of the site: how many months guests' data are kept (see
-- private.retention_months). It is here because the privacy page says it.
create table private.section_fields (
  section text not null,
  field text not null,
  -- text · picture (reference to one) · pictures (a list of those) · list (of things with texts and
  -- flags) · choice · languages · months
  kind text not null default 'text',
  -- characters of a text, things in a list
  longest int,
  required boolean not null default false,
  -- what a text must match besides, and a rule of its own
  pattern text,
  rule text check (rule in ('email', 'https', 'place')),
  choices jsonb,
  -- of the things in a list: their texts with the longest of each, and what is true or false
  texts text[] not null default '{}',
  lengths int[] not null default '{}',
  flags text[] not null default '{}',
  -- how many of them may have the first flag
  flagged_most int,
  primary key (section, field)
);

insert into private.section_fields (section, field, longest, required, pattern, rule) values
  ('hotelInfo', 'name', 120, true, null, null),
  ('hotelInfo', 'primaryColor', 7, true, '^#[0-9a-f]{6}$', null),
  ('hotelInfo', 'secondaryColor', 7, true, '^#[0-9a-f]{6}$', null),
  ('heroSection', 'title', 160, true, null, null),
  ('heroSection', 'subtitle', 300, false, null, null),
  ('heroSection', 'sky', 7, false, '^((100|[1-9]?[0-9]) (100|[1-9]?[0-9]))?$', null),
  ('place', 'sentence', 300, false, null, null),
  ('luxuryExperience', 'title', 160, true, null, null),
  ('luxuryExperience', 'description', 4000, true, null, null),
  ('aboutSection', 'title', 160, true, null, null),
  ('aboutSection', 'description', 4000, true, null, null),
  ('aboutStory', 'daysTitle', 160, false, null, null),
  ('aboutStory', 'days', 4000, false, null, null),
  ('aboutStory', 'onwardTitle', 160, false, null, null),
  ('footer', 'blurb', 200, false, null, null),
  ('footer', 'newsletterTitle', 160, true, null, null),
  ('footer', 'newsletterText', 200, false, null, null),
  ('pageTexts', 'roomsLead', 300, false, null, null),
  ('pageTexts', 'roomsIntro', 300, false, null, null),
  ('pageTexts', 'contactIntro', 300, false, null, null),
  ('pageTexts', 'notFound', 300, false, null, null),
  ('contactInfo', 'location', 200, true, null, null),
  ('contactInfo', 'phone', 40, true, null, null),
  ('contactInfo', 'countryCode', 5, true, '^\+[1-9][0-9]{0,3}$', null),
  ('contactInfo', 'wechat', 20, false, '^([A-Za-z][A-Za-z0-9_-]{5,19})?$', null),
  ('contactInfo', 'email', 254, true, null, 'email'),
  ('contactInfo', 'openingHours', 200, true, null, null),
  ('contactInfo', 'instagram', 500, false, null, 'https'),
  ('contactInfo', 'facebook', 500, false, null, 'https'),
  ('contactInfo', 'youtube', 500, false, null, 'https'),
  ('contactInfo', 'tiktok', 500, false, null, 'https'),
  ('contactInfo', 'line', 500, false, null, 'https'),
  ('contactInfo', 'whatsapp', 500, false, '^(https://(wa\.me|([a-z]+\.)?whatsapp\.com)/.+)?$', 'https'),
  ('contactInfo', 'telegram', 500, false, '^(https://t\.me/.+)?$', 'https'),
  ('contactInfo', 'messenger', 500, false, null, 'https'),
  ('contactInfo', 'tripadvisor', 500, false, null, 'https'),
  ('contactInfo', 'googleMaps', 500, false, null, 'https'),
  ('legal', 'privacy', 20000, false, null, null),
  ('legal', 'terms', 20000, false, null, null),
  ('moon', 'rising', 160, false, null, null),
  ('moon', 'full', 160, false, null, null),
  ('moon', 'dark', 160, false, null, null),
  ('gettingHere', 'mapLink', 500, false, null, 'https'),
  ('gettingHere', 'coordinates', 30, false, null, 'place'),
  ('houseFacts', 'checkIn', 5, false, '^(([01][0-9]|2[0-3]):[0-5][0-9])?$', null),
  ('houseFacts', 'checkOut', 5, false, '^(([01][0-9]|2[0-3]):[0-5][0-9])?$', null);

insert into private.section_fields (section, field, kind, longest) values
  ('hotelInfo', 'logo', 'picture', 500),
  ('hotelInfo', 'icon', 'picture', 500),
  ('heroSection', 'image', 'picture', 500),
  ('place', 'image', 'picture', 500),
  ('gettingHere', 'map', 'picture', 500),
  ('luxuryExperience', 'images', 'pictures', 2),
  ('aboutSection', 'images', 'pictures', 4),
  ('gallery', 'images', 'pictures', 12),
  ('hotelInfo', 'languages', 'languages', null),
  ('privacy', 'retentionMonths', 'months', 120);

insert into private.section_fields (section, field, kind, choices) values
  ('hotelInfo', 'sizeUnit', 'choice', '["ft2", "m2"]'),
  ('hotelInfo', 'currencySign', 'choice',
    '["$", "US$", "៛", "€", "£", "฿", "₫", "A$", "S$", "CN¥"]'),
  ('moon', 'over', 'choice', '["off", "sea", "river", "hills", "land"]'),
  ('houseFacts', 'freeCancelDays', 'choice', '[null, 0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30]');

insert into private.section_fields
  (section, field, kind, longest, texts, lengths, flags, flagged_most) values
  ('aboutStory', 'services', 'list', 6, '{title,text}', '{80,300}', '{}', null),
  ('goodToKnow', 'items', 'list', 12, '{label,text}', '{60,300}', '{besidePrice}', 3),
  ('gettingHere', 'distances', 'list', 12, '{place,way}', '{60,60}', '{}', null),
  ('houseFacts', 'amenities', 'list', 24, '{name}', '{60}', '{}', null);

-- Whether a section's value has what one of its rows says.
create function private.section_fits(value jsonb, f private.section_fields) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(case f.kind
    when 'text' then
      private.section_text(value, f.field, f.longest, f.required)
      and (f.pattern is null or value ->> f.field ~ f.pattern)
      and case f.rule
        when 'email' then private.is_email(value ->> f.field)
        when 'https' then value ->> f.field = '' or private.is_https(value ->> f.field)
        when 'place' then private.is_place(value ->> f.field)
        else true end
    when 'picture' then
      private.section_text(value, f.field, f.longest, false)
      and private.is_picture_reference(value ->> f.field)
    when 'pictures' then private.section_pictures(value, f.longest)
    when 'list' then
      private.section_list(value, f.field, f.longest, f.texts, f.lengths, f.flags)
      and (f.flagged_most is null or f.flagged_most >= (
        select count(*) from jsonb_path_query(value -> f.field, '$[*]') item
        where item -> f.flags[1] = 'true'))
    when 'choice' then value ? f.field and f.choices @> jsonb_build_array(value -> f.field)
    when 'languages' then private.section_languages(value)
    when 'months' then
      jsonb_typeof(value -> f.field) = 'number'
      and value ->> f.field ~ '^[0-9]{1,3}$'
      and (value ->> f.field)::int between 1 and f.longest
    end, false)
$$;

-- Whether a value is one of this section: every field as its row says, and no other. For anyone who may
-- write a section, the rows themselves are nobody's.
create function private.is_section(key text, value jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'object' then
    private.has_only(value, array_agg(f.field))
    and bool_and(private.section_fits(value, f))
  else false end
  from private.section_fields f where f.section = is_section.key
  having count(*) > 0
$$;

create table public.hotel_config (
  key text primary key,
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
