-- Activity: who did what, in one list of changes of stays, invoices, prices, team and content.

create index reservation_events_at on public.reservation_events (at, id);
-- Partial, so that look-ups of one thing never read it.
create index content_versions_at on public.content_versions (at, id) where act <> 'found';

-- Changes before a cursor, newest first. `who` searches people, guests, rooms and the names of
-- things; `of_kind` is `stay`, `price`, `team`, `content` or '' for all. Erased guests have no name
-- here.
create function private.find_activity(
  who text, of_kind text, before_at timestamptz, before_id text, how_many int)
returns table (
  id text, created_at timestamptz, by_name text, entity text, key text, name text, act text,
  changes jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted text := lower(btrim(coalesce(who, '')));
  most int := least(greatest(how_many, 1), 1000);
  until timestamptz := coalesce(before_at, 'infinity');
begin
  perform private.require_role('admin');
  return query
  select * from (
    (select 's' || lpad(e.id::text, 12, '0') as id, e.at as created_at, e.actor_name, 'reservations',
      e.reservation_id::text, coalesce(r.guest_name, r.room_name), 'saved', e.changes
    from public.reservation_events e join public.reservations r on r.id = e.reservation_id
    where of_kind in ('', 'stay') and e.at <= until
      and (before_at is null or (e.at, 's' || lpad(e.id::text, 12, '0')) < (until, before_id))
      and (wanted = '' or strpos(
        lower(concat_ws(' ', e.actor_name, r.guest_name, r.email, r.room_name)), wanted) > 0)
    order by e.at desc, e.id desc limit most)
    union all
    (select 'i' || i.id, i.issued_at, i.issued_by, 'invoices', r.id::text,
      concat_ws(' ', i.prefix || to_char(i.number, 'FM99990000'), r.guest_name), i.kind, null
    from public.invoices i join public.reservations r on r.id = i.reservation_id
    where of_kind in ('', 'stay') and i.issued_at <= until
      and (before_at is null or (i.issued_at, 'i' || i.id) < (until, before_id))
      and (wanted = '' or strpos(lower(concat_ws(' ', i.issued_by, i.prefix || to_char(i.number, 'FM99990000'),
        r.guest_name, r.email, r.room_name)), wanted) > 0)
    order by i.issued_at desc, 'i' || i.id desc limit most)
    union all
    (select 'c' || lpad(v.id::text, 12, '0'), v.at, v.by_name, v.entity, v.key, t.name, v.act, null
    from public.content_versions v
    cross join lateral (select coalesce(v.value ->> 'name', v.value ->> 'title', v.value ->> 'author',
      v.value ->> 'code', v.value ->> 'subject', v.value ->> 'source', v.value ->> 'username',
      v.value ->> 'email', '') as name) t
    where v.act <> 'found' and v.at <= until
      and (of_kind = '' or of_kind = case
        when v.entity in ('price_periods', 'stay_discounts', 'extras', 'child_bands', 'charges',
          'promo_codes') then 'price'
        when private.is_content(v.entity) then 'content' else 'team' end)
      and (before_at is null or (v.at, 'c' || lpad(v.id::text, 12, '0')) < (until, before_id))
      and (wanted = '' or strpos(lower(concat_ws(' ', v.by_name, v.key, t.name)), wanted) > 0)
    order by v.at desc, v.id desc limit most)) as a
  order by a.created_at desc, a.id desc limit most;
end
$$;

create function public.find_activity(
  who text default '', of_kind text default '', before_at timestamptz default null,
  before_id text default null, how_many int default 50)
returns table (
  id text, created_at timestamptz, by_name text, entity text, key text, name text, act text,
  changes jsonb)
language sql stable security invoker set search_path = ''
as $$ select * from private.find_activity(who, of_kind, before_at, before_id, how_many) $$;
