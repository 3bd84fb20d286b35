-- Generated from supabase/schemas by `npm run migration -- base`; not edited by hand.

-- 0100_helpers.sql

-- Helpers: who is asking, and what a text, an address or a picture's name may be.
--
-- First, because the tables' CHECKs, policies and triggers in all later files call these.
-- Each file of this folder is one subject. A later file adds to an earlier one (a trigger on its
-- table, a function over it) but never replaces, alters or drops what that one made.
-- Who may call and read what is granted in the last file, for all subjects together. Until that
-- has run, nobody over REST can reach schema private, and so pass no policy that asks for an
-- administrator.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Everything that REST must not offer: it serves schema public only.
create schema if not exists private;


-- Accounts

-- Who is an administrator. Written only with service rights, never over REST.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text check (username is null or char_length(username) between 1 and 80),
  role text not null default 'staff' check (role in ('admin', 'staff')),
  created_at timestamptz not null default date_trunc('milliseconds', now())
);

alter table public.profiles enable row level security;

-- Whether the session that the caller's token was made in is still open. A token lives for an hour
-- whatever happens to its session; after "Log out" it must not write for the rest of that hour.
-- A token that names no session was not given out by a login and counts as closed.
create function private.is_session_open() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from auth.sessions s
    where s.id = (select auth.jwt() ->> 'session_id')::uuid
      and s.user_id = (select auth.uid())
      and (s.not_after is null or s.not_after > now()))
$$;

-- Anyone who has set up a second factor has to have used it. The embedded backend knows no factors
-- and has no table for them, so the question is only asked where there is one.
create function private.is_second_factor_used() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or to_regclass('auth.mfa_factors') is null then
    return true;
  end if;
  return not exists (
    select 1 from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified');
end
$$;

-- The one answer to "may this person change the site": a profiles row that says admin, asked in a
-- session that is open and as strong as the account wants it.
-- Runs as its owner so that it can read profiles whatever the caller may see; no default, no
-- coalesce: an account without a row, or with role 'staff', gets no rights.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.profiles p
    where p.id = (select auth.uid()) and p.role = 'admin'
  ) and private.is_session_open() and private.is_second_factor_used()
$$;

-- For functions that only administrators may call: row security alone would answer with no rows.
create function private.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'only administrators change the site';
  end if;
end
$$;

-- Someone who came over REST and is not an administrator. The setting `role` stays the caller's
-- inside functions that run with their owner's rights; current_user does not.
create function private.is_visitor() returns boolean
language sql stable security invoker set search_path = ''
as $$
  select case coalesce(current_setting('role', true), '')
    when 'anon' then true
    when 'authenticated' then not private.is_admin()
    else false end
$$;

create policy "own profile, or any for an administrator" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));

-- A role changes only with service rights, even if a later policy should let a row through.
create function private.guard_profile() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    raise sqlstate 'PT403' using message = 'profiles are managed by the hotel''s administrator';
  end if;
  return new;
end
$$;

create trigger guard_profile before insert or update on public.profiles
  for each row execute function private.guard_profile();


-- Time

-- updated_at is the server's alone. Cut to milliseconds (what every client can hold) and always
-- later than before, so that it can stand for a version in "where updated_at = as seen".
create function private.touch_updated_at() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.updated_at := greatest(
      date_trunc('milliseconds', clock_timestamp()),
      old.updated_at + interval '1 millisecond');
  else
    new.updated_at := date_trunc('milliseconds', clock_timestamp());
  end if;
  return new;
end
$$;

-- A night belongs to the hotel's calendar, wherever the visitor's browser is.
create function private.hotel_today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Asia/Phnom_Penh')::date $$;


-- Texts and addresses

-- The languages that the site can be in: those of src/words/languages.ts, which a test compares. No
-- other line of these files names one.
create table private.languages (code text primary key);
insert into private.languages values ('en'), ('km'), ('fr'), ('zh');

create function private.is_language(said text) returns boolean
language sql stable set search_path = ''
as $$ select exists (select from private.languages where code = said) $$;

-- White space as String.trim() and \s of the browser see it: [[:space:]] alone leaves out the
-- no-break space and others.
create function private.has_space(value text) returns boolean
language sql immutable set search_path = ''
as $$ select value ~ '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' $$;

create function private.has_text(value text) returns boolean
language sql immutable set search_path = ''
as $$ select value ~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' $$;

-- One line as it is read: no line ends or other control characters, none that turn the way text runs.
-- The same as in src/basics/rules/line.ts.
create function private.is_line(value text) returns boolean
language sql immutable set search_path = ''
as $$ select value !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]' $$;

-- Someone's name: one line, without the beginning of a web address, of which mail programs would make
-- a link. Anybody may put a name and someone else's address into a form, and a letter goes there.
create function private.is_name(value text) returns boolean
language sql immutable set search_path = ''
as $$ select private.is_line(value) and value !~* '://|www[.]' $$;

create function private.is_https(address text) returns boolean
language sql immutable set search_path = ''
as $$ select address ~ '^https://[^"''<>\\]+$' and not private.has_space(address) $$;

