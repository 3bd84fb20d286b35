-- What changed in supabase/schemas, and in rows that follow from code, written by `npm run migration`.

set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.quote_change(key text, arrival date, for_nights integer, for_guests integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stay public.reservations := private.stay_of(key);
  after public.reservations := stay;
begin
  if stay.id is null then
    return private.no_stay(key);
  elsif nullif(for_nights, stay.nights) not between 1 and 10 then
    raise sqlstate 'PT422' using message = 'nights-out-of-range';
  elsif nullif(for_guests, stay.guests) not between 1 and 10 then
    raise sqlstate 'PT422' using message = 'too-many-guests';
  end if;
  perform private.check_day(arrival) where arrival is not null;
  after.check_in := coalesce(arrival, stay.check_in);
  after.nights := coalesce(for_nights, stay.nights);
  after.guests := coalesce(for_guests, stay.guests);
  after := private.stay_after(stay, after, null);
  return jsonb_build_object('total', after.total);
end
$function$;

CREATE OR REPLACE FUNCTION public.quote_change(key text, arrival date DEFAULT NULL::date, for_nights integer DEFAULT NULL::integer, for_guests integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.quote_change(key, arrival, for_nights, for_guests) $function$;

REVOKE ALL ON FUNCTION "private"."quote_change"(text, date, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."quote_change"(text, date, integer, integer) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."quote_change"(text, date, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."quote_change"(text, date, integer, integer) TO "anon", "authenticated", "postgres", "service_role";

-- Rows move here, by statements that are written by hand. Triggers rest meanwhile. For each table:
-- alter table public.TABLE disable trigger user;
-- update public.TABLE set COLUMN = VALUE;
-- alter table public.TABLE enable trigger user;
