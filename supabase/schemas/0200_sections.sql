-- Sections: the texts of the site, one row of `hotel_config` each, and the setting `privacy`.

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

-- True if the field is a list of at most `max_count` objects with exactly these texts (not blank,
-- limited by `max_lengths`) and flags (booleans).
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

-- The fields of each section. `npm run migration` makes the rows from src/content/schema/sections
-- (scripts/declared-rows.ts). A section without rows here cannot be stored.
create table private.section_fields (
  section text not null,
  field text not null,
  -- Kind of the field: text, picture (one reference), pictures (a list of references), list
  -- (objects with texts and flags), choice, languages or months.
  kind text not null default 'text',
  -- Longest allowed text (in characters), or longest list (in items).
  longest int,
  required boolean not null default false,
  pattern text,
  rule text check (rule in ('email', 'https', 'place')),
  choices jsonb,
  -- For fields of kind list: an item's texts with their greatest lengths, and its flags.
  texts text[] not null default '{}',
  lengths int[] not null default '{}',
  flags text[] not null default '{}',
  -- How many items of a list may have their first flag set to true.
  flagged_most int,
  primary key (section, field)
);
comment on table private.section_fields is 'Its rows follow from code.';

-- How many months guests' data are stored. A section because the privacy page names the number.
insert into private.section_fields (section, field, kind, longest)
values ('privacy', 'retentionMonths', 'months', 120);

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

-- True if all fields of the section are valid. Runs with its owner's rights because nobody may read
-- the rows.
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
-- Editors write words and pictures, but no settings: `contactInfo` says who receives alerts.
create policy "editors add configuration" on public.hotel_config
  for insert to authenticated with check (
    (select private.has_role('editor'))
      and key not in ('hotelInfo', 'contactInfo', 'houseFacts', 'privacy')
    or (select private.has_role('admin')));
create policy "editors change configuration" on public.hotel_config
  for update to authenticated using (
    (select private.has_role('editor'))
      and key not in ('hotelInfo', 'contactInfo', 'houseFacts', 'privacy')
    or (select private.has_role('admin')));
-- There is no policy for delete: sections are emptied, never deleted.

-- Refuses with an own status, because the embedded backend answers CHECK violations with 500.
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
