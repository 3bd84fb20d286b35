-- Helpers: who sends a request, and which texts, addresses and picture names are valid. Other files
-- may add to earlier files (e.g. a trigger), but never replace, alter or drop anything in them. All
-- grants are in the last file: until it has run, REST cannot use schema private.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

create schema if not exists private;


-- Accounts, roles and sessions

-- Accounts with their roles: src/basics/session/rights.ts says what each may do. Only service rights
-- write this table, never REST.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text check (username is null or char_length(username) between 1 and 80),
  role text not null default 'reader' check (role in ('admin', 'desk', 'editor', 'reader')),
  created_at timestamptz not null default date_trunc('milliseconds', now())
);

alter table public.profiles enable row level security;

-- True while the caller's session is open: a token stays valid for an hour even after "Log out".
create function private.is_session_open() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from auth.sessions s
    where s.id = (select auth.jwt() ->> 'session_id')::uuid
      and s.user_id = (select auth.uid())
      and (s.not_after is null or s.not_after > now()))
$$;

-- The account's second factor, if it is set up. Supabase Auth owns the table; a database without
-- Auth has none.
create function private.factor_of(account uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if to_regclass('auth.mfa_factors') is null then
    return null;
  end if;
  return (select f.id from auth.mfa_factors f
    where f.user_id = account and f.status = 'verified' order by f.created_at limit 1);
end
$$;

-- True if this session used the account's second factor. True without one, unless administrators
-- require it of everybody.
create function private.is_second_factor_used() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.factor_of(auth.uid()) is null then
    return not exists (select from private.account_rules r where r.needs_second_factor);
  end if;
  return coalesce(auth.jwt() ->> 'aal', '') = 'aal2';
end
$$;

-- True if the caller's account has one of the roles or is an administrator's, in an open session,
-- with its second factor. Runs with its owner's rights because callers may not read `profiles`.
create function private.has_role(variadic roles text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.profiles p
    where p.id = (select auth.uid()) and p.role = any (array_append(roles, 'admin'))
  ) and private.is_session_open() and private.is_second_factor_used()
$$;

-- Raises an error if a caller over REST has none of the roles; row security would only return no
-- rows.
create function private.require_role(variadic roles text[]) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and not private.has_role(variadic roles)
  then
    raise sqlstate 'PT403' using message = 'this account may not do this';
  end if;
end
$$;

-- True for a caller over REST who does not work at the desk. Reads the setting `role` because
-- `current_user` is the owner inside functions with their owner's rights.
create function private.is_visitor() returns boolean
language sql stable security invoker set search_path = ''
as $$
  select case coalesce(current_setting('role', true), '')
    when 'anon' then true
    when 'authenticated' then not private.has_role('desk')
    else false end
$$;

create policy "own profile, or any for an administrator" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.has_role('admin')));

-- The caller's role while `private.has_role` accepts it, for edge functions and commands; else null.
create function private.my_role() returns text
language sql stable security definer set search_path = ''
as $$
  select p.role from public.profiles p
  where p.id = (select auth.uid()) and private.has_role(p.role)
$$;

create function public.my_role() returns text
language sql stable security invoker set search_path = ''
as $$ select private.my_role() $$;

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


-- Functions for dates and times

-- Sets `updated_at` on the server: in milliseconds, which every client can store, and always later
-- than before, so that it serves as a version.
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

create function private.hotel_today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Asia/Phnom_Penh')::date $$;


-- Rules for texts and addresses

-- The languages that the site supports. `npm run migration` makes the rows from
-- src/words/languages.ts (scripts/declared-rows.ts).
create table private.languages (code text primary key);
comment on table private.languages is 'Its rows follow from code.';

create function private.is_language(said text) returns boolean
language sql stable set search_path = ''
as $$ select exists (select from private.languages where code = said) $$;

-- White space as JavaScript's `\s` defines it: [[:space:]] misses the no-break space and others.
create function private.has_space(value text) returns boolean
language sql immutable set search_path = ''
as $$ select value ~ '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' $$;

create function private.has_text(value text) returns boolean
language sql immutable set search_path = ''
as $$ select value ~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' $$;