-- An address as RFC 5321 writes one: signs joined by single dots, @, and a domain of two parts or
-- more. Left out are the signs that mean something in a link or in the header of a letter
-- (# % & ? ` and all that the RFC quotes), and beyond ASCII everything that is no letter, mark or
-- digit: spaces, signs that turn or hide text, look-alikes of punctuation, pictures.
-- The same signs as in src/basics/rules/email.ts. No two parts of the pattern can match the same sign, so
-- no input makes it slow.
create function private.is_email(address text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(address) <= 254
    and address ~ '^[^@.]+([.][^@.]+)*@[^@.]+([.][^@.]+)+$'
    and address !~ '[\u0001-\u0020"#%&(),:;<>?\[\\\]`\u007f-\u00bf\u00d7\u00f7\u034f\u037e\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180e\u1fef\u2000-\u2bff\u2e00-\u3004\u3008-\u3040\u3164\ud800-\uffff\U0001d000-\U0001ffff\U000e0000-\U0010ffff]'
    and address !~ '@.*[!$''*+/=^_{|}~]'
$$;

-- A telephone number someone can dial, or several, with the signs that people write between digits
-- and numbers, and an extension. The same as in src/basics/rules/phone-number.ts.
create function private.is_phone(phone text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(phone) <= 40 and char_length(regexp_replace(phone, '[^0-9]', '', 'g')) >= 6
    and phone !~ '[+][+]' and phone ~* '^[+(0-9]([-0-9 ()./,;|&+]| (or|and|ou|et) )*((ext(ension)?[.]?|poste|x|#)[ .:=]*[0-9]{1,6})?$'
$$;

-- How an address is stored and looked for: composed, without capitals, whatever the database's
-- locale is (lower() alone leaves É as it is in one database and not in the next). İ and the final
-- sigma are settled first, because there the engines' own rules differ.
do $$
declare
  letters text;
begin
  -- Postgres 17 brings its own rules for letters; before it, those of the library ICU.
  select collname into letters from pg_collation
  where collname in ('pg_c_utf8', 'und-x-icu')
  order by collname = 'pg_c_utf8' desc limit 1;
  execute format($function$
    create function private.normal_email(address text) returns text
    language sql immutable set search_path = ''
    as $body$
      select lower(translate(normalize(btrim(address), NFC), 'İΣ', 'iσ') collate pg_catalog.%I)
    $body$
  $function$, letters);
end
$$;

-- The mailbox behind an address, as far as one can tell from it: what follows a plus is a note of its
-- owner's, and Gmail reads no dots. For counting only: letters go to the address itself.
create function private.mailbox(address text) returns text
language sql immutable set search_path = ''
as $$
  select case when address ~ '@(gmail|googlemail)[.]com$'
    then replace(split_part(split_part(address, '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(address, '@', 1), '+', 1) || '@' || split_part(address, '@', 2) end
$$;


-- Names of pictures

-- An object of the bucket: `{category}/{name made by us}`.
create function private.is_picture_path(path text) returns boolean
language sql immutable set search_path = ''
as $$
  select path ~ '^(hero|luxury|about|general|room-[a-z]+)/[A-Za-z0-9._-]{1,120}$'
    and position('..' in path) = 0
$$;

-- What a text that names a picture may hold: nothing, a file of the site, an object of the
-- bucket or an https address. Never data:, javascript: or //host.
create function private.is_picture_reference(reference text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(reference) <= 500 and (
    reference = ''
    or (reference ~ '^/([A-Za-z0-9_.%-][A-Za-z0-9_./%-]*)?$' and position('..' in reference) = 0)
    or private.is_picture_path(reference)
    or private.is_https(reference))
$$;


-- Texts inside a value

-- All texts of a value, each with where it is in it.
create function private.texts_at(value jsonb) returns table (place text, said text)
language sql immutable set search_path = ''
as $$
  with recursive walk (place, part) as (
    select '', value
    union all
    select w.place || '/' || inner_part.name, inner_part.part
    from walk w, lateral (
      select key, e.value
      from jsonb_each(case when jsonb_typeof(w.part) = 'object' then w.part else '{}' end) e
      union all
      select a.place::text, a.value
      from jsonb_array_elements(case when jsonb_typeof(w.part) = 'array' then w.part else '[]' end)
        with ordinality as a (value, place)
    ) as inner_part (name, part)
  )
  select w.place, w.part #>> '{}' from walk w where jsonb_typeof(w.part) = 'string'
$$;


-- Rows as the site reads them

-- A row with its columns called as the fields of src/hotel are (`best_seller` is `bestSeller`): the same
-- rule as in src/lib/column-name.ts. A column that is added is read without being named here.
create function private.as_fields("row" jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(
    left(key, 1) || substr(replace(initcap(replace(key, '_', ' ')), ' ', ''), 2), value)
  from jsonb_each("row")
$$;

-- 0200_sections.sql

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

-- 0300_rooms.sql

-- Rooms and testimonials: what the site lists, in an order that staff choose.
--
-- After sections (section_pictures).

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
  -- guests that the price of a night is for (null: as many as the room holds), and what a night costs
  -- for each further one
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
  source text not null default '' check (char_length(source) <= 60),
  month text not null default '' check (month ~ '^([12][0-9]{3}-(0[1-9]|1[0-2]))?$'),
  -- one of the invented ones that the site comes with
  sample boolean not null default false,
  sort_order int not null default 0 check (sort_order between 0 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create index testimonials_order on public.testimonials (sort_order, id);

alter table public.testimonials enable row level security;

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

-- What staff have written over is theirs. Another place in the order is no other testimonial.
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

-- 0400_pictures.sql

-- Pictures: the bucket, a record for each picture in it, and how pictures are exchanged.
--
-- After sections and rooms, which name pictures (is_shown).

-- The bucket: public to read by address, written and listed by administrators only.
-- A public bucket serves its objects without a policy; no policy for anon means no listing.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('hotel_images', 'hotel_images', true, 5242880,
  array['image/png', 'image/jpeg', 'image/gif', 'image/webp'])
on conflict (id) do nothing;

create policy "administrators list pictures" on storage.objects
  for select to authenticated
  using (bucket_id = 'hotel_images' and (select private.is_admin()));
create policy "administrators upload pictures" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'hotel_images' and (select private.is_admin())
    and private.is_picture_path(name));
create policy "administrators change pictures" on storage.objects
  for update to authenticated
  using (bucket_id = 'hotel_images' and (select private.is_admin()))
  with check (bucket_id = 'hotel_images' and (select private.is_admin())
    and private.is_picture_path(name));
create policy "administrators remove pictures" on storage.objects
  for delete to authenticated
  using (bucket_id = 'hotel_images' and (select private.is_admin()));

-- The smaller copies of a picture, as the browser that uploaded it made them.
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

-- Picture records: the bytes lie in the bucket under `path`; `data` is the public URL as it was
-- when stored (the specification's field), while pages build theirs from `path`.
create table public.hotel_images (
  id uuid primary key default gen_random_uuid(),
  path text not null unique check (private.is_picture_path(path)),
  category text not null check (category in (
    'hero', 'luxury', 'about', 'general', 'room-standard', 'room-deluxe', 'room-premier')),
  data text not null check (char_length(data) <= 2000 and data ~ '^https?://'),
  -- the hotel may have many rooms of one type, each with a picture of its own
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

-- The pictures that rooms, sections and pages show to visitors, by the name that these call them. In
-- plpgsql, because pages come after this file.
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

-- Pictures that nothing shows yet are the staff's. Each slot of the first three categories is on show, and
-- the first picture of a type of rooms is that type's.
create policy "shown pictures are public" on public.hotel_images
  for select to anon, authenticated
  using (
    category in ('hero', 'luxury', 'about') or position = 0
    or path in (select private.shown_pictures())
    or (select private.is_admin()));
create policy "administrators add picture records" on public.hotel_images
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change picture records" on public.hotel_images
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete picture records" on public.hotel_images
  for delete to authenticated using ((select private.is_admin()));

create trigger touch_updated_at before insert or update on public.hotel_images
  for each row execute function private.touch_updated_at();


-- Exchanging pictures: rows are swapped in one transaction, and the caller is told which objects of
-- the bucket nothing names any more, so that bytes are deleted last and a failure loses nothing.

-- A row in the shape of src/content/schema/image.ts, as site_content() gives it.
create function private.picture_json(i public.hotel_images) returns jsonb
language sql stable set search_path = ''
as $$ select private.as_fields(to_jsonb(i) - array['data', 'created_at', 'updated_at']) $$;

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

-- A room, a section of the configuration (the logo) or a page names it as its picture. In plpgsql,
-- because pages come after this file.
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

-- Stores pictures, each in its slot (the one that was there is deleted), or in the next free one of
-- its category when it names none. `clear_categories` are emptied first. `release_paths` go unless a
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
  rows_stored jsonb[] := '{}';
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

-- A room's own picture follows the room to another type. Answers the row; null when there is none.
create function public.move_image(image_path text, to_category text) returns jsonb
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

-- 0420_pages.sql

-- Pages of the house's own, made of blocks, and the order of the parts of the home page and About.
--
-- After pictures (is_picture_reference of helpers). Before translations, which read these texts. What
-- kinds of blocks there are and which fields they have is the site's business (src/hotel/blocks):
-- here is what no block may hold, so that a further kind needs nothing in this file.

-- Where a link may lead: the same as isLink() of src/content/schema/link.ts.
create function private.is_link(address text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(address) <= 500 and not private.has_space(replace(address, ' ', '')) and (
    address ~ '^/([^/\\[:space:]"''<>][^\\[:space:]"''<>]*)?$'
    or address ~ '^#[A-Za-z0-9_-]+$'
    or address ~ '^https://[^\\[:space:]"''<>]+$'
    or address ~ '^mailto:[^\\[:space:]"''<>?]+$'
    or address ~ '^tel:[+]?[0-9 ().-]+$')
$$;

-- An address of a page: the same as isSlug() and TAKEN_SLUGS of src/website/own-pages/slug.ts. `home` and
-- `about` are the rows that order those pages.
create function private.is_slug(slug text) returns boolean
language sql stable set search_path = ''
as $$
  select char_length(slug) <= 60 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
    and not private.is_language(slug)
    and slug <> all (array['rooms', 'contact', 'privacy', 'terms', 'unsubscribe', 'stay', 'show',
      'admin', 'app', 'assets', 'images', 'fonts', 'brand', 'content', 'rest', 'auth', 'storage',
      'functions', 'realtime', 'index', '404', 'api'])
$$;

-- Blocks: at most eighty, each with an id of its own and a kind; no text that is longer than a
-- paragraph; nothing deeper than eight levels, of which kinds of blocks use half; pictures and links that
-- are none of a script. A bracket behind a backslash begins no link
-- (src/website/blocks/inline.ts), and only paragraphs of a rich text have any.
create function private.are_blocks(blocks jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(blocks) = 'array' then
    jsonb_array_length(blocks) <= 80
    and octet_length(blocks::text) <= 98304
    and not jsonb_path_exists(blocks, 'strict $.**{9}')
    and not exists (
      select 1 from jsonb_array_elements(blocks) as block
      where case when jsonb_typeof(block) = 'object' then
        coalesce(block ->> 'id', '') !~ '^[A-Za-z0-9-]{1,40}$'
        or coalesce(block ->> 'kind', '') !~ '^[a-zA-Z]{1,40}$'
        or jsonb_typeof(block -> 'hidden') is distinct from 'boolean'
        else true end)
    and jsonb_array_length(blocks)
      = (select count(distinct block ->> 'id') from jsonb_array_elements(blocks) as block)
    and not exists (
      select 1 from private.texts_at(blocks) t
      where char_length(t.said) > 2000
        or (t.place ~ '/text$'
          and t.said ~* '(^|[^\\])(\\\\)*\]\(\s*(javascript|data|vbscript):')
        or (t.place ~ '/(image|images/[0-9]+)$' and not private.is_picture_reference(t.said))
        or (t.place ~ '/to$' and t.said <> '' and not private.is_link(t.said)))
  else false end
$$;

-- Addresses that a page had: a backup brings them along, and so may anyone who adds a page.
create function private.are_former_slugs(slugs jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select case when jsonb_typeof(slugs) = 'array' then
    jsonb_array_length(slugs) <= 20
    and not exists (
      select 1 from jsonb_array_elements(slugs) as slug
      where jsonb_typeof(slug) <> 'string' or private.is_slug(slug #>> '{}') is not true)
  else false end
$$;

create table public.pages (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$'),
  slug text not null unique,
  title text not null check (private.has_text(title) and char_length(title) <= 160),
  description text not null default '' check (char_length(description) <= 300),
  image text not null default '' check (private.is_picture_reference(image)),
  -- what it tells of, for search engines
  about text not null default 'page' check (about in ('page', 'restaurant', 'event', 'article')),
  place text not null default 'nowhere' check (place in ('header', 'footer', 'nowhere')),
  status text not null default 'draft' check (status in ('draft', 'published')),
  -- days of the hotel's calendar, both included; '' for no end
  shows_from text not null default ''
    check (shows_from ~ '^([12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$'),
  shows_until text not null default ''
    check (shows_until ~ '^([12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$'),
  blocks jsonb not null default '[]',
  -- addresses that it had while it was published: they lead to it
  former_slugs jsonb not null default '[]',
  position int not null default 0 check (position between 0 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint pages_days_check
    check (shows_from = '' or shows_until = '' or shows_from <= shows_until)
);
create index pages_order on public.pages (position, id);

alter table public.pages enable row level security;

-- Rows are the staff's: one holds what visitors do not see. What they see is private.shown_pages().
create policy "administrators read pages" on public.pages
  for select to authenticated using ((select private.is_admin()));
create policy "administrators add pages" on public.pages
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change pages" on public.pages
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete pages" on public.pages
  for delete to authenticated using ((select private.is_admin()));

-- A status code of its own, because the embedded backend turns a CHECK violation into a 500. With its
-- owner's rights, so that nobody needs any for what it asks.
create function private.check_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_slug(new.slug) is not true then
    raise sqlstate 'PT422' using message = 'a page cannot have this address';
  end if;
  if private.are_blocks(new.blocks) is not true then
    raise sqlstate 'PT422' using message = 'these are no blocks of a page';
  end if;
  if private.are_former_slugs(new.former_slugs) is not true then
    raise sqlstate 'PT422' using message = 'these are no addresses that a page had';
  end if;
  if new.slug not in ('home', 'about') and (select count(*) from public.pages p
      where p.id <> new.id and p.slug not in ('home', 'about')) >= 40 then
    raise sqlstate 'PT413' using message = 'there are 40 pages already';
  end if;
  if tg_op = 'INSERT' then
    return new;
  end if;
  new.former_slugs := old.former_slugs;
  if new.slug <> old.slug then
    new.former_slugs := (
      select coalesce(jsonb_agg(o.slug order by o.nth), '[]')
      from jsonb_array_elements_text(
        case when old.status = 'published' then old.former_slugs || to_jsonb(old.slug)
          else old.former_slugs end) with ordinality as o (slug, nth)
      where o.slug <> new.slug
        and o.nth > jsonb_array_length(old.former_slugs) + 1 - 20);
  end if;
  return new;
end
$$;

create trigger check_page before insert or update on public.pages
  for each row execute function private.check_page();
create trigger touch_updated_at before insert or update on public.pages
  for each row execute function private.touch_updated_at();

-- Blocks as visitors are given them today: by the same rule as isShownBlock() of
-- src/website/blocks/shown-block.ts. A hidden part of the home page or About keeps its place and nothing
-- else, because a part that is not named is where the specification has it.
create function private.shown_blocks(blocks jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    case when b.is_shown then b.block
      else jsonb_build_object('id', b.block -> 'id', 'kind', b.block -> 'kind',
        'hidden', b.block -> 'hidden', 'look', b.block -> 'look', 'part', b.block -> 'part') end
    order by b.nth), '[]')
  from (
    select block, nth, block -> 'hidden' = 'false'
      and coalesce(nullif(block ->> 'until', ''), '9999') >= private.hotel_today()::text as is_shown
    from jsonb_array_elements(blocks) with ordinality as each (block, nth)) as b
  where b.is_shown or b.block ->> 'kind' = 'part'
$$;

-- Pages as visitors are given them today. With its owner's rights, because the rows are the staff's.
create function private.shown_pages() returns setof public.pages
language sql stable security definer set search_path = ''
as $$
  select shown.*
  from public.pages p
  cross join lateral jsonb_populate_record(
    p, jsonb_build_object('blocks', private.shown_blocks(p.blocks))) as shown
  where p.status = 'published'
    and (p.shows_from = '' or p.shows_from <= private.hotel_today()::text)
    and (p.shows_until = '' or p.shows_until >= private.hotel_today()::text)
$$;

create function public.reorder_pages(ids text[])
returns table (id text, "position" int, "updatedAt" timestamptz)
language sql security invoker set search_path = ''
as $$
  update public.pages p set position = o.place - 1
  from unnest(ids) with ordinality as o (id, place)
  where p.id = o.id and p.position <> o.place - 1
  returning p.id, p.position, p.updated_at
$$;


-- A page that is shown to someone before it is published, by a secret link. It lies here as it
-- was in the editor, saved or not, for a week.
create table public.page_previews (
  key text primary key default encode(extensions.gen_random_bytes(20), 'hex')
    check (key ~ '^[0-9a-f]{40}$'),
  page jsonb not null,
  -- whose link it is, so that staff can take back all of one page; they go with it, too
  page_id text references public.pages (id) on delete cascade,
  created_at timestamptz not null default date_trunc('milliseconds', now())
);

create index page_previews_of on public.page_previews (page_id);

alter table public.page_previews enable row level security;

create policy "administrators read previews" on public.page_previews
  for select to authenticated using ((select private.is_admin()));
create policy "administrators make previews" on public.page_previews
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators take previews back" on public.page_previews
  for delete to authenticated using ((select private.is_admin()));

create function private.check_preview() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if octet_length(new.page::text) > 131072 or jsonb_path_exists(new.page, 'strict $.**{10}')
    or private.are_blocks(new.page -> 'blocks') is not true then
    raise sqlstate 'PT422' using message = 'this is no page';
  end if;
  new.created_at := date_trunc('milliseconds', now());
  delete from public.page_previews p
  where p.created_at < now() - interval '7 days'
    or p.key in (select k.key from public.page_previews k order by k.created_at desc offset 49);
  return new;
end
$$;

create trigger check_preview before insert on public.page_previews
  for each row execute function private.check_preview();

-- The page behind a link, with the records of its pictures; null for a key that is wrong or old.
create function private.page_preview(key text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select p.page || jsonb_build_object('images', (
    select coalesce(jsonb_agg(private.picture_json(i)), '[]') from public.hotel_images i
    where i.path in (select t.said from private.texts_at(p.page) t)))
  from public.page_previews p
  where p.key = page_preview.key and p.created_at > now() - interval '7 days'
$$;

create function public.page_preview(key text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.page_preview(key) $$;

-- 0430_prices.sql

-- Prices: what each night of a room costs, what is taken off, and what is added (decision 0060).
--
-- After rooms. Before translations and the site's content, which read these; what a stay costs by them is
-- quoted in a file of its own.

-- Prices by weekday of the night, `{"5": 179}`: ISO, 1 is Monday.
create function private.are_weekday_prices(prices jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(prices) = 'object' then
    not exists (
      select 1 from jsonb_each(prices) p
      where p.key !~ '^[1-7]$' or jsonb_typeof(p.value) <> 'number'
        or case when jsonb_typeof(p.value) = 'number' then
          (p.value #>> '{}')::numeric <= 0 or (p.value #>> '{}')::numeric > 10000000
          or (p.value #>> '{}')::numeric <> round((p.value #>> '{}')::numeric, 2) end)
  else false end
$$;

create function private.are_weekdays(days int[]) returns boolean
language sql immutable set search_path = ''
as $$ select cardinality(days) between 1 and 7 and days <@ array[1, 2, 3, 4, 5, 6, 7] $$;

-- What a room costs between two days. Periods may lie over each other: the shortest one that covers a
-- night says what that night costs and what rules it has.
create table public.price_periods (
  id uuid primary key default gen_random_uuid(),
  room_id text not null references public.rooms (id) on delete cascade,
  name text not null check (private.has_text(name) and char_length(name) <= 120 and private.is_line(name)),
  from_night date not null check (from_night between '2000-01-01' and '2999-12-31'),
  -- the day after its last night; the year 3000 for no end
  to_night date not null,
  -- the nights of these weekdays alone, e.g. {5,6} for every Friday and Saturday; null for all
  weekdays int[] check (private.are_weekdays(weekdays)),
  price numeric(10, 2) not null check (price > 0 and price <= 10000000),
  weekday_prices jsonb not null default '{}' check (private.are_weekday_prices(weekday_prices)),
  -- of a stay that arrives in it; with `throughout` of any stay that has a night in it
  min_nights int check (min_nights between 1 and 60),
  throughout boolean not null default false,
  -- weekdays on which one may arrive; null for any
  arrival_days int[] check (private.are_weekdays(arrival_days)),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint price_periods_nights_check check (
    to_night > from_night and (to_night - from_night <= 1100 or to_night = '3000-01-01'))
);
create index price_periods_by_room on public.price_periods (room_id, from_night);

-- So many percent less from so many nights on; of several steps the highest that is reached.
create table public.stay_discounts (
  id uuid primary key default gen_random_uuid(),
  min_nights int not null unique check (min_nights between 2 and 60),
  percent numeric(5, 2) not null check (percent > 0 and percent <= 100),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);

-- What a guest may add to a stay.
create table public.extras (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$'),
  name text not null check (private.has_text(name) and char_length(name) <= 120 and private.is_line(name)),
  price numeric(10, 2) not null check (price between 0 and 10000000),
  per text not null default 'stay' check (per in ('stay', 'night', 'guest', 'guest_night')),
  -- how many of it a guest may choose
  most int not null default 1 check (most between 1 and 99),
  position int not null default 0 check (position between 0 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);

-- What is added to every stay in percent of its room price, discounts taken off: the house's fee, and
-- taxes that are not in its prices. Each is rounded half up by itself (private.charged).
create table public.charges (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$'),
  kind text not null check (kind in ('fee', 'tax')),
  -- '' for "Service fee", as each language has it
  name text not null default '' check (char_length(name) <= 60 and private.is_line(name)),
  percent numeric(5, 2) not null check (percent > 0 and percent <= 100),
  rounding text not null default 'whole' check (rounding in ('whole', 'cent')),
  position int not null default 0 check (position between 0 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint charges_named_check check (kind = 'fee' or private.has_text(name))
);
-- Of a new house (specification 9).
insert into public.charges (id, kind, percent) values ('fee', 'fee', 10);

-- Words that take something off. Letters' case does not matter.
create table public.promo_codes (
  id uuid primary key default gen_random_uuid(),
  code text not null check (
    private.has_text(code) and code = btrim(code) and char_length(code) <= 40 and private.is_line(code)),
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  amount numeric(10, 2) check (amount > 0 and amount <= 10000000),
  -- days of arrival, both included; null for no end
  arrive_from date,
  arrive_until date,
  -- null for all
  room_ids text[] check (cardinality(room_ids) between 1 and 200),
  -- stays that may be held with it; null for any number
  max_stays int check (max_stays between 1 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint promo_codes_kind_check check (num_nonnulls(percent, amount) = 1),
  constraint promo_codes_days_check check (arrive_from <= arrive_until)
);
create unique index promo_codes_by_code on public.promo_codes (lower(code));

alter table public.price_periods enable row level security;
alter table public.stay_discounts enable row level security;
alter table public.extras enable row level security;
alter table public.promo_codes enable row level security;
alter table public.charges enable row level security;

-- Visitors are told what a stay costs, what there is to add and which periods there are; never the codes.
create policy "prices to come are public" on public.price_periods
  for select to anon, authenticated
  using (to_night > (select private.hotel_today()) or (select private.is_admin()));
create policy "discounts are public" on public.stay_discounts
  for select to anon, authenticated using (true);
create policy "extras are public" on public.extras
  for select to anon, authenticated using (true);
create policy "charges are public" on public.charges
  for select to anon, authenticated using (true);
create policy "administrators read codes" on public.promo_codes
  for select to authenticated using ((select private.is_admin()));
do $$
declare
  priced text;
begin
  foreach priced in array array['price_periods', 'stay_discounts', 'extras', 'promo_codes', 'charges'] loop
    execute format('create policy "administrators add" on public.%I
      for insert to authenticated with check ((select private.is_admin()))', priced);
    execute format('create policy "administrators change" on public.%I
      for update to authenticated
      using ((select private.is_admin())) with check ((select private.is_admin()))', priced);
    execute format('create policy "administrators delete" on public.%I
      for delete to authenticated using ((select private.is_admin()))', priced);
    execute format('create trigger touch_updated_at before insert or update on public.%I
      for each row execute function private.touch_updated_at()', priced);
  end loop;
end
$$;

-- Whether a code is to be had, so that the site asks for one only then; nothing of the code itself.
create function private.has_codes() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.promo_codes c
    where c.arrive_until is null or c.arrive_until >= private.hotel_today())
$$;

-- Whether a period says the price of a night, if none that is shorter does.
create function private.covers(period public.price_periods, night date) returns boolean
language sql immutable set search_path = ''
as $$
  select night >= period.from_night and night < period.to_night
    and (period.weekdays is null or extract(isodow from night)::int = any (period.weekdays))
$$;

-- The lowest and the highest price of a night of each room with periods, in the coming year, and whether any
-- night costs the room's own. By ranges, not night by night: every visitor's read asks for it. A period that
-- shorter ones cover wholly says no price.
create function private.price_spans()
returns table (id text, low numeric, high numeric, own boolean)
language sql stable security definer set search_path = ''
as $$
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
  left join public.rooms o on o.id = a.room_id and a.room_id not in (select c.room_id from covered c)
$$;
-- Two periods of equal length over one night of a room would leave it to chance which one counts. One
-- at a time writes periods of a room, so that no two pass each other.
create function private.check_price_period() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  other public.price_periods;
begin
  if (new.to_night > new.from_night) is not true then
    raise sqlstate 'PT422' using message = 'period-ends-before', detail = jsonb_build_object('name', new.name);
  elsif (new.price > 0 and new.price <= 10000000 and new.price = round(new.price, 2)) is not true
    or private.are_weekday_prices(new.weekday_prices) is not true
  then
    raise sqlstate 'PT422' using message = 'period-price', detail = jsonb_build_object('name', new.name);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('prices of ' || new.room_id, 0));
  if (select count(*) from public.price_periods p where p.room_id = new.room_id and p.id <> new.id) >= 400
  then
    raise sqlstate 'PT413' using message = 'too-many-periods';
  end if;
  select * into other from public.price_periods p
  where p.room_id = new.room_id and p.id <> new.id
    and p.from_night < new.to_night and p.to_night > new.from_night
    and p.to_night - p.from_night = new.to_night - new.from_night
    -- a night of both; of weekdays each comes within the first seven
    and exists (
      select from generate_series(0, least(
        6, least(p.to_night, new.to_night) - greatest(p.from_night, new.from_night) - 1)) ahead
      where private.covers(p, greatest(p.from_night, new.from_night) + ahead)
        and private.covers(new, greatest(p.from_night, new.from_night) + ahead))
  limit 1;
  if other.id is not null then
    raise sqlstate 'PT409' using message = 'periods-equal', detail = jsonb_build_object(
      'names', array[new.name, other.name], 'from', greatest(new.from_night, other.from_night),
      'room', (select r.name from public.rooms r where r.id = new.room_id));
  end if;
  return new;
end
$$;

create trigger check_price_period before insert or update on public.price_periods
  for each row execute function private.check_price_period();


-- 0450_translations.sql

-- Translations: the hotel's own texts in its other languages.
--
-- After sections, rooms and pictures, whose texts they are. Before site content, which reads them.

-- Kept by the text that they translate: a sentence that is twice is translated once, and a list
-- can be put into another order (decision 0030). What has no translation is shown as it is.
create table public.translations (
  -- md5 of language and source, made by the trigger: texts are too long for an index
  id text primary key,
  language text not null check (private.is_language(language)),
  source text not null check (private.has_text(source) and char_length(source) <= 20000),
  text text not null check (private.has_text(text) and char_length(text) <= 20000),
  -- what it was made from, where staff have written that anew since
  made_from text check (char_length(made_from) <= 20000),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);

alter table public.translations enable row level security;

-- Rows are the staff's, because they outlive their texts; visitors are given those of what they read.
create policy "administrators read translations" on public.translations
  for select to authenticated using ((select private.is_admin()));
create policy "administrators add translations" on public.translations
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change translations" on public.translations
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete translations" on public.translations
  for delete to authenticated using ((select private.is_admin()));

create function private.translation_id(language text, source text) returns text
language sql immutable set search_path = ''
as $$ select md5(language || source) $$;

-- What code puts a fact in place of, e.g. {rooms}: a translation without it would not say the fact.
-- The same pattern as in src/content/store/texts.ts.
create function private.keeps_placeholders(source text, text text) returns boolean
language sql immutable set search_path = ''
as $$
  select not exists (
    select 1 from regexp_matches(source, '\{[a-z]+\}', 'g') as found (names)
    where position(found.names[1] in text) = 0)
$$;

-- The translations of all texts of a value, by the text; nothing of a language that has none. With its
-- owner's rights: who has the text may have its translation.
create function private.translations_of(to_language text, value jsonb) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_object_agg(t.source, t.text order by t.id), '{}')
  from public.translations t
  where t.language = to_language
    and t.source in (
      select part #>> '{}' from jsonb_path_query(value, '$.**') part
      where jsonb_typeof(part) = 'string')
$$;

-- The site's first language, which its texts are written in.
create function private.first_language() returns text
language sql stable set search_path = ''
as $$
  select coalesce((
    select c.value -> 'languages' ->> 0 from public.hotel_config c where c.key = 'hotelInfo'), 'en')
$$;

-- One text in the other languages, by the language: for what is told to a guest of something whose
-- text lies elsewhere too, e.g. a stay's name of its room. {} where there is no translation.
create function private.in_other_languages(said text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(t.language, t.text), '{}')
  from private.languages spoken
  join public.translations t on t.id = private.translation_id(spoken.code, said)
  where t.language <> private.first_language()
$$;

-- Things with a name, e.g. extras as they were agreed, each with that name in the other languages.
create function private.named_in_languages(things jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(t || jsonb_build_object(
    'names', private.in_other_languages(t ->> 'name')) order by place), '[]')
  from jsonb_array_elements(things) with ordinality as u (t, place)
$$;

-- A status code of its own, because the embedded backend turns a CHECK violation into a 500.
create function private.check_translation() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if not private.is_language(new.language)
    or char_length(new.source) > 20000 or private.has_text(new.source) is not true
    or char_length(new.text) > 20000 or private.has_text(new.text) is not true
    or char_length(new.made_from) > 20000
  then
    raise sqlstate 'PT422' using message = 'this is no translation of a text';
  end if;
  if not private.keeps_placeholders(new.source, new.text) then
    raise sqlstate 'PT422' using message = 'a translation keeps what its text has in braces';
  end if;
  new.id := private.translation_id(new.language, new.source);
  return new;
end
$$;

create trigger check_translation before insert or update on public.translations
  for each row execute function private.check_translation();
create trigger touch_updated_at before insert or update on public.translations
  for each row execute function private.touch_updated_at();

-- Every text of the site that may have a translation, and some more.
create function private.texts_said() returns setof text
language sql stable set search_path = ''
as $$
  select t.said from public.hotel_config c, private.texts_at(c.value) t
  union select t.said from public.rooms r,
    private.texts_at(jsonb_build_array(r.name, r.description, r.amenities)) t
  union select unnest(array[t.text, t.position]) from public.testimonials t
  union select i.alt from public.hotel_images i
  union select d.name from public.price_periods d
  union select e.name from public.extras e
  union select c.name from public.charges c
  union select t.said from public.pages p,
    private.texts_at(jsonb_build_array(p.title, p.description, p.blocks)) t
$$;

-- Translations of texts that are nowhere any more are kept, for anyone who takes a change back, until
-- there are many. Then they go, and what is still too much is refused.
create function private.limit_translations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.translations) <= 20000 then
    return null;
  end if;
  delete from public.translations t where t.source not in (select private.texts_said());
  if (select count(*) from public.translations) > 20000 then
    raise sqlstate 'PT413' using message = 'there are 20,000 translations already';
  end if;
  return null;
end
$$;

create trigger limit_translations after insert on public.translations
  for each statement execute function private.limit_translations();

-- The pairs of letters that are side by side in a text, each once; of one letter that letter. The
-- text is taken apart once: cut out by their places, the pairs of a long text take minutes.
create function private.letter_pairs(said text) returns setof text
language sql immutable set search_path = ''
as $$
  select distinct l.letter || coalesce(l.next, '')
  from (
    select letter, place, lead(letter) over (order by place) as next
    from string_to_table(lower(said), null) with ordinality as each (letter, place)
  ) as l
  where l.next is not null or l.place = 1
$$;

-- Whether a text is another one put right, rather than a new one in its place: half of its pairs of
-- letters are the same, in any script, and all of its digits, since a translation that goes on telling
-- an old price or hour would be wrong.
create function private.is_correction(before text, after text) returns boolean
language sql immutable set search_path = ''
as $$
  with was as (select pair from private.letter_pairs(before) pair),
  became as (select pair from private.letter_pairs(after) pair)
  select regexp_replace(before, '[^0-9]', '', 'g') = regexp_replace(after, '[^0-9]', '', 'g')
    and 2 * (select count(*) from was join became using (pair))
      >= greatest((select count(*) from was), (select count(*) from became))
$$;

-- A text that was put right takes its translations along, marked with what they were made from:
-- visitors go on reading them, staff are asked to look again. A text that only moved within its
-- value is the same text.
create function private.carry_translations(before jsonb, after jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  with gone as (select * from private.texts_at(before)),
  come as (select * from private.texts_at(after))
  insert into public.translations (language, source, text, made_from)
  select distinct on (t.language, come.said)
    t.language, come.said, t.text, coalesce(t.made_from, gone.said)
  from gone
  join come using (place)
  cross join private.languages spoken
  join public.translations t on t.id = private.translation_id(spoken.code, gone.said)
  where private.has_text(come.said)
    and not exists (select from come still where still.said = gone.said)
    and not exists (select from gone already where already.said = come.said)
    and private.keeps_placeholders(come.said, t.text)
    and private.is_correction(gone.said, come.said)
  order by t.language, come.said, come.place
  on conflict (id) do nothing
$$;

create function private.carry_from_section() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.carry_translations(old.value, new.value);
  return null;
end
$$;

create function private.carry_from_room() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.carry_translations(
    jsonb_build_array(old.name, old.description, old.amenities),
    jsonb_build_array(new.name, new.description, new.amenities));
  return null;
end
$$;

create function private.carry_from_testimonial() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.carry_translations(
    jsonb_build_array(old.text, old.position), jsonb_build_array(new.text, new.position));
  return null;
end
$$;

create function private.carry_from_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.carry_translations(jsonb_build_array(old.alt), jsonb_build_array(new.alt));
  return null;
end
$$;

create function private.carry_from_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.carry_translations(
    jsonb_build_array(old.title, old.description, old.blocks),
    jsonb_build_array(new.title, new.description, new.blocks));
  return null;
end
$$;

create trigger carry_translations after update of title, description, blocks on public.pages
  for each row execute function private.carry_from_page();
create function private.carry_from_named() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.carry_translations(jsonb_build_array(old.name), jsonb_build_array(new.name));
  return null;
end
$$;

create trigger carry_translations after update of name on public.price_periods
  for each row execute function private.carry_from_named();
create trigger carry_translations after update of name on public.extras
  for each row execute function private.carry_from_named();
create trigger carry_translations after update of name on public.charges
  for each row execute function private.carry_from_named();
create trigger carry_translations after update of value on public.hotel_config
  for each row when (old.value is distinct from new.value)
  execute function private.carry_from_section();
create trigger carry_translations after update of name, description, amenities on public.rooms
  for each row execute function private.carry_from_room();
create trigger carry_translations after update of text, position on public.testimonials
  for each row execute function private.carry_from_testimonial();
create trigger carry_translations after update of alt on public.hotel_images
  for each row execute function private.carry_from_picture();

-- Stores translations into one language, all or none: each over what the person has seen (`seen`, the
-- version; null where there was none). An empty text takes the translation away.
-- Answers the rows as stored.
create function public.save_translations(to_language text, entries jsonb) returns json
language plpgsql security invoker set search_path = ''
as $$
declare
  entry record;
  changed int;
begin
  perform private.require_admin();
  if coalesce(jsonb_typeof(entries), '') <> 'array' or jsonb_array_length(entries) > 500 then
    raise sqlstate 'PT422' using message = 'these are no translations';
  end if;
  for entry in
    select * from jsonb_to_recordset(entries) as e (source text, text text, seen timestamptz)
  loop
    if entry.seen is null and private.has_text(entry.text) then
      insert into public.translations (language, source, text)
      values (to_language, entry.source, entry.text) on conflict (id) do nothing;
    elsif entry.seen is null then
      continue;
    elsif private.has_text(entry.text) then
      update public.translations t set text = entry.text, made_from = null
      where t.id = private.translation_id(to_language, entry.source) and t.updated_at = entry.seen;
    else
      delete from public.translations t
      where t.id = private.translation_id(to_language, entry.source) and t.updated_at = entry.seen;
    end if;
    get diagnostics changed = row_count;
    if changed = 0 then
      raise sqlstate 'PT409' using message = 'someone else has translated this';
    end if;
  end loop;
  return (
    select coalesce(json_agg(json_build_object(
      'source', t.source, 'text', t.text, 'madeFrom', t.made_from, 'updatedAt', t.updated_at)
      order by t.id), '[]')
    from public.translations t
    where t.id in (
      select private.translation_id(to_language, e.source)
      from jsonb_to_recordset(entries) as e (source text)));
end
$$;

-- 0500_site_content.sql

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

-- 0600_senders.sql

-- Senders: how many forms may come from one network, for one address, and in all.
--
-- After helpers only. Before reservations, messages and subscribers, whose triggers call admit():
-- visitors only ever insert, and what a visitor may not decide is decided there.

-- How many forms came from one place lately. Never an address: a keyed hash of its network, kept
-- for ten minutes and then deleted with the next form that comes in (or by private.forget_senders).
create table private.recent_senders (
  id bigint generated always as identity primary key,
  kind text not null,
  sender bytea not null,
  at timestamptz not null default clock_timestamp()
);
create index recent_senders_by_sender on private.recent_senders (kind, sender, at);
create index recent_senders_by_age on private.recent_senders (at);

-- The hash's key. Made here and known to nobody; a new one each day, so that a copied key is of no
-- use the day after.
create table private.sender_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null,
  made_at timestamptz not null
);

-- Moving house: a row here puts this project to rest once another one has its data (docs/deploy.md). No
-- letter leaves it, no calendar is read or given, and nothing that visitors send is taken: nobody
-- would read it. No part of a backup, so that the other project is awake.
create table private.retired (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null default now()
);

create function private.is_retired() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from private.retired) $$;

-- The network that a request came from: /24 of an IPv4 address, /64 of an IPv6 one, which is what
-- one house or one machine has. Null when the headers do not say, or say nonsense: then only the
-- limits by e-mail address and in all hold.
-- cf-connecting-ip comes first: in front of every hosted project is Cloudflare, which puts it
-- there itself whatever the visitor sends. Without it (another gateway) the beginning of
-- x-forwarded-for, which a visitor can invent; that only takes him past this one limit.
create function private.network_of(headers text) returns cidr
language plpgsql immutable set search_path = ''
as $$
declare
  named text;
  address inet;
begin
  if coalesce(headers, '') = '' then
    return null;
  end if;
  named := coalesce(
    nullif(btrim(headers::jsonb ->> 'cf-connecting-ip'), ''),
    nullif(btrim(split_part(headers::jsonb ->> 'x-forwarded-for', ',', 1)), ''));
  if char_length(named) > 64 then
    return null;
  end if;
  -- ::ffff:192.0.2.1 is an IPv4 address written as an IPv6 one
  address := regexp_replace(host(named::inet), '^::ffff:(\d+[.]\d+[.]\d+[.]\d+)$', '\1')::inet;
  -- a private address is the gateway's own, the same for everybody who comes through it
  if address <<= any ('{0.0.0.0/8,10.0.0.0/8,100.64.0.0/10,127.0.0.0/8,169.254.0.0/16,172.16.0.0/12,192.168.0.0/16,::/127,fc00::/7,fe80::/10}'::inet[]) then
    return null;
  end if;
  return network(set_masklen(address, case family(address) when 4 then 24 else 64 end));
exception when others then
  return null;
end
$$;

create function private.sender_of(headers text) returns bytea
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  network cidr := private.network_of(headers);
  used bytea;
begin
  if network is null then
    return null;
  end if;
  select k.key into used from private.sender_key k where k.made_at > now() - interval '1 day';
  if used is null then
    insert into private.sender_key as k (key, made_at)
    values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), now())
    on conflict (only_row) do update set key = excluded.key, made_at = excluded.made_at
      where k.made_at <= now() - interval '1 day';
    select k.key into used from private.sender_key k;
  end if;
  return sha256(used || convert_to(network::text, 'UTF8'));
end
$$;

-- Skips what another request is deleting at this moment; a few hundred at a time.
create function private.forget_senders() returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from private.recent_senders where ctid = any (array(
    select s.ctid from private.recent_senders s
    where s.at < now() - interval '10 minutes'
      -- codes are counted by the hour (private.stay_quote)
      and (s.kind not like 'code%' or s.at < now() - interval '3 hours')
    order by s.at limit 500 for update skip locked))
$$;

-- Lets a visitor's row in: one for each request; for each kind of form 20 in ten minutes from one
-- network (a hotel's lobby is one), five for each mailbox, and 300 a minute in all. Only what was
-- stored counts: who is refused cannot close the form for others.
create function private.admit(kind text, new_id uuid, email text) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  is_known boolean;
  recent int;
  place bytea := private.sender_of(current_setting('request.headers', true));
begin
  if private.is_retired() then
    raise sqlstate 'PT410' using message = 'This project has been put to rest; the hotel has another one.';
  end if;
  if current_setting('hotel.admitted', true) = 'yes' then
    raise sqlstate 'PT413' using message = 'Please send one request at a time.';
  end if;
  perform set_config('hotel.admitted', 'yes', true);

  -- The answer to an earlier send was lost: say so before anything else can refuse it.
  execute format('select exists (select from public.%I where id = $1)', kind)
    into is_known using new_id;
  if is_known then
    raise unique_violation using message = 'This request is stored already.';
  end if;

  -- Ten requests of one sender, or of one address, at the same moment must be counted one after
  -- the other; always in this order, so that no two wait for each other.
  if place is not null then
    perform pg_advisory_xact_lock(hashtextextended(kind || ' from ' || encode(place, 'hex'), 0));
    select count(*) into recent from (
      select from private.recent_senders s
      where s.kind = admit.kind and s.sender = place and s.at > now() - interval '10 minutes'
      limit 20) as r;
    if recent >= 20 then
      raise sqlstate 'PT429' using message = 'busy-network';
    end if;
    insert into private.recent_senders (kind, sender) values (admit.kind, place);
    perform private.forget_senders();
  end if;

  perform pg_advisory_xact_lock(hashtextextended(kind || ':' || private.mailbox(email), 0));
  execute format('select count(*) from (select from public.%I
      where created_at > $2 and private.mailbox(email) = private.mailbox($1) limit 5) as r', kind)
    into recent using email, now() - interval '10 minutes';
  if recent >= 5 then
    raise sqlstate 'PT429' using message = 'busy-address';
  end if;
  execute format('select count(*) from (select from public.%I where created_at > $1 limit 300) as r', kind)
    into recent using now() - interval '1 minute';
  if recent >= 300 then
    raise sqlstate 'PT429' using message = 'busy-everybody';
  end if;
end
$$;

-- 0650_search.sql

-- Search: how a text is found by any part of it, in any script, among as many rows as there may be.
--
-- Before reservations, whose rows are searched. Postgres's own pg_trgm looks at three letters or
-- more, and a name in Chinese is two; so the pieces are made here, in plain SQL, and kept in an index
-- of arrays, which every Postgres has (decision 0016).

-- A text as it is compared: without capitals and accents, whatever the width of its letters, digits of
-- every script as ours, one kind of dash and of space, and without signs that are not seen. What reads
-- a telephone number in the browser (src/basics/rules/phone-number.ts) goes by the same rule.
create function private.folded_whole(value text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return btrim(regexp_replace(regexp_replace(translate(lower(
      -- composed and without capitals first: the engines' own rules for these are one there
      normalize(private.normal_email(value), NFKD) collate "C"),
      'đøłħı‐‑‒–—―−٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯෦෧෨෩෪෫෬෭෮෯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙꤀꤁꤂꤃꤄꤅꤆꤇꤈꤉꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹', 'dolhi-------' || repeat('0123456789', 35)),
    '[\u00ad\u0300-\u036f\u061c\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]',
    '', 'g'), '\s+', ' ', 'g'));
end
$$;

-- The same of no more than a line.
create function private.folded(value text) returns text
language sql immutable set search_path = ''
as $$ select private.folded_whole(left(value, 300)) $$;

-- The digits by which a telephone number is known, however it is written: 012 345 678,
-- +855 12 345 678, 00855 (0)12… are all 12345678.
create function private.phone_digits(phone text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return regexp_replace(
    regexp_replace(private.folded(phone), '\(0\)|[^0-9]', '', 'g'), '^(00855|855|00|0)0*', '');
end
$$;

-- What a guest quotes, in small letters and without the dash: as src/selling/booking/reference.ts makes
-- it from the first forty bits of the row's id.
create function private.reference(id uuid) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  letters constant text := '0123456789abcdefghjkmnpqrstvwxyz';
  bits constant bigint := ('x' || left(replace(id::text, '-', ''), 10))::bit(40)::bigint;
  code text := '';
begin
  for place in reverse 7..0 loop
    code := code || substr(letters, 1 + ((bits >> (5 * place)) & 31)::int, 1);
  end loop;
  return code;
end
$$;

-- All that a reservation can be found by, a line each.
create function private.search_text(guest_name text, email text, phone text, id uuid) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  code constant text := private.reference(id);
begin
  return concat_ws(E'\n', private.folded(guest_name), private.folded(email),
    private.phone_digits(phone), left(code, 4) || '-' || right(code, 4), code, '');
end
$$;

-- The pieces of a text that its index knows it by: every two and every three signs that follow each
-- other, and every single one that is not ASCII.
create function private.grams(value text) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(a || b || c) || array_agg(a || b)
      || array_agg(a) filter (where a collate "C" > '~'), '{}')
    from (
      select a, lead(a, 1, '') over () as b, lead(a, 2, '') over () as c
      from unnest(string_to_array(left(value, 1000), null)) as a) as signs);
end
$$;

-- The pieces that a text must have to contain this one; none for a single letter of ASCII.
create function private.wanted_grams(part text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct g), '{}') from unnest(private.grams(part)) g
  where char_length(g) = least(char_length(part), 3)
    and (char_length(part) > 1 or g collate "C" > '~')
$$;

-- What someone looks for, as parts that must all be there, each anywhere: the words of a name in
-- whatever order. A telephone number is one part, however it is grouped. Ten parts at most.
create function private.search_parts(query text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  asked text := private.folded(left(query, 120));
  digits text := private.phone_digits(asked);
begin
  if asked ~ '^[0-9+()./ -]+(ext[.]? *[0-9]+)?$' and char_length(digits) >= 3 then
    return array[digits];
  end if;
  return array(
    select part from unnest(string_to_array(asked, ' ')) with ordinality as given (part, place)
    where part <> '' order by place limit 10);
end
$$;

-- 0660_quotes.sql

-- Quotes: what a stay costs by the prices of its room (decision 0060).
--
-- After prices and senders. Before reservations, whose trigger quotes by private.quote() as the public
-- stay_quote() does. All amounts are numeric, rounded half up for each night; nothing is computed twice.

-- The nights of a stay, each with its price for so many guests before anything is taken off, and the
-- period that says so. A stay without a day costs the room's own price.
create function private.nights_priced(
  room public.rooms, arrival date, for_nights int, for_guests int)
returns table (place int, night date, amount numeric, period public.price_periods)
language sql stable security definer set search_path = ''
as $$
  select n.place, arrival + n.place - 1,
    coalesce(
      ((p.period).weekday_prices ->> extract(isodow from arrival + n.place - 1)::int::text)::numeric,
      (p.period).price, room.price)
      + greatest(for_guests - coalesce(room.guests_included, room.capacity), 0) * room.extra_guest_price,
    p.period
  from generate_series(1, for_nights) n (place)
  left join lateral (
    select period from public.price_periods period
    where period.room_id = room.id and period.from_night <= arrival + n.place - 1
      and private.covers(period, arrival + n.place - 1)
    order by period.to_night - period.from_night, period.from_night, period.id limit 1) p on true
  order by n.place
$$;

-- So much less, in percent, for so many nights.
create function private.long_stay_percent(for_nights int) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select d.percent from public.stay_discounts d where d.min_nights <= for_nights
    order by d.min_nights desc limit 1), 0)
$$;

-- An amount spread over nights in proportion to each other, to the cent; what rounding leaves over is
-- the last night's. Nights of nothing take equal parts.
create function private.spread(amount numeric, over numeric[]) returns numeric[]
language plpgsql immutable set search_path = ''
as $$
declare
  whole numeric;
begin
  -- No stay has more nights, and none costs more.
  if (cardinality(over) between 1 and 60 and amount between 0 and 1000000000) is not true then
    return null;
  end if;
  select sum(part) into whole from unnest(over) part;
  if (whole between 0 and 60000000000) is not true then
    return null;
  end if;
  return (
    select array_agg(trim_scale(upto - before) order by place)
    from (
      select place, upto, coalesce(lag(upto) over (order by place), 0) as before
      from (
        select place, case when place = cardinality(over) then amount
          when whole = 0 then round(amount * place / cardinality(over), 2)
          else round(amount * sum(part) over (order by place) / whole, 2) end as upto
        from unnest(over) with ordinality u (part, place)) as sums) as steps);
end
$$;

-- Whether the prices of a room let a stay begin on this day of the week.
create function private.may_arrive(room public.rooms, arrival date) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    extract(isodow from arrival)::int = any ((n.period).arrival_days), true)
  from private.nights_priced(room, arrival, 1, 1) n
$$;

-- The rule of its periods that a stay breaks, with what would do; null where it may be sold. What says
-- the price of a night says its rules.
create function private.broken_rule(room public.rooms, arrival date, for_nights int) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with nights as materialized (
    select n.place, (n.period).* from private.nights_priced(room, arrival, for_nights, 1) n
  ), strict as (
    select n.* from nights n
    where n.min_nights > for_nights and (n.throughout or n.place = 1)
    order by n.min_nights desc, n.place limit 1
  )
  select case
    when arrival is null then null
    when exists (select from strict) then (
      select jsonb_build_object('code', 'least-nights', 'name', s.name, 'from', s.from_night,
        'until', s.to_night - 1, 'nights', s.min_nights)
      from strict s)
    when not private.may_arrive(room, arrival) then (
      select jsonb_build_object('code', 'arrival-day', 'name', n.name, 'days', n.arrival_days,
        'next', (
          select min(arrival + ahead) from generate_series(1, 60) ahead
          where private.may_arrive(room, arrival + ahead)))
      from nights n where n.place = 1)
    end
$$;

-- What a code is worth for a stay: {"percent": …} or {"amount": …}; {"refused": why} where it is none,
-- not of these days or of this room, or used up by stays that are held.
create function private.promo(said text, of_room text, arrival date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Counted before anything is known of the code, so that a right one takes no longer than a wrong one;
  -- by a function of a file that comes later.
  used int := private.stays_with_code(btrim(said));
begin
  return coalesce((
    select case
      when p.room_ids is not null and not of_room = any (p.room_ids) then '{"refused": "code-room"}'::jsonb
      when arrival < p.arrive_from then
        jsonb_build_object('refused', 'code-early', 'from', p.arrive_from)
      when coalesce(arrival, private.hotel_today()) > p.arrive_until then
        jsonb_build_object('refused', 'code-expired', 'until', p.arrive_until)
      when p.max_stays <= used then '{"refused": "code-used-up"}'
      else jsonb_build_object('code', p.code, 'percent', p.percent, 'amount', p.amount) end
    from public.promo_codes p where lower(p.code) = lower(btrim(said))), '{"refused": "code-wrong"}');
end
$$;

-- What extras cost a stay, in the order they are offered in: `wanted` is [{"id", "count"}]. Those that
-- are gone, and numbers that nobody may choose, are refused by name.
create function private.extras_priced(wanted jsonb, for_nights int, for_guests int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  one record;
  priced jsonb := '[]';
begin
  if jsonb_typeof(wanted) is distinct from 'array' or jsonb_array_length(wanted) > 50 then
    raise sqlstate 'PT422' using message = 'extras-unreadable';
  end if;
  for one in
    select w.id, coalesce(w.count, 1) as count, e.name, e.price, e.per, e.most,
      count(*) over (partition by w.id) as times
    from jsonb_to_recordset(wanted) as w (id text, count int)
    left join public.extras e on e.id = w.id
    order by e.position, w.id
  loop
    if one.name is null or one.times > 1 then
      raise sqlstate 'PT409' using message = 'extra-gone', detail = jsonb_build_object('id', one.id);
    elsif one.count not between 1 and one.most then
      raise sqlstate 'PT422' using message = 'extra-count', detail = jsonb_build_object(
        'id', one.id, 'name', one.name, 'most', one.most);
    end if;
    priced := priced || jsonb_build_object('id', one.id, 'name', one.name, 'count', one.count,
      'per', one.per, 'price', trim_scale(one.price),
      'amount', trim_scale(one.price * one.count * case one.per
        when 'night' then for_nights when 'guest' then for_guests
        when 'guest_night' then for_nights * for_guests else 1 end));
  end loop;
  return priced;
end
$$;

-- What is added to a room price in percent, by these charges, each with its amount.
create function private.charged(price numeric, charges jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(c || jsonb_build_object('amount', trim_scale(round(
    price * (c ->> 'percent')::numeric / 100,
    case c ->> 'rounding' when 'whole' then 0 else 2 end))) order by place), '[]')
  from jsonb_array_elements(charges) with ordinality as u (c, place)
$$;

create function private.charges_now() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'name', c.name,
    'percent', trim_scale(c.percent), 'rounding', c.rounding) order by c.position, c.id), '[]')
  from public.charges c
$$;

-- What they come to: the fees, or the taxes.
create function private.charges_sum(charges jsonb, of_kind text) returns numeric
language sql immutable set search_path = ''
as $$
  select coalesce(sum((c ->> 'amount')::numeric), 0)
  from jsonb_array_elements(charges) c where c ->> 'kind' = of_kind
$$;

-- What a stay costs, and why it cannot be sold: the only place where that is computed.
create function private.quote(
  of_room text, arrival date, for_nights int, for_guests int, wanted jsonb, said text)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  room public.rooms;
  percent numeric := private.long_stay_percent(for_nights);
  code jsonb := case when private.has_text(said) then private.promo(said, of_room, arrival) end;
  bare numeric[];
  days date[];
  names text[];
  amounts numeric[];
  price numeric;
  charges jsonb;
  extras jsonb := private.extras_priced(coalesce(wanted, '[]'), for_nights, for_guests);
  rule jsonb;
begin
  select * into room from public.rooms r where r.id = of_room;
  -- A room that is gone costs nothing that could be said.
  if room.id is null then
    return null;
  end if;
  select array_agg(n.amount order by n.place), array_agg(n.night order by n.place),
    array_agg((n.period).name order by n.place)
  into bare, days, names
  from private.nights_priced(room, arrival, for_nights, for_guests) n;
  select array_agg(trim_scale(round(
      round(b * (100 - percent) / 100, 2)
        * (100 - coalesce((code ->> 'percent')::numeric, 0)) / 100, 2)) order by place)
  into amounts from unnest(bare) with ordinality u (b, place);
  select sum(a) into price from unnest(amounts) a;
  if code ->> 'amount' is not null then
    price := greatest(price - (code ->> 'amount')::numeric, 0);
    amounts := private.spread(price, amounts);
  end if;
  charges := private.charged(price, private.charges_now());
  rule := coalesce(
    case when code ? 'refused' then (code - 'refused') || jsonb_build_object('code', code -> 'refused') end,
    case when for_guests > room.capacity then
      jsonb_build_object('code', 'too-many-guests', 'capacity', room.capacity) end,
    private.broken_rule(room, arrival, for_nights));
  return jsonb_build_object(
    'nights', (
      select jsonb_agg(jsonb_build_object(
        'night', days[n], 'amount', amounts[n], 'full', bare[n], 'period', names[n]) order by n)
      from generate_subscripts(amounts, 1) n),
    'price', trim_scale(price), 'fee', private.charges_sum(charges, 'fee'),
    'tax', private.charges_sum(charges, 'tax'), 'charges', charges, 'extras', extras,
    'total', trim_scale(price + private.charges_sum(charges, 'fee') + private.charges_sum(charges, 'tax') + (
      select coalesce(sum((e ->> 'amount')::numeric), 0) from jsonb_array_elements(extras) e)),
    'discount', trim_scale((select sum(b) from unnest(bare) b) - price),
    'rule', rule);
end
$$;

-- Keeps who has looked a code up, of the networks that cannot be told apart as of one; those that were right
-- by their letters, so that a request may name one.
create function private.try_code(said text, is_right boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.recent_senders (kind, sender)
  values (case when is_right then 'code ' || lower(btrim(said)) else 'code?' end,
    coalesce(private.sender_of(current_setting('request.headers', true)), ''));
  perform private.forget_senders();
end
$$;

-- Whether this code is answered no more: after thirty wrong ones of its network in an hour, and after 300 of
-- all networks, because anyone who has a /48 of IPv6 addresses has 65,536 of them. One that this network was
-- given already tells it nothing new. One after the other, so that none passes uncounted.
create function private.is_tried_too_often(said text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  place bytea := private.sender_of(current_setting('request.headers', true));
begin
  if place is not null and private.has_quoted(said) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('codes', 0));
  return (
    select count(*) >= 300 or count(*) filter (where s.sender = place) >= 30
    from private.recent_senders s
    where s.kind = 'code?' and s.at > now() - interval '1 hour');
end
$$;

-- Whether the network that sends a request has had this code quoted. A refused request is not counted
-- (it leaves nothing), so that without this one could try codes by sending requests.
create function private.has_quoted(said text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  place bytea := private.sender_of(current_setting('request.headers', true));
begin
  return place is null or exists (
    select from private.recent_senders s
    where s.kind = 'code ' || lower(btrim(said)) and s.sender = place);
end
$$;

-- The quote for visitors and staff, bounded. Never an error for a wrong code: the count would be taken
-- back with it.
create function private.stay_quote(
  of_room text, arrival date, for_nights int, for_guests int, wanted jsonb, said text)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  if (for_nights between 1 and case when private.is_visitor() then 10 else 60 end) is not true then
    raise sqlstate 'PT422' using message = 'nights-out-of-range';
  elsif (for_guests between 1 and 10) is not true then
    raise sqlstate 'PT422' using message = 'too-many-guests';
  elsif char_length(said) > 40 then
    raise sqlstate 'PT422' using message = 'code-too-long';
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
$$;

-- POST only, because a wrong code is counted.
create function public.stay_quote(
  room_id text, check_in date, nights int, guests int, extras jsonb default '[]', code text default null)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.stay_quote(room_id, check_in, nights, guests, extras, code)
$$;

-- For the calendar: what each night costs for the guests included, and whether one may arrive on it.
-- At most a hundred nights at once.
create function private.night_prices(of_room text, from_date date, to_date date)
returns table (night date, price numeric, arrive boolean, min_nights int)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_day(from_date), private.check_day(to_date);
  return query
    select n.night, trim_scale(n.amount),
      coalesce(extract(isodow from n.night)::int = any ((n.period).arrival_days), true),
      (n.period).min_nights
    from public.rooms r
    cross join lateral private.nights_priced(
      r, from_date, least(to_date - from_date, 100), 1) n
    where r.id = of_room;
end
$$;

create function public.night_prices(room_id text, from_date date, to_date date)
returns table (night date, price numeric, arrive boolean, min_nights int)
language sql stable security invoker set search_path = ''
as $$ select * from private.night_prices(room_id, from_date, to_date) $$;

-- 0700_reservations.sql

-- Reservations: what visitors ask for and what staff enter and change, with a history of changes.
--
-- After rooms (capacity, price), senders (admit) and search. Which nights a stay keeps from others is
-- the next file's subject.

-- The secret of a guest's own page: 160 bits out of two random uuids, in signs that no mail program
-- breaks a link at.
create function private.new_guest_key() returns text
language sql volatile set search_path = ''
as $$
  select encode(substring(
    sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) for 20), 'hex')
$$;

-- A room's name and price are kept as they were, also when the room is gone.
create table public.reservations (
  id uuid primary key default gen_random_uuid(),
  room_id text not null check (char_length(room_id) between 1 and 80),
  room_name text not null check (private.has_text(room_name) and char_length(room_name) <= 120),
  -- Staff look for a guest by the beginning of the address. Under row security Postgres uses an
  -- index only for operators that cannot leak a row they refuse: = < >= can, LIKE cannot. In byte
  -- order "begins with x" is x <= email < x followed by the last character there is.
  email text collate "C" check (private.is_email(email) and email = private.normal_email(email)),
  guests int not null check (guests between 1 and 10),
  -- guests ask for 10 at most (take_reservation), staff enter up to 60
  nights int not null check (nights between 1 and 60),
  -- null when the guest has no date yet
  check_in date check (check_in between '2000-01-01' and '2999-12-31'),
  check_out date generated always as (check_in + nights) stored,
  -- without a scale, and trimmed of needless zeros by the triggers: the embedded backend answers
  -- 129.00 as a text and 129 as a number
  price numeric not null check (price >= 0),
  fee numeric not null check (fee >= 0),
  tax numeric not null default 0 check (tax >= 0),
  -- what fee and tax are made of, as it was agreed: the house's at that time, none of what a booking site
  -- was paid. [{"id", "kind", "name", "percent", "rounding", "amount"}]
  charges jsonb,
  -- what is added to the room: transfers, breakfasts (see extras)
  extras_price numeric not null default 0 check (extras_price >= 0),
  total numeric not null check (total = price + fee + tax + extras_price),
  status text not null default 'new' check (status in (
    'new', 'confirmed', 'declined', 'cancelled', 'checked_in', 'checked_out', 'no_show')),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  -- what guests may add to a request, and staff to the stays they enter themselves
  guest_name text check (
    private.has_text(guest_name) and char_length(guest_name) <= 120 and private.is_name(guest_name)),
  phone text check (private.has_text(phone) and char_length(phone) <= 40),
  -- a word of the guest to the house, with the request; nobody changes it afterwards
  message text not null default '' check (char_length(message) <= 1000),
  -- what only staff see
  notes text not null default '' check (char_length(notes) <= 4000),
  source text not null default 'website'
    check (source in ('website', 'phone', 'walk_in', 'booking', 'airbnb', 'agoda', 'expedia', 'other')),
  -- when the guest's own data were taken out (private.erase_guest)
  erased_at timestamptz,
  -- that the guest reads: of the page that the request was sent from, until staff say otherwise
  language text not null default 'en' check (private.is_language(language)),
  -- the secret of the guest's own page (/stay/…); null once the guest's data are erased
  guest_key text collate "C" unique check (guest_key ~ '^[0-9a-f]{40}$')
    default private.new_guest_key(),
  -- those that opened it before and open nothing any more
  replaced_keys text[] not null default '{}',
  -- a change that the guest has asked for there waits for an answer
  asks_change boolean not null default false,
  -- the guest has cancelled it there, and nobody at the desk has said yet that this is seen
  cancelled_unseen boolean not null default false,
  -- what it is found by (private.find_reservations)
  search_text text collate "C" generated always as (
    private.search_text(guest_name, email, phone, id)) stored,
  -- what an earlier departure costs: the nights that were slept, the whole stay as it was agreed, or
  -- a sum of its own
  charged text not null default 'nights' check (charged in ('nights', 'whole', 'amount')),
  -- what was agreed for each night, the first one first; empty for a stay of an older backup
  night_amounts numeric[] not null default '{}',
  -- what long stay and code took off when it was asked for
  discount numeric not null default 0 check (discount >= 0),
  -- [{"id", "name", "count", "per", "price", "amount"}], as they were agreed. A request names
  -- [{"id", "count"}].
  extras jsonb not null default '[]',
  promo_code text check (char_length(promo_code) <= 40),
  -- what the guest was told that it costs, in a request; not kept
  quoted_total numeric,
  -- what staff ask for the room instead of what it would cost; not kept, its nights are
  own_price numeric,
  -- why that is another amount, and why a stay was let past a rule of its prices: for staff alone
  price_reason text check (private.has_text(price_reason) and char_length(price_reason) <= 200),
  rule_reason text check (private.has_text(rule_reason) and char_length(rule_reason) <= 200),
  -- of a guest who has left on another day than was booked: the stay's terms before, should that be
  -- taken back (private.terms)
  before_leaving jsonb,
  -- Rooms that were booked together share a booking: this is which one, of how many. Null for a stay
  -- of one room. Set by private.add_booking alone.
  booking_id uuid,
  booking_place int,
  booking_rooms int,
  constraint reservations_booking_check check (
    num_nonnulls(booking_id, booking_place, booking_rooms) = 0
    or (num_nonnulls(booking_id, booking_place, booking_rooms) = 3
      and booking_rooms between 2 and 10 and booking_place between 1 and booking_rooms)),
  constraint reservations_cents_check
    check (price = round(price, 2) and fee = round(fee, 2) and tax = round(tax, 2)
      and price <= 1000000000),
  constraint reservations_somebody_check
    check (email is not null or guest_name is not null or erased_at is not null)
);
-- One stay for each reference (private.reference): the ten digits of the id that it is made of.
create unique index reservations_by_reference on public.reservations (left(id::text, 11));
create index reservations_newest on public.reservations (created_at desc, id desc);
create index reservations_by_status on public.reservations (status, created_at desc, id desc);
create index reservations_by_email on public.reservations (email, created_at);
create index reservations_by_room on public.reservations (room_id, created_at desc, id desc);
create unique index reservations_by_booking on public.reservations (booking_id, booking_place)
  where booking_id is not null;
create index reservations_by_replaced_key on public.reservations using gin (replaced_keys)
  where replaced_keys <> '{}';
create index reservations_by_check_in on public.reservations (check_in) where check_in is not null;
create index reservations_that_ask on public.reservations (created_at desc, id desc) where asks_change;
-- The day at the desk: requests by arrival, and stays that are over and of which nobody has said
-- whether the guest came.
create index reservations_waiting on public.reservations (check_in) where status = 'new';
create index reservations_expected on public.reservations (check_out) where status = 'confirmed';
create index reservations_cancelled_unseen on public.reservations (check_in) where cancelled_unseen;
-- Written at once instead of being put off, so that a search never reads a list of what is to be done.
create index reservations_by_any_part on public.reservations
  using gin (private.grams(search_text)) with (fastupdate = off);

create index reservations_by_code on public.reservations (lower(promo_code)) where promo_code is not null;

alter table public.reservations enable row level security;

create policy "visitors ask for a room" on public.reservations
  for insert to anon with check (status = 'new');
create policy "administrators enter reservations" on public.reservations
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators read reservations" on public.reservations
  for select to authenticated using ((select private.is_admin()));
create policy "administrators change reservations" on public.reservations
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Which status may follow which. Each step can be taken back by one, because people misclick.
create function private.may_become(old_status text, new_status text) returns boolean
language sql immutable set search_path = ''
as $$
  select new_status = any (case old_status
    when 'new' then array['confirmed', 'declined', 'cancelled']
    when 'confirmed' then array['new', 'cancelled', 'checked_in', 'no_show']
    when 'declined' then array['new', 'confirmed']
    when 'cancelled' then array['new', 'confirmed']
    when 'checked_in' then array['confirmed', 'checked_out']
    when 'checked_out' then array['checked_in']
    when 'no_show' then array['confirmed', 'checked_in']
    else '{}'::text[]
  end)
$$;

-- The rules that every reservation keeps which comes over REST, from whomever.
create function private.check_stay(
  stay public.reservations, room public.rooms, must_exist boolean)
returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not coalesce(private.is_email(stay.email), stay.guest_name is not null) then
    raise sqlstate 'PT422' using message = 'email-invalid';
  elsif not private.is_name(stay.guest_name) then
    raise sqlstate 'PT422' using message = 'name-invalid';
  elsif room.id is null and must_exist then
    raise sqlstate 'PT422' using message = 'room-gone';
  elsif (stay.guests between 1 and coalesce(room.capacity, 10)) is not true then
    raise sqlstate 'PT422' using message = 'too-many-guests',
      detail = jsonb_build_object('capacity', room.capacity);
  elsif (stay.nights between 1 and 60) is not true then
    raise sqlstate 'PT422' using message = 'staff-nights-out-of-range';
  end if;
end
$$;

-- Stays that use a code up: those that are held or were. A request does not. All stays with a code are
-- looked at whatever the code is: what that costs says nothing of it.
create function private.stays_with_code(code text) returns int
language sql stable security definer set search_path = ''
as $$
  select (count(*) filter (where lower(r.promo_code) = lower(code)))::int from public.reservations r
  where r.promo_code is not null
    and r.status in ('confirmed', 'checked_in', 'checked_out', 'no_show')
$$;

-- What was agreed for each night of a stay. Of one that was stored before that was kept, equal parts.
create function private.agreed_nights(stay public.reservations) returns numeric[]
language sql immutable set search_path = ''
as $$
  select case when cardinality(stay.night_amounts) = stay.nights then stay.night_amounts
    else private.spread(stay.price, array_fill(1::numeric, array[stay.nights])) end
$$;

-- The nights of a stay after a change: those that stay keep what was agreed, others cost what they cost
-- now, and so does the difference that more or fewer guests make. A stay without a day keeps its first
-- nights. In a room that is gone further nights cost what the last one did.
create function private.agreed_after(
  before public.reservations, after public.reservations, room public.rooms)
returns numeric[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  agreed numeric[] := private.agreed_nights(before);
  now_for jsonb;
  now_was jsonb;
  shift int := coalesce(after.check_in - before.check_in, 0);
begin
  if room.id is not null then
    now_for := private.quote(
      room.id, after.check_in, after.nights, after.guests, '[]', null) -> 'nights';
    if after.room_id <> before.room_id then
      return array(select (n ->> 'amount')::numeric from jsonb_array_elements(now_for) n);
    end if;
    now_was := case when after.guests <> before.guests then private.quote(
      room.id, after.check_in, after.nights, before.guests, '[]', null) -> 'nights' else now_for end;
  end if;
  return array(
    select trim_scale(case
      when n + shift between 1 and before.nights then greatest(agreed[n + shift]
        + coalesce((now_for -> n - 1 ->> 'amount')::numeric, 0)
        - coalesce((now_was -> n - 1 ->> 'amount')::numeric, 0), 0)
      else coalesce((now_for -> n - 1 ->> 'amount')::numeric, agreed[before.nights]) end)
    from generate_series(1, after.nights) n order by n);
end
$$;

-- The extras of a stay after a change: what was agreed keeps its price, what is added costs what it
-- costs now, and all are counted for the nights and guests there are.
create function private.extras_after(before jsonb, wanted jsonb, for_nights int, for_guests int)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    case when kept.one is null then
      private.extras_priced(jsonb_build_array(w.one), for_nights, for_guests) -> 0
    else kept.one || jsonb_build_object('count', w.count, 'amount', trim_scale(
      (kept.one ->> 'price')::numeric * w.count * case kept.one ->> 'per'
        when 'night' then for_nights when 'guest' then for_guests
        when 'guest_night' then for_nights * for_guests else 1 end)) end order by w.place), '[]')
  from (
    select one, place, one ->> 'id' as id,
      case when one ->> 'count' ~ '^[1-9][0-9]?$' then (one ->> 'count')::int else 1 end as count
    from jsonb_array_elements(
      case when jsonb_typeof(wanted) = 'array' then wanted else '[]' end) with ordinality e (one, place)
  ) as w
  left join lateral (
    select b.one from jsonb_array_elements(before) b (one) where b.one ->> 'id' = w.id limit 1) kept on true
$$;

-- An amount of the staff's own, and the words for it: within bounds, and with a reason where it is
-- asked for instead of a quote.
create function private.check_own_price(price numeric, own numeric, stay public.reservations)
returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if price is not null and (price between 0 and 1000000000 and price = round(price, 2)) is not true then
    raise sqlstate 'PT422' using message = 'charge-invalid';
  elsif own is not null and stay.price_reason is null then
    raise sqlstate 'PT422' using message = 'price-reason-missing';
  elsif char_length(stay.price_reason) > 200 or char_length(stay.rule_reason) > 200 then
    raise sqlstate 'PT422' using message = 'reason-too-long';
  end if;
end
$$;

create function private.extras_sum(extras jsonb) returns numeric
language sql immutable set search_path = ''
as $$
  select coalesce(sum((e ->> 'amount')::numeric), 0) from jsonb_array_elements(extras) e
$$;

-- Sold by another house's site, which was paid there.
create function private.is_booking_site(source text) returns boolean
language sql immutable set search_path = ''
as $$ select source in ('booking', 'airbnb', 'agoda', 'expedia') $$;

-- The terms of a stay: all that decides what it costs, and what was agreed of it.
create function private.terms(stay public.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('room_id', stay.room_id, 'check_in', stay.check_in, 'nights', stay.nights,
    'guests', stay.guests, 'night_amounts', stay.night_amounts, 'price', stay.price,
    'charged', stay.charged, 'discount', stay.discount, 'extras', stay.extras,
    'charges', stay.charges, 'price_reason', stay.price_reason)
$$;

-- What nights, fee, taxes and extras of a stay come to.
create function private.summed(stay public.reservations) returns public.reservations
language plpgsql immutable set search_path = ''
as $$
begin
  stay.price := trim_scale(stay.price);
  stay.charges := private.charged(stay.price, stay.charges);
  stay.fee := private.charges_sum(stay.charges, 'fee');
  stay.tax := private.charges_sum(stay.charges, 'tax');
  stay.extras_price := trim_scale(private.extras_sum(stay.extras));
  stay.total := stay.price + stay.fee + stay.tax + stay.extras_price;
  return stay;
end
$$;

-- A new stay with the sums of its quote, or of an amount of the staff's own. What a booking site was
-- paid is all that its guest pays.
create function private.stay_new(stay public.reservations, quote jsonb, own numeric)
returns public.reservations
language plpgsql stable security definer set search_path = ''
as $$
begin
  stay.night_amounts := array(
    select (n ->> 'amount')::numeric from jsonb_array_elements(quote -> 'nights') n);
  stay.extras := quote -> 'extras';
  stay.discount := (quote ->> 'discount')::numeric;
  stay.price := (quote ->> 'price')::numeric;
  stay.charges := case
    when own is not null and (stay.charges = '[]' or private.is_booking_site(stay.source)) then '[]'
    else quote -> 'charges' end;
  if own is not null then
    stay.night_amounts := private.spread(own, stay.night_amounts);
    stay.discount := 0;
    stay.price := own;
  end if;
  return private.summed(stay);
end
$$;

-- A stay as it is after a change: the one place where that is computed, for what is stored and for what
-- is only asked (change_quote). A departure that is taken back is as if it had never been: the stay has
-- its terms of before, and what was put right since is put right in them.
create function private.stay_after(
  before public.reservations, after public.reservations, own numeric)
returns public.reservations
language plpgsql stable security definer set search_path = ''
as $$
declare
  room public.rooms;
  stayed public.reservations;
  moved boolean := after.room_id <> before.room_id;
  is_other boolean := (after.room_id, after.check_in, after.nights, after.guests)
    is distinct from (before.room_id, before.check_in, before.nights, before.guests);
begin
  if before.status = 'checked_out' and after.status = 'checked_in' and before.before_leaving is not null
  then
    stayed := jsonb_populate_record(before, before.before_leaving);
    stayed.status := after.status;
    stayed.before_leaving := null;
    after.before_leaving := null;
    after.nights := stayed.nights;
    after.price := stayed.price;
    after.charged := stayed.charged;
    after.night_amounts := stayed.night_amounts;
    after.discount := stayed.discount;
    after.charges := stayed.charges;
    after.price_reason := stayed.price_reason;
    if after.extras = before.extras then
      after.extras := stayed.extras;
    else
      stayed.extras := stayed.extras || before.extras;
    end if;
    return private.stay_after(stayed, after, own);
  end if;

  select * into room from public.rooms r where r.id = after.room_id;
  -- What an earlier departure costs is said with it; another room, or more nights, begin anew.
  if moved or after.nights > before.nights or own is not null then
    after.charged := 'nights';
  end if;
  if is_other then
    after.night_amounts := private.agreed_after(before, after, room);
    after.discount := 0;
  end if;
  if own is null and moved then
    after.price_reason := null;
  end if;
  if own is not null then
    -- Another amount than the nights make, with a reason; agreed from now on.
    after.night_amounts := private.spread(own, private.agreed_nights(after));
    after.price := own;
    after.discount := 0;
    if private.is_booking_site(after.source) then
      after.charges := '[]';
    end if;
  elsif after.charged = 'nights' and after.price <> before.price then
    -- An amount of the staff's own is agreed from now on.
    after.night_amounts := private.spread(round(after.price, 2), private.agreed_nights(after));
  elsif after.charged = 'nights' and (is_other or before.charged <> 'nights') then
    after.price := (select sum(a) from unnest(private.agreed_nights(after)) a);
  elsif after.charged = 'whole' and after.nights < before.nights then
    after.price := before.price;
  end if;
  if is_other or after.extras <> before.extras then
    after.extras := private.extras_after(before.extras, after.extras, after.nights, after.guests);
  end if;
  after := private.summed(after);
  if before.status = 'checked_in' and after.status = 'checked_out' then
    after.before_leaving := nullif(private.terms(before), private.terms(after));
  elsif after.status = 'checked_in' then
    after.before_leaving := null;
  end if;
  return after;
end
$$;

-- What a change of a stay, or a stay that staff enter (`of_stay` null), will cost: as the triggers will
-- store it, by the same functions. `own` is the same with an amount of the staff's own; `kept` are
-- nights whose amounts were agreed.
create function private.change_quote(
  of_stay uuid, to_room text, arrival date, for_nights int, for_guests int, wanted jsonb,
  to_charge text, own numeric, of_source text, code text)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  before public.reservations;
  after public.reservations;
  owned public.reservations;
  room public.rooms;
  quote jsonb;
begin
  perform private.require_admin();
  if (for_nights between 1 and 60) is not true then
    raise sqlstate 'PT422' using message = 'staff-nights-out-of-range';
  elsif (for_guests between 1 and 10) is not true then
    raise sqlstate 'PT422' using message = 'too-many-guests';
  end if;
  if arrival is not null then
    perform private.check_day(arrival);
  end if;
  perform private.check_own_price(own, null, before);
  select * into room from public.rooms r where r.id = to_room;
  select * into before from public.reservations r where r.id = of_stay;
  if of_stay is null and room.id is not null then
    after.source := of_source;
    quote := private.quote(to_room, arrival, for_nights, for_guests, wanted, code);
    owned := private.stay_new(after, quote, own);
  elsif before.id is not null then
    after := before;
    after.room_id := to_room;
    after.check_in := arrival;
    after.nights := for_nights;
    after.guests := for_guests;
    after.extras := coalesce(wanted, before.extras);
    after.charged := coalesce(to_charge, before.charged);
    if own is not null then
      owned := after;
      if to_charge = 'amount' then
        owned.price := own;
        owned := private.stay_after(before, owned, null);
      else
        owned := private.stay_after(before, owned, own);
      end if;
    end if;
    after := private.stay_after(before, after, null);
    quote := jsonb_build_object(
      'nights', (
        select jsonb_agg(jsonb_build_object('night', arrival + n - 1,
          'amount', trim_scale(after.night_amounts[n]), 'kept', k.kept,
          'period', case when not k.kept then (p.period).name end) order by n)
        from generate_subscripts(after.night_amounts, 1) n
        cross join lateral (select after.room_id = before.room_id
          and n + coalesce(arrival - before.check_in, 0) between 1 and before.nights as kept) k
        left join private.nights_priced(room, arrival, for_nights, for_guests) p on p.place = n),
      'price', after.price, 'fee', after.fee, 'tax', after.tax, 'charges', after.charges,
      'extras', after.extras, 'total', after.total,
      'discount', trim_scale(after.discount),
      'rule', case
        when for_guests > room.capacity then
          jsonb_build_object('code', 'too-many-guests', 'capacity', room.capacity)
        when room.id is not null and (after.room_id, after.check_in, after.nights, after.guests)
            is distinct from (before.room_id, before.check_in, before.nights, before.guests) then
          private.broken_rule(room, arrival, for_nights) end);
  end if;
  return quote || case when own is null then '{}' else jsonb_build_object('own',
    jsonb_build_object('price', owned.price, 'fee', owned.fee, 'tax', owned.tax,
      'charges', owned.charges, 'total', owned.total)) end;
end
$$;

-- A new reservation: what a visitor may not decide (status, price, time) is set here, whatever the
-- request says.
create function private.take_reservation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  room public.rooms;
  today date := private.hotel_today();
  told numeric := new.quoted_total;
  quote jsonb;
  own numeric := new.own_price;
begin
  new.quoted_total := null;
  new.own_price := null;
  new.price_reason := nullif(btrim(new.price_reason), '');
  new.rule_reason := nullif(btrim(new.rule_reason), '');
  new.promo_code := nullif(btrim(new.promo_code), '');
  new.email := nullif(private.normal_email(new.email), '');
  new.guest_name := nullif(btrim(new.guest_name), '');
  new.phone := nullif(btrim(new.phone), '');
  new.message := btrim(coalesce(new.message, ''), E' \t\r\n');
  select * into room from public.rooms where id = new.room_id;

  if private.is_visitor() then
    perform private.admit('reservations', new.id, new.email);
    new.status := 'new';
    new.price := null;
    own := null;
    new.price_reason := null;
    new.rule_reason := null;
    new.notes := '';
    new.source := 'website';
    if new.email is null then
      raise sqlstate 'PT422' using message = 'email-invalid';
    elsif new.check_in < today then
      raise sqlstate 'PT422' using message = 'date-past';
    elsif new.check_in > today + 730 then
      raise sqlstate 'PT422' using message = 'date-too-far';
    elsif (new.nights between 1 and 10) is not true then
      raise sqlstate 'PT422' using message = 'nights-out-of-range';
    elsif not private.is_phone(new.phone) then
      raise sqlstate 'PT422' using message = 'phone-invalid';
    elsif char_length(new.message) > 1000 then
      raise sqlstate 'PT422' using message = 'request-message-too-long';
    end if;
  end if;
  -- 'none' is SQL without REST: the owner, a backup, the seed. Their rows come as they are.
  if current_setting('role', true) in ('anon', 'authenticated') then
    -- Anyone who asks chooses the id, and so the reference; not one that another guest quotes. With a code
    -- of its own: a violation of the index would look like the same request, sent again.
    if exists (
      select from public.reservations r
      where left(r.id::text, 11) = left(new.id::text, 11) and r.id <> new.id)
    then
      raise sqlstate 'PT422' using message = 'reference-taken';
    end if;
    new.created_at := date_trunc('milliseconds', clock_timestamp());
    new.erased_at := null;
    new.guest_key := private.new_guest_key();
    new.replaced_keys := '{}';
    new.asks_change := false;
    new.cancelled_unseen := false;
    new.room_name := null;
    new.charged := 'nights';
    new.before_leaving := null;
    if current_setting('hotel.booking', true) is distinct from new.booking_id::text then
      new.booking_id := null;
      new.booking_place := null;
      new.booking_rooms := null;
    end if;
    perform private.check_stay(new, room, true);
    new.price := coalesce(own, new.price);
    perform private.check_own_price(new.price, own, new);
    if new.promo_code is not null and private.is_visitor() and not private.has_quoted(new.promo_code) then
      -- Quoted anew, the code is looked at (and counted) there.
      raise sqlstate 'PT409' using message = 'price-changed', detail = private.quote(
        room.id, new.check_in, new.nights, new.guests, new.extras, null)
        || '{"rule": {"code": "code-unquoted"}}';
    end if;
    quote := private.quote(
      room.id, new.check_in, new.nights, new.guests, new.extras, new.promo_code);
    -- Staff may go past what a room asks of a stay; a code that is none takes nothing off.
    if quote -> 'rule' <> 'null' and (private.is_visitor() or quote #>> '{rule,code}' like 'code-%') then
      raise sqlstate 'PT422' using message = 'stay-rule', detail = quote;
    elsif private.is_visitor() and told <> (quote ->> 'total')::numeric then
      raise sqlstate 'PT409' using message = 'price-changed', detail = quote;
    end if;
    new := private.stay_new(new, quote, new.price);
  end if;

  new.room_name := coalesce(new.room_name, room.name);
  new.price := coalesce(new.price, round(room.price * new.nights, 2));
  new.night_amounts := private.agreed_nights(new);
  new.charges := coalesce(new.charges, private.charges_now());
  return private.summed(new);
end
$$;

-- Runs with the caller's rights, so that current_user tells staff (over REST) from the functions
-- that run with their owner's rights, which may erase.
create function private.change_reservation() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  room public.rooms;
  moved boolean := new.room_id <> old.room_id;
  own numeric := new.own_price;
begin
  new.own_price := null;
  new.quoted_total := null;
  new.price_reason := nullif(btrim(new.price_reason), '');
  new.rule_reason := nullif(btrim(new.rule_reason), '');
  select * into room from public.rooms where id = new.room_id;
  new.email := nullif(private.normal_email(new.email), '');
  new.guest_name := nullif(btrim(new.guest_name), '');
  new.phone := nullif(btrim(new.phone), '');
  if new.status <> old.status and not private.may_become(old.status, new.status) then
    raise sqlstate 'PT422' using message = 'status-step',
      detail = jsonb_build_object('from', old.status, 'to', new.status);
  end if;
  if current_user in ('anon', 'authenticated') then
    new.id := old.id;
    new.created_at := old.created_at;
    new.erased_at := old.erased_at;
    new.replaced_keys := old.replaced_keys;
    if old.guest_key is not null and (new.guest_key is null
      or (old.email is not null and new.email is distinct from old.email)) then
      -- Anyone who had a wrong address got the link, too. Without that staff ask for another one by
      -- taking it away.
      new.guest_key := private.new_guest_key();
      new.replaced_keys := (old.guest_key || old.replaced_keys)[:20];
    else
      new.guest_key := old.guest_key;
    end if;
    new.asks_change := old.asks_change;
    new.cancelled_unseen := new.cancelled_unseen and old.cancelled_unseen;
    new.message := old.message;
    new.night_amounts := old.night_amounts;
    new.discount := old.discount;
    new.charges := old.charges;
    new.before_leaving := old.before_leaving;
    new.promo_code := old.promo_code;
    new.booking_id := old.booking_id;
    new.booking_place := old.booking_place;
    new.booking_rooms := old.booking_rooms;
    -- A status code of its own, because the embedded backend turns a CHECK violation into a 500.
    if private.is_language(new.language) is not true then
      raise sqlstate 'PT422' using message = 'the language is none of the site''s';
    end if;
    new.room_name := case when moved then room.name else old.room_name end;
    if moved or new.guests <> old.guests or new.nights <> old.nights
      or new.email is distinct from old.email or new.guest_name is distinct from old.guest_name
    then
      -- A stay of a room that is gone can still be put right, only not moved into it.
      perform private.check_stay(new, room, moved);
    end if;
  end if;
  -- Of a stay that has begun or come to nothing no change is waiting (guest page).
  new.asks_change := new.asks_change and new.status in ('new', 'confirmed');
  new.cancelled_unseen := new.cancelled_unseen and new.status = 'cancelled';
  perform private.check_own_price(own, own, new);
  new := private.stay_after(old, new, own);
  perform private.check_own_price(coalesce(new.price, -1), null, new);
  return new;
end
$$;

create function public.change_quote(
  of_stay uuid, room_id text, check_in date, nights int, guests int, extras jsonb default null,
  charged text default null, own_price numeric default null, source text default null,
  code text default null)
returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select private.change_quote(
    of_stay, room_id, check_in, nights, guests, extras, charged, own_price, source, code)
$$;

create trigger take_reservation before insert on public.reservations
  for each row execute function private.take_reservation();
create trigger change_reservation before update on public.reservations
  for each row execute function private.change_reservation();
create trigger touch_updated_at before insert or update on public.reservations
  for each row execute function private.touch_updated_at();


-- History: who changed what, and when. Written by trigger only.
create table public.reservation_events (
  id bigint generated by default as identity primary key,
  reservation_id uuid not null references public.reservations (id) on delete cascade,
  at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  -- null: a visitor, or someone with the database's own password
  actor uuid,
  actor_name text,
  -- {"status": ["new", "confirmed"], …}: the value before and after
  changes jsonb not null
);
create index reservation_events_of on public.reservation_events (reservation_id, id);

alter table public.reservation_events enable row level security;

create policy "administrators read what was changed" on public.reservation_events
  for select to authenticated using ((select private.is_admin()));

create function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := auth.uid();
  before jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  changed jsonb;
begin
  if tg_op = 'UPDATE' and new.erased_at is distinct from old.erased_at then
    changed := '{"erased": [false, true]}'; -- that it was done, not what was erased
  else
    select jsonb_object_agg(field, jsonb_build_array(before -> field, value)) into changed
    from jsonb_each(to_jsonb(new)) as now (field, value)
    where field = any (array['status', 'room_id', 'check_in', 'nights', 'guests', 'price',
        'charged', 'email', 'guest_name', 'phone', 'language', 'notes', 'asks_change',
        'cancelled_unseen', 'extras', 'price_reason', 'rule_reason'])
      and value is distinct from coalesce(before -> field, 'null')
      and (tg_op = 'UPDATE' or field in ('status', 'room_id', 'check_in', 'nights', 'guests',
        'price_reason', 'rule_reason'));
    if tg_op = 'UPDATE' and new.guest_key <> old.guest_key then
      -- that there is another link, not which
      changed := coalesce(changed, '{}') || '{"link": [false, true]}';
    end if;
  end if;
  if changed is not null then
    insert into public.reservation_events (reservation_id, at, actor, actor_name, changes)
    values (
      new.id,
      case tg_op when 'INSERT' then new.created_at
        else date_trunc('milliseconds', clock_timestamp()) end,
      who, (select p.username from public.profiles p where p.id = who), changed);
  end if;
  return null;
end
$$;

create trigger record_change after insert or update on public.reservations
  for each row execute function private.record_change();

-- 0750_closed_dates.sql

-- Closings: nights on which rooms are not offered (painting, a broken shower), and why.
--
-- After rooms. That a closing keeps its nights from guests is the next file's subject (nights).

create table public.closings (
  id uuid primary key default gen_random_uuid(),
  room_id text not null references public.rooms (id) on delete cascade,
  -- the first night that is closed, and the day on which the rooms are open again
  from_date date not null,
  to_date date not null,
  -- how many rooms of the kind
  rooms int not null default 1 check (rooms between 1 and 500),
  reason text not null check (private.has_text(reason) and char_length(reason) <= 200),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  constraint closings_days_check check (
    from_date >= '2000-01-01' and to_date <= '2999-12-31'
    and to_date - from_date between 1 and 366)
);
create index closings_by_room on public.closings (room_id);
create index closings_by_day on public.closings (from_date);

alter table public.closings enable row level security;

create policy "administrators read closings" on public.closings
  for select to authenticated using ((select private.is_admin()));
create policy "administrators close rooms" on public.closings
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change closings" on public.closings
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators open rooms again" on public.closings
  for delete to authenticated using ((select private.is_admin()));

-- Refusals with a code of their own, because the embedded backend turns a broken CHECK into a 500.
create function private.check_closing() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  new.reason := btrim(new.reason, E' \t\r\n');
  if current_user in ('anon', 'authenticated') then
    new.created_at := case tg_op when 'UPDATE' then old.created_at
      else date_trunc('milliseconds', clock_timestamp()) end;
  end if;
  if (new.to_date - new.from_date between 1 and 366
      and new.from_date >= '2000-01-01' and new.to_date <= '2999-12-31') is not true then
    raise sqlstate 'PT422' using message = 'closing-days';
  elsif (private.has_text(new.reason) and char_length(new.reason) <= 200) is not true then
    raise sqlstate 'PT422' using message = 'closing-reason';
  elsif (new.rooms between 1 and 500) is not true then
    raise sqlstate 'PT422' using message = 'closing-rooms';
  elsif new.room_id is null
    or not exists (select from public.rooms r where r.id = new.room_id) then
    raise sqlstate 'PT422' using message = 'room-gone';
  end if;
  return new;
end
$$;

create trigger check_closing before insert or update on public.closings
  for each row execute function private.check_closing();
create trigger touch_updated_at before insert or update on public.closings
  for each row execute function private.touch_updated_at();

-- 0760_listings.sql

-- Listings: a room kind as a channel sells it (Booking.com, Airbnb …), and what that channel's calendar
-- says is taken.
--
-- After rooms and reservations. That nights of channels are kept from others is the next file's subject
-- (nights); how a calendar is read and ours is given follows after the outbox (channels).

create table public.listings (
  id uuid primary key default gen_random_uuid(),
  room_id text not null references public.rooms (id) on delete cascade,
  channel text not null check (channel in ('booking', 'airbnb', 'agoda', 'expedia', 'other')),
  -- of a channel that the list does not have
  name text not null default '' check (char_length(name) <= 80),
  -- Which of the channel's rooms of this kind it is: where it knows several, each has a calendar.
  slot int not null default 1 check (slot between 1 and 500),
  -- '' while the channel's address is not known yet: ours can be given to it before
  import_url text not null default '',
  -- events with one of these in their words hold nothing
  skip_words text[] not null default '{}',
  -- the secret of our calendar's address; another one is made whatever is written here
  export_key text collate "C" not null unique check (export_key ~ '^[0-9a-f]{40}$')
    default private.new_guest_key(),
  -- What the last readings said: when the channel was asked, when it last gave a calendar, how many events
  -- that had, and what is wrong since when.
  tried_at timestamptz,
  read_at timestamptz,
  etag text check (char_length(etag) <= 400),
  found int not null default 0,
  -- when an answer last came back, a calendar or an error; of a new address: since when one is waited for
  heard_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  error_code text check (char_length(error_code) <= 40),
  last_error text check (char_length(last_error) <= 400),
  error_since timestamptz,
  rung_at timestamptz,
  -- When a channel last fetched ours, how often within ten minutes, and since when it is as it is.
  given_at timestamptz,
  given_since timestamptz,
  given_often int not null default 0,
  given_mark text,
  given_changed_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);
create index listings_by_room on public.listings (room_id);

create table public.listing_events (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  uid text not null check (char_length(uid) <= 255),
  summary text not null default '' check (char_length(summary) <= 200),
  -- the first night, and the day of departure
  from_date date not null,
  to_date date not null,
  -- `conflict`: some of its nights were sold here before it came; the others are held
  state text not null check (state in ('held', 'skipped', 'echo', 'conflict', 'gone')),
  -- of one that is skipped
  reason text check (reason in ('words', 'transparent', 'hours', 'past', 'far')),
  -- its words prove that someone stays: it is no block
  proves_stay boolean not null default false,
  conflict_nights date[] not null default '{}',
  -- staff have seen to the conflict; until further nights are in it
  settled_at timestamptz,
  -- staff say that it holds nothing
  let_go_at timestamptz,
  -- the stay that staff have made of it, which holds the nights itself
  reservation_id uuid references public.reservations (id) on delete set null,
  -- in how many good readings in a row it was not there
  missed int not null default 0,
  first_seen_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  seen_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  constraint listing_events_days_check check (to_date > from_date)
);
create index listing_events_by_listing on public.listing_events (listing_id, from_date);
create index listing_events_by_day on public.listing_events (from_date);
create index listing_events_by_reservation on public.listing_events (reservation_id)
  where reservation_id is not null;
create index listing_events_in_conflict on public.listing_events (listing_id)
  where state = 'conflict';

alter table public.listings enable row level security;
alter table public.listing_events enable row level security;

create policy "administrators read listings" on public.listings
  for select to authenticated using ((select private.is_admin()));
create policy "administrators add listings" on public.listings
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change listings" on public.listings
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators take listings away" on public.listings
  for delete to authenticated using ((select private.is_admin()));
create policy "administrators read what channels hold" on public.listing_events
  for select to authenticated using ((select private.is_admin()));
create policy "administrators settle what channels hold" on public.listing_events
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Refusals with a code of their own, and what only readings say is kept from everybody else.
create function private.check_listing() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  other text;
begin
  new.import_url := btrim(new.import_url, E' \t\r\n');
  -- Some channels show the address as webcal.
  new.import_url := regexp_replace(new.import_url, '^webcal://', 'https://', 'i');
  new.name := btrim(new.name, E' \t\r\n');
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.export_key := private.new_guest_key();
      new.created_at := date_trunc('milliseconds', clock_timestamp());
      select null, null, null, 0, new.created_at, null, null, null, null, null, null, 0, null, new.created_at
      into new.tried_at, new.read_at, new.etag, new.found, new.heard_at, new.error_code, new.last_error,
        new.error_since, new.rung_at, new.given_at, new.given_since, new.given_often,
        new.given_mark, new.given_changed_at;
    else
      if new.export_key <> old.export_key then
        new.export_key := private.new_guest_key();
      end if;
      new.created_at := old.created_at;
      select old.tried_at, old.read_at, old.etag, old.found, old.heard_at, old.error_code,
        old.last_error, old.error_since, old.rung_at, old.given_at, old.given_since, old.given_often,
        old.given_mark, old.given_changed_at
      into new.tried_at, new.read_at, new.etag, new.found, new.heard_at, new.error_code,
        new.last_error, new.error_since, new.rung_at, new.given_at, new.given_since, new.given_often,
        new.given_mark, new.given_changed_at;
    end if;
  end if;
  if tg_op = 'UPDATE' and new.import_url <> old.import_url then
    -- What was said of another address is not said of this one.
    select null, null, date_trunc('milliseconds', clock_timestamp()), null, null, null, null
    into new.read_at, new.etag, new.heard_at, new.error_code, new.last_error, new.error_since, new.rung_at;
  end if;
  if new.room_id is null or not exists (select from public.rooms r where r.id = new.room_id) then
    raise sqlstate 'PT422' using message = 'room-gone';
  elsif (new.import_url = '' or (char_length(new.import_url) <= 2000
      and (private.is_https(new.import_url) or new.import_url
        ~ '^http://(localhost|127[.]0[.]0[.]1|\[::1\])(:[0-9]+)?/'))) is not true then
    raise sqlstate 'PT422' using message = 'listing-address';
  elsif (new.channel in ('booking', 'airbnb', 'agoda', 'expedia', 'other')
      and new.slot between 1 and 500 and char_length(new.name) <= 80
      and cardinality(new.skip_words) <= 20
      and not exists (select from unnest(new.skip_words) w
        where (private.has_text(w) and char_length(w) <= 100) is not true)) is not true then
    raise sqlstate 'PT422' using message = 'listing-fields';
  end if;
  if new.import_url <> '' then
    select r.name into other from public.listings l join public.rooms r on r.id = l.room_id
    where l.import_url = new.import_url and l.id <> new.id limit 1;
    if found then
      -- The same stays would be held twice.
      raise sqlstate 'PT409' using message = 'listing-twice',
        detail = jsonb_build_object('room', other);
    end if;
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.listings) >= 200 then
    raise sqlstate 'PT422' using message = 'listings-many';
  end if;
  return new;
end
$$;

create trigger check_listing before insert or update on public.listings
  for each row execute function private.check_listing();
-- A reading is no change of what staff have written.
create trigger touch_updated_at
  before insert or update of room_id, channel, name, slot, import_url, skip_words, export_key
  on public.listings
  for each row execute function private.touch_updated_at();

-- Staff say two things of an event: that its conflict is settled, and that it holds nothing.
create function private.take_event() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  settled timestamptz := new.settled_at;
  let_go timestamptz := new.let_go_at;
begin
  if current_user in ('anon', 'authenticated') then
    new := old;
    new.settled_at := case when settled is not null then coalesce(old.settled_at, now()) end;
    new.let_go_at := case when let_go is not null then coalesce(old.let_go_at, now()) end;
  end if;
  return new;
end
$$;

create trigger take_event before update on public.listing_events
  for each row execute function private.take_event();
create trigger touch_updated_at before insert or update on public.listing_events
  for each row execute function private.touch_updated_at();

-- 0800_nights.sql

-- Nights: no night of a room is promised to more stays than there are rooms of its kind.
--
-- After rooms (units), reservations, closed dates and listings.

-- A status in which a stay keeps its nights from others.
create function private.is_held(status text) returns boolean
language sql immutable set search_path = ''
as $$ select status in ('confirmed', 'checked_in') $$;

-- Nights that are taken: one row for each night of each held stay, of each room that is closed, and of
-- each listing that a channel has sold.
-- `unit` numbers the rooms of one kind, so that the primary key itself refuses more stays than there
-- are rooms, whatever else happens. Plain columns, no extension: the same on every Postgres.
create table private.held_nights (
  room_id text not null,
  night date not null,
  unit int not null,
  reservation_id uuid references public.reservations (id) on delete cascade,
  closing_id uuid references public.closings (id) on delete cascade,
  listing_id uuid references public.listings (id) on delete cascade,
  primary key (room_id, night, unit),
  -- a listing is one room, however many events its calendar has
  constraint held_nights_once_a_listing unique (listing_id, night),
  constraint held_nights_for_one_check
    check (num_nonnulls(reservation_id, closing_id, listing_id) = 1)
);
create index held_nights_by_reservation on private.held_nights (reservation_id);
create index held_nights_by_closing on private.held_nights (closing_id);

-- Nights on which every unit of the room is taken.
create function private.full_nights(of_room text, from_date date, to_date date) returns setof date
language sql stable security definer set search_path = ''
as $$
  select h.night from private.held_nights h
  where h.room_id = of_room and h.night >= from_date and h.night < to_date
  group by h.night
  having count(*) >= coalesce((select r.units from public.rooms r where r.id = of_room), 0)
  order by h.night
$$;

-- The next days on which a stay of so many nights could begin.
create function private.free_dates(of_room text, nights int, from_date date, how_many int)
returns setof date
language sql stable security definer set search_path = ''
as $$
  with taken as materialized (
    select n from private.full_nights(of_room, from_date, from_date + 430) n)
  select from_date + ahead from generate_series(0, 365) ahead
  where not exists (
      select from taken where n >= from_date + ahead and n < from_date + ahead + nights)
    and exists (select from public.rooms r where r.id = of_room)
  order by ahead limit how_many
$$;

-- One at a time takes nights, whatever the room: a statement may change stays of several rooms, in any
-- order, and with a lock for each of them two such statements would wait for each other.
--
-- The order of locks, for everything that takes more than one of them:
--   1. nights (here);
--   2. the bell (private.lock_bell), where something may ring, now or at the end of the transaction;
--   3. rows: stays, what guests ask for, letters, counts.
-- What is written under nights alone (held_nights, closings, listings and their events) may be touched
-- between the first two. So whatever takes or frees nights has the first lock before any row: its
-- statement takes it (lock_first), and a function that locks rows before such a statement takes it itself.
-- rehearsal/database/locks.test.ts runs all of them against each other.
create function private.lock_nights() returns void
language sql volatile security invoker set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('nights', 0)) $$;

-- Before a statement locks a row. A request of a visitor takes no nights and waits for nobody who does.
-- With an argument: it may ring as well.
create function private.lock_first() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'reservations' and tg_op = 'INSERT' and private.is_visitor() then
    return null;
  end if;
  perform private.lock_nights();
  if tg_nargs > 0 then
    perform private.lock_bell();
  end if;
  return null;
end
$$;

create trigger lock_first before insert on public.reservations
  for each statement execute function private.lock_first();
create trigger lock_first_of_change
  before update of status, room_id, check_in, nights or delete on public.reservations
  for each statement execute function private.lock_first('bell');
create trigger lock_first before insert or update or delete on public.closings
  for each statement execute function private.lock_first();
create trigger lock_first before update of room_id or delete on public.listings
  for each statement execute function private.lock_first();
create trigger lock_first before update of let_go_at on public.listing_events
  for each statement execute function private.lock_first();
create trigger lock_first before update of units or delete on public.rooms
  for each statement execute function private.lock_first();

-- Takes and frees the nights of a stay. Under the lock the count sees what the one before has taken;
-- the primary key refuses what gets past both.
create function private.hold_nights() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  units int;
  full_nights date[];
  free_dates date[];
begin
  if tg_op = 'UPDATE' then
    if private.is_held(new.status) = private.is_held(old.status) and new.room_id = old.room_id
      and new.check_in is not distinct from old.check_in and new.nights = old.nights then
      return null;
    end if;
    delete from private.held_nights h where h.reservation_id = new.id;
  end if;
  if not private.is_held(new.status) then
    return null;
  end if;
  if new.check_in is null then
    raise sqlstate 'PT422' using message = 'date-missing';
  end if;

  perform private.lock_nights();
  select r.units into units from public.rooms r where r.id = new.room_id;
  if units is null then
    raise sqlstate 'PT422' using message = 'room-gone';
  end if;
  select array_agg(n) into full_nights
  from private.full_nights(new.room_id, new.check_in, new.check_out) n;
  if full_nights is not null and tg_op = 'UPDATE' and old.status = 'checked_out' then
    -- Who is still here wants these nights, and no others.
    raise sqlstate 'PT409' using message = 'nights-sold', detail = jsonb_build_object(
      'room', new.room_name, 'nights', full_nights);
  elsif full_nights is not null then
    select array_agg(d) into free_dates from private.free_dates(
      new.room_id, new.nights, greatest(new.check_in + 1, private.hotel_today()), 3) d;
    raise sqlstate 'PT409' using message = 'nights-full', detail = jsonb_build_object(
      'room', new.room_name, 'nights', full_nights, 'free', coalesce(free_dates, '{}'));
  end if;

  insert into private.held_nights (room_id, night, unit, reservation_id)
  select new.room_id, new.check_in + later, (
      -- the lowest number that is free; there may be more taken than `units` after a change of it
      select u from generate_series(1, 1000) u
      where not exists (select from private.held_nights h
        where h.room_id = new.room_id and h.night = new.check_in + later and h.unit = u)
      order by u limit 1), new.id
  -- whole numbers: a day of a timestamp is not everywhere 24 hours long
  from generate_series(0, new.nights - 1) later;
  return null;
end
$$;

create trigger hold_nights after insert or update on public.reservations
  for each row execute function private.hold_nights();

-- Counts the uses of a code once more where a stay is held, under the same lock: the last use may have been
-- quoted to two guests. Where an amount of the staff's own was agreed, the code does not count.
create function private.hold_code() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('role', true) in ('anon', 'authenticated') and private.is_held(new.status)
    and new.price_reason is null and (tg_op = 'INSERT' or old.status in ('new', 'declined', 'cancelled')) then
    perform private.lock_nights();
    if private.stays_with_code(new.promo_code)
      > (select p.max_stays from public.promo_codes p where lower(p.code) = lower(new.promo_code)) then
      raise sqlstate 'PT409' using message = 'code-used-up';
    end if;
  end if;
  return null;
end
$$;

create trigger hold_code after insert or update on public.reservations
  for each row when (new.promo_code is not null) execute function private.hold_code();

-- The same for rooms that are closed: as many units on each night as the closing has rooms. Nights
-- that guests have are not closed; who is to move is decided by people.
create function private.hold_closing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  units int;
  taken date[];
  fewest int;
begin
  delete from private.held_nights h where h.closing_id = new.id;
  perform private.lock_nights();
  select r.units into units from public.rooms r where r.id = new.room_id;
  select array_agg(n.night order by n.night) filter (where n.free < new.rooms),
    greatest(min(n.free), 0)
  into taken, fewest
  from (
    select days.night, units - (
      select count(*) from private.held_nights h
      where h.room_id = new.room_id and h.night = days.night) as free
    from (
      select new.from_date + later as night
      from generate_series(0, new.to_date - new.from_date - 1) later) as days) as n;
  if taken is not null then
    raise sqlstate 'PT409' using message = 'closing-taken', detail = jsonb_build_object(
      'room', (select r.name from public.rooms r where r.id = new.room_id),
      'nights', taken, 'free', fewest);
  end if;

  insert into private.held_nights (room_id, night, unit, closing_id)
  select new.room_id, days.night, unit.u, new.id
  from (
    select new.from_date + later as night
    from generate_series(0, new.to_date - new.from_date - 1) later) as days,
  lateral (
    -- the highest numbers that are free: stays take the lowest
    select u from generate_series(units, 1, -1) u
    where not exists (select from private.held_nights h
      where h.room_id = new.room_id and h.night = days.night and h.unit = u)
    order by u desc limit new.rooms) as unit;
  return null;
end
$$;

create trigger hold_closing after insert or update on public.closings
  for each row execute function private.hold_closing();

-- Refuses a day that nobody can ask about: none at all, infinity, further ahead than a stay can end
-- (two years and ten nights), or more than a year ago.
create function private.check_day(day date) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if (day between private.hotel_today() - 366 and private.hotel_today() + 740) is not true then
    raise sqlstate 'PT400' using message = 'date-too-far';
  end if;
end
$$;

-- For visitors and the calendar: which nights of a room are full, and when one could come instead.
-- At most a year at once; nothing about who is there, nor how many.
create function public.room_availability(room_id text, from_date date, to_date date)
returns table (night date)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.check_day(from_date), private.check_day(to_date);
  return query select n from private.full_nights(
    room_availability.room_id, from_date, least(to_date, from_date + 366)) n;
end
$$;

create function public.next_free_dates(
  room_id text, nights int, from_date date, how_many int default 3)
returns table (check_in date)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.check_day(from_date);
  return query select d from private.free_dates(
    next_free_dates.room_id, least(greatest(nights, 1), 10),
    greatest(from_date, private.hotel_today()), least(greatest(how_many, 1), 10)) d;
end
$$;

-- For staff: each room with the nights on which it could not take a stay of these days, and whether
-- so many guests have room in it. The nights of the stay itself are its own.
create function private.rooms_for(
  from_date date, for_nights int, for_guests int, of_stay uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if (from_date between '2000-01-01' and '2999-12-31' and for_nights between 1 and 60) is not true then
    raise sqlstate 'PT400' using message = 'date-too-far';
  end if;
  return (
    select coalesce(json_agg(json_build_object(
      'id', m.id, 'name', m.name, 'fits', m.capacity >= coalesce(for_guests, 1),
      'full', (
        select coalesce(json_agg(n.night order by n.night), '[]')
        from (
          select h.night from private.held_nights h
          where h.room_id = m.id and h.reservation_id is distinct from of_stay
            and h.night >= from_date and h.night < from_date + for_nights
          group by h.night having count(*) >= m.units) n)) order by m.position, m.id), '[]')
    from public.rooms m);
end
$$;

create function public.rooms_for(
  from_date date, for_nights int, for_guests int default 1, of_stay uuid default null) returns json
language sql stable security invoker set search_path = ''
as $$ select private.rooms_for(from_date, for_nights, for_guests, of_stay) $$;

-- 0820_bookings.sql

-- Bookings: several rooms for one guest, taken together. Each room stays a reservation of its own, so
-- that nights, prices, steps and figures are what they are; all of them are stored, or none.
--
-- After reservations and nights.

-- Days on which a stay of so many nights could begin in all of these rooms; a kind that is named
-- twice needs two of its rooms.
create function private.free_for_all(room_ids text[], nights int, from_date date, how_many int)
returns setof date
language sql stable security definer set search_path = ''
as $$
  with wanted as materialized (
    select w.room, w.rooms, coalesce(r.units, 0) as units
    from (select room, count(*) as rooms from unnest(room_ids) room group by room) as w
    left join public.rooms r on r.id = w.room
  ), taken as materialized (
    select h.night from private.held_nights h join wanted w on w.room = h.room_id
    where h.night >= from_date and h.night < from_date + 430
    group by h.room_id, h.night, w.units, w.rooms
    having count(*) > w.units - w.rooms)
  select from_date + ahead from generate_series(0, 365) ahead
  where not exists (
      select from taken where night >= from_date + ahead and night < from_date + ahead + nights)
    and not exists (select from wanted where rooms > units)
  order by ahead limit how_many
$$;

-- Two to ten rooms for one guest, with the same days. What is more than a request takes its nights in all of
-- them or is refused with `rooms-full`: each room that is full (its place in the list, its name, the
-- nights), and days on which all are free. Sent again with the same number it stores nothing.
create function private.add_booking(
  booking uuid, room_ids text[], room_guests int[], arrival date, for_nights int,
  guest_name text, email text, phone text, notes text, source text, as_status text,
  language text, rule_reason text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  rooms int := cardinality(room_ids);
  full_rooms jsonb := '[]';
  free_dates date[];
  refusal text;
begin
  perform private.require_admin();
  if booking is null or (rooms between 2 and 10 and cardinality(room_guests) = rooms
      and as_status in ('new', 'confirmed', 'checked_in')) is not true then
    raise sqlstate 'PT422' using message = 'booking-rooms';
  elsif private.is_language(add_booking.language) is not true then
    raise sqlstate 'PT422' using message = 'the language is none of the site''s';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('booking ' || booking, 0));
  if exists (select from public.reservations r where r.booking_id = booking) then
    return;
  end if;
  perform private.lock_nights();
  perform set_config('hotel.booking', booking::text, true);
  begin
    for place in 1..rooms loop
      begin
        insert into public.reservations (
          booking_id, booking_place, booking_rooms, room_id, guests, check_in, nights,
          guest_name, email, phone, notes, source, status, language, rule_reason)
        values (
          booking, place, rooms, room_ids[place], room_guests[place], arrival, for_nights,
          add_booking.guest_name, add_booking.email, add_booking.phone,
          coalesce(add_booking.notes, ''), coalesce(add_booking.source, 'other'),
          as_status, add_booking.language, add_booking.rule_reason);
      exception when sqlstate 'PT409' then
        get stacked diagnostics refusal = pg_exception_detail;
        full_rooms := full_rooms || (
          refusal::jsonb - 'free' || jsonb_build_object('place', place));
      end;
    end loop;
    -- Takes back what was let in, so that free days are counted without it.
    if full_rooms <> '[]' then
      raise sqlstate 'HT000';
    end if;
  exception when sqlstate 'HT000' then
    select array_agg(d) into free_dates from private.free_for_all(
      room_ids, for_nights, greatest(arrival + 1, private.hotel_today()), 3) d;
    raise sqlstate 'PT409' using message = 'rooms-full', detail = jsonb_build_object(
      'rooms', full_rooms, 'free', coalesce(free_dates, '{}'));
  end;
  perform set_config('hotel.booking', '', true);
end
$$;

-- One step of several rooms of a booking, each in the version that someone has seen; all or none.
create function private.step_rooms(ids uuid[], seen timestamptz[], to_status text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  full_rooms jsonb := '[]';
  refusal text;
begin
  perform private.require_admin();
  if cardinality(ids) = 0 then
    return;
  end if;
  perform private.lock_nights(), private.lock_bell();
  perform from public.reservations r where r.id = any (ids) order by r.id for update;
  if (to_status is not null and cardinality(ids) between 1 and 10
      and cardinality(seen) = cardinality(ids) and (
        select count(*) = cardinality(ids) and count(distinct r.booking_id) = 1
          and count(r.booking_id) = count(*)
        from public.reservations r where r.id = any (ids))) is not true then
    raise sqlstate 'PT422' using message = 'booking-rooms';
  elsif exists (
    select from unnest(ids, seen) as s (id, at) join public.reservations r using (id)
    where r.updated_at is distinct from s.at) then
    raise sqlstate 'PT409' using message = 'booking-changed';
  end if;
  for place in 1..cardinality(ids) loop
    begin
      update public.reservations r set status = to_status where r.id = ids[place];
    exception when sqlstate 'PT409' then
      get stacked diagnostics refusal = pg_exception_detail;
      full_rooms := full_rooms || (refusal::jsonb - 'free' || jsonb_build_object('place', place));
    end;
  end loop;
  if full_rooms <> '[]' then
    raise sqlstate 'PT409' using message = 'rooms-full', detail = jsonb_build_object(
      'rooms', full_rooms, 'free', '[]'::jsonb);
  end if;
end
$$;

create function public.add_booking(
  booking uuid, room_ids text[], room_guests int[], arrival date, for_nights int,
  guest_name text default null, email text default null, phone text default null,
  notes text default '', source text default 'phone', as_status text default 'confirmed',
  language text default 'en', rule_reason text default null)
returns setof public.reservations
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.add_booking(booking, room_ids, room_guests, arrival, for_nights,
    add_booking.guest_name, add_booking.email, add_booking.phone, add_booking.notes,
    add_booking.source, as_status, add_booking.language, add_booking.rule_reason);
  return query select r.* from public.reservations r
    where r.booking_id = booking order by r.booking_place;
end
$$;

create function public.step_rooms(ids uuid[], seen timestamptz[], to_status text)
returns setof public.reservations
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.step_rooms(ids, seen, to_status);
  return query select r.* from public.reservations r
    where r.id = any (ids) order by r.booking_place;
end
$$;

-- 0850_my_stay.sql

-- The guest's own page: a stay as its guest sees it, by a secret link; what the guest asks to have
-- changed, and cancelling.
--
-- After senders (limits), reservations (guest_key) and nights. Anyone who knows the key is the guest;
-- nobody else learns anything, not even whether a key was right once.

-- What a guest wants otherwise. Null: as it is. One at a time waits for an answer.
create table public.stay_changes (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid not null references public.reservations (id) on delete cascade,
  check_in date check (check_in between '2000-01-01' and '2999-12-31'),
  nights int check (nights between 1 and 10),
  guests int check (guests between 1 and 10),
  -- a word to the house
  message text not null default '' check (char_length(message) <= 1000),
  status text not null default 'asked'
    check (status in ('asked', 'accepted', 'declined', 'withdrawn')),
  -- a word of the house to the guest, with the answer
  answer text not null default '' check (char_length(answer) <= 1000),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);
create unique index stay_changes_waiting on public.stay_changes (reservation_id)
  where status = 'asked';
create index stay_changes_of on public.stay_changes (reservation_id, created_at desc, id desc);

alter table public.stay_changes enable row level security;

create policy "administrators read what guests ask" on public.stay_changes
  for select to authenticated using ((select private.is_admin()));
create policy "administrators answer what guests ask" on public.stay_changes
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- What a guest has asked stays as it was asked; only the answer is the staff's.
create function private.keep_change() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and
    (new.id, new.reservation_id, new.check_in, new.nights, new.guests, new.message, new.created_at)
    is distinct from
    (old.id, old.reservation_id, old.check_in, old.nights, old.guests, old.message, old.created_at)
  then
    raise sqlstate 'PT422' using message = 'what a guest asks is answered, not changed';
  end if;
  return new;
end
$$;

-- The reservation says whether something waits, so that lists show and find it. What is asked in place of
-- that makes no other version of it: a guest who asks again and again would keep staff from saving.
create function private.mark_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.reservations r set asks_change = (new.status = 'asked')
  where r.id = new.reservation_id and r.asks_change <> (new.status = 'asked');
  return null;
end
$$;

create trigger keep_change before update on public.stay_changes
  for each row execute function private.keep_change();
create trigger touch_updated_at before insert or update on public.stay_changes
  for each row execute function private.touch_updated_at();
-- What is accepted takes nights.
create trigger lock_first before update of status on public.stay_changes
  for each statement execute function private.lock_first('bell');
create trigger mark_change after insert or update on public.stay_changes
  for each row execute function private.mark_change();

-- A stay that has begun or come to nothing takes what was asked with it.
create function private.end_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.stay_changes c set status = 'withdrawn'
  where c.reservation_id = new.id and c.status = 'asked';
  return null;
end
$$;

create trigger end_changes after update on public.reservations
  for each row when (new.status <> old.status and new.status not in ('new', 'confirmed'))
  execute function private.end_changes();


-- The last day of a link: two weeks after departure; where no date was set, 90 days after the
-- request. The same as in src/basics/rules/limits.ts.
create function private.guest_link_ends(stay public.reservations) returns date
language sql stable set search_path = ''
as $$
  select coalesce(stay.check_out + 14,
    (stay.created_at at time zone 'Asia/Phnom_Penh')::date + 90)
$$;

-- Whether its guest may still change or cancel it: until the day before arrival; a request that
-- nobody has answered also on that day.
create function private.is_open_to_guest(stay public.reservations) returns boolean
language sql stable set search_path = ''
as $$
  select case stay.status
    when 'new' then coalesce(stay.check_in >= private.hotel_today(), true)
    when 'confirmed' then coalesce(stay.check_in > private.hotel_today(), true)
    else false end
$$;

-- Whether a key opened a stay until it got another one. That is said to anyone who has the old link, as
-- long as the new one works, and nothing of the stay.
create function private.is_replaced(key text) returns boolean
language sql stable security invoker set search_path = ''
as $$
  select exists (
    select from public.reservations r
    where r.replaced_keys @> array[key] and r.replaced_keys <> '{}' and r.erased_at is null
      and private.guest_link_ends(r) >= private.hotel_today())
$$;

-- What is answered where a key opens nothing.
create function private.no_stay(key text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select case when private.is_replaced(key) then '{"replaced": true}'::jsonb end $$;

-- The stay of a key; null for a wrong one and, by the same way, for one whose time is over.
-- Twenty wrong ones from one network in ten minutes, then it is answered no more, right or wrong:
-- kept as for the forms (private.recent_senders). Only wrong ones count, so that a guest may look
-- as often as he likes. Never an error for a wrong key: the count would be taken back with it.
create function private.stay_of(key text) returns public.reservations
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  place bytea := private.sender_of(current_setting('request.headers', true));
  recent int;
  stay public.reservations;
begin
  if place is not null then
    perform pg_advisory_xact_lock(hashtextextended('stays from ' || encode(place, 'hex'), 0));
    select count(*) into recent from (
      select from private.recent_senders s
      where s.kind = 'stays' and s.sender = place and s.at > now() - interval '10 minutes'
      limit 20) as r;
    if recent >= 20 then
      raise sqlstate 'PT429' using message = 'busy-network';
    end if;
  end if;
  select * into stay from public.reservations r
  where r.guest_key = key and r.erased_at is null
    and private.guest_link_ends(r) >= private.hotel_today();
  if stay.id is null and place is not null and not private.is_replaced(key) then
    insert into private.recent_senders (kind, sender) values ('stays', place);
    perform private.forget_senders();
  end if;
  return stay;
end
$$;

-- The status of a stay, as its guest is told it.
create function private.guest_status(stay public.reservations) returns text
language sql stable set search_path = ''
as $$
  select case
    when stay.status in ('checked_out', 'no_show')
      or stay.status in ('new', 'confirmed') and stay.check_out < private.hotel_today() then 'past'
    when stay.status = 'checked_in' then 'here'
    when stay.status = 'new' then 'pending'
    else stay.status end
$$;

-- All rooms of a booking that are of the same guest, by the address: once that of one room was put
-- right, anyone who has the link of another one reaches it no more.
create function private.booked_with(stay public.reservations) returns setof public.reservations
language sql stable set search_path = ''
as $$
  select r.* from public.reservations r
  where r.booking_id = stay.booking_id and r.email is not distinct from stay.email
    and r.erased_at is null
$$;

-- Those rooms as their guest sees them, this one among them; none for a stay of one room. Without
-- their keys: one link opens the actions of one room, or ends them all.
create function private.guest_rooms(stay public.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select case when count(*) > 1 then jsonb_agg(jsonb_build_object(
    'isThis', r.id = stay.id, 'roomName', r.room_name,
    'roomNames', private.in_other_languages(r.room_name), 'checkIn', r.check_in, 'nights', r.nights,
    'guests', r.guests, 'total', r.total, 'status', private.guest_status(r),
    'isOpen', private.is_open_to_guest(r)) order by r.booking_place) else '[]' end
  from private.booked_with(stay) r
$$;

-- What a guest may see, and the newest change that was asked for. Of the id only what the reference
-- is made of (src/selling/booking/reference.ts).
create function private.guest_view(stay public.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'reference', left(replace(stay.id::text, '-', ''), 10),
    'roomId', stay.room_id, 'roomName', stay.room_name,
    'roomNames', private.in_other_languages(stay.room_name),
    'capacity', coalesce((select r.capacity from public.rooms r where r.id = stay.room_id), 10),
    'checkIn', stay.check_in, 'checkOut', stay.check_out,
    'nights', stay.nights, 'guests', stay.guests,
    'price', stay.price, 'fee', stay.fee, 'charges', private.named_in_languages(stay.charges),
    'extras', private.named_in_languages(stay.extras), 'discount', stay.discount, 'total', stay.total,
    'status', private.guest_status(stay),
    'rooms', private.guest_rooms(stay),
    'isOpen', private.is_open_to_guest(stay),
    'linkEnds', private.guest_link_ends(stay),
    'updatedAt', stay.updated_at,
    'change', (
      select jsonb_build_object('checkIn', c.check_in, 'nights', c.nights, 'guests', c.guests,
        'message', c.message, 'status', c.status, 'answer', c.answer)
      from public.stay_changes c where c.reservation_id = stay.id
      order by c.created_at desc, c.id desc limit 1))
$$;

create function private.guest_stay(key text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stay public.reservations := private.stay_of(key);
begin
  return case when stay.id is not null then private.guest_view(stay) else private.no_stay(key) end;
end
$$;

-- Nights of a stay's room that are full whatever becomes of this stay: its own do not count.
create function private.full_for_others(stay public.reservations, from_date date, to_date date)
returns setof date
language sql stable set search_path = ''
as $$
  select h.night from private.held_nights h
  where h.room_id = stay.room_id and h.reservation_id is distinct from stay.id
    and h.night >= from_date and h.night < to_date
  group by h.night
  having count(*) >= coalesce((select r.units from public.rooms r where r.id = stay.room_id), 0)
  order by h.night
$$;

-- Stores what a guest asks for, in place of what waits already, and rings. Nothing of the stay is
-- changed by it.
create function private.ask_change(
  key text, arrival date, for_nights int, for_guests int, words text)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stay public.reservations := private.stay_of(key);
  today date := private.hotel_today();
  room public.rooms;
  said text := btrim(coalesce(words, ''), E' \t\r\n');
  full_nights date[];
  free_dates date[];
  is_news boolean;
begin
  -- One after the other with whatever staff do to it meanwhile: they may give it another link, too. The
  -- bell before the row, as in everything that rings (private.lock_nights).
  perform private.lock_bell();
  select * into stay from public.reservations r
  where r.id = stay.id and r.guest_key = key for update;
  if stay.id is null then
    return private.no_stay(key);
  end if;
  if not private.is_open_to_guest(stay) then
    raise sqlstate 'PT422' using message = 'stay-closed';
  end if;
  select * into room from public.rooms r where r.id = stay.room_id;
  -- What is as it was is not asked for.
  arrival := nullif(arrival, stay.check_in);
  for_nights := nullif(for_nights, stay.nights);
  for_guests := nullif(for_guests, stay.guests);
  if arrival < today then
    raise sqlstate 'PT422' using message = 'date-past';
  elsif arrival > today + 730 then
    raise sqlstate 'PT422' using message = 'date-too-far';
  elsif for_nights not between 1 and 10 then
    raise sqlstate 'PT422' using message = 'nights-out-of-range';
  elsif for_guests not between 1 and coalesce(room.capacity, 10) then
    raise sqlstate 'PT422' using message = 'too-many-guests',
      detail = jsonb_build_object('capacity', coalesce(room.capacity, 10));
  elsif char_length(said) > 1000 then
    raise sqlstate 'PT422' using message = 'request-message-too-long';
  elsif arrival is null and for_nights is null and for_guests is null and said = '' then
    raise sqlstate 'PT422' using message = 'change-empty';
  end if;
  if (arrival is not null or for_nights is not null)
    and coalesce(arrival, stay.check_in) is not null
  then
    select array_agg(n) into full_nights from private.full_for_others(stay,
      coalesce(arrival, stay.check_in),
      coalesce(arrival, stay.check_in) + coalesce(for_nights, stay.nights)) n;
    if full_nights is not null then
      select array_agg(d) into free_dates from private.free_dates(stay.room_id,
        coalesce(for_nights, stay.nights), greatest(coalesce(arrival, stay.check_in) + 1, today), 3) d;
      raise sqlstate 'PT409' using message = 'change-nights-full', detail = jsonb_build_object(
        'nights', full_nights, 'free', coalesce(free_dates, '{}'));
    end if;
  end if;
  insert into public.stay_changes as c (reservation_id, check_in, nights, guests, message)
  values (stay.id, arrival, for_nights, for_guests, said)
  on conflict (reservation_id) where status = 'asked' do update
    set check_in = excluded.check_in, nights = excluded.nights, guests = excluded.guests,
      message = excluded.message
    -- the same once more is no news
    where (c.check_in, c.nights, c.guests, c.message) is distinct from
      (excluded.check_in, excluded.nights, excluded.guests, excluded.message)
  returning true into is_news;
  if is_news then
    perform private.ring('changes', stay.id);
  end if;
  select * into stay from public.reservations r where r.id = stay.id;
  return private.guest_view(stay);
end
$$;

-- Cancels a stay and frees its nights, as the staff's own step does; with `what` = 'booking' all rooms
-- of its booking that can still be cancelled. It rings for each of them, and staff are told until
-- someone says that it is seen. The second press finds it done.
create function private.cancel_stay(key text, what text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stay public.reservations := private.stay_of(key);
  cancelled uuid[];
begin
  perform private.lock_nights(), private.lock_bell();
  perform from public.reservations r
  where r.id = stay.id or (what = 'booking' and r.booking_id = stay.booking_id) order by r.id for update;
  -- As it is now that nobody else changes it: its link, too.
  select * into stay from public.reservations r where r.id = stay.id and r.guest_key = key;
  if stay.id is null then
    return private.no_stay(key);
  end if;
  with gone as (
    update public.reservations r set status = 'cancelled', cancelled_unseen = true
    where (r.id = stay.id
        or (what = 'booking' and r.id in (select b.id from private.booked_with(stay) b)))
      and private.is_open_to_guest(r)
    returning r.id)
  select array_agg(id) into cancelled from gone;
  if cancelled is null and stay.status <> 'cancelled' then
    raise sqlstate 'PT422' using message = 'stay-closed';
  end if;
  perform private.ring('cancellations', id) from unnest(cancelled) id;
  select * into stay from public.reservations r where r.id = stay.id;
  return private.guest_view(stay) || jsonb_build_object('wasCancelled', cancelled is null);
end
$$;

-- POST only, because a wrong key is counted.
create function public.guest_stay(key text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.guest_stay(key) $$;

create function public.ask_change(
  key text, arrival date default null, for_nights int default null, for_guests int default null,
  words text default '')
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.ask_change(key, arrival, for_nights, for_guests, words) $$;

create function public.cancel_stay(key text, what text default 'room') returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_stay(key, what) $$;


-- The answer of the staff, `accepted` or `declined`, to what a guest asked, as seen: accepting sets it, with the checks of every
-- change that staff make themselves, or nothing is stored at all. Gives the reservation; null when
-- this does not wait any more.
create function public.answer_change(
  change uuid, seen timestamptz, decision text, words text default '') returns uuid
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  asked public.stay_changes;
  said text := btrim(coalesce(words, ''), E' \t\r\n');
begin
  perform private.require_admin();
  if char_length(said) > 1000 then
    raise sqlstate 'PT422' using message = 'request-message-too-long';
  end if;
  update public.stay_changes c
  set status = decision, answer = said
  where decision in ('accepted', 'declined') and c.id = change and c.status = 'asked' and c.updated_at = seen
  returning * into asked;
  if decision = 'accepted' and asked.id is not null then
    update public.reservations r
    set check_in = coalesce(asked.check_in, r.check_in), nights = coalesce(asked.nights, r.nights),
      guests = coalesce(asked.guests, r.guests)
    where r.id = asked.reservation_id;
  end if;
  return asked.reservation_id;
end
$$;

-- 0900_messages.sql

-- Messages: those of the contact form, and the newsletter's addresses.
--
-- After senders (admit) and search.


-- Messages of the contact form

-- The address is in byte order, as in reservations, where it says why.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (
    private.has_text(name) and char_length(name) <= 120 and private.is_name(name)),
  email text collate "C" not null check (private.is_email(email) and email = private.normal_email(email)),
  subject text not null check (
    private.has_text(subject) and char_length(subject) <= 200 and private.is_line(subject)),
  message text not null check (private.has_text(message) and char_length(message) <= 5000),
  status text not null default 'unread' check (status in ('unread', 'read', 'archived', 'spam')),
  -- The form's hidden field was filled in: by a robot, or by a program that fills in forms for a guest.
  maybe_robot boolean not null default false,
  -- by a letter from here, or another way: staff say so
  answered_at timestamptz,
  -- of the page that it was sent from
  language text not null default 'en' check (private.is_language(language)),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  -- what it is found by (private.find_messages)
  search_text text collate "C" generated always as (private.folded_whole(
    name || E'\n' || email || E'\n' || subject || E'\n' || message)) stored
);
create index messages_newest on public.messages (created_at desc, id desc);
create index messages_by_status on public.messages (status, created_at desc, id desc);
create index messages_by_email on public.messages (email, created_at);

alter table public.messages enable row level security;

create policy "visitors write to us" on public.messages
  for insert to anon with check (status = 'unread');
create policy "administrators read messages" on public.messages
  for select to authenticated using ((select private.is_admin()));
create policy "administrators file messages" on public.messages
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete messages" on public.messages
  for delete to authenticated using ((select private.is_admin()));

create function private.take_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.email := private.normal_email(new.email);
  if not private.is_visitor() then
    return new;
  end if;
  perform private.admit('messages', new.id, new.email);
  new.status := 'unread';
  new.answered_at := null;
  new.created_at := date_trunc('milliseconds', clock_timestamp());
  if private.is_email(new.email) is not true then
    raise sqlstate 'PT422' using message = 'email-invalid';
  elsif (private.has_text(new.name) and private.has_text(new.subject)
      and private.has_text(new.message)) is not true then
    raise sqlstate 'PT422' using message = 'fields-missing';
  elsif char_length(new.name) > 120 or char_length(new.subject) > 200
      or char_length(new.message) > 5000 then
    raise sqlstate 'PT422' using message = 'message-too-long';
  elsif not private.is_name(new.name) then
    raise sqlstate 'PT422' using message = 'name-invalid';
  elsif not private.is_line(new.subject) then
    raise sqlstate 'PT422' using message = 'line-invalid';
  end if;
  return new;
end
$$;

-- What a guest wrote stays as it was written; only its place in the inbox changes, and whether it is
-- answered: that moment is ours.
create function private.keep_message() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if (new.id, new.name, new.email, new.subject, new.message, new.language, new.created_at, new.maybe_robot)
    is distinct from (old.id, old.name, old.email, old.subject, old.message, old.language, old.created_at,
      old.maybe_robot)
  then
    raise sqlstate 'PT422' using message = 'a message is filed, not changed';
  end if;
  if current_user = 'authenticated' and new.answered_at is distinct from old.answered_at then
    new.answered_at := case when new.answered_at is not null
      then date_trunc('milliseconds', clock_timestamp()) end;
  end if;
  return new;
end
$$;

create trigger take_message before insert on public.messages
  for each row execute function private.take_message();
create trigger keep_message before update on public.messages
  for each row execute function private.keep_message();
create trigger touch_updated_at before insert or update on public.messages
  for each row execute function private.touch_updated_at();


-- The newsletter: each address once; a token that only its mail carries takes it off again.

create table public.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text collate "C" not null unique
    check (private.is_email(email) and email = private.normal_email(email)),
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);
create index subscribers_newest on public.subscribers (created_at desc, id desc);

alter table public.subscribers enable row level security;

create policy "visitors subscribe" on public.subscribers
  for insert to anon with check (email = private.normal_email(email));
create policy "administrators read subscribers" on public.subscribers
  for select to authenticated using ((select private.is_admin()));
create policy "administrators delete subscribers" on public.subscribers
  for delete to authenticated using ((select private.is_admin()));

-- An address that is on the list already is stored again with the same token and time: the answer,
-- and the way to it, are those of a new one, so that nobody can ask who is on the list.
create function private.take_subscriber() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  listed public.subscribers;
begin
  new.email := private.normal_email(new.email);
  if not private.is_visitor() then
    return new;
  end if;
  perform private.admit('subscribers', null, new.email);
  if private.is_email(new.email) is not true then
    raise sqlstate 'PT422' using message = 'email-invalid';
  end if;
  delete from public.subscribers s where s.email = new.email returning * into listed;
  -- an id that is taken must not be answered otherwise either, so the row gets another
  new.id := coalesce(listed.id, case
    when exists (select from public.subscribers s where s.id = new.id) then gen_random_uuid()
    else new.id end);
  new.unsubscribe_token := coalesce(listed.unsubscribe_token, gen_random_uuid());
  new.created_at := coalesce(listed.created_at, date_trunc('milliseconds', clock_timestamp()));
  return new;
end
$$;

create trigger take_subscriber before insert on public.subscribers
  for each row execute function private.take_subscriber();

-- Takes an address off the list. True when it was on it. POST only, because it changes something:
-- a mail scanner that opens every link unsubscribes nobody.
create function private.unsubscribe(token uuid) returns boolean
language sql volatile security definer set search_path = ''
as $$
  with gone as (
    delete from public.subscribers s where s.unsubscribe_token = token returning 1)
  select exists (select from gone)
$$;

create function public.unsubscribe(token uuid) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.unsubscribe(token) $$;

-- 0950_outbox.sql

-- Outbox: all that leaves the house. Letters to guests, and the bell that tells staff of what came in.
--
-- After reservations and messages, whose new rows ring the bell and write letters, in the transaction
-- that stores them; what guests do on their own page rings, too. A row waits here for the function
-- send-outbox (or the embedded backend's own clock); until that says `sent`, nothing claims to have
-- been sent.

-- What may leave. `letter` is one that staff wrote by hand.
create function private.is_letter_kind(kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select kind in ('received', 'confirmed', 'declined', 'changed', 'cancelled', 'reminder')
$$;

-- Facts that a letter's words may name in braces; the same as in src/guests/letters/letter-placeholders.ts.
create function private.has_known_placeholders(words text) returns boolean
language sql immutable set search_path = ''
as $$
  select not exists (
    select from regexp_matches(words, '\{([^{}\n]*)\}', 'g') as found
    where found[1] <> all (array['guest', 'hotel', 'room', 'stay', 'arrival', 'departure', 'nights',
      'guests', 'total', 'rooms', 'reference', 'phone', 'link', 'checkin', 'checkout', 'cancelby',
      'moon', 'sum']))
$$;

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'letter'
    check (kind in ('letter', 'bell', 'test') or private.is_letter_kind(kind)),
  channel text not null default 'email' check (channel in ('email', 'telegram')),
  reservation_id uuid references public.reservations (id) on delete set null,
  -- that it answers
  message_id uuid references public.messages (id) on delete set null,
  -- '' for Telegram: the chat is a secret of the function
  recipient text not null check (case channel when 'email' then
    private.is_email(recipient) and recipient = private.normal_email(recipient)
    else recipient = '' end),
  -- Words that are not written yet are written when the row is first taken out, from the stay as it
  -- is then, and stay what they were. No line break in a subject: it would begin another header.
  subject text check (
    private.has_text(subject) and char_length(subject) <= 200 and subject !~ '[[:cntrl:]]'),
  body text check (private.has_text(body) and char_length(body) <= 10000),
  -- of a bell: how much of what came in, and since when; never who. Of a letter about rooms that were booked
  -- together: `stays`, those that it tells of
  facts jsonb not null default '{}',
  -- when its words were written: what was changed later it does not tell
  written_at timestamptz,
  -- `held`: waits until staff let it go (private.must_wait)
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'held')),
  attempts int not null default 0 check (attempts >= 0),
  next_try_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  -- why it was not taken, for people (src/words) and for anyone who looks into it
  error_code text check (error_code in ('unreachable', 'busy', 'refused', 'not-allowed',
    'telegram-blocked', 'telegram-chat', 'unclear', 'unwritable', 'expired', 'restored')),
  last_error text check (char_length(last_error) <= 1000),
  -- the same thing is never put in twice
  dedupe_key text unique check (char_length(dedupe_key) <= 200),
  claimed_at timestamptz,
  sent_at timestamptz check (status <> 'sent' or sent_at is not null),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  constraint outbox_words_check check (kind <> 'letter' or (subject is not null and body is not null))
);
create index outbox_newest on public.outbox (created_at desc, id desc);
create index outbox_waiting on public.outbox (next_try_at) where status = 'queued';
create index outbox_failed on public.outbox (created_at desc) where status = 'failed';
create index outbox_held on public.outbox (created_at desc) where status = 'held';
create index outbox_bells on public.outbox (channel, recipient, created_at) where kind = 'bell';
create index outbox_by_reservation on public.outbox (reservation_id);
create index outbox_by_message on public.outbox (message_id) where message_id is not null;
create index outbox_by_recipient on public.outbox (recipient);

alter table public.outbox enable row level security;

create policy "administrators read letters" on public.outbox
  for select to authenticated using ((select private.is_admin()));
create policy "administrators write letters" on public.outbox
  for insert to authenticated with check ((select private.is_admin()) and status = 'queued');
create policy "administrators queue a letter again" on public.outbox
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()) and status = 'queued');
create policy "administrators delete letters" on public.outbox
  for delete to authenticated using ((select private.is_admin()));

-- Of a letter that staff wrote: which rooms of the stay's booking it tells of, where they say so.
create function private.told_stays(letter public.outbox) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when count(*) > 1
    then jsonb_build_object('stays', jsonb_agg(r.id order by r.booking_place)) else '{}' end
  from public.reservations r
  where r.booking_id = (
      select m.booking_id from public.reservations m where m.id = letter.reservation_id)
    and private.is_admin() and letter.facts -> 'stays' ? r.id::text
$$;

-- What only the sending function may say of a letter (that it was sent, how often it was tried), and
-- what only the database puts in (a bell, a test), is set here for everybody else.
create function private.take_letter() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  new.recipient := private.normal_email(new.recipient);
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.created_at := date_trunc('milliseconds', clock_timestamp());
      if new.channel <> 'email' or new.kind in ('bell', 'test') then
        raise sqlstate 'PT422' using message = 'Only the database rings the bell.';
      end if;
      new.dedupe_key := null;
      if new.facts ? 'stays' then
        new.facts := private.told_stays(new);
      else
        new.facts := '{}';
      end if;
    else
      if old.status = 'sent' then
        raise sqlstate 'PT422' using message = 'This letter has been sent.';
      end if;
      new.created_at := old.created_at;
      new.kind := old.kind;
      new.message_id := old.message_id;
      new.channel := old.channel;
      new.facts := old.facts;
      new.dedupe_key := old.dedupe_key;
    end if;
    new.status := 'queued';
    new.attempts := 0;
    new.next_try_at := date_trunc('milliseconds', clock_timestamp());
    new.claimed_at := null;
    new.sent_at := null;
    new.error_code := null;
    new.last_error := null;
    if new.channel = 'email' and (private.is_email(new.recipient)
        and coalesce(private.has_text(new.subject) and private.has_text(new.body)
          and char_length(new.subject) <= 200 and char_length(new.body) <= 10000
          and new.subject !~ '[[:cntrl:]]',
          tg_op = 'UPDATE' and old.subject is null and old.body is null)) is not true then
      raise sqlstate 'PT422' using message =
        'A letter needs a valid address, a subject of one line and a text.';
    end if;
  elsif new.status = 'sent' then
    new.sent_at := coalesce(new.sent_at, date_trunc('milliseconds', clock_timestamp()));
  end if;
  new.written_at := case
    when tg_op = 'UPDATE' and old.body is not distinct from new.body then old.written_at
    when new.body is not null then date_trunc('milliseconds', clock_timestamp()) end;
  return new;
end
$$;

create trigger take_letter before insert or update on public.outbox
  for each row execute function private.take_letter();
create trigger touch_updated_at before insert or update on public.outbox
  for each row execute function private.touch_updated_at();


-- A message is answered with the letter that answers it, and not by one that was taken out unsent.
create function private.mark_answered() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.messages m set answered_at = new.created_at,
      status = case m.status when 'unread' then 'read' else m.status end
    where m.id = new.message_id;
  else
    update public.messages m
    set answered_at = (select max(o.created_at) from public.outbox o where o.message_id = m.id)
    where m.id = old.message_id;
  end if;
  return null;
end
$$;

create trigger mark_answered after insert on public.outbox
  for each row when (new.message_id is not null) execute function private.mark_answered();
create trigger mark_unanswered after delete on public.outbox
  for each row when (old.message_id is not null and old.status <> 'sent')
  execute function private.mark_answered();


-- Settings: whom the bell reaches, and which letters leave by themselves. No row until staff have
-- chosen something.

-- `bell`: {"addresses": […] or null for the hotel's own (Contact), "telegram": true}
-- `letters`: {"automatic": ["received", …]}
create function private.is_outbox_setting(key text, value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'object' and case key
    when 'bell' then
      private.has_only(value, array['addresses', 'telegram'])
      and jsonb_typeof(value -> 'telegram') = 'boolean'
      and case jsonb_typeof(value -> 'addresses')
        when 'null' then true
        when 'array' then jsonb_array_length(value -> 'addresses') <= 10 and not exists (
          select 1 from jsonb_array_elements(value -> 'addresses') as item
          where jsonb_typeof(item) <> 'string' or private.is_email(item #>> '{}') is not true
            or item #>> '{}' <> private.normal_email(item #>> '{}'))
        else false end
    when 'letters' then
      private.has_only(value, array['automatic'])
      and case when jsonb_typeof(value -> 'automatic') = 'array' then
        jsonb_array_length(value -> 'automatic') <= 6 and not exists (
          select 1 from jsonb_array_elements(value -> 'automatic') as item
          where jsonb_typeof(item) <> 'string'
            or private.is_letter_kind(item #>> '{}') is not true)
        else false end
    else false end, false)
$$;

create table public.outbox_settings (
  key text primary key check (key in ('bell', 'letters')),
  value jsonb not null,
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);

alter table public.outbox_settings enable row level security;

create policy "administrators read what leaves by itself" on public.outbox_settings
  for select to authenticated using ((select private.is_admin()));
create policy "administrators choose what leaves by itself" on public.outbox_settings
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change what leaves by itself" on public.outbox_settings
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.check_outbox_setting() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if octet_length(new.value::text) > 8192 or not private.is_outbox_setting(new.key, new.value) then
    raise sqlstate 'PT422' using message = format('the value does not fit setting %s', new.key);
  end if;
  return new;
end
$$;

create trigger check_outbox_setting before insert or update on public.outbox_settings
  for each row execute function private.check_outbox_setting();
create trigger touch_updated_at before insert or update on public.outbox_settings
  for each row execute function private.touch_updated_at();

create function private.leaves_by_itself(kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select s.value -> 'automatic' ? kind from public.outbox_settings s where s.key = 'letters'),
    kind in ('received', 'reminder'))
$$;


-- The hotel's own words of a letter, by kind and language; what has no row is in the code's words.

create table public.letter_texts (
  -- `confirmed.en`
  key text primary key check (
    key ~ '^[^.]+[.][^.]+$' and private.is_letter_kind(split_part(key, '.', 1))
    and private.is_language(split_part(key, '.', 2))),
  subject text not null,
  body text not null,
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);

alter table public.letter_texts enable row level security;

create policy "administrators read the words of letters" on public.letter_texts
  for select to authenticated using ((select private.is_admin()));
create policy "administrators write the words of letters" on public.letter_texts
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change the words of letters" on public.letter_texts
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators take the words of letters back" on public.letter_texts
  for delete to authenticated using ((select private.is_admin()));

create function private.check_letter_text() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if (private.has_text(new.subject) and char_length(new.subject) <= 160
      and new.subject !~ '[[:cntrl:]]' and private.has_text(new.body)
      and char_length(new.body) <= 4000
      and private.has_known_placeholders(new.subject)
      and private.has_known_placeholders(new.body)) is not true then
    raise sqlstate 'PT422' using message =
      'A letter needs a subject of one line, a text, and no names in braces but the known ones.';
  end if;
  return new;
end
$$;

create trigger check_letter_text before insert or update on public.letter_texts
  for each row execute function private.check_letter_text();
create trigger touch_updated_at before insert or update on public.letter_texts
  for each row execute function private.touch_updated_at();


-- The bell

-- Whom it rings: the addresses that staff chose, else the hotel's own; Telegram unless it is off.
-- Without a bot the function leaves Telegram's rows alone, and they run out.
create function private.bell_ways() returns table (channel text, recipient text)
language sql stable security definer set search_path = ''
as $$
  select 'email', a from (
    select jsonb_array_elements_text(s.value -> 'addresses') as a
    from public.outbox_settings s
    where s.key = 'bell' and jsonb_typeof(s.value -> 'addresses') = 'array'
    union
    select private.normal_email(c.value ->> 'email') from public.hotel_config c
    where c.key = 'contactInfo' and not exists (
      select from public.outbox_settings s
      where s.key = 'bell' and jsonb_typeof(s.value -> 'addresses') = 'array')) as chosen
  where private.is_email(a)
  union all
  select 'telegram', '' where coalesce(
    (select (s.value ->> 'telegram')::boolean from public.outbox_settings s where s.key = 'bell'), true)
$$;

-- Two that ring at the same moment are counted one after the other. After nights and before rows, in the
-- order that private.lock_nights tells.
create function private.lock_bell() returns void
language sql volatile security invoker set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('bell', 0)) $$;

-- Rings for one thing that a visitor or guest has done: `requests`, `messages`, `changes` (asked for)
-- or `cancellations`. A bell that has not left yet takes it along; the next one leaves ten minutes
-- after the one before, and sums up what came meanwhile: a flood rings once, then every ten minutes.
create function private.ring(what text, stay uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  way record;
  before timestamptz;
begin
  perform private.lock_bell();
  update public.inbox_counts c set total = c.total + 1 where c.entity = 'arrivals';
  for way in select * from private.bell_ways() loop
    update public.outbox o set facts = o.facts || jsonb_build_object(
      what, coalesce((o.facts ->> what)::int, 0) + 1)
    where o.kind = 'bell' and o.channel = way.channel and o.recipient = way.recipient
      and o.status = 'queued' and o.attempts = 0;
    if not found then
      select max(coalesce(o.claimed_at, o.created_at)) into before from public.outbox o
      where o.kind = 'bell' and o.channel = way.channel and o.recipient = way.recipient
        and o.created_at > now() - interval '1 hour';
      insert into public.outbox (kind, channel, recipient, reservation_id, facts, next_try_at)
      values ('bell', way.channel, way.recipient, stay,
        jsonb_build_object(what, 1, 'since', date_trunc('milliseconds', clock_timestamp())),
        greatest(coalesce(before + interval '10 minutes', now()), now()));
    end if;
  end loop;
end
$$;

create function private.ring_for_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_visitor() then
    perform private.ring('messages', null);
  end if;
  return null;
end
$$;

create trigger ring_the_bell after insert on public.messages
  for each row execute function private.ring_for_message();

-- One line on each way, now, so that staff see whether it arrives. Not again within a minute.
create function private.send_test(to_channel text, to_address text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made uuid;
begin
  perform private.require_admin();
  if to_channel = 'email' and private.is_email(private.normal_email(to_address)) is not true then
    raise sqlstate 'PT422' using message = 'email-invalid';
  end if;
  insert into public.outbox (kind, channel, recipient, dedupe_key)
  values ('test', to_channel,
    case to_channel when 'email' then private.normal_email(to_address) else '' end,
    format('test:%s:%s:%s', to_channel, private.normal_email(to_address),
      to_char(now(), 'YYYYMMDDHH24MI')))
  on conflict (dedupe_key) do update set dedupe_key = excluded.dedupe_key
  returning id into made;
  return made;
end
$$;

create function public.send_test(to_channel text, to_address text default '') returns uuid
language sql volatile security invoker set search_path = ''
as $$ select private.send_test(to_channel, to_address) $$;


-- Letters that leave by themselves

-- Nothing of it has left, and its words are still to be written.
create function private.is_unwritten(letter public.outbox) returns boolean
language sql immutable set search_path = ''
as $$ select letter.status = 'queued' and letter.attempts = 0 and letter.body is null $$;

-- That a request was received is told to whatever address it named, before anybody has looked at it:
-- anyone who wants to annoy strangers in the hotel's name has this letter alone. So many leave by
-- themselves: 20 an hour, 60 a day, 5 a day to one mailbox; the others wait for staff.
create function private.must_wait(letter_to text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) >= 60
    or count(*) filter (where o.created_at > now() - interval '1 hour') >= 20
    or count(*) filter (where private.mailbox(o.recipient) = private.mailbox(letter_to)) >= 5
  from public.outbox o
  -- those that staff write have no key
  where o.kind = 'received' and o.dedupe_key is not null and o.status <> 'held'
    and o.created_at > now() - interval '1 day'
$$;

create function private.write_letter(letter text, stay public.reservations, due timestamptz, mark text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if stay.email is null or not private.leaves_by_itself(letter) then
    return;
  end if;
  if stay.booking_id is not null then
    -- One letter for rooms that were booked together: the one that has not left yet tells of this
    -- room, too.
    update public.outbox o
    set next_try_at = greatest(o.next_try_at, due), facts = jsonb_build_object('stays',
      (o.facts -> 'stays') - stay.id::text || to_jsonb(stay.id::text))
    from public.reservations r
    where o.reservation_id = r.id and r.booking_id = stay.booking_id and o.kind = letter
      and o.recipient = stay.email and private.is_unwritten(o) and o.facts ? 'stays';
    if found then
      return;
    end if;
  end if;
  insert into public.outbox (kind, reservation_id, recipient, facts, next_try_at, dedupe_key)
  values (letter, stay.id, stay.email,
    case when stay.booking_id is null then '{}'
      else jsonb_build_object('stays', jsonb_build_array(stay.id)) end,
    -- once for all rooms that one address is written to about
    due, format('%s:%s:%s', letter, coalesce(stay.booking_id || md5(stay.email), stay.id::text), mark))
  on conflict (dedupe_key) do nothing;
end
$$;

-- What has not left yet told of a decision about this stay that is not so any more. A letter about
-- several rooms goes on without this one.
create function private.take_letters_back(stay uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.outbox o set facts = jsonb_build_object('stays', (o.facts -> 'stays') - stay::text)
  where o.facts -> 'stays' ? stay::text and private.is_unwritten(o);
  update public.outbox o set reservation_id = (o.facts -> 'stays' ->> 0)::uuid
  where o.reservation_id = stay and o.facts -> 'stays' <> '[]' and private.is_unwritten(o);
  delete from public.outbox o
  where o.reservation_id = stay and (o.status = 'held' or private.is_unwritten(o)
    and o.kind in ('confirmed', 'declined', 'changed', 'cancelled', 'reminder'));
$$;

create function private.answer_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  waits boolean;
begin
  if private.is_visitor() then
    perform private.ring('requests', new.id);
    -- Counted one after the other: anyone who rings has the bell's lock.
    waits := private.must_wait(new.email);
    perform private.write_letter('received', new, now(), '');
    if waits then
      update public.outbox o set status = 'held'
      where o.reservation_id = new.id and o.kind = 'received';
      if found then
        -- The bell that has just been rung says so, too.
        update public.outbox o set facts = o.facts || jsonb_build_object(
          'held', coalesce((o.facts ->> 'held')::int, 0) + 1)
        where o.kind = 'bell' and o.status = 'queued' and o.attempts = 0;
      end if;
    end if;
  end if;
  return null;
end
$$;

-- What staff decide waits two minutes, so that a misclick can be taken back with its letter.
create function private.answer_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  due timestamptz := now() + interval '2 minutes';
  mark text := to_char(new.updated_at at time zone 'UTC', 'YYYYMMDDHH24MISSMS');
begin
  if new.erased_at is not null then
    return null;
  end if;
  if new.status <> old.status then
    perform private.take_letters_back(new.id);
    if new.status = 'confirmed' and old.status in ('new', 'declined', 'cancelled') then
      perform private.write_letter('confirmed', new, due, mark);
    elsif new.status in ('declined', 'cancelled') then
      perform private.write_letter(new.status, new, due, mark);
    end if;
  elsif new.status = 'confirmed'
    and (new.room_id, new.check_in, new.nights, new.guests)
      is distinct from (old.room_id, old.check_in, old.nights, old.guests)
    -- A letter that has not left yet tells of the stay as it is when it leaves.
    and not exists (
      select from public.outbox o
      where (o.reservation_id = new.id or o.facts -> 'stays' ? new.id::text)
        and private.is_unwritten(o) and o.kind in ('confirmed', 'changed'))
  then
    perform private.write_letter('changed', new, due, mark);
  end if;
  return null;
end
$$;

-- An address was put right, or the page got another link: what has not left goes to the guest, with
-- the link that works. Under another number where a service may know the first one.
create function private.readdress_letters() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox o
  where new.email is null and o.reservation_id = new.id and o.recipient = old.email
    and o.status <> 'sent';
  update public.outbox o set
    id = case when o.attempts = 0 then o.id else gen_random_uuid() end,
    recipient = new.email, body = replace(o.body, old.guest_key, new.guest_key)
  where o.reservation_id = new.id and o.recipient = old.email and o.status <> 'sent';
  return null;
end
$$;

-- After all other triggers, by its name.
create trigger readdress_letters after update on public.reservations
  for each row when (new.guest_key <> old.guest_key) execute function private.readdress_letters();

create trigger answer_request after insert on public.reservations
  for each row execute function private.answer_request();
create trigger answer_change after update on public.reservations
  for each row execute function private.answer_change();

-- The day before arrival, from eight in the morning in the hotel, to whom the next file says. Once for
-- each stay and day; rooms that were booked together are written about together, by the first of them.
create function private.write_reminders() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stay public.reservations;
begin
  if (now() at time zone 'Asia/Phnom_Penh')::time < '08:00' then
    return;
  end if;
  for stay in select * from private.stays_to_remind() loop
    perform private.write_letter('reminder', stay, now(), stay.check_in::text);
  end loop;
end
$$;


-- The sender: the function send-outbox, or the embedded backend's own clock. With the server's key.

-- When it last came, and by which ways it can send; so that staff see whether anybody sends at all.
create table private.outbox_sender (
  only_row boolean primary key default true check (only_row),
  ways text[] not null,
  came_at timestamptz not null,
  -- since when it has come without a gap
  since timestamptz not null default now()
);

create function private.sender_came(by_ways text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.outbox_sender as s (ways, came_at) values (by_ways, now())
  on conflict (only_row) do update set ways = excluded.ways, came_at = excluded.came_at,
    since = case when s.came_at < now() - interval '10 minutes' then now() else s.since end;
  -- The clock of the letters rings where nobody reads calendars any more; not as soon as a house that has
  -- slept wakes up.
  perform private.ring_for_unheard((
    select s.since < now() - interval '40 minutes' from private.outbox_sender s));
  -- What nobody can use any more does not arrive late.
  update public.outbox o set status = 'failed', error_code = 'expired'
  where o.status in ('queued', 'held') and o.next_try_at <= now() and o.created_at < now()
    - case when o.kind in ('bell', 'test', 'reminder') then interval '1 day' else interval '3 days' end;
  -- Telegram knows no number by which it would know a message again: one that was given to it, and
  -- of which nobody has said what became, is not given to it a second time.
  update public.outbox o set status = 'failed', error_code = 'unclear'
  where o.status = 'queued' and o.channel = 'telegram' and o.claimed_at is not null
    and o.error_code is null and o.next_try_at <= now();
  perform private.write_reminders();
end
$$;

-- How long a letter waits after its nth try: a day's worth of tries, then a person looks at it.
create function private.pause_after(attempts int) returns interval
language sql immutable set search_path = ''
as $$
  select (array['2 minutes', '5 minutes', '15 minutes', '1 hour', '3 hours', '6 hours',
    '12 hours']::interval[])[least(greatest(attempts, 1), 7)]
$$;

-- Letters to send now, each given to one caller. The pause is the lease, too: one that was claimed and
-- never reported back is given out again when its pause is over, under the same number, by which the
-- mail service knows whether it has taken it. That was no try of the letter's: a sender that was
-- killed had it among others. The next pause is twice as long, should the letter be what it died of.
create function public.claim_letters(how_many int default 20, ways text[] default array['email'])
returns setof public.outbox
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.sender_came(ways);
  return query
    with due as (
      select w.id, w.attempts + case when unheard then 0 else 1 end as attempts,
        case when unheard then 2 * (w.next_try_at - w.claimed_at) end as longer
      from public.outbox w, lateral (
        select w.claimed_at is not null and w.error_code is null as unheard) u
      where w.status = 'queued' and w.next_try_at <= now() and w.channel = any (ways)
        and not private.is_retired()
      order by w.kind = 'bell' desc, w.next_try_at, w.created_at
      limit least(greatest(how_many, 1), 100) for update of w skip locked),
    claimed as (
      update public.outbox o set claimed_at = now(), attempts = due.attempts,
        next_try_at = now() + greatest(private.pause_after(due.attempts), due.longer),
        error_code = null, last_error = null
      from due where o.id = due.id
      returning o.*)
    select * from claimed c order by c.kind = 'bell' desc, c.created_at;
end
$$;

-- A stay as letters tell of it: with its names in the guest's language.
create function private.letter_stay(stay public.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(stay) || jsonb_build_object(
    'room_names', private.in_other_languages(stay.room_name),
    'extras', private.named_in_languages(stay.extras),
    'charges', private.named_in_languages(stay.charges))
$$;

-- What the words of these rows are made of: the hotel, its own words of letters, the stays.
create function public.letter_facts(ids uuid[]) returns json
language sql stable security invoker set search_path = ''
as $$
  select json_build_object(
    'hotelInfo', (select value from public.hotel_config where key = 'hotelInfo'),
    'contactInfo', (select value from public.hotel_config where key = 'contactInfo'),
    'houseFacts', (select value from public.hotel_config where key = 'houseFacts'),
    'moon', (select value from public.hotel_config where key = 'moon'),
    'texts', (select coalesce(json_agg(t), '[]') from public.letter_texts t),
    'stays', (
      select coalesce(json_object_agg(o.id, private.letter_stay(r)), '{}')
      from public.outbox o join public.reservations r on r.id = o.reservation_id
      where o.id = any (ids)),
    -- of the message that it answers
    'languages', (
      select coalesce(json_object_agg(o.id, m.language), '{}')
      from public.outbox o join public.messages m on m.id = o.message_id where o.id = any (ids)),
    -- all that a letter about rooms that were booked together tells of
    'rooms', (
      select coalesce(json_object_agg(o.id, (
        select json_agg(private.letter_stay(r) order by r.booking_place)
        from public.reservations r
        where r.id in (
          select s::uuid from jsonb_array_elements_text(o.facts -> 'stays') s))), '{}')
      from public.outbox o where o.id = any (ids) and o.facts ? 'stays'))
$$;

-- The state of the outbox, for staff.
create function private.outbox_state() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select json_build_object(
    'cameAt', (select s.came_at from private.outbox_sender s),
    'ways', coalesce((select to_json(s.ways) from private.outbox_sender s), '[]'),
    'waiting', (select count(*) from public.outbox where status = 'queued' and next_try_at <= now()),
    'failed', (select count(*) from public.outbox where status = 'failed'),
    'held', (select count(*) from public.outbox where status = 'held'),
    'addresses', (select coalesce(json_agg(w.recipient), '[]') from private.bell_ways() w
      where w.channel = 'email')));
end
$$;

create function public.outbox_state() returns json
language sql stable security invoker set search_path = ''
as $$ select private.outbox_state() $$;

-- 0960_untold.sql

-- Untold: what the house has decided about a stay and its guest does not know yet.
--
-- After reservations, my stay and outbox. A row is there from the decision until a letter that was
-- written after it has left, or until staff say that they told the guest another way. Beside the
-- reservations instead of in them: that a letter has left is no new version of a stay.

create table public.untold_stays (
  reservation_id uuid primary key references public.reservations (id) on delete cascade,
  -- the stay as its guest knows it: what is taken back to that needs no word
  knows jsonb not null,
  -- of the last decision; a letter with older words does not tell it
  since timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);

alter table public.untold_stays enable row level security;

create policy "administrators read what guests were not told" on public.untold_stays
  for select to authenticated using ((select private.is_admin()));

-- What a guest has to know of a stay. Who is here, has been here or stayed away knows it.
create function private.guest_facts(stay public.reservations) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'status', case when stay.status in ('checked_in', 'checked_out', 'no_show') then 'confirmed'
      else stay.status end,
    'room', stay.room_id, 'checkIn', stay.check_in, 'nights', stay.nights, 'guests', stay.guests)
$$;

-- Whether that is to be told now: not of a request that is still open, nor of a stay that has begun
-- or lies behind.
create function private.is_to_tell(untold public.untold_stays, stay public.reservations)
returns boolean
language sql stable set search_path = ''
as $$
  select stay.erased_at is null
    and (stay.status in ('confirmed', 'declined', 'cancelled')
      or (stay.status = 'new' and coalesce(untold.knows ->> 'status', 'new') <> 'new'))
    and coalesce(stay.check_out >= private.hotel_today(), true)
$$;

-- The stay, or a room of its booking, waits for a word to its guest.
create function private.is_untold(stay public.reservations) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.untold_stays u join public.reservations r on r.id = u.reservation_id
    where (r.id = stay.id or (r.booking_id = stay.booking_id and r.status = 'confirmed'))
      and private.is_to_tell(u, r))
$$;

-- Who is written to the day before arrival. Nobody is reminded of what they have not been told; once
-- they have been, the reminder follows.
create function private.stays_to_remind() returns setof public.reservations
language sql stable security definer set search_path = ''
as $$
  select r.* from public.reservations r
  where r.check_in = private.hotel_today() + 1 and r.status = 'confirmed' and r.email is not null
    and not private.is_untold(r)
  order by r.booking_id, r.booking_place
$$;

-- What staff decide is untold at first. What the guest does on the secret page, the guest knows; so
-- does anyone who was on the phone or at the desk when staff entered the stay.
create function private.note_untold() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_now jsonb := private.guest_facts(new);
  knew jsonb;
begin
  if tg_op = 'INSERT' then
    if new.status = 'confirmed' and new.source not in ('phone', 'walk_in', 'booking', 'airbnb', 'agoda', 'expedia')
      and current_setting('role', true) = 'authenticated'
    then
      insert into public.untold_stays (reservation_id, knows) values (new.id, '{"status": "new"}');
    end if;
    return null;
  end if;
  knew := private.guest_facts(old);
  -- A letter that was sent to an address that was wrong has reached nobody.
  if old.email <> new.email and new.status in ('confirmed', 'declined', 'cancelled') then
    knew := '{"status": "new"}';
  elsif is_now = knew or new.status in ('checked_in', 'checked_out', 'no_show') then
    return null;
  end if;
  if private.is_visitor() then
    delete from public.untold_stays u where u.reservation_id = new.id;
    return null;
  end if;
  insert into public.untold_stays as u (reservation_id, knows) values (new.id, knew)
  on conflict (reservation_id) do update set since = excluded.since,
    knows = case when old.email <> new.email then excluded.knows else u.knows end;
  delete from public.untold_stays u where u.reservation_id = new.id and u.knows = is_now;
  -- Nor does a reminder leave any more that tells of the days before.
  delete from public.outbox o
  where (o.reservation_id = new.id or o.facts -> 'stays' ? new.id::text) and o.kind = 'reminder'
    and o.status = 'queued' and (o.attempts = 0 or o.error_code is not null);
  return null;
end
$$;

create trigger note_untold after insert or update on public.reservations
  for each row execute function private.note_untold();

-- An answer to what a guest asked is to be told, also where the stay remains as it was.
create function private.note_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.untold_stays as u (reservation_id, knows)
  select r.id, private.guest_facts(r) || '{"asked": true}'
  from public.reservations r where r.id = new.reservation_id
  on conflict (reservation_id) do update
    set since = excluded.since, knows = u.knows || '{"asked": true}';
  return null;
end
$$;

create trigger note_answer after update on public.stay_changes
  for each row when (old.status = 'asked' and new.status in ('accepted', 'declined'))
  execute function private.note_answer();

-- Whether the words of a letter are of a stay as it was decided last.
create function private.tells(letter public.outbox, untold public.untold_stays) returns boolean
language sql immutable set search_path = ''
as $$
  select letter.kind in ('letter', 'confirmed', 'declined', 'changed', 'cancelled')
    and (letter.reservation_id = untold.reservation_id
      or coalesce(letter.facts -> 'stays' ? untold.reservation_id::text, false))
    and coalesce(letter.written_at >= untold.since, true)
$$;

create function private.note_told() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.untold_stays u where private.tells(new, u)
    and (u.reservation_id = new.reservation_id or new.facts -> 'stays' ? u.reservation_id::text);
  return null;
end
$$;

create trigger note_told after update on public.outbox
  for each row when (old.status <> 'sent' and new.status = 'sent')
  execute function private.note_told();

-- For staff: whose guests do not know yet, what about (the letter that tells it), and whether a letter
-- is on its way. By arrival.
create function private.untold() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(json_agg(json_build_object(
      'id', r.id, 'bookingId', r.booking_id, 'guest', coalesce(r.guest_name, r.email, r.phone),
      'checkIn', r.check_in,
      'kind', case
        when r.status = 'new' or u.knows - 'asked' = private.guest_facts(r) then 'general'
        when r.status = 'confirmed' and u.knows ->> 'status' = 'confirmed' then 'changed'
        else r.status end,
      'isOnItsWay', exists (
        select from public.outbox o
        where (o.reservation_id = r.id or o.facts -> 'stays' ? r.id::text)
          and o.status = 'queued' and private.tells(o, u))
      ) order by r.check_in, r.created_at, r.id), '[]')
    from public.untold_stays u join public.reservations r on r.id = u.reservation_id
    where private.is_to_tell(u, r));
end
$$;

-- Staff have told the guest another way: on the phone, in a chat, from their own mail program.
create function private.guest_told(stays uuid[]) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  told int;
begin
  perform private.require_admin();
  if (cardinality(stays) between 1 and 10) is not true then
    raise sqlstate 'PT422' using message = 'booking-rooms';
  end if;
  with gone as (
    delete from public.untold_stays u where u.reservation_id = any (stays) returning u.reservation_id
  ), written as (
    insert into public.reservation_events (reservation_id, actor, actor_name, changes)
    select g.reservation_id, auth.uid(),
      (select p.username from public.profiles p where p.id = auth.uid()), '{"told": [false, true]}'
    from gone g returning 1
  )
  select count(*) into told from written;
  return told;
end
$$;

create function public.untold() returns json
language sql stable security invoker set search_path = ''
as $$ select private.untold() $$;

create function public.guest_told(stays uuid[]) returns int
language sql volatile security invoker set search_path = ''
as $$ select private.guest_told(stays) $$;

-- 0965_channels.sql

-- Channels: what the calendars of channels say is taken is held here, and ours is given to them.
--
-- After nights (held_nights, lock_nights) and the outbox (ring). A calendar is fetched and taken apart by
-- the function read-calendars (or the embedded backend's own clock); which nights that means, what fits,
-- what is freed and what is only our own block coming back is decided here, under the same lock as every
-- other night. How and why: docs/decisions/0061.

-- The nights that a booking site was told are not to be had, and when last.
create table private.given_nights (
  listing_id uuid not null references public.listings (id) on delete cascade,
  night date not null,
  given_at timestamptz not null,
  -- when a calendar was first given in which it was free again
  freed_at timestamptz,
  primary key (listing_id, night)
);
-- In which stretches it was told so: what comes back as one of them, whole and no more, is ours.
create table private.given_blocks (
  listing_id uuid not null references public.listings (id) on delete cascade,
  from_date date not null,
  to_date date not null,
  uid text not null,
  given_at timestamptz not null,
  primary key (listing_id, from_date, to_date)
);
create index given_blocks_by_uid on private.given_blocks (uid);

-- How far ahead nights are held and given; the same as visitors may ask (private.check_day).
create function private.last_channel_night() returns date
language sql stable set search_path = ''
as $$ select private.hotel_today() + 740 $$;


-- Holding

-- Whether staff have made a stay of an event, which holds the nights itself; not one that came to nothing.
create function private.is_stay(of public.listing_events) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (of).reservation_id is not null and exists (
    select from public.reservations r
    where r.id = (of).reservation_id
      and r.status in ('confirmed', 'checked_in', 'checked_out', 'no_show'))
$$;

-- Whether a conflict is perhaps none: the booking site was told of all of its nights that they are not to
-- be had, and nothing in the entry proves a stay. Some sites give our own blocks back in other days.
create function private.is_soft(of public.listing_events) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (of).state = 'conflict' and not (of).proves_stay and (of).reservation_id is null
    and not exists (
      select from unnest((of).conflict_nights) n
      where not exists (
        select from private.given_nights g
        where g.listing_id = (of).listing_id and g.night = n and g.freed_at is null
          and g.given_at > now() - interval '48 hours'))
$$;

-- Takes and frees the nights of a listing, one room a night however many events lie on it, from today on.
-- What does not fit any more is a conflict of the event, and rings; it is tried again whenever a night
-- of the room becomes free.
create function private.hold_listing(of_listing uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  l public.listings;
  units int;
  first_night date := private.hotel_today();
  told int;
  perhaps int;
begin
  perform private.lock_nights();
  select * into l from public.listings where id = of_listing;
  select r.units into units from public.rooms r where r.id = l.room_id;
  if units is null then
    return;
  end if;

  delete from private.held_nights h
  where h.listing_id = l.id and (h.room_id <> l.room_id or h.night >= first_night and not exists (
    select from public.listing_events e
    where e.listing_id = l.id and e.state in ('held', 'conflict') and e.let_go_at is null
      and (e.reservation_id is null or not private.is_stay(e)) and e.from_date <= h.night and h.night < e.to_date));

  insert into private.held_nights (room_id, night, unit, listing_id)
  select l.room_id, w.night, free.u, l.id
  from (
    select distinct e.from_date + later as night
    from public.listing_events e,
      generate_series(greatest(first_night - e.from_date, 0),
        least(e.to_date, private.last_channel_night() + 1) - e.from_date - 1) later
    where e.listing_id = l.id and e.state in ('held', 'conflict') and e.let_go_at is null
      and (e.reservation_id is null or not private.is_stay(e))) as w,
  lateral (
    -- the highest number that is free, as a closing takes it: stays take the lowest
    select u from generate_series(units, 1, -1) u
    where not exists (select from private.held_nights h
      where h.room_id = l.room_id and h.night = w.night and h.unit = u)
    order by u desc limit 1) as free
  where (select count(*) from private.held_nights h
      where h.room_id = l.room_id and h.night = w.night) < units
    and not exists (select from private.held_nights h
      where h.listing_id = l.id and h.night = w.night);

  with misses as (
    select e.id, e.conflict_nights as before, coalesce(array_agg(n.night order by n.night)
      filter (where n.night is not null), '{}') as nights
    from public.listing_events e
    left join lateral (
      select e.from_date + later as night
      from generate_series(greatest(first_night - e.from_date, 0),
        least(e.to_date, private.last_channel_night() + 1) - e.from_date - 1) later
      where not exists (select from private.held_nights h
        where h.listing_id = e.listing_id and h.night = e.from_date + later)) n on true
    where e.listing_id = l.id and e.state in ('held', 'conflict') and e.let_go_at is null
      and (e.reservation_id is null or not private.is_stay(e))
    group by e.id
  ), changed as (
    update public.listing_events e set
      state = case when m.nights = '{}' then 'held' else 'conflict' end,
      conflict_nights = m.nights,
      settled_at = case when m.nights <@ m.before then e.settled_at end
    from misses m
    where e.id = m.id and (m.nights <> m.before or e.state
      <> case when m.nights = '{}' then 'held' else 'conflict' end)
    returning m.nights <@ m.before as is_known, m.before, private.is_soft(e) as is_soft)
  select count(*) filter (where not is_soft and not is_known),
    -- once: a block of ours may come back in other days every day
    count(*) filter (where is_soft and before = '{}')
  into told, perhaps from changed;
  if told > 0 then
    perform private.ring('conflicts', null);
  end if;
  if perhaps > 0 then
    perform private.ring('overlaps', null);
  end if;
end
$$;

-- A night that becomes free belongs to the channel that has sold it, before anybody can buy it here. When
-- the whole change is through: a stay whose days change gives all of its nights back and takes them again.
-- Only where the night is still free then: the first of many nights has taken all that there were.
create function private.hold_for_channels() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hold_listing(l.id)
  from public.listings l
  where l.room_id = old.room_id and exists (
    select from public.listing_events e
    where e.listing_id = l.id and e.state = 'conflict' and old.night = any (e.conflict_nights))
    and (select count(*) from private.held_nights h
      where h.room_id = old.room_id and h.night = old.night)
      < (select r.units from public.rooms r where r.id = old.room_id)
  order by l.created_at, l.id;
  return null;
end
$$;

create constraint trigger hold_for_channels after delete on private.held_nights
  deferrable initially deferred
  for each row execute function private.hold_for_channels();

-- The same when a kind has more rooms than before.
create function private.hold_in_more_rooms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hold_listing(l.id)
  from public.listings l
  where l.room_id = new.id and exists (
    select from public.listing_events e where e.listing_id = l.id and e.state = 'conflict')
  order by l.created_at, l.id;
  return null;
end
$$;

create trigger hold_in_more_rooms after update of units on public.rooms
  for each row when (new.units > old.units) execute function private.hold_in_more_rooms();

-- What staff change of a listing, or say of one of its events, counts at once.
create function private.hold_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hold_listing(case tg_table_name when 'listings' then new.id
    else (to_jsonb(new) ->> 'listing_id')::uuid end);
  return null;
end
$$;

create trigger hold_again after update of room_id on public.listings
  for each row when (new.room_id <> old.room_id) execute function private.hold_again();
create trigger hold_again after update of let_go_at on public.listing_events
  for each row when (new.let_go_at is distinct from old.let_go_at)
  execute function private.hold_again();


-- Reading

-- A moment of a calendar, or the beginning of a day, by the house's clock. A zone that Postgres does not
-- know, and none, is the house's own; a day that there is not is null.
create function private.feed_moment(said jsonb) returns timestamp
language plpgsql stable set search_path = ''
as $$
declare
  day text := said ->> 'date';
  moment text := said ->> 'at';
begin
  if day is not null then
    return day::date::timestamp;
  end if;
  if moment is null then
    return null;
  end if;
  begin
    return (moment::timestamp at time zone coalesce(said ->> 'zone', 'Asia/Phnom_Penh'))
      at time zone 'Asia/Phnom_Penh';
  exception when invalid_parameter_value then
    return moment::timestamp;
  end;
exception when others then
  return null;
end
$$;

-- Whether an event is our own block that comes back: a stretch of which a booking site was told within two
-- days, whole and no more, by our own number or by its days. What differs by a night may be a stay that was
-- sold before the site had heard of us. Nights that it was told are free again may have been sold since, so
-- there only what came back before goes on being an echo, for as long as sites take to hear of it; and all
-- of it where a site's own stays can be told by their words (FeedEvent.stay).
create function private.is_echo(of public.listings, uid text, from_date date, to_date date, known boolean)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.given_blocks b
    where (b.listing_id = (of).id or b.uid = is_echo.uid) and b.given_at > now() - interval '48 hours'
      and greatest(b.from_date, private.hotel_today())
        = greatest(is_echo.from_date, private.hotel_today())
      and b.to_date = is_echo.to_date
      and (b.uid = is_echo.uid or (
        select count(*) from private.given_nights g
        where g.listing_id = (of).id and g.night >= greatest(is_echo.from_date, private.hotel_today())
          and g.night < is_echo.to_date and g.given_at > now() - interval '48 hours'
          and (g.freed_at is null or (of).channel = 'airbnb'
            or known and g.freed_at > now() - interval '6 hours'))
        = is_echo.to_date - greatest(is_echo.from_date, private.hotel_today())))
$$;

create type private.feed_event as (
  uid text, summary text, from_date date, to_date date, cancelled boolean, stay boolean,
  -- why it holds nothing, as the column of listing_events has it
  reason text);

-- The events of a reading, each stay once: the same number, or else the same days, is the same stay. Of
-- entries of the same days one that holds them comes before those that hold nothing, and a stay that
-- proves itself before what may be a block.
create function private.feed_events(events jsonb, skip_words text[]) returns private.feed_event[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(row(
    d.uid, d.summary, d.from_date, d.to_date, d.cancelled, d.stay, d.reason)::private.feed_event), '{}')
  from (
    select distinct on (f.from_date, f.to_date) f.*
    from (
      select left(coalesce(e ->> 'uid', ''), 255) as uid, said.summary, begins::date as from_date,
        -- without an end, and where it lies before the beginning, it is one night
        greatest(ends::date, begins::date + 1) as to_date,
        coalesce((e ->> 'cancelled')::boolean, false) as cancelled,
        coalesce((e ->> 'stay')::boolean, false) as stay,
        case
          -- hours of one day; not from its first to its last minute, as some write a whole one
          when e -> 'start' ? 'at' and e -> 'end' ? 'at' and ends >= begins
            and ends::date = begins::date
            and not (begins::time = '00:00' and ends::time >= '23:59') then 'hours'
          when (e ->> 'transparent')::boolean then 'transparent'
          when exists (select from unnest(skip_words) w
            where strpos(lower(said.summary), lower(btrim(w))) > 0) then 'words'
        end as reason, place
      from jsonb_array_elements(events) with ordinality as listed (e, place),
        lateral (select left(coalesce(e ->> 'summary', ''), 200) as summary) as said,
        lateral (select private.feed_moment(e -> 'start') as begins,
          private.feed_moment(e -> 'end') as ends) as moments
      where begins is not null) as f
    order by f.from_date, f.to_date, f.cancelled or f.reason is not null, f.cancelled, not f.stay,
      f.place) as d
$$;

-- What a reading says of a listing. With `look` nothing of it is kept: staff see what would be held.
create function private.take_reading(of_listing uuid, reading jsonb, look boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  l public.listings;
  today date := private.hotel_today();
  said private.feed_event[];
  answer jsonb;
  stamp timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
  perform private.lock_nights();
  select * into l from public.listings where id = of_listing for no key update;
  if l.id is null then
    return null;
  end if;

  if reading ? 'error' then
    -- Nothing is freed because a channel does not answer.
    update public.listings set error_code = left(reading ->> 'error', 40),
      last_error = left(reading ->> 'detail', 400), error_since = coalesce(error_since, stamp),
      heard_at = stamp
    where id = l.id and not look;
    perform private.hold_listing(l.id);
    perform private.ring_for_unheard(false) where not look;
    return jsonb_build_object('error', reading ->> 'error', 'detail', reading ->> 'detail');
  end if;

  if coalesce((reading ->> 'unchanged')::boolean, false) then
    -- The same calendar once more: what was not in it is missed once more.
    update public.listing_events e set missed = e.missed + 1
    where e.listing_id = l.id and e.missed > 0 and l.found > 0 and e.state <> 'gone';
  else
    said := private.feed_events(reading -> 'events', l.skip_words);
    l.found := jsonb_array_length(reading -> 'events');

    -- The same stay: by its number, and by its days where a channel gives new numbers each time.
    with incoming as (
      select row_number() over () as n, i.* from unnest(said) i
    ), by_uid as (
      select distinct on (i.n) i.n, e.id
      from incoming i join public.listing_events e on e.listing_id = l.id and e.uid = i.uid
      where i.uid <> ''
      order by i.n, (e.from_date = i.from_date and e.to_date = i.to_date) desc, e.state = 'gone', e.id
    ), once as (
      -- an event of the book is one of the calendar: the one with its days first
      select distinct on (b.id) b.n, b.id
      from by_uid b join incoming i on i.n = b.n join public.listing_events e on e.id = b.id
      order by b.id, (e.from_date = i.from_date and e.to_date = i.to_date) desc, b.n
    ), by_days as (
      select distinct on (i.n) i.n, e.id
      from incoming i
      join public.listing_events e
        on e.listing_id = l.id and e.from_date = i.from_date and e.to_date = i.to_date
      where not exists (select from once o where o.n = i.n or o.id = e.id)
        -- nothing is freed by an entry of another number that holds nothing
        and (not i.cancelled and i.reason is null or e.state not in ('held', 'conflict'))
      order by i.n, e.state = 'gone', e.id
    ), matched as (
      select * from once union all select * from by_days
    ), judged as (
      select i.*, m.id, case
          when i.to_date <= today then 'past'
          when i.from_date > private.last_channel_night() then 'far'
          else i.reason
        end as why
      from incoming i left join matched m on m.n = i.n
    ), kept as (
      update public.listing_events e set
        uid = case when j.uid = '' then e.uid else j.uid end, summary = j.summary,
        from_date = j.from_date, to_date = j.to_date, missed = 0, seen_at = stamp,
        -- what staff said of it, they said of these days
        let_go_at = case when (j.from_date, j.to_date) = (e.from_date, e.to_date) then e.let_go_at end,
        reason = j.why, proves_stay = j.stay,
        state = case
          when j.cancelled then case when e.from_date <= today and e.state in ('held', 'conflict')
            then e.state else 'gone' end
          when e.reservation_id is not null and private.is_stay(e) then case
            -- the channel has moved a stay that is a stay of ours by now
            when (j.from_date, j.to_date) <> (e.from_date, e.to_date) then 'conflict'
            when e.state <> 'gone' then e.state
            -- since it was gone we have blocked its nights there
            when not j.stay and private.is_echo(l, j.uid, j.from_date, j.to_date, false) then 'gone'
            else 'held' end
          when j.why = 'past' and e.state in ('held', 'conflict') then e.state
          when j.why is not null then 'skipped'
          when e.state in ('held', 'conflict') then e.state
          when not j.stay and private.is_echo(l, j.uid, j.from_date, j.to_date, e.state = 'echo')
            then 'echo'
          else 'held' end,
        conflict_nights = case
          when e.reservation_id is not null and private.is_stay(e)
            and (j.from_date, j.to_date) <> (e.from_date, e.to_date)
          then array(select j.from_date + k from generate_series(greatest(today - j.from_date, 0),
            least(j.to_date, private.last_channel_night() + 1) - j.from_date - 1) k)
          else e.conflict_nights end
      from judged j where e.id = j.id
      returning e.id
    )
    insert into public.listing_events (listing_id, uid, summary, from_date, to_date, state, reason,
      proves_stay, seen_at)
    select l.id, j.uid, j.summary, j.from_date, j.to_date, case
        when j.why is not null then 'skipped'
        when not j.stay and private.is_echo(l, j.uid, j.from_date, j.to_date, false) then 'echo'
        else 'held' end, j.why, j.stay, stamp
    from judged j where j.id is null and not j.cancelled;

    -- What is not there any more. An empty calendar says nothing: channels give one when they are ill.
    -- Nor does one with an event whose days cannot be read: it may be the one that is missed.
    if l.found > 0 and coalesce((reading ->> 'unread')::int, 0) = 0 then
      update public.listing_events e set missed = e.missed + 1
      where e.listing_id = l.id and e.seen_at < stamp and e.state <> 'gone';
    end if;
  end if;

  -- Gone after three readings without it; never a stay that has begun.
  update public.listing_events e set state = 'gone', conflict_nights = '{}'
  where e.listing_id = l.id and e.state in ('held', 'conflict') and e.missed >= 3
    and e.from_date > today;
  -- What holds nothing is not waited for.
  delete from public.listing_events e
  where e.listing_id = l.id and e.reservation_id is null and (
    e.state in ('skipped', 'echo') and e.missed > 0
    or e.state = 'gone' and e.seen_at < now() - interval '30 days'
    or e.to_date < today - 90);

  update public.listings set read_at = stamp, heard_at = stamp, error_code = null, last_error = null,
    error_since = null, rung_at = null, found = l.found,
    etag = case when reading ? 'etag' then left(reading ->> 'etag', 400) else etag end
  where id = l.id;
  perform private.hold_listing(l.id);

  select jsonb_build_object(
    'held', count(*) filter (where e.state = 'held'),
    'skipped', count(*) filter (where e.state = 'skipped'),
    'echoes', count(*) filter (where e.state = 'echo'),
    'conflicts', count(*) filter (where e.state = 'conflict'),
    'gone', count(*) filter (where e.state = 'gone'),
    'nights', (select count(*) from private.held_nights h
      where h.listing_id = l.id and h.night >= today),
    'events', l.found,
    'found', case when look then coalesce(jsonb_agg(jsonb_build_object(
      'uid', e.uid, 'summary', e.summary, 'from_date', e.from_date, 'to_date', e.to_date,
      'state', e.state, 'reason', e.reason, 'conflict_nights', e.conflict_nights)
      order by e.from_date, e.to_date, e.id), '[]') else '[]' end)
  into answer
  from public.listing_events e where e.listing_id = l.id;
  return answer;
end
$$;

-- For the reading function alone. What is only looked at is undone by an exception of its own.
create function public.take_reading(listing_id uuid, reading jsonb, look boolean default false)
returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  answer jsonb;
begin
  if not look then
    return private.take_reading(listing_id, reading, false);
  end if;
  begin
    answer := private.take_reading(listing_id, reading, true);
    raise sqlstate 'PT999';
  exception when sqlstate 'PT999' then
    return answer;
  end;
end
$$;

-- Rings, once, for booking sites that are not heard: whose calendar has been refused for six hours, or of
-- which nothing has come back for two rounds, not even an error: the function that was to read it has died,
-- or nobody comes to read at all. The latter is said by the one who knows that the house was awake meanwhile.
create function private.ring_for_unheard(awake boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  unheard uuid[] := array(
    select l.id from public.listings l
    where l.import_url <> '' and l.rung_at is null and (l.error_since < now() - interval '6 hours'
      or l.heard_at < now() - interval '40 minutes' and (coalesce(awake, false)
        or l.tried_at > l.heard_at and l.tried_at < now() - interval '10 minutes')));
begin
  if unheard = '{}' then
    return;
  end if;
  -- Before any row, as whatever rings.
  perform private.lock_nights(), private.lock_bell();
  for nth in 1..cardinality(unheard) loop
    update public.listings l set rung_at = date_trunc('milliseconds', clock_timestamp())
    where l.id = unheard[nth] and l.rung_at is null;
    if found then
      perform private.ring('feeds', null);
    end if;
  end loop;
end
$$;

-- A listing to read now: one that is asked for, or the one that was not read for the longest while. It is
-- taken out alone, so that what a round does not reach stays due. Two clocks at the same moment do not both
-- get one.
create function public.due_listings(listing_id uuid default null)
returns table (id uuid, import_url text, etag text)
language sql volatile security invoker set search_path = ''
as $$
  select private.ring_for_unheard(false) where due_listings.listing_id is null;
  update public.listings l set tried_at = case when due_listings.listing_id is null
    then date_trunc('milliseconds', clock_timestamp()) else l.tried_at end
  where l.id = any (array(
    select d.id from public.listings d
    where d.import_url <> '' and not private.is_retired() and case when due_listings.listing_id is null
      then coalesce(d.tried_at < now() - interval '14 minutes', true)
      else d.id = due_listings.listing_id end
    order by d.tried_at nulls first limit 1
    for no key update skip locked))
  returning l.id, l.import_url,
    -- who asks wants to see the whole calendar
    case when due_listings.listing_id is null then l.etag end
$$;


-- Giving

-- The nights that a listing must not sell, as stretches. A channel with several listings of a kind may sell
-- as many rooms as are free: so many of its listings as there are more of them than free rooms are
-- blocked, the last ones first. A night on which a listing has a stay of its own is no block of it.
create function private.blocks_of(l public.listings)
returns table (first_night date, to_date date, uid text)
language sql stable security definer set search_path = ''
as $$
  with days as (
    -- some days back, so that a stretch keeps its number while it goes by
    select private.hotel_today() - 31 + later as night
    from generate_series(0, 31 + private.last_channel_night() - private.hotel_today()) later
  ), taken as (
    select h.night, count(*) as rooms from private.held_nights h
    where h.room_id = l.room_id and h.night >= private.hotel_today() - 31 group by h.night
  ), own as (
    select distinct s.id, e.from_date + later as night
    from public.listings s
    join public.listing_events e on e.listing_id = s.id and e.state in ('held', 'conflict')
      and e.let_go_at is null and e.to_date > private.hotel_today() - 31,
    generate_series(greatest(private.hotel_today() - 31 - e.from_date, 0),
      least(e.to_date, private.last_channel_night() + 1) - e.from_date - 1) later
    where s.room_id = l.room_id and s.channel = l.channel and s.name = l.name
  ), blocked as (
    select d.night from days d
    left join taken t on t.night = d.night
    cross join lateral (
      select count(*) as listings,
        count(*) filter (where (s.slot, s.created_at, s.id) > (l.slot, l.created_at, l.id)) as behind
      from public.listings s
      where s.room_id = l.room_id and s.channel = l.channel and s.name = l.name
        and not exists (select from own o where o.id = s.id and o.night = d.night)) as without
    where not exists (select from own o where o.id = l.id and o.night = d.night)
      and without.behind < without.listings - greatest(
        (select r.units from public.rooms r where r.id = l.room_id) - coalesce(t.rooms, 0), 0)
  ), stretches as (
    select b.night, b.night - (row_number() over (order by b.night))::int as stretch from blocked b)
  select min(s.night), max(s.night) + 1,
    encode(substring(sha256(convert_to(l.id::text || min(s.night), 'UTF8')) for 15), 'hex') || '@nights'
  from stretches s group by s.stretch having max(s.night) >= private.hotel_today()
  order by 1
$$;

-- What is given is remembered for two days, to know it when it comes back.
create function private.remember_given(
  of_listing uuid, from_date date, to_date date, uid text, stamp timestamptz) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.given_blocks as b (listing_id, from_date, to_date, uid, given_at)
  values (of_listing, from_date, to_date, uid, stamp)
  on conflict (listing_id, from_date, to_date) do update
    set uid = excluded.uid, given_at = excluded.given_at;
  insert into private.given_nights as g (listing_id, night, given_at)
  select of_listing, remember_given.from_date + later, stamp
  from generate_series(0, remember_given.to_date - remember_given.from_date - 1) later
  on conflict (listing_id, night) do update set given_at = excluded.given_at, freed_at = null;
$$;

-- The calendar of a listing for anyone who knows its key: no word of a guest, nor how many rooms there are.
create function private.give_calendar(of_key text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  l public.listings;
  stamp timestamptz := clock_timestamp();
  blocks jsonb;
  mark text;
begin
  select * into l from public.listings where export_key = of_key for no key update;
  if l.id is null then
    return null;
  end if;
  if private.is_retired() then
    raise sqlstate 'PT410' using message = 'This calendar has moved.';
  end if;
  if l.given_since > stamp - interval '10 minutes' then
    if l.given_often >= 60 then
      raise sqlstate 'PT429' using message = 'This calendar was asked for too often.';
    end if;
  else
    l.given_since := stamp;
    l.given_often := 0;
  end if;

  select coalesce(jsonb_agg(jsonb_build_object(
    'from', b.first_night, 'to', b.to_date, 'uid', b.uid) order by b.first_night), '[]')
  into blocks from private.blocks_of(l) b;
  mark := md5(blocks::text);
  perform private.remember_given(l.id, (b ->> 'from')::date, (b ->> 'to')::date, b ->> 'uid', stamp)
  from jsonb_array_elements(blocks) b;
  update private.given_nights g set freed_at = stamp
  where g.listing_id = l.id and g.given_at < stamp and g.freed_at is null;
  delete from private.given_nights g
  where g.listing_id = l.id and g.given_at < stamp - interval '48 hours';
  delete from private.given_blocks b
  where b.listing_id = l.id and b.given_at < stamp - interval '48 hours';
  update public.listings set given_at = stamp, given_since = l.given_since,
    given_often = l.given_often + 1, given_mark = mark,
    given_changed_at = case when given_mark is distinct from mark
      then date_trunc('milliseconds', stamp) else given_changed_at end
  where id = l.id
  returning given_changed_at into l.given_changed_at;
  return jsonb_build_object('changed_at', l.given_changed_at, 'blocks', blocks, 'hotel', (
    select c.value ->> 'name' from public.hotel_config c where c.key = 'hotelInfo'));
end
$$;

-- For the giving function alone.
create function public.give_calendar(key text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.give_calendar(key) $$;


-- For staff

-- The channel's own name, as the words of all languages have it.
create function private.channel_name(l public.listings) returns text
language sql immutable set search_path = ''
as $$
  select case (l).channel when 'booking' then 'Booking.com' when 'airbnb' then 'Airbnb'
    when 'agoda' then 'Agoda' when 'expedia' then 'Expedia' else coalesce(nullif((l).name, ''), 'iCal') end
$$;

-- Makes a stay of what a channel has sold: the same nights, which nobody else gets meanwhile, for the price
-- that was paid there, else for what they cost here. Gives its id, null where there is no such event.
create function private.stay_of_event(
  of_event uuid, guest_name text, email text, phone text, guests int, price numeric)
returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  e public.listing_events;
  l public.listings;
  stay uuid := gen_random_uuid();
begin
  perform private.require_admin(), private.lock_nights(), private.lock_bell();
  select * into e from public.listing_events where id = of_event for update;
  select * into l from public.listings where id = e.listing_id;
  if e.id is null then
    return null;
  elsif private.is_stay(e) then
    raise sqlstate 'PT409' using message = 'event-is-stay';
  elsif e.state is distinct from 'held' or e.let_go_at is not null then
    raise sqlstate 'PT409' using message = 'event-not-held';
  end if;

  delete from private.held_nights h
  where h.listing_id = l.id and h.night >= e.from_date and h.night < e.to_date;
  insert into public.reservations (id, room_id, check_in, nights, guests, guest_name, email, phone,
    status, source, own_price, price_reason, charges)
  values (stay, l.room_id, e.from_date, e.to_date - e.from_date, stay_of_event.guests,
    stay_of_event.guest_name, stay_of_event.email, stay_of_event.phone, 'confirmed', l.channel,
    stay_of_event.price, case when stay_of_event.price is not null then private.channel_name(l) end, '[]');
  update public.listing_events set reservation_id = stay, missed = 0 where id = e.id;
  perform private.hold_listing(l.id);
  return stay;
end
$$;

create function public.stay_of_event(
  event_id uuid, guest_name text, email text default null, phone text default null,
  guests int default 1, price numeric default null)
returns uuid
language sql volatile security invoker set search_path = ''
as $$ select private.stay_of_event(event_id, guest_name, email, phone, guests, price) $$;

-- The nights of a stay that came to nothing are the listing's again, until the channel says that it is
-- cancelled there as well; and they are the stay's, should that be taken back. Triggers fire in the
-- order of their names: one before and one after the stay's own nights are freed or taken (hold_nights).
create function private.hold_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_held(new.status) and tg_name = 'free_event' then
    perform private.lock_nights();
    delete from private.held_nights h using public.listing_events e
    where e.reservation_id = new.id and h.listing_id = e.listing_id
      and h.night >= e.from_date and h.night < e.to_date;
  elsif not private.is_held(new.status) and tg_name = 'hold_nights_of_event' then
    perform private.hold_listing(e.listing_id)
    from public.listing_events e where e.reservation_id = new.id;
  end if;
  return null;
end
$$;

create trigger free_event after update on public.reservations
  for each row when (new.status <> old.status) execute function private.hold_event();
create trigger hold_nights_of_event after update on public.reservations
  for each row when (new.status <> old.status) execute function private.hold_event();

-- A channel moves a stay of its own that is a stay here by now: staff are told.
create function private.ring_for_moved() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_stay(new) then
    perform private.ring('conflicts', null);
  end if;
  return null;
end
$$;

create trigger ring_for_moved after update of from_date, to_date on public.listing_events
  for each row when (new.state = 'conflict'
    and (new.from_date, new.to_date) <> (old.from_date, old.to_date))
  execute function private.ring_for_moved();


-- Every conflict that is not settled, with both stays: what the channel says, and who has its nights here.
create function private.channel_conflicts() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(json_agg(json_build_object(
      'id', e.id, 'listing_id', l.id, 'channel', l.channel, 'name', l.name,
      'room_id', r.id, 'room', r.name, 'summary', e.summary,
      'from_date', e.from_date, 'to_date', e.to_date, 'nights', e.conflict_nights,
      'since', e.first_seen_at, 'reservation_id', e.reservation_id, 'soft', private.is_soft(e),
      'stays', (
        select coalesce(json_agg(distinct jsonb_build_object(
          'id', s.id, 'guest', coalesce(s.guest_name, s.email), 'check_in', s.check_in,
          'check_out', s.check_out, 'status', s.status, 'source', s.source)), '[]')
        from private.held_nights h join public.reservations s on s.id = h.reservation_id
        where h.room_id = l.room_id and h.night = any (e.conflict_nights)),
      'closings', (
        select coalesce(json_agg(distinct jsonb_build_object(
          'id', c.id, 'reason', c.reason, 'from_date', c.from_date, 'to_date', c.to_date)), '[]')
        from private.held_nights h join public.closings c on c.id = h.closing_id
        where h.room_id = l.room_id and h.night = any (e.conflict_nights)),
      'channels', (
        select coalesce(json_agg(distinct jsonb_build_object(
          'channel', o.channel, 'name', o.name, 'slot', o.slot)), '[]')
        from private.held_nights h join public.listings o on o.id = h.listing_id
        where h.room_id = l.room_id and h.night = any (e.conflict_nights)))
      order by private.is_soft(e), e.from_date, e.first_seen_at), '[]')
    from public.listing_events e
    join public.listings l on l.id = e.listing_id
    join public.rooms r on r.id = l.room_id
    where e.state = 'conflict' and e.settled_at is null and e.let_go_at is null
      and e.to_date > private.hotel_today());
end
$$;

create function public.channel_conflicts() returns json
language sql stable security invoker set search_path = ''
as $$ select private.channel_conflicts() $$;

-- 0970_invoices.sql

-- Invoices: what a stay is charged with, numbered without gaps, and never changed afterwards.
--
-- After reservations. An invoice keeps all that it says as it was on its day: the stay may be changed
-- later, the invoice is cancelled by a credit note then, and another one is made.


-- What invoices say beside the stay. One row, from the start; for administrators alone.
create table public.invoice_settings (
  id int primary key default 1 check (id = 1),
  -- before each number; another prefix is another series, which begins with 1
  prefix text not null default 'INV-' check (char_length(prefix) <= 20 and prefix ~ '^[A-Za-z0-9/._-]*$'),
  tax_name text not null default '' check (char_length(tax_name) <= 40),
  tax_percent numeric not null default 0
    check (tax_percent between 0 and 100 and tax_percent = round(tax_percent, 2)),
  -- true: the prices contain the tax; false: it is added to the total
  tax_included boolean not null default true,
  -- riel for one of the prices' currency, for a total in both; 0 for papers without
  riel_rate numeric not null default 0
    check (riel_rate between 0 and 100000 and riel_rate = round(riel_rate, 2)),
  -- who issues it: lines of the address, a tax number
  address text not null default '' check (char_length(address) <= 500),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  constraint invoice_settings_tax_check check (tax_percent = 0 or private.has_text(tax_name))
);

insert into public.invoice_settings default values;

alter table public.invoice_settings enable row level security;

create policy "administrators read what invoices say" on public.invoice_settings
  for select to authenticated using ((select private.is_admin()));
create policy "administrators change what invoices say" on public.invoice_settings
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.check_invoice_settings() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  new.id := 1;
  new.prefix := btrim(new.prefix);
  new.tax_name := btrim(new.tax_name);
  new.address := btrim(new.address, E' \t\r\n');
  if (char_length(new.prefix) <= 20 and new.prefix ~ '^[A-Za-z0-9/._-]*$'
      and char_length(new.tax_name) <= 40 and char_length(new.address) <= 500
      and new.tax_percent between 0 and 100 and new.tax_percent = round(new.tax_percent, 2)
      and new.riel_rate between 0 and 100000 and new.riel_rate = round(new.riel_rate, 2)
      and (new.tax_percent = 0 or private.has_text(new.tax_name))) is not true then
    raise sqlstate 'PT422' using message = 'invoice-settings';
  end if;
  new.tax_percent := trim_scale(new.tax_percent);
  new.riel_rate := trim_scale(new.riel_rate);
  return new;
end
$$;

create trigger check_invoice_settings before insert or update on public.invoice_settings
  for each row execute function private.check_invoice_settings();
create trigger touch_updated_at before insert or update on public.invoice_settings
  for each row execute function private.touch_updated_at();


-- The last number of each series. A row that is locked until the end of the transaction that took the
-- number: who comes second waits and takes the next, and a failure gives the number back. A sequence
-- would leave a gap.
create table private.invoice_series (
  prefix text primary key,
  last int not null check (last > 0)
);

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid not null references public.reservations (id),
  prefix text not null,
  number int not null check (number > 0),
  kind text not null check (kind in ('invoice', 'credit')),
  -- the invoice that a credit note takes back
  cancels uuid unique references public.invoices (id),
  issued_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  issued_by text,
  -- all that it says: guest, stay, sums, tax, address
  facts jsonb not null,
  unique (prefix, number),
  constraint invoices_credit_check check ((kind = 'credit') = (cancels is not null))
);
create index invoices_by_reservation on public.invoices (reservation_id, issued_at);
create index invoices_by_day on public.invoices (issued_at, number);

alter table public.invoices enable row level security;

create policy "administrators read invoices" on public.invoices
  for select to authenticated using ((select private.is_admin()));
-- No policy to write: they are made by the functions below and stay as they are.

-- The tax in a total or on top of it, to the cent.
create function private.tax_of(total numeric, percent numeric, included boolean) returns numeric
language sql immutable set search_path = ''
as $$
  select round(case when included then total * percent / (100 + percent)
    else total * percent / 100 end, 2)
$$;

create function private.next_invoice_number(of_prefix text) returns int
language sql volatile security definer set search_path = ''
as $$
  insert into private.invoice_series as s (prefix, last) values (of_prefix, 1)
  on conflict (prefix) do update set last = s.last + 1
  returning last
$$;

-- The invoice of a stay: the one that is there, or a new one with the next number. The stay is locked
-- first, so that two people who ask at once get the same.
create function private.make_invoice(stay_id uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stay public.reservations;
  settings public.invoice_settings;
  made uuid;
begin
  perform private.require_admin();
  select * into stay from public.reservations r where r.id = stay_id for update;
  if stay.id is null then
    return null;
  elsif stay.check_in is null or stay.status not in ('confirmed', 'checked_in', 'checked_out', 'no_show') then
    raise sqlstate 'PT422' using message = 'invoice-not-yet';
  end if;
  select i.id into made from public.invoices i
  where i.reservation_id = stay_id and i.kind = 'invoice'
    and not exists (select from public.invoices c where c.cancels = i.id);
  if made is not null then
    return made;
  end if;
  select * into settings from public.invoice_settings;
  insert into public.invoices (reservation_id, prefix, number, kind, issued_by, facts)
  values (stay.id, settings.prefix, private.next_invoice_number(settings.prefix), 'invoice',
    (select p.username from public.profiles p where p.id = auth.uid()),
    jsonb_build_object(
      'guest', coalesce(stay.guest_name, stay.email, ''), 'roomName', stay.room_name,
      'checkIn', stay.check_in, 'checkOut', stay.check_out, 'nights', stay.nights,
      'guests', stay.guests, 'price', stay.price, 'fee', stay.fee, 'charges', stay.charges, 'total', stay.total,
      'charged', stay.charged, 'nightAmounts', private.agreed_nights(stay),
      'discount', stay.discount, 'extras', stay.extras,
      'taxName', settings.tax_name, 'taxPercent', settings.tax_percent,
      'taxIncluded', settings.tax_included,
      'tax', private.tax_of(stay.total, settings.tax_percent, settings.tax_included),
      'currencySign', coalesce((
        select c.value ->> 'currencySign' from public.hotel_config c where c.key = 'hotelInfo'), '$'),
      'rielRate', settings.riel_rate, 'address', settings.address))
  returning id into made;
  return made;
end
$$;

-- Takes an invoice back: a credit note with the next number of its series, over the same sums.
create function private.cancel_invoice(invoice_id uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  taken public.invoices;
  made uuid;
begin
  perform private.require_admin();
  select * into taken from public.invoices i where i.id = invoice_id for update;
  if taken.id is null or taken.kind <> 'invoice' then
    return null;
  end if;
  select c.id into made from public.invoices c where c.cancels = invoice_id;
  if made is not null then
    return made;
  end if;
  insert into public.invoices (reservation_id, prefix, number, kind, cancels, issued_by, facts)
  values (taken.reservation_id, taken.prefix, private.next_invoice_number(taken.prefix), 'credit',
    taken.id, (select p.username from public.profiles p where p.id = auth.uid()), taken.facts)
  returning id into made;
  return made;
end
$$;

create function public.make_invoice(reservation_id uuid) returns setof public.invoices
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  made uuid := private.make_invoice(make_invoice.reservation_id);
begin
  return query select i.* from public.invoices i where i.id = made;
end
$$;

create function public.cancel_invoice(invoice_id uuid) returns setof public.invoices
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  made uuid := private.cancel_invoice(cancel_invoice.invoice_id);
begin
  return query select i.* from public.invoices i where i.id = made;
end
$$;

-- 1000_figures.sql

-- Figures: totals for the dashboard and the sidebar, kept by triggers, so that reading them never
-- counts rows.
--
-- After reservations and messages, whose rows are counted.

create table public.inbox_counts (
  entity text primary key check (entity in ('reservations', 'messages', 'subscribers', 'arrivals')),
  total int not null default 0,
  -- still waiting for someone: new reservations, unread messages
  open int not null default 0,
  guests int not null default 0
);
-- One line each, from the start: the triggers below only ever update.
-- `arrivals`: what visitors have sent since the beginning, for which the bell rings (private.ring).
insert into public.inbox_counts (entity)
values ('reservations'), ('messages'), ('subscribers'), ('arrivals');

alter table public.inbox_counts enable row level security;

create policy "administrators read the counts" on public.inbox_counts
  for select to authenticated using ((select private.is_admin()));

-- Once for each statement, not for each row: one update of one line, also for 100,000 rows.
create function private.count_inbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  total_by int := 0;
  open_by int := 0;
  guests_by int := 0;
begin
  if tg_op = 'TRUNCATE' then
    update public.inbox_counts set total = 0, open = 0, guests = 0 where entity = tg_table_name;
    return null;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    select count(*), count(*) filter (where j ->> 'status' in ('new', 'unread')),
      coalesce(sum((j ->> 'guests')::int), 0)
    into total_by, open_by, guests_by
    from (select to_jsonb(added) as j from added) as a;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    select total_by - count(*), open_by - count(*) filter (where j ->> 'status' in ('new', 'unread')),
      guests_by - coalesce(sum((j ->> 'guests')::int), 0)
    into total_by, open_by, guests_by
    from (select to_jsonb(gone) as j from gone) as g;
  end if;
  if (total_by, open_by, guests_by) <> (0, 0, 0) then
    update public.inbox_counts
    set total = total + total_by, open = open + open_by, guests = guests + guests_by
    where entity = tg_table_name;
  end if;
  return null;
end
$$;

do $$
declare
  counted text;
begin
  foreach counted in array array['reservations', 'messages', 'subscribers'] loop
    execute format('create trigger count_added after insert on public.%I
      referencing new table as added for each statement execute function private.count_inbox()', counted);
    execute format('create trigger count_gone after delete on public.%I
      referencing old table as gone for each statement execute function private.count_inbox()', counted);
    execute format('create trigger count_emptied after truncate on public.%I
      for each statement execute function private.count_inbox()', counted);
    execute format('create trigger count_changed after update on public.%I
      referencing new table as added old table as gone
      for each statement execute function private.count_inbox()', counted);
  end loop;
end
$$;

-- What the dashboard shows of what visitors have sent, in one request: the kept totals and the
-- newest few. The index on created_at gives the newest without a scan.
create function public.dashboard_figures() returns json
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select json_build_object(
      'reservations', r.total, 'guests', r.guests, 'newReservations', r.open,
      -- not kept: those that ask have an index of their own, and are few
      'changesAsked', (select count(*) from public.reservations a where a.asks_change),
      'cancelledUnseen', (
        select count(*) from public.reservations c where c.cancelled_unseen),
      'migration', private.last_migration(),
      'messages', m.total, 'unreadMessages', m.open, 'subscribers', s.total,
      'arrivals', (select a.total from public.inbox_counts a where a.entity = 'arrivals'),
      'latestReservations', (
        select coalesce(json_agg(json_build_object(
          'id', l.id, 'email', coalesce(l.email, l.guest_name, ''), 'roomName', l.room_name,
          'checkIn', l.check_in, 'total', l.total, 'status', l.status)), '[]')
        from (
          select * from public.reservations order by created_at desc, id desc limit 5) as l),
      'latestMessages', (
        select coalesce(json_agg(json_build_object(
          'id', l.id, 'name', l.name, 'subject', l.subject)), '[]')
        from (select * from public.messages where status <> 'spam' order by created_at desc, id desc limit 5) as l))
    from public.inbox_counts r, public.inbox_counts m, public.inbox_counts s
    where r.entity = 'reservations' and m.entity = 'messages' and s.entity = 'subscribers');
end
$$;

-- 1020_month_figures.sql

-- Figures of a month: nights, income and occupancy, by room and by where the booking came from.
--
-- After reservations (their index by day of arrival) and closings.

-- What guests had, or will have, of the nights from `first` up to, but not including, `last`. A stay
-- over the end of a month counts in both, with its nights and what was agreed for them; what is
-- charged otherwise is shared out as those were, and its extras in equal parts. Requests,
-- and stays that were declined, cancelled or not begun, are no nights; nor is a stay whose day of
-- arrival has passed while nobody has said whether the guest came (private.unmarked_between).
create function private.nights_between(first date, last date)
returns table (room_id text, room_name text, source text, stays int, nights int, income numeric,
  extras numeric)
language sql stable security definer set search_path = ''
as $$
  select r.room_id, max(r.room_name), r.source, count(*)::int,
    sum(least(r.check_out, last) - greatest(r.check_in, first))::int,
    sum(part.income), sum(part.extras)
  from public.reservations r
  cross join lateral (
    select r.price, r.extras_price where r.check_in >= first and r.check_out <= last
    union all
    select sum(n.amount), sum(n.extra)
    from unnest(private.spread(r.price, private.agreed_nights(r)),
      private.spread(r.extras_price, array_fill(1::numeric, array[r.nights])))
      with ordinality n (amount, extra, place)
    where (r.check_in < first or r.check_out > last)
      and r.check_in + n.place::int - 1 >= first and r.check_in + n.place::int - 1 < last
    having count(*) > 0) as part (income, extras)
  -- no stay is longer than 60 nights: a range of the index, however many stays there are
  where r.check_in > first - 60 and r.check_in < last and r.check_out > first
    and (r.status in ('checked_in', 'checked_out')
      or (r.status = 'confirmed' and r.check_in >= private.hotel_today()))
  group by r.room_id, r.source
$$;

-- How many stays with nights in this time nobody has marked.
create function private.unmarked_between(first date, last date) returns int
language sql stable security definer set search_path = ''
as $$
  select count(*)::int from public.reservations r
  where r.check_in > first - 60 and r.check_in < least(last, private.hotel_today())
    and r.check_out > first and r.status = 'confirmed'
$$;

-- The nights that the house could offer: its rooms as they are today, without those that were closed.
create function private.nights_offered(first date, last date)
returns table (room_id text, room_name text, nights int)
language sql stable security definer set search_path = ''
as $$
  select r.id, r.name, greatest(r.units * (last - first) - coalesce((
    select sum(c.rooms * (least(c.to_date, last) - greatest(c.from_date, first)))
    from public.closings c
    where c.room_id = r.id and c.from_date < last and c.to_date > first), 0), 0)::int
  from public.rooms r order by r.position, r.id
$$;

create function private.month_json(first date) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'month', to_char(first, 'YYYY-MM'),
    'unmarked', private.unmarked_between(first, (first + interval '1 month')::date),
    'offered', (
      select coalesce(json_agg(json_build_object(
        'roomId', o.room_id, 'roomName', o.room_name, 'nights', o.nights)), '[]')
      from private.nights_offered(first, (first + interval '1 month')::date) o),
    'sold', (
      select coalesce(json_agg(json_build_object(
        'roomId', s.room_id, 'roomName', s.room_name, 'source', s.source, 'stays', s.stays,
        'nights', s.nights, 'income', s.income, 'extras', s.extras)), '[]')
      from private.nights_between(first, (first + interval '1 month')::date) s))
$$;

-- The month of this day, the one before, and the same a year earlier.
create function private.month_figures(day date) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  first timestamp;
begin
  perform private.require_admin();
  if (day between '2000-01-01' and '2999-12-31') is not true then
    raise sqlstate 'PT400' using message = 'date-too-far';
  end if;
  first := date_trunc('month', day::timestamp);
  return json_build_array(
    private.month_json(first::date),
    private.month_json((first - interval '1 month')::date),
    private.month_json((first - interval '1 year')::date));
end
$$;

-- The twelve months up to that of this day and the twelve before them, of the whole house, oldest first.
create function private.year_figures(day date) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  last timestamp;
begin
  perform private.require_admin();
  if (day between '2002-01-01' and '2999-12-31') is not true then
    raise sqlstate 'PT400' using message = 'date-too-far';
  end if;
  last := date_trunc('month', day::timestamp);
  return (
    select json_agg(json_build_object(
      'month', to_char(m, 'YYYY-MM'),
      'offered', (
        select coalesce(sum(o.nights), 0)
        from private.nights_offered(m::date, (m + interval '1 month')::date) o),
      'nights', sold.nights, 'income', sold.income) order by m)
    from generate_series(last - interval '23 months', last, interval '1 month') m
    cross join lateral (
      select coalesce(sum(n.nights), 0) as nights, coalesce(sum(n.income), 0) as income
      from private.nights_between(m::date, (m + interval '1 month')::date) n) sold);
end
$$;

create function public.year_figures(day date) returns json
language sql stable security invoker set search_path = ''
as $$ select private.year_figures(day) $$;

create function public.month_figures(day date) returns json
language sql stable security invoker set search_path = ''
as $$ select private.month_figures(day) $$;

-- 1050_desk.sql

-- Desk: the day of a receptionist. Finding a stay or a message, the stays of one guest, and what today
-- brings.
--
-- After reservations, nights and figures. These run with their owner's rights, because row security
-- keeps Postgres from using the index of parts; each asks for an administrator before anything else.

-- Whether a stay has a status, or one of the marks that lists show in its place: `asks`, the guest asks
-- for a change; `unseen`, the guest has cancelled and nobody has said that it is seen; `unmarked`, the
-- day of arrival has passed and nobody has said whether the guest came.
create function private.stands(
  wanted text, status text, check_in date, asks_change boolean, cancelled_unseen boolean)
returns boolean
language sql stable set search_path = ''
as $$
  select case wanted
    when 'asks' then asks_change
    when 'unseen' then cancelled_unseen
    when 'unmarked' then status = 'confirmed' and check_in < private.hotel_today()
    else status = wanted end
$$;

-- Stays in which every part of `query` is found, newest first, behind the last one that someone has
-- (before_at, before_id), of a status or mark (private.stands). What many stays
-- have is found among the newest few hundred, without gathering all the others; what is rarer, by
-- index. So neither takes longer with more rows.
create function private.find_reservations(
  query text, of_status text, of_room text, from_date date, to_date date,
  before_at timestamptz, before_id uuid, how_many int)
returns setof public.reservations
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  looked_through constant int := 300;
  parts text[] := private.search_parts(query);
  grams text[];
  patterns text[];
  wanted int := least(greatest(coalesce(how_many, 50), 1), 1000);
  found_now int;
  behind record;
begin
  perform private.require_admin();
  if parts = '{}' then
    return;
  end if;
  -- Signs that mean something to LIKE mean themselves here.
  select array_agg('%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%')
  into patterns from unnest(parts) part;
  select array_agg(distinct g) into grams
  from unnest(parts) part, unnest(private.wanted_grams(part)) g;
  before_at := coalesce(before_at, 'infinity');
  before_id := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');

  return query
  with newest as materialized (
    select r.* from public.reservations r
    where r.created_at <= before_at
      and (r.created_at < before_at or r.id < before_id)
    order by r.created_at desc, r.id desc limit looked_through)
  select n.* from newest n
  where n.search_text like all (patterns)
    and (of_status is null or private.stands(
      of_status, n.status, n.check_in, n.asks_change, n.cancelled_unseen))
    and (of_room is null or n.room_id = of_room)
    and (from_date is null or n.check_in >= from_date) and (to_date is null or n.check_in <= to_date)
  order by n.created_at desc, n.id desc limit wanted;
  get diagnostics found_now = row_count;
  select r.created_at, r.id into behind from public.reservations r
  where r.created_at <= before_at and (r.created_at < before_at or r.id < before_id)
  order by r.created_at desc, r.id desc offset looked_through - 1 limit 1;
  wanted := wanted - found_now;
  if behind.id is null or wanted = 0 then
    return;
  end if;

  if grams is null then
    -- A single letter: hardly a stay is without it.
    return query
    select r.* from public.reservations r
    where r.created_at <= behind.created_at
      and (r.created_at < behind.created_at or r.id < behind.id)
      and r.search_text like all (patterns)
      and (of_status is null or private.stands(
      of_status, r.status, r.check_in, r.asks_change, r.cancelled_unseen))
      and (of_room is null or r.room_id = of_room)
      and (from_date is null or r.check_in >= from_date)
      and (to_date is null or r.check_in <= to_date)
    order by r.created_at desc, r.id desc limit wanted;
    return;
  end if;
  return query
  -- all of them first: with a limit, Postgres may walk through the newest instead
  with found as materialized (
    select r.* from public.reservations r
    where private.grams(r.search_text) @> grams and r.search_text like all (patterns))
  select f.* from found f
  where (f.created_at < behind.created_at
      or (f.created_at = behind.created_at and f.id < behind.id))
    and (of_status is null or private.stands(
      of_status, f.status, f.check_in, f.asks_change, f.cancelled_unseen))
    and (of_room is null or f.room_id = of_room)
    and (from_date is null or f.check_in >= from_date) and (to_date is null or f.check_in <= to_date)
  order by f.created_at desc, f.id desc limit wanted;
end
$$;

-- Messages in which every part of `query` is found, newest first, behind the last one that someone
-- has, of a status; without one those of the inbox. They are kept for two years or so
-- (private.retention_months) and are few beside the stays: they are walked through by time.
create function private.find_messages(
  query text, of_status text, before_at timestamptz, before_id uuid, how_many int)
returns setof public.messages
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns text[];
begin
  perform private.require_admin();
  select array_agg('%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%')
  into patterns from unnest(string_to_array(private.folded(left(query, 120)), ' ')) part
  where part <> '';
  before_at := coalesce(before_at, 'infinity');
  before_id := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  return query
  select m.* from public.messages m
  where m.created_at <= before_at and (m.created_at < before_at or m.id < before_id)
    and m.search_text like all (patterns)
    and case when of_status is null then m.status in ('unread', 'read') else m.status = of_status end
  order by m.created_at desc, m.id desc limit least(greatest(coalesce(how_many, 50), 1), 1000);
end
$$;

-- What else the guest of a stay has asked for: the same address, or the same telephone number
-- however it is written. By arrival, latest first; twenty at most.
create function private.other_stays(of_stay uuid) returns setof public.reservations
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  stay public.reservations;
  digits text;
begin
  perform private.require_admin();
  select * into stay from public.reservations r where r.id = of_stay;
  digits := private.phone_digits(stay.phone);
  return query
  with found as materialized (
    select r.id from public.reservations r where r.email = stay.email
    union
    select r.id from public.reservations r
    where char_length(digits) >= 6
      and private.grams(r.search_text) @> private.wanted_grams(digits)
      and private.phone_digits(r.phone) = digits)
  select r.* from found f join public.reservations r on r.id = f.id
  where r.id <> stay.id
  order by r.check_in desc nulls last, r.created_at desc limit 20;
end
$$;

-- The house today, in one answer: who comes, who goes, who stays on, what guests wait for, and how
-- many of each room are free for the next thirty nights.
-- Someone who has not come yet is still expected while the stay lasts, and someone who has not left
-- is still to leave; what is done stays in its list for the day, so that it can be taken back. A stay
-- that is over without a word of whether its guest came is asked about until someone says so.
create function private.desk_today() returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := private.hotel_today();
  -- the longest that a stay may last: what began earlier is over
  earliest constant int := 61;
begin
  perform private.require_admin();
  return (
    with around as materialized (
      select r.* from public.reservations r
      where r.check_in > today - earliest and r.check_in <= today and r.check_out >= today
        and r.status in ('confirmed', 'checked_in', 'checked_out')
    ), here as materialized (
      -- by status: who was never said to have left is here, however long ago the stay ended, and so
      -- is who was checked in before the day
      select r.* from public.reservations r
      where r.status = 'checked_in' order by r.created_at desc limit 300
    ), listed as (
      select 'arriving' as list, a.* from around a
      where (a.check_in = today and a.status <> 'checked_out')
        or (a.status = 'confirmed' and a.check_out > today)
      union all
      select 'leaving', h.* from here h where h.check_out <= today
      union all
      select 'leaving', a.* from around a where a.status = 'checked_out'
      union all
      select 'staying', h.* from here h where h.check_in <> today and h.check_out > today
      union all
      (select 'unmarked', r.* from public.reservations r
       where r.status = 'confirmed' and r.check_out <= today order by r.check_out desc limit 50)
      union all
      (select 'asking', r.* from public.reservations r
       where r.asks_change order by r.check_in, r.created_at limit 50)
      union all
      (select 'cancelled', r.* from public.reservations r
       where r.cancelled_unseen order by r.check_in, r.created_at limit 50)
      union all
      -- those to come first; of those whose day has passed the latest
      (select 'waiting', r.* from public.reservations r
       where r.status = 'new' and not r.asks_change and coalesce(r.check_in >= today, true)
       order by r.check_in, r.created_at limit 5)
      union all
      (select 'waiting', r.* from public.reservations r
       where r.status = 'new' and not r.asks_change and r.check_in < today
       order by r.check_in desc limit 3)
    )
    select json_build_object(
      'today', today,
      'waiting', (select c.open from public.inbox_counts c where c.entity = 'reservations'),
      'stays', (
        select coalesce(json_agg(
          to_jsonb(l) - 'search_text' - 'guest_key' - 'replaced_keys' order by l.check_in, l.created_at, l.id), '[]')
        from (select * from listed limit 500) l),
      'rooms', (
        select coalesce(json_agg(json_build_object(
          'id', m.id, 'name', m.name, 'units', m.units, 'free', (
            select json_agg(greatest(m.units
              - (select count(*) from private.held_nights n
                where n.room_id = m.id and n.night = today + ahead)
              -- in the house on nights that are not theirs: who should have left, or came early
              - (select count(*) from here h where h.room_id = m.id
                and ((ahead = 0 and h.check_out < today) or h.check_in > today + ahead)), 0)
              order by ahead)
            from generate_series(0, 29) ahead)) order by m.position, m.id), '[]')
        from public.rooms m)));
end
$$;

create function public.find_reservations(
  query text, of_status text default null, of_room text default null,
  from_date date default null, to_date date default null,
  before_at timestamptz default null, before_id uuid default null, how_many int default 50)
returns setof public.reservations
language sql stable security invoker set search_path = ''
as $$
  select * from private.find_reservations(
    query, of_status, of_room, from_date, to_date, before_at, before_id, how_many)
$$;

create function public.find_messages(
  query text, of_status text default null, before_at timestamptz default null,
  before_id uuid default null, how_many int default 50)
returns setof public.messages
language sql stable security invoker set search_path = ''
as $$ select * from private.find_messages(query, of_status, before_at, before_id, how_many) $$;

create function public.other_stays(of_stay uuid) returns setof public.reservations
language sql stable security invoker set search_path = ''
as $$ select * from private.other_stays(of_stay) $$;

create function public.desk_today() returns json
language sql stable security invoker set search_path = ''
as $$ select private.desk_today() $$;

-- 1100_privacy.sql

-- Privacy: how long guests' data are kept, and how they are erased.
--
-- After reservations, senders and messages: a guest's own data are taken out everywhere; the stay
-- itself stays in the books, as a room, nights and a price.

-- Only administrators and the owner of the database may erase.
create function private.require_staff() returns void
language plpgsql stable security invoker set search_path = ''
as $$
begin
  if private.is_visitor() then
    raise sqlstate 'PT403' using message = 'only administrators erase guests'' data';
  end if;
end
$$;

create function private.erase_reservations(ids uuid[]) returns int
language plpgsql security invoker set search_path = ''
as $$
declare
  erased int;
begin
  update public.reservation_events e
  set changes = e.changes - array['email', 'guest_name', 'phone', 'notes', 'price_reason', 'rule_reason']
  where e.reservation_id = any (ids);
  delete from public.stay_changes c where c.reservation_id = any (ids);
  -- Number, stay and sums of an invoice stay in the books; whom it was for does not.
  update public.invoices i set facts = jsonb_set(i.facts, '{guest}', '""')
  where i.reservation_id = any (ids);
  delete from public.outbox o where o.reservation_id = any (ids);
  delete from public.untold_stays u where u.reservation_id = any (ids);
  update public.reservations r
  set email = null, guest_name = null, phone = null, message = '', notes = '', language = default,
    price_reason = null, rule_reason = null,
    erased_at = now(),
    guest_key = null, replaced_keys = '{}', asks_change = false, before_leaving = null,
    status = case r.status when 'new' then 'cancelled' else r.status end
  where r.id = any (ids);
  get diagnostics erased = row_count;
  return erased;
end
$$;

create function private.erase_guest(address text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  guest text := private.normal_email(address);
  subscribers int;
  messages int;
  letters int;
  reservations int;
begin
  perform private.require_staff(), private.lock_nights(), private.lock_bell();
  delete from public.subscribers s where s.email = guest;
  get diagnostics subscribers = row_count;
  delete from public.messages m where m.email = guest;
  get diagnostics messages = row_count;
  delete from public.outbox o where o.recipient = guest
    or o.reservation_id in (select r.id from public.reservations r where r.email = guest);
  get diagnostics letters = row_count;
  reservations := private.erase_reservations(
    array(select r.id from public.reservations r where r.email = guest));
  return json_build_object('reservations', reservations, 'messages', messages,
    'subscribers', subscribers, 'letters', letters);
end
$$;

-- How long guests' data are kept: hotel_config, key `privacy`, {"retentionMonths": 1…120}.
-- Public, because the privacy page says it. Two years where nobody has said anything.
create function private.retention_months() returns int
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select (value ->> 'retentionMonths')::int from public.hotel_config where key = 'privacy'), 24)
$$;

create function private.purge_expired() returns json
language plpgsql security definer set search_path = ''
as $$
declare
  before timestamptz := now() - make_interval(months => private.retention_months());
  messages int;
  letters int;
  reservations int;
begin
  perform private.require_staff(), private.lock_nights(), private.lock_bell();
  delete from public.messages m where m.created_at < before;
  get diagnostics messages = row_count;
  delete from public.outbox o where o.created_at < before;
  get diagnostics letters = row_count;
  reservations := private.erase_reservations(array(
    select r.id from public.reservations r
    where r.erased_at is null and r.created_at < before
      and coalesce(r.check_out, (r.created_at at time zone 'Asia/Phnom_Penh')::date)
        < (before at time zone 'Asia/Phnom_Penh')::date));
  perform private.forget_senders();
  return json_build_object('reservations', reservations, 'messages', messages, 'letters', letters);
end
$$;

create function public.erase_guest(email text) returns json
language sql volatile security invoker set search_path = ''
as $$ select private.erase_guest(email) $$;

create function public.purge_expired() returns json
language sql volatile security invoker set search_path = ''
as $$ select private.purge_expired() $$;

-- 1150_backup.sql

-- Backup: all that staff and guests have written, read as it is at one moment, and put back.
--
-- After every table. For the server's own key alone (scripts/backup); accounts are not part of it,
-- because their passwords cannot leave the project they are of.

-- The tables of a backup, each after those that it refers to: those of the site …
create function private.site_tables() returns text[]
language sql immutable set search_path = ''
as $$
  select array['hotel_config', 'rooms', 'testimonials', 'hotel_images', 'pages', 'translations',
    'price_periods', 'stay_discounts', 'extras', 'charges', 'promo_codes',
    'outbox_settings', 'letter_texts', 'invoice_settings']
$$;

-- … and those of its guests and its desk, which a backup of the site alone leaves out.
create function private.guests_tables() returns text[]
language sql immutable set search_path = ''
as $$
  select array['reservations', 'reservation_events', 'stay_changes', 'untold_stays', 'messages',
    'subscribers', 'outbox', 'closings', 'invoices', 'listings', 'listing_events']
$$;

create function private.backed_up() returns text[]
language sql immutable set search_path = ''
as $$ select private.site_tables() || private.guests_tables() $$;

-- The number of the newest migration that was applied here.
create function private.last_migration() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  newest text;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select max(version) from supabase_migrations.schema_migrations' into newest;
  end if;
  return coalesce(newest, '');
end
$$;

-- All rows of these tables, by table, each in the order of its first column, which is its primary key.
-- One statement for all of them, so that they are seen at the same moment.
create function private.rows_of(names text[]) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text;
  answer json;
begin
  select string_agg(format(
    '%L, (select coalesce(json_agg(to_json(t) order by t.%I), ''[]'') from public.%I t)',
    name, (select attname from pg_catalog.pg_attribute
      where attrelid = format('public.%I', name)::regclass and attnum = 1), name), ', ')
  into wanted from unnest(names) name;
  execute format('select json_build_object(%s)', wanted) into answer;
  return answer;
end
$$;

create function private.read_backup() returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'migration', private.last_migration(),
    'tables', private.rows_of(private.backed_up()),
    'pictures', (
      select coalesce(json_agg(json_build_object(
        'path', o.name, 'type', o.metadata ->> 'mimetype',
        'cacheControl', o.metadata ->> 'cacheControl') order by o.name collate "C"), '[]')
      from storage.objects o where o.bucket_id = 'hotel_images'))
$$;

-- The triggers that set, count, hold or tell something rest while rows are put back. Those that only
-- judge, `check_…` and `limit_…`, stay awake: what nobody may save cannot be restored either.
create function private.let_triggers_rest(names text[], rest boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
  resting text;
begin
  foreach name in array names loop
    for resting in
      select t.tgname from pg_catalog.pg_trigger t
      where t.tgrelid = format('public.%I', name)::regclass and not t.tgisinternal
        and t.tgname !~ '^(check|limit)_'
    loop
      execute format('alter table public.%I %s trigger %I', name,
        case when rest then 'disable' else 'enable' end, resting);
    end loop;
  end loop;
end
$$;

-- Columns that a row of a backup names and the table has; those that are worked out are not stored.
create function private.stored_columns(table_name text, entry json) returns text
language sql stable security definer set search_path = ''
as $$
  select string_agg(format('%I', a.attname), ', ' order by a.attnum)
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', table_name)::regclass and a.attnum > 0
    and not a.attisdropped and a.attgenerated = ''
    and a.attname in (select json_object_keys(entry))
$$;

-- Puts the rows of one table back. Answers what does not fit, row by row; a column that came after the
-- backup gets its default.
create function private.put_rows(table_name text, entries json) returns text[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  fields text := private.stored_columns(table_name, entries -> 0);
  entry json;
  misfits text[] := '{}';
begin
  if fields is null then
    return misfits;
  end if;
  begin
    execute format('insert into public.%1$I (%2$s)
      select %2$s from json_populate_recordset(null::public.%1$I, $1)', table_name, fields)
      using entries;
  exception when others then
    for entry in select value from json_array_elements(entries) loop
      begin
        execute format('insert into public.%1$I (%2$s)
          select %2$s from json_populate_record(null::public.%1$I, $1)', table_name, fields)
          using entry;
      exception when others then
        misfits := misfits || format('%s %s (%s)', table_name,
          (select value from json_each_text(entry) limit 1), sqlerrm);
      end;
    end loop;
    -- All of them together are too much, each of them is not.
    if misfits = '{}' then
      misfits := array[format('%s (%s)', table_name, sqlerrm)];
    end if;
  end;
  return misfits;
end
$$;

-- What the triggers keep beside the rows, made anew from them: nights that are held, figures, the last
-- number of each series of invoices, and a row that is there from the start.
create function private.make_anew() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.held_nights where true;
  insert into private.held_nights (room_id, night, unit, reservation_id)
  select r.room_id, r.check_in + later,
    row_number() over (partition by r.room_id, r.check_in + later order by r.created_at, r.id), r.id
  from public.reservations r, generate_series(0, r.nights - 1) later
  where private.is_held(r.status) and r.check_in is not null;
  -- Behind the stays of the same night, as many as the closing has rooms.
  insert into private.held_nights (room_id, night, unit, closing_id)
  select c.room_id, c.from_date + later,
    1000 + row_number() over (partition by c.room_id, c.from_date + later order by c.created_at, c.id),
    c.id
  from public.closings c, generate_series(0, c.to_date - c.from_date - 1) later,
    generate_series(1, c.rooms);
  -- Then what channels have sold; and what they were told, to know it when it comes back.
  perform private.hold_listing(l.id) from public.listings l order by l.created_at, l.id;
  perform private.remember_given(l.id, b.first_night, b.to_date, b.uid, l.given_at)
  from public.listings l, private.blocks_of(l) b where l.given_at is not null;
  -- A series goes on behind the last number that was given.
  delete from private.invoice_series where true;
  insert into private.invoice_series (prefix, last)
  select i.prefix, max(i.number) from public.invoices i group by i.prefix;
  insert into public.invoice_settings default values on conflict do nothing;
  update public.inbox_counts c set (total, open, guests) = (
    select count(*), count(*) filter (where status in ('new', 'unread')), coalesce(sum(guests), 0)
    from (
      select 'reservations' as entity, status, guests from public.reservations
      union all select 'messages', status, 0 from public.messages
      union all select 'subscribers', '', 0 from public.subscribers) as kept
    where kept.entity = c.entity)
  where c.entity <> 'arrivals';
end
$$;

-- Puts rows back exactly as they were: times, prices and states included, which the triggers would set
-- anew. `kept` are rows of here that stay, whatever the backup says. Answers what does not fit.
create function private.put_back(tables json, kept json) returns text[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  names text[] := private.backed_up();
  name text;
  rooms_here text[] := array(select id from public.rooms);
  misfits text[] := '{}';
begin
  perform private.let_triggers_rest(names, true);
  for name in select n from unnest(names) with ordinality as o (n, place) order by place desc loop
    -- A backup from before there were charges says nothing of them: those that are here stay.
    if name <> 'charges' or tables -> name is not null or kept -> name is not null then
      execute format('delete from public.%I where true', name);
    end if;
  end loop;
  foreach name in array names loop
    misfits := misfits || private.put_rows(name, coalesce(kept -> name, tables -> name, '[]'));
  end loop;
  if kept is null then
    misfits := misfits || array(
      select format('outbox %s (a bell to %s, whom it does not reach)', o.id, o.recipient)
      from public.outbox o
      where o.kind = 'bell' and o.channel = 'email' and o.status = 'queued'
        and o.recipient not in (select w.recipient from private.bell_ways() w));
    -- What waited when the backup was made has left since, or is too late: a person decides.
    update public.outbox set status = 'failed', error_code = 'restored' where status = 'queued';
  end if;
  perform private.make_anew();
  perform private.let_triggers_rest(names, false);
  return misfits || array(
    select format('reservations %s (%s, and without a date)', r.id, r.status)
    from public.reservations r where private.is_held(r.status) and r.check_in is null)
    || array(
      select format('rooms %s (the backup does not have it, and here it has stays to come, or in the house: %s; add it to the site that was backed up, or give them another room)',
        r.room_id, count(*))
      from public.reservations r
      where kept is not null and (private.is_held(r.status) or r.status = 'new')
        and coalesce(r.check_in + r.nights > private.hotel_today(), true)
        and r.room_id = any (rooms_here)
        and not exists (select from public.rooms k where k.id = r.room_id)
      group by r.room_id order by r.room_id);
end
$$;

-- Nights to come on which more is taken than there are rooms. A house can come to that, by taking a
-- room away after its nights were promised; no guest's request can.
create function private.overbooked() returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(format('%s on %s: %s taken of %s', n.name, n.night, n.taken, n.units)
    order by n.night, n.name), '{}')
  from (
    select r.name, h.night, count(*) as taken, r.units
    from private.held_nights h join public.rooms r on r.id = h.room_id
    where h.night >= private.hotel_today()
    group by r.id, h.night having count(*) > r.units) n
$$;

-- For a sentence: the first of them, and how many more there are.
create function private.some_of(things text[]) returns text
language sql immutable set search_path = ''
as $$
  select array_to_string(things[:10], '; ') || case when cardinality(things) > 10
    then format('; and %s more', cardinality(things) - 10) else '' end
$$;

-- All of a backup's rows, or none. `try` does everything and takes it back, so that whatever the
-- database would refuse is known before anything is written. A table that the backup does not know,
-- because it is of an older version, is empty afterwards; a backup without guests leaves those that are
-- here as they are. `overbooked` takes nights that have more stays than rooms.
-- Answers `pictures`, those of the bucket that the backup has not; `unknown`, the parts of the backup that have no
-- place here; `bell`, whom the bell reaches afterwards; `keeps`, whether guests of here stayed.
create function private.restore_backup(
  backup json, overwrite boolean, try boolean, overbooked boolean)
returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
  is_used boolean;
  kept json;
  unknown json;
  bell json;
  misfits text[];
begin
  if json_typeof(backup -> 'tables') is distinct from 'object' then
    raise sqlstate 'PT422' using message = 'the backup has no tables';
  end if;
  if backup ->> 'migration' > private.last_migration() then
    raise sqlstate 'PT412' using message = format(
      'the backup needs migration %s, and the newest here is %s',
      backup ->> 'migration', private.last_migration());
  end if;
  -- Other writers wait from here to the end, so that nothing that comes meanwhile is lost. Some of them
  -- have their table and wait for nights, others the other way round: where one is in between, both are
  -- given back and taken once more.
  for attempt in 1..200 loop
    begin
      perform private.lock_nights(), private.lock_bell();
      foreach name in array private.backed_up() loop
        execute format('lock table public.%I in share row exclusive mode nowait', name);
      end loop;
      exit;
    exception when lock_not_available then
      if attempt = 200 then
        raise;
      end if;
      perform pg_sleep(0.05);
    end;
  end loop;
  if not exists (
    select from json_each(backup -> 'tables') t
    where t.key = any (private.guests_tables()) and t.value -> 0 is not null) then
    kept := private.rows_of(private.guests_tables());
  end if;
  foreach name in array private.backed_up() loop
    execute format('select exists (select from public.%I)', name) into is_used;
    -- Its one row is there from the start.
    if is_used and name not in ('invoice_settings', 'charges') and kept -> name is null and not overwrite then
      raise sqlstate 'PT409' using message = format('there are rows in %s already', name);
    end if;
  end loop;
  select coalesce(json_agg(u.what order by u.what), '[]') into unknown from (
    select t.key as what from json_each(backup -> 'tables') t
    where t.key <> all (private.backed_up()) and t.value -> 0 is not null
    union all
    select t.key || '.' || field from json_each(backup -> 'tables') t,
      json_object_keys(t.value -> 0) field
    where t.key = any (private.backed_up()) and not exists (
      select from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', t.key)::regclass and a.attname = field
        and not a.attisdropped)) u;
  begin
    misfits := private.put_back(backup -> 'tables', kept);
    if misfits <> '{}' then
      raise sqlstate 'PT422' using message = 'this does not fit: ' || private.some_of(misfits);
    end if;
    misfits := private.overbooked();
    if misfits <> '{}' and not overbooked then
      raise sqlstate 'PT428' using message = private.some_of(misfits);
    end if;
    select coalesce(json_agg(w.recipient), '[]') into bell
    from private.bell_ways() w where w.channel = 'email';
    if try then
      raise sqlstate 'HT000';
    end if;
  exception when sqlstate 'HT000' then
    null;
  end;
  if not try then
    -- A sequence is not taken back with the rest, so it comes last.
    perform setval(pg_get_serial_sequence('public.reservation_events', 'id'), e.last)
    from (select max(id) as last from public.reservation_events) e where e.last is not null;
  end if;
  return json_build_object(
    'unknown', unknown, 'bell', bell, 'keeps', kept is not null,
    'pictures', (
      select coalesce(json_agg(o.name order by o.name collate "C"), '[]') from storage.objects o
      where o.bucket_id = 'hotel_images' and not exists (
        select from json_array_elements(backup -> 'pictures') p where p ->> 'path' = o.name)));
end
$$;

-- Both may take longer than REST lets other requests take.
create function public.read_backup() returns json
language sql stable security invoker set search_path = '' set statement_timeout = '10min'
as $$ select private.read_backup() $$;

create function public.restore_backup(
  backup json, overwrite boolean default false, try boolean default false,
  overbooked boolean default false) returns json
language sql volatile security invoker set search_path = '' set statement_timeout = '10min'
as $$ select private.restore_backup(backup, overwrite, try, overbooked) $$;

-- 1170_surface.sql

-- Surface: which parts of this database can be reached and by whose rules, so that `npm run doctor` sees from
-- outside whether it is still what these files make.
--
-- After everything that is part of it. What other scripts add to schema private (clocks, hooks) is not.

-- One line for each thing, in the same words on every Postgres 17: its kind, its name, what is so of it.
create function private.surface_lines() returns setof text
language sql stable security definer set search_path = ''
as $$
  with callers as (select unnest(array['anon', 'authenticated']) as caller),
  own as (
    select c.oid, c.relname, c.relkind, c.relrowsecurity from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (
        select from pg_catalog.pg_depend d where d.objid = c.oid and d.deptype = 'e'))
  select format('%s %s: row security %s, %s',
    case when o.relkind in ('r', 'p') then 'table' else 'view' end, o.relname,
    case when o.relrowsecurity then 'on' else 'off' end, (
      select string_agg(format('%s may %s', caller, coalesce((
        select string_agg(verb, ' ' order by verb)
        from unnest(array['select', 'insert', 'update', 'delete']) verb
        where case verb when 'delete' then has_table_privilege(caller, o.oid, verb)
          else has_any_column_privilege(caller, o.oid, verb) end), 'nothing')), ', '
        order by caller) from callers))
  from own o
  union all
  select format('column %s.%s: %s', o.relname, a.attname, format_type(a.atttypid, a.atttypmod))
  from own o join pg_catalog.pg_attribute a on a.attrelid = o.oid
  where a.attnum > 0 and not a.attisdropped and o.relkind in ('r', 'p')
  union all
  select format('policy %s %s: %s %s %s', p.tablename, p.policyname, p.cmd,
    array_to_string(p.roles, ' '), md5(concat(p.permissive, p.qual, '|', p.with_check)))
  from pg_catalog.pg_policies p
  where p.schemaname = 'public' or (p.schemaname = 'storage' and p.tablename = 'objects')
  union all
  select format('function %s.%s(%s): %s, %s %s', n.nspname, f.proname,
    pg_get_function_identity_arguments(f.oid),
    case when f.prosecdef then 'rights of its owner' else 'rights of its caller' end,
    coalesce((select string_agg(caller, ' ' order by caller) from callers
      where has_function_privilege(caller, f.oid, 'execute')), 'nobody'),
    -- one of them names what the library at hand calls its rules for letters
    md5(regexp_replace(f.prosrc, '"?(pg_c_utf8|und-x-icu)"?', '')))
  from pg_catalog.pg_proc f join pg_catalog.pg_namespace n on n.oid = f.pronamespace
  where n.nspname in ('public', 'private')
    and f.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    and (n.nspname = 'public' or exists (
      select from callers where has_function_privilege(caller, f.oid, 'execute')))
    and not exists (select from pg_catalog.pg_depend d where d.objid = f.oid and d.deptype = 'e')
  union all
  select format('resting %s %s: a trigger', o.relname, t.tgname)
  from pg_catalog.pg_trigger t join own o on o.oid = t.tgrelid where t.tgenabled = 'D'
  union all
  select format('bucket %s: %s, %s bytes, %s', b.id, case when b.public then 'public' else 'private' end,
    b.file_size_limit, array_to_string(b.allowed_mime_types, ' '))
  from storage.buckets b where b.id = 'hotel_images'
$$;

-- Everybody learns of which version it is, and whether it is as it should be; which door is open,
-- administrators alone. It takes ten times as long as reading the site, so that strangers are answered
-- one at a time.
create function private.surface() returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  lines text[];
begin
  if not private.is_admin() and not pg_try_advisory_xact_lock(hashtextextended('surface', 0)) then
    raise sqlstate 'PT429' using message = 'somebody else is asking this';
  end if;
  lines := array(select line from private.surface_lines() line order by line collate "C");
  return json_build_object(
    'migration', private.last_migration(),
    'digest', encode(sha256(convert_to(array_to_string(lines, E'\n'), 'UTF8')), 'hex'),
    'lines', case when private.is_admin() then lines end);
end
$$;

create function public.surface() returns json
language sql volatile security invoker set search_path = ''
as $$ select private.surface() $$;

-- 1200_access.sql

-- Access: everything that visitors (anon) and accounts (authenticated) may read, write and call.
--
-- Last, because it takes everything away first and then gives by name. Row security is at each
-- table; grants are the second check, where they are enforced (the embedded backend grants every
-- table to everybody, a hosted project does not).
-- An account is anybody who has logged in; whether it is an administrator's is asked by policies and
-- functions, so "authenticated" below never means staff.

-- Postgres lets everyone call a new function, and Supabase grants what is made in public to anon and
-- authenticated by name; neither can be switched off per schema. A file that comes after this one
-- has to revoke what it makes; a test reads pg_proc and finds what was forgotten.
revoke all on all tables in schema public, private from public, anon, authenticated;
revoke all on all sequences in schema public, private from public, anon, authenticated;
revoke all on all functions in schema public, private from public, anon, authenticated;

-- The server's own key: it passes row security, and stays on servers.
grant all on all tables in schema public to service_role;
grant all on all sequences in schema public to service_role;
grant execute on all functions in schema public to service_role;


-- Tables

-- The site's content is public. Writing passes a policy that asks for an administrator; a section
-- is emptied, never deleted.
grant select on public.hotel_config to anon, authenticated;
grant insert, update on public.hotel_config to authenticated;
grant select on public.rooms to anon, authenticated;
grant insert, update, delete on public.rooms to authenticated;
grant select on public.testimonials to anon, authenticated;
grant insert, update, delete on public.testimonials to authenticated;
-- Prices by date and extras are public; codes are the administrators'.
grant select on public.price_periods, public.stay_discounts, public.extras, public.charges to anon, authenticated;
grant select on public.promo_codes to authenticated;
grant insert, update, delete
  on public.price_periods, public.stay_discounts, public.extras, public.charges, public.promo_codes to authenticated;
grant select on public.hotel_images to anon, authenticated;
grant insert, update, delete on public.hotel_images to authenticated;
-- Visitors are given pages and translations by site_content() alone, and a page that is not published by
-- page_preview(), to who has its link.
grant select, insert, update, delete on public.pages to authenticated;
grant select, insert, delete on public.page_previews to authenticated;
grant select, insert, update, delete on public.translations to authenticated;

-- The languages that the site can be in: what is stored is compared with them, no matter who stores it.
grant select on private.languages to anon, authenticated, service_role;

-- An account reads its own row, an administrator's all of them; nobody writes one over REST.
grant select on public.profiles to authenticated;

-- What visitors send: they insert and never read back, within the limits of private.admit(). The
-- language that they say they read is one of the site's (private.is_language), or refused.
-- Reading and filing passes a policy that asks for an administrator. A reservation stays in the
-- books, so nobody deletes one; a subscriber's row is never changed.
grant insert on public.reservations to anon;
grant select, insert, update on public.reservations to authenticated;
grant insert on public.messages to anon;
grant select, update, delete on public.messages to authenticated;
grant insert on public.subscribers to anon;
grant select, delete on public.subscribers to authenticated;

-- Letters: administrators write and queue them; a trigger keeps what only the sending function says.
grant select, insert, update, delete on public.outbox to authenticated;
-- What leaves by itself, and in which words: a policy asks for an administrator.
grant select, insert, update on public.outbox_settings to authenticated;
grant select, insert, update, delete on public.letter_texts to authenticated;

-- The guest's own page: guests write through functions; administrators read and answer.
grant select, update on public.stay_changes to authenticated;
-- Closed nights: administrators alone. What visitors learn of one is that the night is full.
grant select, insert, update, delete on public.closings to authenticated;

-- Listings at channels, and what their calendars hold: administrators alone, the key of ours included.
grant select, insert, update, delete on public.listings to authenticated;
grant select, update on public.listing_events to authenticated;

-- Invoices are made by functions alone and stay as they are; what they say beside the stay is set by
-- administrators.
grant select on public.invoices to authenticated;
grant select, update on public.invoice_settings to authenticated;

-- Written by triggers, which run with their owner's rights; administrators read.
grant select on public.reservation_events to authenticated;
grant select on public.untold_stays to authenticated;
grant select on public.inbox_counts to authenticated;


-- Functions that REST offers (schema public). All run with the caller's rights.

-- Public content in one answer of one row; its parameters only make the answer shorter.
grant execute on function public.site_content(text, text) to anon, authenticated;
-- Full nights only, never who is there nor how many; days are checked, a year at most.
grant execute on function public.room_availability(text, date, date) to anon, authenticated;
-- Ten dates at most, of a stay of ten nights at most, looked for in one year.
grant execute on function public.next_free_dates(text, int, date, int) to anon, authenticated;
-- Needs the token, 122 random bits that only the subscriber's mail carries; deletes one row.
grant execute on function public.unsubscribe(uuid) to anon, authenticated;

-- Needs the key, 160 random bits that only the link carries; one page, of which nothing is secret once
-- it is published.
grant execute on function public.page_preview(text), private.page_preview(text)
  to anon, authenticated;
-- Yes or no: whether there is a code. And from what a night costs to what.
grant execute on function private.has_codes(), private.price_spans()
  to anon, authenticated, service_role;
-- What a stay costs: ten nights of one room, its extras and one code; thirty wrong codes an hour of one
-- network, and 300 of all, are answered. What each night costs: a hundred nights of one room.
grant execute on function
  public.stay_quote(text, date, int, int, jsonb, text), public.night_prices(text, date, date),
  private.stay_quote(text, date, int, int, jsonb, text), private.night_prices(text, date, date)
  to anon, authenticated, service_role;

-- For `npm run doctor`: a digest of which rules there are, about nobody's data; no arguments. The rules
-- themselves are told to administrators alone.
grant execute on function public.surface(), private.surface() to anon, authenticated, service_role;

-- The guest's own page. They need its key, 160 random bits that only the guest's letter carries; of
-- one network twenty wrong ones in ten minutes are answered. One stay, without anything of the staff's.
grant execute on function public.guest_stay(text), public.ask_change(text, date, int, int, text),
  public.cancel_stay(text, text)
  to anon, authenticated;

-- They ask for an administrator themselves (require_admin, require_staff) …
grant execute on function
  public.replace_images(jsonb, text[], text[]), public.save_about(jsonb, jsonb, timestamptz),
  public.move_image(text, text), public.dashboard_figures(), public.erase_guest(text),
  public.purge_expired(), public.answer_change(uuid, timestamptz, text, text),
  public.send_test(text, text), public.outbox_state()
  to authenticated;
-- … or write rows that only an administrator's policy lets through.
grant execute on function public.reorder_rooms(text[]), public.reorder_testimonials(text[]),
  public.reorder_pages(text[])
  to authenticated;

-- Asks for an administrator itself; five hundred texts at most.
grant execute on function public.save_translations(text, jsonb) to authenticated;

-- The desk: finding a stay or a message, the stays of a guest, today. They ask for an administrator themselves, and
-- so do those of schema private behind them, which run with their owner's rights.
grant execute on function
  public.find_reservations(text, text, text, date, date, timestamptz, uuid, int),
  public.other_stays(uuid), public.desk_today(),
  public.find_messages(text, text, timestamptz, uuid, int),
  private.find_messages(text, text, timestamptz, uuid, int),
  private.find_reservations(text, text, text, date, date, timestamptz, uuid, int),
  private.other_stays(uuid), private.desk_today()
  to authenticated, service_role;

-- What guests were not told yet, and which rooms could take a stay. With their owner's rights; they ask
-- for an administrator before anything else.
grant execute on function
  public.untold(), public.guest_told(uuid[]), public.rooms_for(date, int, int, uuid),
  private.untold(), private.guest_told(uuid[]), private.rooms_for(date, int, int, uuid),
  public.change_quote(uuid, text, date, int, int, jsonb, text, numeric, text, text),
  private.change_quote(uuid, text, date, int, int, jsonb, text, numeric, text, text)
  to authenticated, service_role;

-- Conflicts with channels, and stays made of what these have sold. With their owner's rights; they ask
-- for an administrator before anything else.
grant execute on function public.channel_conflicts(), private.channel_conflicts(),
  public.stay_of_event(uuid, text, text, text, int, numeric),
  private.stay_of_event(uuid, text, text, text, int, numeric)
  to authenticated, service_role;

-- public.take_reading, public.due_listings and public.give_calendar are for the functions that read and
-- give calendars alone, with service rights; public.claim_letters and public.letter_facts are for the sending function alone, with service
-- rights; public.read_backup and
-- public.restore_backup are for scripts/backup, with the same.


-- Functions of schema private. REST does not offer the schema; these are called by CHECKs, policies,
-- triggers and functions that run with the caller's rights, so the caller must be allowed to.
grant usage on schema private to anon, authenticated, service_role;

-- Behind dashboard_figures, which asks for an administrator: a number of the migrations' own.
grant execute on function private.last_migration() to authenticated;

-- Yes or no about the caller.
grant execute on function private.is_admin() to anon, authenticated, service_role;

-- Look at what they are given and at nothing else.
grant execute on function
  private.has_space(text), private.has_text(text), private.is_line(text), private.is_name(text),
  private.new_guest_key(),
  private.is_https(text), private.is_email(text),
  private.normal_email(text), private.is_picture_path(text), private.is_picture_reference(text),
  private.section_text(jsonb, text, int, boolean), private.section_pictures(jsonb, int),
  private.is_language(text), private.section_languages(jsonb), private.has_only(jsonb, text[]),
  private.section_list(jsonb, text, int, text[], int[], text[]), private.is_place(text),
  private.is_section(text, jsonb), private.are_amenities(jsonb),
  private.are_weekday_prices(jsonb), private.are_weekdays(int[]),
  private.covers(public.price_periods, date),
  private.are_variants(jsonb), private.hotel_today(), private.check_day(date),
  private.as_fields(jsonb), private.picture_json(public.hotel_images),
  private.is_letter_kind(text), private.has_known_placeholders(text),
  private.is_outbox_setting(text, jsonb)
  to anon, authenticated, service_role;

-- What of pages visitors see, and translations of what they are given.
grant execute on function private.shown_pages(), private.shown_pictures()
  to anon, authenticated, service_role;
grant execute on function
  private.translation_id(text, text), private.keeps_placeholders(text, text),
  private.translations_of(text, jsonb)
  to anon, authenticated, service_role;

-- The names that letters tell, of the public table; for the sending function alone.
grant execute on function private.first_language(), private.in_other_languages(text),
  private.named_in_languages(jsonb), private.letter_stay(public.reservations) to service_role;

-- What a reservation or a message is found by, made from its own row no matter who stores it; bounded in
-- length there.
grant execute on function
  private.folded_whole(text), private.folded(text), private.phone_digits(text), private.reference(uuid),
  private.search_text(text, text, text, uuid), private.grams(text)
  to anon, authenticated, service_role;

-- With their owner's rights, for the trigger of a change that staff make.
grant execute on function
  private.stay_after(public.reservations, public.reservations, numeric),
  private.check_own_price(numeric, numeric, public.reservations)
  to authenticated, service_role;

-- With their owner's rights, behind the public functions of the same subjects: full nights and free
-- dates of one room, and one subscriber for a token.
grant execute on function
  private.full_nights(text, date, date), private.free_dates(text, int, date, int),
  private.unsubscribe(uuid)
  to anon, authenticated, service_role;

-- With their owner's rights, behind the public functions of the same names: one guest's own stay.
grant execute on function private.guest_stay(text), private.ask_change(text, date, int, int, text),
  private.cancel_stay(text, text)
  to anon, authenticated, service_role;

-- For what administrators do to pictures and reservations. With the caller's rights, except
-- orphan_pictures: names of files that nothing shows, a hundred at most.
grant execute on function
  private.require_admin(), private.picture_paths(public.hotel_images),
  private.free_position(text), private.is_shown(text),
  private.is_named(text), private.orphan_pictures(), private.may_become(text, text),
  private.check_stay(public.reservations, public.rooms, boolean)
  to authenticated, service_role;

-- Figures of a month and of two years: with their owner's rights; they ask for an administrator before
-- anything else.
grant execute on function public.month_figures(date), private.month_figures(date),
  public.year_figures(date), private.year_figures(date)
  to authenticated, service_role;

-- Several rooms in one booking: with their owner's rights; both ask for an administrator before
-- anything else.
grant execute on function
  public.add_booking(uuid, text[], int[], date, int, text, text, text, text, text, text, text, text),
  public.step_rooms(uuid[], timestamptz[], text),
  private.add_booking(uuid, text[], int[], date, int, text, text, text, text, text, text, text, text),
  private.step_rooms(uuid[], timestamptz[], text)
  to authenticated, service_role;

-- Invoices: with their owner's rights; both ask for an administrator before anything else.
grant execute on function public.make_invoice(uuid), public.cancel_invoice(uuid),
  private.make_invoice(uuid), private.cancel_invoice(uuid)
  to authenticated, service_role;

-- With their owner's rights; both ask for an administrator before anything else.
grant execute on function private.erase_guest(text), private.purge_expired()
  to authenticated, service_role;

-- The outbox. With their owner's rights; both ask for an administrator before anything else.
grant execute on function private.send_test(text, text), private.outbox_state()
  to authenticated, service_role;
-- Looks at what it is given and at nothing else; whether this project rests.
grant execute on function private.pause_after(int), private.is_retired() to service_role;
-- With its owner's rights, for administrators' letters: rooms of one booking.
grant execute on function private.told_stays(public.outbox) to authenticated, service_role;
-- With its owner's rights, for the sending function alone.
grant execute on function private.sender_came(text[]) to service_role;

-- With their owner's rights, for the functions that read and give calendars alone.
grant execute on function private.take_reading(uuid, jsonb, boolean), private.give_calendar(text),
  private.ring_for_unheard(boolean)
  to service_role;

-- With their owner's rights, for the server's own key alone.
grant execute on function private.read_backup(), private.restore_backup(json, boolean, boolean, boolean)
  to service_role;

-- All other functions of schema private are called by triggers and functions that run with their
-- owner's rights, or are triggers themselves: nobody has to be allowed to call them.


-- Live updates, where the backend has them (the embedded one does not). Who hears of a row is
-- decided by the table's policies.
do $$
declare
  watched text;
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    foreach watched in array private.content_tables() || array[
      'reservations', 'messages', 'subscribers', 'inbox_counts', 'listings', 'listing_events']
    loop
      execute format('alter publication supabase_realtime add table public.%I', watched);
    end loop;
  end if;
end
$$;
