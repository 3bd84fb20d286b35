-- What changed in supabase/schemas, and in rows that follow from code, written by `npm run migration`.

set local check_function_bodies = off;

CREATE TABLE "private"."account_rules" ("only_row" boolean NOT NULL DEFAULT true, "needs_second_factor" boolean NOT NULL, CONSTRAINT "account_rules_only_row_check" CHECK (only_row), CONSTRAINT "account_rules_pkey" PRIMARY KEY (only_row));

CREATE TABLE "private"."recovery_codes" ("user_id" uuid NOT NULL, "factor_id" uuid NOT NULL, "hash" text NOT NULL, CONSTRAINT "recovery_codes_pkey" PRIMARY KEY (user_id, hash));

CREATE OR REPLACE FUNCTION private.end_session(id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account uuid := private.require_account();
begin
  delete from auth.sessions s where s.id = end_session.id and s.user_id = account;
end
$function$;

CREATE OR REPLACE FUNCTION private.factor_of(account uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if to_regclass('auth.mfa_factors') is null then
    return null;
  end if;
  return (select f.id from auth.mfa_factors f
    where f.user_id = account and f.status = 'verified' order by f.created_at limit 1);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_second_factor_used()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.factor_of(auth.uid()) is null then
    return not exists (select from private.account_rules r where r.needs_second_factor);
  end if;
  return coalesce(auth.jwt() ->> 'aal', '') = 'aal2';
end
$function$;

CREATE OR REPLACE FUNCTION private.my_second_factor()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account uuid := private.require_account(false);
begin
  return jsonb_build_object(
    'isRequired', exists (select from private.account_rules r where r.needs_second_factor),
    'codes', (select count(*) from private.recovery_codes c
      where c.user_id = account and c.factor_id = private.factor_of(account)));
end
$function$;

CREATE OR REPLACE FUNCTION private.my_sessions()
 RETURNS TABLE(id uuid, user_agent text, since timestamp with time zone, last_seen timestamp with time zone, is_current boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.id, left(s.user_agent, 500), s.created_at,
    coalesce(s.refreshed_at at time zone 'UTC', s.created_at),
    s.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions s
  where s.user_id = private.require_account() and (s.not_after is null or s.not_after > now())
  order by 5 desc, 4 desc, 1
  limit 100
$function$;

CREATE OR REPLACE FUNCTION private.new_recovery_codes()
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account uuid := private.require_account();
  factor uuid := private.factor_of(account);
  salt text := extensions.gen_salt('bf', 6);
  codes text[] := array(select private.recovery_code() from generate_series(1, 10));
begin
  if factor is null then
    raise sqlstate 'PT409' using message = 'this account has no second factor';
  end if;
  delete from private.recovery_codes c where c.user_id = account;
  insert into private.recovery_codes (user_id, factor_id, hash)
  select account, factor, extensions.crypt(code, salt) from unnest(codes) code;
  return array(select left(code, 5) || '-' || right(code, 5) from unnest(codes) code);
end
$function$;

CREATE OR REPLACE FUNCTION private.recovery_code()
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select string_agg(
    substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + get_byte(r.bytes, n) % 32, 1), '' order by n)
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))) as r (bytes),
    generate_series(0, 9) n
$function$;

