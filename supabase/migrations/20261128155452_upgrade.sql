-- What changed in supabase/schemas, and in rows that follow from code, written by `npm run migration`.

set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.put_back(tables json, kept json)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

-- Rows move here, by statements that are written by hand. Triggers rest meanwhile. For each table:
-- alter table public.TABLE disable trigger user;
-- update public.TABLE set COLUMN = VALUE;
-- alter table public.TABLE enable trigger user;
