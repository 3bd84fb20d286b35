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