CREATE OR REPLACE FUNCTION private.remove_second_factor(account uuid, kept uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if to_regclass('auth.mfa_factors') is not null then
    delete from auth.mfa_factors f where f.user_id = account;
  end if;
  delete from private.recovery_codes c where c.user_id = account;
  delete from auth.sessions s where s.user_id = account and s.id is distinct from kept;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_account(with_factor boolean DEFAULT true)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_session_open() or (
    with_factor and private.factor_of(auth.uid()) is not null
    and coalesce(auth.jwt() ->> 'aal', '') <> 'aal2')
  then
    raise sqlstate 'PT403' using message = 'sign in again';
  end if;
  return auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.require_second_factor(required boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('admin');
  if required and private.factor_of(auth.uid()) is null then
    raise sqlstate 'PT409' using message = 'set up your own second factor first';
  end if;
  insert into private.account_rules (needs_second_factor) values (required)
  on conflict (only_row) do update set needs_second_factor = excluded.needs_second_factor;
end
$function$;

CREATE OR REPLACE FUNCTION private.reset_second_factor(account uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('admin');
  if account = auth.uid() then
    raise sqlstate 'PT409' using message = 'remove your own second factor with a code';
  end if;
  perform private.remove_second_factor(account, null);
end
$function$;

CREATE OR REPLACE FUNCTION private.set_my_name(name text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account uuid := private.require_account();
  wanted text := btrim(normalize(name, NFC));
begin
  if not private.has_text(wanted) or not private.is_name(wanted) or char_length(wanted) > 80 then
    raise check_violation using message = 'this is no name';
  end if;
  update public.profiles p set username = wanted where p.id = account;
  if not found then
    raise sqlstate 'PT403' using message = 'this account has no profile';
  end if;
  return wanted;
end
$function$;

CREATE OR REPLACE FUNCTION private.team()
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('admin');
  return json_build_object(
    'people', (
      select json_agg(json_build_object(
        'id', u.id, 'email', u.email, 'name', coalesce(p.username, ''), 'role', p.role,
        'hasFactor', private.factor_of(u.id) is not null,
        'seenAt', greatest(u.last_sign_in_at, (
          select max(s.updated_at) from auth.sessions s where s.user_id = u.id)))
        order by lower(coalesce(p.username, u.email)), u.id)
      from auth.users u left join public.profiles p on p.id = u.id),
    'invitations', (
      select coalesce(json_agg(json_build_object(
        'id', i.id, 'email', i.email, 'role', i.role, 'by', i.invited_by,
        'createdAt', i.created_at,
        'endsAt', (
          select private.link_ends(max(l.made_at)) from private.invitation_links l
          where l.invitation_id = i.id),
        'status', o.status, 'errorCode', o.error_code) order by i.created_at, i.id), '[]')
      from private.invitations i left join lateral (
        select w.status, w.error_code from public.outbox w
        where w.kind = 'invitation' and w.recipient = i.email
          and w.facts ->> 'invitation' = i.id::text
        order by w.created_at desc limit 1) o on true
      where i.used_at is null));
end
$function$;

CREATE OR REPLACE FUNCTION private.use_recovery_code(code text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account uuid := private.require_account(false);
  factor uuid := private.factor_of(account);
  wanted text := translate(
    lower(regexp_replace(private.plain_text(left(code, 100)), '[^[:alnum:]]', '', 'g')), 'ilo', '110');
  tries int;
begin
  perform pg_advisory_xact_lock(hashtextextended('recovery of ' || account, 0));
  select count(*) into tries from private.recent_senders s
  where s.kind = 'recovery' and s.sender = uuid_send(account)
    and s.at > now() - interval '10 minutes';
  if tries >= 10 then
    return 'wait';
  end if;
  delete from private.recovery_codes c
  where c.user_id = account and c.factor_id = factor and c.hash = extensions.crypt(wanted,
    (select any_code.hash from private.recovery_codes any_code
     where any_code.user_id = account limit 1));
  if not found then
    insert into private.recent_senders (kind, sender) values ('recovery', uuid_send(account));
    perform private.forget_senders();
    return 'wrong';
  end if;
  perform private.remove_second_factor(account, (auth.jwt() ->> 'session_id')::uuid);
  return 'used';
end
$function$;

CREATE OR REPLACE FUNCTION public.end_session(id uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.end_session(id) $function$;

CREATE OR REPLACE FUNCTION public.my_second_factor()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select private.my_second_factor() $function$;

CREATE OR REPLACE FUNCTION public.my_sessions()
 RETURNS TABLE(id uuid, user_agent text, since timestamp with time zone, last_seen timestamp with time zone, is_current boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select * from private.my_sessions() $function$;

CREATE OR REPLACE FUNCTION public.new_recovery_codes()
 RETURNS text[]
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.new_recovery_codes() $function$;

CREATE OR REPLACE FUNCTION public.require_second_factor(required boolean)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.require_second_factor(required) $function$;

CREATE OR REPLACE FUNCTION public.reset_second_factor(account uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.reset_second_factor(account) $function$;

CREATE OR REPLACE FUNCTION public.set_my_name(name text)
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.set_my_name(name) $function$;

CREATE OR REPLACE FUNCTION public.use_recovery_code(code text)
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.use_recovery_code(code) $function$;

ALTER TABLE "private"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

REVOKE ALL ON FUNCTION "private"."end_session"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."end_session"(uuid) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."factor_of"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."factor_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_second_factor"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_second_factor"() TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."my_sessions"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_sessions"() TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."new_recovery_codes"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."new_recovery_codes"() TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."recovery_code"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."recovery_code"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_second_factor"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_second_factor"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_account"(boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."require_account"(boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_second_factor"(boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."require_second_factor"(boolean) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."reset_second_factor"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reset_second_factor"(uuid) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."set_my_name"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_my_name"(text) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."use_recovery_code"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."use_recovery_code"(text) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."end_session"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."end_session"(uuid) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."my_second_factor"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."my_second_factor"() TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."my_sessions"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."my_sessions"() TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."new_recovery_codes"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."new_recovery_codes"() TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."require_second_factor"(boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."require_second_factor"(boolean) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."reset_second_factor"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."reset_second_factor"(uuid) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."set_my_name"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_my_name"(text) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."use_recovery_code"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."use_recovery_code"(text) TO "authenticated", "postgres", "service_role";

GRANT DELETE, INSERT, MAINTAIN, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "private"."account_rules" TO "postgres";

GRANT DELETE, INSERT, MAINTAIN, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "private"."recovery_codes" TO "postgres";

-- Hosted projects grant every new function of schema public to visitors.
revoke all on function
  public.my_sessions(), public.end_session(uuid), public.set_my_name(text),
  public.my_second_factor(), public.new_recovery_codes(), public.use_recovery_code(text),
  public.require_second_factor(boolean), public.reset_second_factor(uuid)
  from anon;
