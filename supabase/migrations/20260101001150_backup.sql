-- Backup: all that staff and guests have written, read as it stands at one moment, and put back.
--
-- After every table. For the server's own key alone (scripts/backup); accounts are not part of it,
-- because their passwords cannot leave the project they are of.

-- The tables of a backup, each after those that it refers to.
create function private.backed_up() returns text[]
language sql immutable set search_path = ''
as $$
  select array['hotel_config', 'rooms', 'testimonials', 'hotel_images', 'translations',
    'reservations', 'reservation_events', 'stay_changes', 'messages', 'subscribers', 'outbox',
    'outbox_settings', 'letter_texts', 'closings', 'invoice_settings', 'invoices']
$$;

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

-- One statement for all tables, so that they are seen at the same moment. Each by its first column,
-- which is its primary key.
create function private.read_backup() returns json
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
  into wanted from unnest(private.backed_up()) name;
  execute format($query$
    select json_build_object(
      'migration', private.last_migration(),
      'tables', json_build_object(%s),
      'pictures', (
        select coalesce(json_agg(json_build_object(
          'path', o.name, 'type', o.metadata ->> 'mimetype',
          'cacheControl', o.metadata ->> 'cacheControl') order by o.name collate "C"), '[]')
        from storage.objects o where o.bucket_id = 'hotel_images'))
    $query$, wanted) into answer;
  return answer;
end
$$;

-- Puts rows back exactly as they were: times, prices and states included. The triggers of the tables
-- would set those anew, so they rest meanwhile; the lock that this takes keeps all other writers
-- away until the end. Constraints hold as ever. What the triggers keep beside the rows (nights that
-- are held, figures) is made anew from them.
create function private.put_back(tables json) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
  fields text;
begin
  foreach name in array private.backed_up() loop
    execute format('alter table public.%I disable trigger user', name);
  end loop;
  for name in
    select n from unnest(private.backed_up()) with ordinality as o (n, place) order by place desc
  loop
    execute format('delete from public.%I where true', name);
  end loop;
  foreach name in array private.backed_up() loop
    -- A column that came after the backup gets its default.
    select string_agg(format('%I', a.attname), ', ' order by a.attnum) into fields
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', name)::regclass and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
      and a.attname in (select json_object_keys(tables -> name -> 0));
    if fields is not null then
      execute format('insert into public.%1$I (%2$s)
        select %2$s from json_populate_recordset(null::public.%1$I, $1)', name, fields)
        using tables -> name;
    end if;
  end loop;
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
  -- A series goes on behind the last number that was given.
  delete from private.invoice_series where true;
  insert into private.invoice_series (prefix, last)
  select i.prefix, max(i.number) from public.invoices i group by i.prefix;
  update public.inbox_counts c set (total, open, guests) = (
    select count(*), count(*) filter (where status in ('new', 'unread')), coalesce(sum(guests), 0)
    from (
      select 'reservations' as entity, status, guests from public.reservations
      union all select 'messages', status, 0 from public.messages
      union all select 'subscribers', '', 0 from public.subscribers) as kept
    where kept.entity = c.entity)
  where c.entity <> 'arrivals';
  foreach name in array private.backed_up() loop
    execute format('alter table public.%I enable trigger user', name);
  end loop;
end
$$;

-- All of a backup's rows, or none. `try` does everything and takes it back, so that whatever
-- the database would refuse is known before anything is written.
-- Answers paths of pictures that the bucket has and the backup has not.
create function private.restore_backup(backup json, overwrite boolean, try boolean)
returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
  is_used boolean;
begin
  foreach name in array private.backed_up() loop
    if coalesce(json_typeof(backup -> 'tables' -> name), '') <> 'array' then
      raise sqlstate 'PT422' using message = format('the backup has no table %s', name);
    end if;
    execute format('select exists (select from public.%I)', name) into is_used;
    -- Its one row is there from the start.
    if is_used and name <> 'invoice_settings' and not overwrite then
      raise sqlstate 'PT409' using message = format('there are rows in %s already', name);
    end if;
  end loop;
  if backup ->> 'migration' > private.last_migration() then
    raise sqlstate 'PT412' using message = format(
      'the backup needs migration %s, and the newest here is %s',
      backup ->> 'migration', private.last_migration());
  end if;
  begin
    perform private.put_back(backup -> 'tables');
    if try then
      raise sqlstate 'HT000';
    end if;
  exception when sqlstate 'HT000' then
    return '[]';
  end;
  -- A sequence is not taken back with the rest, so it comes last.
  perform setval(pg_get_serial_sequence('public.reservation_events', 'id'), e.last)
  from (select max(id) as last from public.reservation_events) e where e.last is not null;
  return (
    select coalesce(json_agg(o.name order by o.name collate "C"), '[]') from storage.objects o
    where o.bucket_id = 'hotel_images' and not exists (
      select from json_array_elements(backup -> 'pictures') p where p ->> 'path' = o.name));
end
$$;

-- Both may take longer than REST lets other requests take.
create function public.read_backup() returns json
language sql stable security invoker set search_path = '' set statement_timeout = '10min'
as $$ select private.read_backup() $$;

create function public.restore_backup(
  backup json, overwrite boolean default false, try boolean default false) returns json
language sql volatile security invoker set search_path = '' set statement_timeout = '10min'
as $$ select private.restore_backup(backup, overwrite, try) $$;
