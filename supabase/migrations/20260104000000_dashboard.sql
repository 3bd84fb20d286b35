-- What the dashboard shows of what visitors have sent, in one request (decision 8): counts, and
-- the newest few. The index on created_at gives the newest without a scan.
create function public.dashboard_figures() returns json
language plpgsql stable security invoker set search_path = ''
as $$
begin
  -- Row security would count no rows for anyone else, and a 0 is a figure too.
  if not (select private.is_admin()) then
    raise sqlstate 'PT403' using message = 'the figures are for administrators';
  end if;
  return json_build_object(
    'reservations', (select count(*) from public.reservations),
    'guests', (select coalesce(sum(guests), 0) from public.reservations),
    'messages', (select count(*) from public.messages),
    'latestReservations', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'email', email, 'roomName', room_name, 'checkIn', check_in,
        'total', total, 'status', status
      ) order by created_at desc, id desc), '[]')
      from (select * from public.reservations order by created_at desc, id desc limit 5) as newest),
    'latestMessages', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'name', name, 'subject', subject
      ) order by created_at desc, id desc), '[]')
      from (select * from public.messages order by created_at desc, id desc limit 5) as newest)
  );
end
$$;
revoke all on function public.dashboard_figures() from public, anon, authenticated;
grant execute on function public.dashboard_figures() to authenticated, service_role;
