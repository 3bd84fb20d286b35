-- What changed in supabase/schemas, and in rows that follow from code, written by `npm run migration`.
-- Statements that move data are added here by hand.

set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.limit_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  rows int;
begin
  execute format('select count(*) from public.%I where %s', tg_table_name, coalesce(tg_argv[1], 'true'))
  into rows;
  if rows > tg_argv[0]::int then
    raise sqlstate 'PT413' using message = 'too-many-rows',
      detail = jsonb_build_object('most', tg_argv[0]::int);
  end if;
  return null;
end
$function$;

CREATE TRIGGER limit_rows AFTER INSERT ON public.charges FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('20');

CREATE TRIGGER limit_rows AFTER INSERT ON public.extras FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('50');

CREATE TRIGGER limit_rows AFTER INSERT ON public.hotel_images FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('5000');

CREATE TRIGGER limit_rows AFTER INSERT ON public.price_periods FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('4000', 'to_night > private.hotel_today()');

CREATE TRIGGER limit_rows AFTER INSERT ON public.promo_codes FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('2000');

CREATE TRIGGER limit_rows AFTER INSERT ON public.rooms FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('500');

CREATE TRIGGER limit_rows AFTER INSERT ON public.stay_discounts FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('500');

CREATE TRIGGER limit_rows AFTER INSERT ON public.testimonials FOR EACH STATEMENT EXECUTE FUNCTION private.limit_rows('500');

REVOKE ALL ON FUNCTION "private"."limit_rows"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."limit_rows"() TO "postgres";
