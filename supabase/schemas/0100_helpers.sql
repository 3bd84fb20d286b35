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

-- The languages that the site can be in. `npm run migration` makes the rows from src/words/languages.ts
-- (scripts/declared-rows.ts).
create table private.languages (code text primary key);
comment on table private.languages is 'Its rows follow from code.';

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
-- The same as in src/basics/rules/single-line.ts.
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

-- A text as it is read: letters of any width as ordinary ones, digits of every script as 0 to 9, and no
-- signs that cannot be seen. The same as in src/basics/rules/digits.ts. The numbers are the zeros of
-- the scripts whose digits normalize() leaves as they are.
create function private.plain_text(value text) returns text
language sql immutable set search_path = ''
as $$
  select translate(
    regexp_replace(normalize(value, NFKC),
      '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
    string_agg(chr(zero + digit), '' order by zero, digit), repeat('0123456789', 69))
  from unnest('{1632,1776,1984,2406,2534,2662,2790,2918,3046,3174,3302,3430,3558,3664,3792,3872,4160,4240,6112,6160,6470,6608,6784,6800,6992,7088,7232,7248,42528,43216,43264,43472,43504,43600,44016,66720,68912,68928,69734,69872,69942,70096,70384,70736,70864,71248,71360,71376,71386,71472,71904,72016,72688,72784,73040,73120,73184,73552,90416,92768,92864,93008,93552,118000,123200,123632,124144,124401,125264}'::int[]) zero,
    generate_series(0, 9) digit
$$;

-- How an address is stored and looked for: composed, without capitals, commas and spaces
-- around it (src/basics/rules/email.ts), whatever the database's
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
      select lower(translate(
        normalize(btrim(address, E' \t\r\n,;'), NFC), 'İΣ’', 'iσ''') collate pg_catalog.%I)
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
