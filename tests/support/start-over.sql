-- This script runs once in a test database (e2e/support/pristine.ts, backend.ts). It copies all
-- rows and counters and adds a function that restores them in 0.2 seconds; a restart with a fresh
-- folder takes four seconds.
create schema start_over;

create table start_over.remembered as
  select
    format('%I.%I', n.nspname, c.relname) as name,
    format('start_over.%I', n.nspname || ' ' || c.relname) as copy,
    (
      select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema', 'start_over');

do $$
declare
  one record;
begin
  for one in select * from start_over.remembered loop
    execute format('create table %s as select %s from %s', one.copy, one.columns, one.name);
  end loop;
end $$;

create table start_over.counters as
  select format('%I.%I', schemaname, sequencename) as name, start_value, last_value
  from pg_sequences;

-- In the role `replica` no triggers fire: the copied rows already include what triggers wrote.
create function public.start_over() returns void
language plpgsql security definer
set search_path = ''
set session_replication_role = replica
as $$
declare
  one record;
begin
  for one in select * from start_over.remembered loop
    execute format('delete from %s', one.name);
    execute format(
      'insert into %1$s (%2$s) overriding system value select %2$s from %3$s',
      one.name, one.columns, one.copy
    );
  end loop;
  for one in select * from start_over.counters loop
    perform setval(one.name::regclass, coalesce(one.last_value, one.start_value), one.last_value is not null);
  end loop;
end $$;

grant execute on function public.start_over() to anon;
