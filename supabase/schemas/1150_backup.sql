-- Backup: reads everything that staff and guests have written, and restores it. For the server's
-- key only (scripts/backup). Without accounts, because passwords cannot leave their project.

-- Tables of the site that a backup contains, each after those that it refers to.
create function private.site_tables() returns text[]
language sql immutable set search_path = ''
as $$
  select array['hotel_config', 'rooms', 'testimonials', 'hotel_images', 'pages', 'translations',
    'price_periods', 'stay_discounts', 'extras', 'child_bands', 'charges', 'promo_codes',
    'outbox_settings', 'letter_texts', 'invoice_settings', 'content_versions']
$$;

-- Tables of guests and the desk, which a backup of the site alone omits.
create function private.guests_tables() returns text[]
language sql immutable set search_path = ''
as $$
  select array['reservations', 'reservation_events', 'stay_changes', 'untold_stays', 'messages',
    'subscribers', 'outbox', 'closings', 'invoices', 'listings', 'listing_events']
$$;

create function private.backed_up() returns text[]
language sql immutable set search_path = ''
as $$ select private.site_tables() || private.guests_tables() $$;

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

-- All rows of these tables, sorted by primary key (the first column). One statement, so that all
-- are read at one moment.
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

-- Disables triggers while rows are restored, except `check_…` and `limit_…`, which refuse invalid
-- rows.
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

-- Columns that the backup and the table have in common, without generated ones.
create function private.stored_columns(table_name text, entry json) returns text
language sql stable security definer set search_path = ''
as $$
  select string_agg(format('%I', a.attname), ', ' order by a.attnum)
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', table_name)::regclass and a.attnum > 0
    and not a.attisdropped and a.attgenerated = ''
    and a.attname in (select json_object_keys(entry))
$$;

-- Restores the rows of one table; new columns get their defaults. Returns the rows that do not fit.
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
    -- Each row fits alone, but all together exceed a limit: report that limit.
    if misfits = '{}' then
      misfits := array[format('%s (%s)', table_name, sqlerrm)];
    end if;
  end;
  return misfits;
end
$$;

-- Recomputes data that triggers derive from rows: blocked nights, totals, invoice numbers.
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
  -- Closings get unit numbers above 1000, because stays of the night get the lowest.
  insert into private.held_nights (room_id, night, unit, closing_id)
  select c.room_id, c.from_date + later,
    1000 + row_number() over (partition by c.room_id, c.from_date + later order by c.created_at, c.id),
    c.id
  from public.closings c, generate_series(0, c.to_date - c.from_date - 1) later,
    generate_series(1, c.rooms);
  -- Blocks the nights of listings last, and records what was served to their channels.
  perform private.hold_listing(l.id) from public.listings l order by l.created_at, l.id;
  perform private.remember_given(l.id, b.first_night, b.to_date, b.uid, l.given_at)
  from public.listings l, private.blocks_of(l) b where l.given_at is not null;
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

-- Restores rows exactly, including times, prices and states. `kept` are current rows that replace
-- the backup's. Returns what does not fit.
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
    -- Backups of older versions contain no charges; then the current charges stay.
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
    -- Queued e-mails of the backup were sent since then, or are too late: staff decide about them.
    update public.outbox set status = 'failed', error_code = 'restored' where status = 'queued';
  end if;
  perform private.make_anew();
  perform private.let_triggers_rest(names, false);
  return misfits || array(
    select format('reservations %s (%s, and without a date)', r.id, r.status)
    from public.reservations r where private.is_held(r.status) and r.check_in is null)
    || array(
      select format('reservations %s (an extra or a charge that nobody can enter)', r.id)
      from public.reservations r
      where exists (
        select from jsonb_to_recordset(r.extras) as e (count numeric, price numeric, amount numeric)
        where (e.count between 1 and 99 and e.price between 0 and 10000000 and e.amount >= 0) is not true)
      or exists (
        select from jsonb_to_recordset(r.charges) as c (percent numeric, amount numeric)
        where (c.percent > 0 and c.percent <= 100 and c.amount >= 0) is not true))
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

-- Future nights with more stays than rooms, which happens if staff remove a room.
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

create function private.some_of(things text[]) returns text
language sql immutable set search_path = ''
as $$
  select array_to_string(things[:10], '; ') || case when cardinality(things) > 10
    then format('; and %s more', cardinality(things) - 10) else '' end
$$;

-- Restores all rows of a backup, or none. `try` rolls everything back, to learn what would fail.
-- Tables that an older backup lacks become empty; a backup without guests leaves current guests
-- unchanged. `overbooked` accepts nights with more stays than rooms. Returns `pictures`: objects in
-- the bucket that the backup lacks; `unknown`: parts of the backup that fit nowhere; `bell`: who
-- gets alerts afterwards; `keeps`: true if current guests stayed.
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
  -- Locks out other writers until the end, so that nothing is lost. Some writers lock their table
  -- before nights, others after, so a failed attempt releases all locks and retries.
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
    -- These tables have rows from the start, so their rows do not count as data.
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
    -- Sequences do not roll back, so this comes last.
    perform setval(pg_get_serial_sequence('public.reservation_events', 'id'), e.last)
    from (select max(id) as last from public.reservation_events) e where e.last is not null;
    perform setval(pg_get_serial_sequence('public.content_versions', 'id'), v.last)
    from (select max(id) as last from public.content_versions) v where v.last is not null;
  end if;
  return json_build_object(
    'unknown', unknown, 'bell', bell, 'keeps', kept is not null,
    'pictures', (
      select coalesce(json_agg(o.name order by o.name collate "C"), '[]') from storage.objects o
      where o.bucket_id = 'hotel_images' and not exists (
        select from json_array_elements(backup -> 'pictures') p where p ->> 'path' = o.name)));
end
$$;

-- Reading and restoring may take longer than REST allows other requests.
create function public.read_backup() returns json
language sql stable security invoker set search_path = '' set statement_timeout = '10min'
as $$ select private.read_backup() $$;

create function public.restore_backup(
  backup json, overwrite boolean default false, try boolean default false,
  overbooked boolean default false) returns json
language sql volatile security invoker set search_path = '' set statement_timeout = '10min'
as $$ select private.restore_backup(backup, overwrite, try, overbooked) $$;
