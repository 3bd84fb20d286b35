-- What changed in supabase/schemas, and in rows that follow from code, written by `npm run migration`.

set local check_function_bodies = off;

ALTER TABLE "public"."outbox" DROP CONSTRAINT "outbox_kind_check";

CREATE TABLE "private"."invitation_links" ("hash" text NOT NULL, "invitation_id" uuid NOT NULL, "made_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "invitation_links_hash_check" CHECK ((hash ~ '^[0-9a-f]{64}$'::text)), CONSTRAINT "invitation_links_pkey" PRIMARY KEY (hash));

CREATE TABLE "private"."invitations" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "email" text NOT NULL, "role" text NOT NULL, "language" text NOT NULL, "invited_by" text, "created_at" timestamp with time zone NOT NULL DEFAULT date_trunc('milliseconds'::text, now()), "begun_at" timestamp with time zone, "used_at" timestamp with time zone, CONSTRAINT "invitations_pkey" PRIMARY KEY (id), CONSTRAINT "invitations_email_check" CHECK ((private.is_email(email) AND (email = private.normal_email(email)))), CONSTRAINT "invitations_language_check" CHECK (private.is_language(language)));

CREATE OR REPLACE FUNCTION private.add_invitation_link(letter uuid, link_hash text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.invitation_links (hash, invitation_id)
  select link_hash, i.id from private.invitations i join public.outbox o
    on o.facts ->> 'invitation' = i.id::text
  where o.id = letter and o.kind = 'invitation' and i.used_at is null;
  if not found then
    raise sqlstate 'PT404' using message = 'invitation-gone';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.change_role(person uuid, new_role text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_team();
  perform private.check_role(new_role);
  if not exists (select from auth.users u where u.id = person) then
    raise sqlstate 'PT404' using message = 'person-gone';
  end if;
  if new_role <> 'admin' then
    perform private.keep_administrator(person);
  end if;
  insert into public.profiles (id, role) values (person, new_role)
  on conflict (id) do update set role = excluded.role;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_role(role text)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if private.is_role(role) is not true then
    raise sqlstate 'PT422' using message = 'role-unknown';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.close_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.invitations i using auth.users u
  where u.id = new.id and i.email = private.normal_email(u.email) and i.used_at is null
    and i.id <> new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.outbox o
  where o.kind = 'invitation' and o.status <> 'sent' and o.facts ->> 'invitation' = old.id::text;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.invite(to_address text, as_role text, in_language text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text := private.normal_email(to_address);
  made private.invitations;
begin
  perform private.lock_team();
  perform private.check_role(as_role);
  if private.is_email(address) is not true then
    raise sqlstate 'PT422' using message = 'email-invalid';
  end if;
  if exists (select from auth.users u where private.normal_email(u.email) = address) then
    raise sqlstate 'PT409' using message = 'person-known';
  end if;
  if exists (select from private.invitations i where i.email = address and i.used_at is null) then
    raise sqlstate 'PT409' using message = 'invitation-waits';
  end if;
  delete from private.invitations i where i.used_at < now() - interval '30 days';
  insert into private.invitations (email, role, language, invited_by)
  values (address, as_role, in_language,
    (select p.username from public.profiles p where p.id = auth.uid()))
  returning * into made;
  perform private.send_invitation(made);
  return made.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_role(role text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select role in ('admin', 'desk', 'editor', 'reader') $function$;

CREATE OR REPLACE FUNCTION private.join_team(link_hash text, step text, person_name text)
 RETURNS json
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invited private.invitations;
  state text;
begin
  select i.* into invited from private.invitations i
    join private.invitation_links l on l.invitation_id = i.id
  where l.hash = link_hash for update of i;
  if not found then
    return null;
  end if;
  select case
    when invited.used_at is not null then 'used'
    when private.link_ends(l.made_at) <= now() then 'expired'
    when invited.begun_at > now() - interval '1 minute' then 'busy'
    else 'open' end into state
  from private.invitation_links l where l.hash = link_hash;
  if step = 'begin' and state = 'open' then
    update private.invitations i set begun_at = now() where i.id = invited.id;
  elsif step = 'stop' and state <> 'used' then
    update private.invitations i set begun_at = null where i.id = invited.id;
  elsif step = 'finish' and state <> 'used' then
    insert into public.profiles (id, username, role) values (invited.id, person_name, invited.role);
    update private.invitations i set used_at = now() where i.id = invited.id;
  end if;
  return json_build_object(
    'state', state, 'id', invited.id, 'email', invited.email, 'role', invited.role,
    -- True if an earlier attempt may have left an account without a role.
    'begunBefore', invited.begun_at is not null,
    'hotelName', (select c.value ->> 'name' from public.hotel_config c where c.key = 'hotelInfo'));
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_administrator(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.profiles p where p.role = 'admin' and p.id <> person) then
    raise sqlstate 'PT409' using message = 'last-administrator';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.link_ends(made_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select made_at + interval '3 days' $function$;

CREATE OR REPLACE FUNCTION private.lock_team()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('admin');
  perform pg_advisory_xact_lock(hashtextextended('team', 0));
  perform private.require_role('admin');
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_person(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_team();
  perform private.keep_administrator(person);
  delete from auth.users u where u.id = person;
end
$function$;

CREATE OR REPLACE FUNCTION private.resend_invitation(invitation uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_one private.invitations;
begin
  perform private.lock_team();
  select * into found_one from private.invitations i
  where i.id = invitation and i.used_at is null;
  if not found then
    raise sqlstate 'PT404' using message = 'invitation-gone';
  end if;
  perform private.send_invitation(found_one);
end
$function$;

CREATE OR REPLACE FUNCTION private.send_invitation(invitation private.invitations)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from public.outbox o
  where o.kind = 'invitation' and o.status <> 'sent'
    and o.facts ->> 'invitation' = (invitation).id::text;
  insert into public.outbox (kind, recipient, facts, dedupe_key)
  values ('invitation', (invitation).email,
    jsonb_build_object('invitation', (invitation).id, 'role', (invitation).role,
      'language', (invitation).language, 'by', (invitation).invited_by),
    format('invitation:%s:%s', (invitation).id, to_char(now(), 'YYYYMMDDHH24MI')))
  on conflict (dedupe_key) do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_letter()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.recipient := private.normal_email(new.recipient);
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.created_at := date_trunc('milliseconds', clock_timestamp());
      if new.channel <> 'email' or new.kind in ('bell', 'test', 'invitation') then
        raise sqlstate 'PT422' using message = 'Only the database rings the bell.';
      end if;
      new.dedupe_key := null;
      if new.facts ? 'stays' then
        new.facts := private.told_stays(new);
      else
        new.facts := '{}';
      end if;
    else
      if old.status = 'sent' then
        raise sqlstate 'PT422' using message = 'This letter has been sent.';
      end if;
      new.created_at := old.created_at;
      new.kind := old.kind;
      new.message_id := old.message_id;
      new.channel := old.channel;
      new.facts := old.facts;
      new.dedupe_key := old.dedupe_key;
      -- An invitation sent to another address would give its role to somebody else.
      if old.kind = 'invitation' then
        new.recipient := old.recipient;
        new.subject := old.subject;
        new.body := old.body;
      end if;
    end if;
    new.status := 'queued';
    new.attempts := 0;
    new.next_try_at := date_trunc('milliseconds', clock_timestamp());
    new.claimed_at := null;
    new.sent_at := null;
    new.error_code := null;
    new.last_error := null;
    if new.channel = 'email' and (private.is_email(new.recipient)
        and coalesce(private.has_text(new.subject) and private.has_text(new.body)
          and char_length(new.subject) <= 200 and char_length(new.body) <= 10000
          and new.subject !~ '[[:cntrl:]]',
          tg_op = 'UPDATE' and old.subject is null and old.body is null)) is not true then
      raise sqlstate 'PT422' using message =
        'A letter needs a valid address, a subject of one line and a text.';
    end if;
  elsif new.status = 'sent' then
    new.sent_at := coalesce(new.sent_at, date_trunc('milliseconds', clock_timestamp()));
  end if;
  new.written_at := case
    when tg_op = 'UPDATE' and old.body is not distinct from new.body then old.written_at
    when new.body is not null then date_trunc('milliseconds', clock_timestamp()) end;
  return new;
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

CREATE OR REPLACE FUNCTION private.withdraw_invitation(invitation uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_team();
  delete from private.invitations i where i.id = invitation and i.used_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_invitation_link(letter uuid, link_hash text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.add_invitation_link(letter, link_hash) $function$;

CREATE OR REPLACE FUNCTION public.change_role(person uuid, new_role text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.change_role(person, new_role) $function$;

CREATE OR REPLACE FUNCTION public.invite(to_address text, as_role text, in_language text)
 RETURNS uuid
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.invite(to_address, as_role, in_language) $function$;

CREATE OR REPLACE FUNCTION public.join_team(link_hash text, step text, person_name text DEFAULT NULL::text)
 RETURNS json
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.join_team(link_hash, step, person_name) $function$;

CREATE OR REPLACE FUNCTION public.remove_person(person uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.remove_person(person) $function$;

CREATE OR REPLACE FUNCTION public.resend_invitation(invitation uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.resend_invitation(invitation) $function$;

CREATE OR REPLACE FUNCTION public.team()
 RETURNS json
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select private.team() $function$;

CREATE OR REPLACE FUNCTION public.withdraw_invitation(invitation uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.withdraw_invitation(invitation) $function$;

ALTER TABLE "private"."invitation_links" ADD CONSTRAINT "invitation_links_invitation_id_fkey" FOREIGN KEY (invitation_id) REFERENCES private.invitations(id) ON DELETE CASCADE;

CREATE INDEX invitation_links_by_invitation ON private.invitation_links USING btree (invitation_id);

CREATE UNIQUE INDEX invitations_waiting ON private.invitations USING btree (email) WHERE (used_at IS NULL);

CREATE TRIGGER forget_invitation AFTER DELETE ON private.invitations FOR EACH ROW EXECUTE FUNCTION private.forget_invitation();

CREATE TRIGGER close_invitation AFTER INSERT ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.close_invitation();

REVOKE ALL ON FUNCTION "private"."add_invitation_link"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_invitation_link"(uuid, text) TO "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."change_role"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."change_role"(uuid, text) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."check_role"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."check_role"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."close_invitation"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."close_invitation"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_invitation"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."forget_invitation"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."invite"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."invite"(text, text, text) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."is_role"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_role"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."join_team"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."join_team"(text, text, text) TO "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."keep_administrator"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."keep_administrator"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."link_ends"(timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."link_ends"(timestamp with time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_team"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."lock_team"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_person"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_person"(uuid) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."resend_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."resend_invitation"(uuid) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."send_invitation"(private.invitations) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."send_invitation"(private.invitations) TO "postgres";

REVOKE ALL ON FUNCTION "private"."team"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."team"() TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."withdraw_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."withdraw_invitation"(uuid) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."add_invitation_link"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."add_invitation_link"(uuid, text) TO "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."change_role"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."change_role"(uuid, text) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."invite"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."invite"(text, text, text) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."join_team"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."join_team"(text, text, text) TO "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."remove_person"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."remove_person"(uuid) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."resend_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."resend_invitation"(uuid) TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."team"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."team"() TO "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "public"."withdraw_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_invitation"(uuid) TO "authenticated", "postgres", "service_role";

GRANT DELETE, INSERT, MAINTAIN, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "private"."invitation_links" TO "postgres";

GRANT DELETE, INSERT, MAINTAIN, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "private"."invitations" TO "postgres";

ALTER TABLE "private"."invitations" ADD CONSTRAINT "invitations_role_check" CHECK (private.is_role(role));

ALTER TABLE "public"."outbox" ADD CONSTRAINT "outbox_kind_check" CHECK (((kind = ANY (ARRAY['letter'::text, 'bell'::text, 'test'::text, 'invitation'::text])) OR private.is_letter_kind(kind)));

-- Hosted projects grant every new function of schema public to visitors and accounts.
revoke all on function
  public.team(), public.invite(text, text, text), public.resend_invitation(uuid),
  public.withdraw_invitation(uuid), public.change_role(uuid, text), public.remove_person(uuid)
  from anon;
revoke all on function public.add_invitation_link(uuid, text), public.join_team(text, text, text)
  from anon, authenticated;
