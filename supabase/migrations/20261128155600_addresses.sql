-- What changed in supabase/schemas, and in rows that follow from code, written by `npm run migration`.
-- Statements that move data are added here by hand.

set local check_function_bodies = off;

-- By hand: the collation follows from the version of Postgres.
do $$
declare
  letters text;
begin
  -- Postgres 17 brings its own rules for letters; before it, those of the library ICU.
  select collname into letters from pg_collation
  where collname in ('pg_c_utf8', 'und-x-icu')
  order by collname = 'pg_c_utf8' desc limit 1;
  execute format($function$
    create or replace function private.normal_email(address text) returns text
    language sql immutable set search_path = ''
    as $body$
      select lower(translate(
        normalize(btrim(address, E' \t\r\n,;'), NFC), 'İΣ’', 'iσ''') collate pg_catalog.%I)
    $body$
  $function$, letters);
end
$$;
