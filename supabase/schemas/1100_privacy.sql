-- Privacy: how long guests' data are stored, and erasing them. The stay itself remains in the
-- books, as a room, nights and a price.

create function private.erase_reservations(ids uuid[]) returns int
language plpgsql security invoker set search_path = ''
as $$
declare
  erased int;
begin
  update public.reservation_events e
  set changes = e.changes - array['email', 'guest_name', 'phone', 'notes', 'price_reason', 'rule_reason']
  where e.reservation_id = any (ids);
  delete from public.stay_changes c where c.reservation_id = any (ids);
  -- Invoices keep their number, stay and sums, but not the guest's name.
  update public.invoices i set facts = jsonb_set(i.facts, '{guest}', '""')
  where i.reservation_id = any (ids);
  delete from public.outbox o where o.reservation_id = any (ids);
  delete from public.untold_stays u where u.reservation_id = any (ids);
  -- Text of a booking site about the guest; `private.take_reading` does not restore it.
  update public.listing_events e set summary = ''
  where e.reservation_id = any (ids) or exists (
    select from public.reservations r
    where r.id = any (ids) and strpos(lower(e.summary), lower(r.guest_name)) > 0);
  update public.reservations r
  set email = null, guest_name = null, phone = null, message = '', notes = '', language = default,
    price_reason = null, rule_reason = null,
    erased_at = now(),
    guest_key = null, replaced_keys = '{}', asks_change = false, before_leaving = null,
    status = case r.status when 'new' then 'cancelled' else r.status end
  where r.id = any (ids);
  get diagnostics erased = row_count;
  return erased;
end
$$;

create function private.erase_guest(address text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  guest text := private.normal_email(address);
  subscribers int;
  messages int;
  letters int;
  reservations int;
begin
  perform private.require_role('admin'), private.lock_nights(), private.lock_bell();
  delete from public.subscribers s where s.email = guest;
  get diagnostics subscribers = row_count;
  delete from public.messages m where m.email = guest;
  get diagnostics messages = row_count;
  delete from public.outbox o where o.recipient = guest
    or o.reservation_id in (select r.id from public.reservations r where r.email = guest);
  get diagnostics letters = row_count;
  reservations := private.erase_reservations(
    array(select r.id from public.reservations r where r.email = guest));
  return json_build_object('reservations', reservations, 'messages', messages,
    'subscribers', subscribers, 'letters', letters);
end
$$;

-- Months after which guests' data are deleted; two years by default. The privacy page shows it.
create function private.retention_months() returns int
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select (value ->> 'retentionMonths')::int from public.hotel_config where key = 'privacy'), 24)
$$;

create function private.purge_expired() returns json
language plpgsql security definer set search_path = ''
as $$
declare
  before timestamptz := now() - make_interval(months => private.retention_months());
  messages int;
  letters int;
  reservations int;
begin
  perform private.require_role('admin'), private.lock_nights(), private.lock_bell();
  delete from public.messages m where m.created_at < before;
  get diagnostics messages = row_count;
  delete from public.outbox o where o.created_at < before;
  get diagnostics letters = row_count;
  delete from public.listing_events e
  where e.reservation_id is null and e.to_date < (before at time zone 'Asia/Phnom_Penh')::date;
  reservations := private.erase_reservations(array(
    select r.id from public.reservations r
    where r.erased_at is null and r.created_at < before
      and coalesce(r.check_out, (r.created_at at time zone 'Asia/Phnom_Penh')::date)
        < (before at time zone 'Asia/Phnom_Penh')::date));
  -- Deletes the history of things that were deleted a year ago.
  delete from public.content_versions v using public.content_versions d
  where d.act = 'deleted' and d.at < now() - interval '1 year'
    and v.entity = d.entity and v.key = d.key
    and not exists (
      select from public.content_versions n
      where n.entity = d.entity and n.key = d.key and (n.at, n.id) > (d.at, d.id));
  perform private.forget_senders();
  return json_build_object('reservations', reservations, 'messages', messages, 'letters', letters);
end
$$;

create function public.erase_guest(email text) returns json
language sql volatile security invoker set search_path = ''
as $$ select private.erase_guest(email) $$;

create function public.purge_expired() returns json
language sql volatile security invoker set search_path = ''
as $$ select private.purge_expired() $$;
