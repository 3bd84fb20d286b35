-- Surface: a description of every object of this database, by which `npm run doctor` detects
-- changes.

-- One line for each object: kind, name, state, and a hash of its definition; equal on every
-- Postgres 17.
create function private.surface_lines() returns setof text
language plpgsql stable security definer set search_path = ''
as $$
declare
  coded regclass;
  key text;
begin
  return query
  with callers as (select unnest(array['anon', 'authenticated']) as caller),
  spaces as (
    select oid, nspname from pg_catalog.pg_namespace where nspname in ('public', 'private')),
  owner as (select nspowner from pg_catalog.pg_namespace where nspname = 'private'),
  foreign_parts as (select classid, objid from pg_catalog.pg_depend where deptype = 'e'),
  own as (
    select c.*, s.nspname, case s.nspname when 'public' then '' else 'private.' end || c.relname as name
    from pg_catalog.pg_class c join spaces s on s.oid = c.relnamespace
    where not exists (select from foreign_parts f where f.objid = c.oid))
  select format('schema %s: %s', nspname, (
    select string_agg(caller || ' ' || has_schema_privilege(caller, s.oid, 'usage')
      || has_schema_privilege(caller, s.oid, 'create'), ' ' order by caller) from callers))
  from spaces s
  union all
  select format('%s %s: row security %s, %s %s',
    case when o.relkind in ('r', 'p') then 'table' else 'view' end, o.name,
    case when o.relrowsecurity then 'on' else 'off' end, (
      select string_agg(format('%s may %s', caller, coalesce((
        select string_agg(verb, ' ' order by verb)
        from unnest(array['select', 'insert', 'update', 'delete']) verb
        where case verb when 'delete' then has_table_privilege(caller, o.oid, verb)
          else has_any_column_privilege(caller, o.oid, verb) end), 'nothing')), ', '
        order by caller) from callers),
    md5(concat(o.relforcerowsecurity, o.reloptions, o.relpersistence, o.relowner = nspowner,
      case when o.relkind in ('v', 'm') then pg_get_viewdef(o.oid) end)))
  from own o, owner where o.relkind in ('r', 'p', 'v', 'm', 'f')
  union all
  select format('column %s.%s: %s %s', o.name, a.attname, format_type(a.atttypid, a.atttypmod),
    md5(concat(a.attnotnull, a.attidentity, a.attgenerated, a.attcollation::regcollation,
      pg_get_expr(d.adbin, d.adrelid), (
        select string_agg(caller || verb, ' ' order by caller, verb)
        from callers, unnest(array['select', 'insert', 'update']) verb
        where has_column_privilege(caller, o.oid, a.attnum, verb)))))
  from own o join pg_catalog.pg_attribute a on a.attrelid = o.oid
    left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and o.relkind in ('r', 'p', 'c')
  union all
  select format('policy %s %s: %s %s %s',
    case p.schemaname when 'public' then '' else p.schemaname || '.' end || p.tablename, p.policyname,
    p.cmd, array_to_string(p.roles, ' '), md5(concat(p.permissive, p.qual, '|', p.with_check)))
  from pg_catalog.pg_policies p where p.schemaname in ('public', 'private', 'storage')
  union all
  select format('function %s.%s(%s): %s, %s %s', s.nspname, f.proname,
    pg_get_function_identity_arguments(f.oid),
    case when f.prosecdef then 'rights of its owner' else 'rights of its caller' end,
    coalesce((select string_agg(caller, ' ' order by caller) from callers
      where has_function_privilege(caller, f.oid, 'execute')), 'nobody'),
    md5(concat(f.proowner = nspowner, case when f.prokind <> 'a' then
      -- Leaves out the collation in one function, because it depends on the Postgres library.
      regexp_replace(pg_get_functiondef(f.oid), '"?(pg_c_utf8|und-x-icu)"?', '') end)))
  from owner, pg_catalog.pg_proc f join spaces s on s.oid = f.pronamespace
  -- Omits event triggers, because a hosted project may have its own.
  where f.prorettype <> 'event_trigger'::regtype
    and not exists (select from foreign_parts e where e.objid = f.oid)
  union all
  select format('trigger %s %s: %s %s', replace(t.tgrelid::regclass::text, 'public.', ''), t.tgname,
    case t.tgenabled when 'D' then 'off' else 'on' end,
    md5(concat(nullif(t.tgenabled, 'D'), pg_get_triggerdef(t.oid))))
  from pg_catalog.pg_trigger t join pg_catalog.pg_proc f on f.oid = t.tgfoid
  where not t.tgisinternal
    and (exists (select from own o where o.oid = t.tgrelid)
      or exists (select from spaces s where s.oid = f.pronamespace))
  union all
  select format('constraint %s %s: %s', o.name, c.conname,
    md5(concat(c.convalidated, pg_get_constraintdef(c.oid))))
  from pg_catalog.pg_constraint c join own o on o.oid = c.conrelid where c.contype <> 'n'
  union all
  select format('index %s %s: %s', t.name, o.relname, md5(concat(i.indisvalid, pg_get_indexdef(o.oid))))
  from pg_catalog.pg_index i join own o on o.oid = i.indexrelid join own t on t.oid = i.indrelid
  where not exists (select from pg_catalog.pg_constraint c where c.conindid = o.oid)
  union all
  select format('rule %s %s: %s', o.name, r.rulename, md5(concat(r.ev_enabled, pg_get_ruledef(r.oid))))
  from pg_catalog.pg_rewrite r join own o on o.oid = r.ev_class where r.rulename <> '_RETURN'
  union all
  select format('publication %s %s: %s', p.pubname,
    case p.schemaname when 'public' then '' else 'private.' end || p.tablename,
    md5(concat((select string_agg(a, ' ' order by a) from unnest(p.attnames) a), p.rowfilter)))
  from pg_catalog.pg_publication_tables p where p.schemaname in ('public', 'private')
  union all
  select format('bucket %s: %s, %s bytes, %s', b.id,
    case when b.public then 'public' else 'private' end, coalesce(b.file_size_limit::text, 'any number of'),
    coalesce(array_to_string(b.allowed_mime_types, ' '), 'every type of file'))
  from storage.buckets b where b.id = 'hotel_images'
  union all
  select format('other %s: %s %s', i.identity, i.type, md5(concat(
    (select string_agg(e.enumlabel, ' ' order by e.enumsortorder)
      from pg_catalog.pg_enum e where e.enumtypid = d.objid),
    (select string_agg(pg_get_constraintdef(c.oid), ' ' order by c.conname)
      from pg_catalog.pg_constraint c where c.contypid = d.objid),
    (select to_jsonb(q) - 'seqrelid' from pg_catalog.pg_sequence q where q.seqrelid = d.objid))))
  from pg_catalog.pg_depend d join spaces s on s.oid = d.refobjid,
    pg_identify_object(d.classid, d.objid, 0) i
  where d.refclassid = 'pg_catalog.pg_namespace'::regclass and d.deptype = 'n'
    and d.classid not in ('pg_catalog.pg_proc'::regclass, 'pg_catalog.pg_default_acl'::regclass)
    and not exists (select from own o where o.oid = d.objid and o.relkind <> 'S')
    and not exists (select from foreign_parts f where f.objid = d.objid);
  -- Rows that `npm run migration` makes from code, as the comment of their table says.
  for coded in
    select c.oid from pg_catalog.pg_class c
    where obj_description(c.oid, 'pg_class') = 'Its rows follow from code.'
      and c.relnamespace = 'private'::regnamespace
  loop
    select string_agg(format('t.%I', a.attname), $dot$ || '.' || $dot$ order by a.attnum) into key
    from pg_catalog.pg_index i
      join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = coded and i.indisprimary;
    return query execute format(
      $rows$ select format('row %s %%s: %%s', %s, md5(to_jsonb(t)::text)) from %s t $rows$,
      coded, key, coded);
  end loop;
end
$$;

-- Everybody may compare version and digest; only administrators see the lines. Slow, so strangers
-- are answered one at a time.
create function private.surface() returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  lines text[];
begin
  if not private.has_role('admin') and not pg_try_advisory_xact_lock(hashtextextended('surface', 0)) then
    raise sqlstate 'PT429' using message = 'somebody else is asking this';
  end if;
  lines := array(select line from private.surface_lines() line order by line collate "C");
  return json_build_object(
    'migration', private.last_migration(),
    'digest', encode(sha256(convert_to(array_to_string(lines, E'\n'), 'UTF8')), 'hex'),
    'lines', case when private.has_role('admin') then lines end);
end
$$;

create function public.surface() returns json
language sql volatile security invoker set search_path = ''
as $$ select private.surface() $$;