-- True for a single line: no line ends, control characters or characters that change the text's
-- direction. Same rule as `isSingleLine()` in src/basics/rules.
create function private.is_line(value text) returns boolean
language sql immutable set search_path = ''
as $$ select value !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]' $$;

-- True for a name: a single line without a web address, which mail programs would turn into a link
-- in e-mails to addresses that anybody can enter.
create function private.is_name(value text) returns boolean
language sql immutable set search_path = ''
as $$ select private.is_line(value) and value !~* '://|www[.]' $$;

create function private.is_https(address text) returns boolean
language sql immutable set search_path = ''
as $$ select address ~ '^https://[^"''<>\\]+$' and not private.has_space(address) $$;

-- True for an e-mail address. Refuses hidden characters, look-alikes, and characters with a meaning
-- in links or mail headers. Same rule as src/basics/rules/email.ts. No two parts of the pattern
-- match the same character, so that no input makes it slow.
create function private.is_email(address text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(address) <= 254
    and address ~ '^[^@.]+([.][^@.]+)*@[^@.]+([.][^@.]+)+$'
    and address !~ '[\u0001-\u0020"#%&(),:;<>?\[\\\]`\u007f-\u00bf\u00d7\u00f7\u034f\u037e\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180e\u1fef\u2000-\u2bff\u2e00-\u3004\u3008-\u3040\u3164\ud800-\uffff\U0001d000-\U0001ffff\U000e0000-\U0010ffff]'
    and address !~ '@.*[!$''*+/=^_{|}~]'
$$;

-- True for dialable telephone numbers. Same rule as src/basics/rules/phone-number.ts.
create function private.is_phone(phone text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(phone) <= 40 and char_length(regexp_replace(phone, '[^0-9]', '', 'g')) >= 6
    and phone !~ '[+][+]' and phone ~* '^[+(0-9]([-0-9 ()./,;|&+]| (or|and|ou|et) )*((ext(ension)?[.]?|poste|x|#)[ .:=]*[0-9]{1,6})?$'
$$;

-- A text in plain characters: normal width, digits of every script as 0 to 9, no invisible
-- characters. Same rule as src/basics/rules/digits.ts. The long list in the code contains the zeros
-- that `normalize()` does not convert.
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

-- An e-mail address as it is stored and searched. Same rule as `normalEmail()` in
-- src/basics/rules/email.ts. `lower()` alone treats É, İ and the final sigma differently by locale.
do $$
declare
  letters text;
begin
  -- Postgres 17 has its own collation (pg_c_utf8); older versions use the ICU library's.
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

-- The mailbox that receives an address's mail, to count forms of one person. Ignores the part after
-- a plus sign, and dots in Gmail addresses.
create function private.mailbox(address text) returns text
language sql immutable set search_path = ''
as $$
  select case when address ~ '@(gmail|googlemail)[.]com$'
    then replace(split_part(split_part(address, '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(address, '@', 1), '+', 1) || '@' || split_part(address, '@', 2) end
$$;


-- Rules for the names of pictures

create function private.is_picture_path(path text) returns boolean
language sql immutable set search_path = ''
as $$
  select path ~ '^(hero|luxury|about|general|room-[a-z]+)/[A-Za-z0-9._-]{1,120}$'
    and position('..' in path) = 0
$$;

-- True for a file of the site, a path in the bucket, an https address or ''. Refuses `data:`,
-- `javascript:` and `//host`.
create function private.is_picture_reference(reference text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(reference) <= 500 and (
    reference = ''
    or (reference ~ '^/([A-Za-z0-9_.%-][A-Za-z0-9_./%-]*)?$' and position('..' in reference) = 0)
    or private.is_picture_path(reference)
    or private.is_https(reference))
$$;


-- Functions for the texts inside JSON values

-- All texts inside a JSON value, each with its path.
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


-- Functions for rows as the site reads them

-- A row with its column names in camel case, by the rule of `fieldName()` in
-- src/lib/column-name.ts. New columns need no change here.
create function private.as_fields("row" jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(
    left(key, 1) || substr(replace(initcap(replace(key, '_', ' ')), ' ', ''), 2), value)
  from jsonb_each("row")
$$;
