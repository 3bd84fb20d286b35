-- What changed in supabase/schemas, and in rows that follow from code, written by `npm run migration`.

set local check_function_bodies = off;

DROP POLICY "staff read letters" ON "public"."outbox";

DROP POLICY "staff read subscribers" ON "public"."subscribers";

CREATE OR REPLACE FUNCTION private.grant_stays()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  execute 'revoke select on public.reservations from anon, authenticated';
  execute (
    select format('grant select (%s) on public.reservations to authenticated',
      string_agg(quote_ident(a.attname), ', ' order by a.attnum))
    from pg_attribute a
    where a.attrelid = 'public.reservations'::regclass and a.attnum > 0 and not a.attisdropped
      and a.attname <> all (array['guest_key', 'replaced_keys']));
end
$function$;

CREATE OR REPLACE FUNCTION private.guest_key(of_stay uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('desk');
  return (select r.guest_key from public.reservations r where r.id = of_stay);
end
$function$;

CREATE OR REPLACE FUNCTION private.rooms_of(booking uuid, ids uuid[])
 RETURNS SETOF public.reservations
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('desk');
  return query select w.* from public.reservations r cross join lateral private.without_keys(r) w
    where r.booking_id = booking or r.id = any (ids) order by r.booking_place;
end
$function$;

CREATE OR REPLACE FUNCTION private.without_keys(stay public.reservations)
 RETURNS public.reservations
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select jsonb_populate_record(stay, '{"guest_key": null, "replaced_keys": null}') $function$;

CREATE OR REPLACE FUNCTION public.add_booking(booking uuid, room_ids text[], room_guests integer[], arrival date, for_nights integer, guest_name text DEFAULT NULL::text, email text DEFAULT NULL::text, phone text DEFAULT NULL::text, notes text DEFAULT ''::text, source text DEFAULT 'phone'::text, as_status text DEFAULT 'confirmed'::text, language text DEFAULT 'en'::text, rule_reason text DEFAULT NULL::text, room_children jsonb DEFAULT NULL::jsonb)
 RETURNS SETOF public.reservations
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.add_booking(booking, room_ids, room_guests, arrival, for_nights,
    add_booking.guest_name, add_booking.email, add_booking.phone, add_booking.notes,
    add_booking.source, as_status, add_booking.language, add_booking.rule_reason, room_children);
  return query select * from private.rooms_of(booking, '{}');
end
$function$;

CREATE OR REPLACE FUNCTION public.dashboard_figures()
 RETURNS json
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('desk', 'reader');
  return (
    select json_build_object(
      'reservations', r.total, 'guests', r.guests, 'newReservations', r.open,
      -- These rows are counted here instead of by triggers, because they are few and indexed.
      'changesAsked', (select count(*) from public.reservations a where a.asks_change),
      'cancelledUnseen', (
        select count(*) from public.reservations c where c.cancelled_unseen),
      'migration', private.last_migration(),
      'messages', m.total, 'unreadMessages', m.open, 'subscribers', s.total,
      'arrivals', (select a.total from public.inbox_counts a where a.entity = 'arrivals'),
      'latestReservations', (
        select coalesce(json_agg(json_build_object(
          'id', l.id, 'email', coalesce(l.guest_name, l.email, ''), 'roomName', l.room_name,
          'checkIn', l.check_in, 'total', l.total, 'status', l.status)), '[]')
        from (
          select id, guest_name, email, room_name, check_in, total, status
          from public.reservations order by created_at desc, id desc limit 5) as l),
      'latestMessages', (
        select coalesce(json_agg(json_build_object(
          'id', l.id, 'name', l.name, 'subject', l.subject)), '[]')
        from (select * from public.messages where status <> 'spam' order by created_at desc, id desc limit 5) as l))
    from public.inbox_counts r, public.inbox_counts m, public.inbox_counts s
    where r.entity = 'reservations' and m.entity = 'messages' and s.entity = 'subscribers');
end
$function$;

CREATE OR REPLACE FUNCTION public.find_reservations(query text, of_status text DEFAULT NULL::text, of_room text DEFAULT NULL::text, from_date date DEFAULT NULL::date, to_date date DEFAULT NULL::date, before_at timestamp with time zone DEFAULT NULL::timestamp with time zone, before_id uuid DEFAULT NULL::uuid, how_many integer DEFAULT 50)
 RETURNS SETOF public.reservations
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select w.* from private.find_reservations(
    query, of_status, of_room, from_date, to_date, before_at, before_id, how_many) r
  cross join lateral private.without_keys(r) w
$function$;

CREATE OR REPLACE FUNCTION public.guest_key(of_stay uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select private.guest_key(of_stay) $function$;

CREATE OR REPLACE FUNCTION public.other_stays(of_stay uuid)
 RETURNS SETOF public.reservations
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select w.* from private.other_stays(of_stay) r cross join lateral private.without_keys(r) w
$function$;

CREATE OR REPLACE FUNCTION public.step_rooms(ids uuid[], seen timestamp with time zone[], to_status text)
 RETURNS SETOF public.reservations
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.step_rooms(ids, seen, to_status);
  return query select * from private.rooms_of(null, ids);
end
$function$;

CREATE POLICY "receptionists read letters" ON "public"."outbox" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role));

CREATE POLICY "receptionists read subscribers" ON "public"."subscribers" FOR SELECT TO "authenticated" USING (( SELECT private.has_role(VARIADIC ARRAY['desk'::text]) AS has_role));

REVOKE ALL ON FUNCTION "private"."grant_stays"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."grant_stays"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."guest_key"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."guest_key"(uuid) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."rooms_of"(uuid, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."rooms_of"(uuid, uuid[]) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."without_keys"(public.reservations) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."without_keys"(public.reservations) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."guest_key"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."guest_key"(uuid) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON TABLE "public"."reservations" FROM "authenticated";

GRANT INSERT, UPDATE ON TABLE "public"."reservations" TO "authenticated";

-- Grants of columns, which the comparison of databases writes before the table's, so that they would
-- not last.
SELECT private.grant_stays();

-- Hosted projects grant every new function of schema public to visitors and accounts.
revoke all on function public.guest_key(uuid) from anon;
