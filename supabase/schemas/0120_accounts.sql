-- Accounts: the caller's own sessions, name and second factor, and what administrators rule about
-- second factors. Works on the tables of Supabase Auth, which `postgres` may read and clear on hosted
-- projects too.

-- No row means that nothing is required.
create table private.account_rules (
  only_row boolean primary key default true check (only_row),
  needs_second_factor boolean not null
);

-- Hashes of the codes that help after the authenticator app is lost. They belong to one factor, so
-- that setting up another one makes them useless. All codes of a factor share one salt.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_id uuid not null,
  hash text not null,
  primary key (user_id, hash)
);

-- Returns the caller's account. Raises an error if the session has ended, or if it has not used the
-- account's second factor although `with_factor` asks for that.
create function private.require_account(with_factor boolean default true) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_session_open() or (
    with_factor and private.factor_of(auth.uid()) is not null
    and coalesce(auth.jwt() ->> 'aal', '') <> 'aal2')
  then
    raise sqlstate 'PT403' using message = 'sign in again';
  end if;
  return auth.uid();
end
$$;


-- Sessions

create function private.my_sessions()
returns table (
  id uuid, user_agent text, since timestamptz, last_seen timestamptz, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select s.id, left(s.user_agent, 500), s.created_at,
    coalesce(s.refreshed_at at time zone 'UTC', s.created_at),
    s.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions s
  where s.user_id = private.require_account() and (s.not_after is null or s.not_after > now())
  order by 5 desc, 4 desc, 1
  limit 100
$$;

-- Ends one session of the caller, which loses its rights with its next request. Succeeds for one that
-- has ended already.
create function private.end_session(id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  account uuid := private.require_account();
begin
  delete from auth.sessions s where s.id = end_session.id and s.user_id = account;
end
$$;

create function public.my_sessions()
returns table (
  id uuid, user_agent text, since timestamptz, last_seen timestamptz, is_current boolean)
language sql stable security invoker set search_path = ''
as $$ select * from private.my_sessions() $$;

create function public.end_session(id uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.end_session(id) $$;


-- Name

create function private.set_my_name(name text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

create function public.set_my_name(name text) returns text
language sql volatile security invoker set search_path = ''
as $$ select private.set_my_name(name) $$;


-- Second factor

create function private.my_second_factor() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  account uuid := private.require_account(false);
begin
  return jsonb_build_object(
    'isRequired', exists (select from private.account_rules r where r.needs_second_factor),
    'codes', (select count(*) from private.recovery_codes c
      where c.user_id = account and c.factor_id = private.factor_of(account)));
end
$$;

-- Ten letters and digits (50 random bits), without those that look alike.
create function private.recovery_code() returns text
language sql volatile set search_path = ''
as $$
  select string_agg(
    substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + get_byte(r.bytes, n) % 32, 1), '' order by n)
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))) as r (bytes),
    generate_series(0, 9) n
$$;

-- Makes ten recovery codes, which replace all earlier ones. Only their hashes are stored.
create function private.new_recovery_codes() returns text[]
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

-- Removes an account's second factor and ends its sessions, except `kept`, because whoever has the
-- lost phone may have used it in one of them.
create function private.remove_second_factor(account uuid, kept uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if to_regclass('auth.mfa_factors') is not null then
    delete from auth.mfa_factors f where f.user_id = account;
  end if;
  delete from private.recovery_codes c where c.user_id = account;
  delete from auth.sessions s where s.user_id = account and s.id is distinct from kept;
end
$$;

-- Removes the caller's second factor for a recovery code: Supabase Auth offers no other way past a
-- lost app. Returns `used`, `wrong`, or `wait` after ten wrong codes in ten minutes. Raises no error
-- for a wrong code, because that would also undo the count.
create function private.use_recovery_code(code text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

-- Requires a second factor of every account, or no longer. The administrator needs one first.
create function private.require_second_factor(required boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_role('admin');
  if required and private.factor_of(auth.uid()) is null then
    raise sqlstate 'PT409' using message = 'set up your own second factor first';
  end if;
  insert into private.account_rules (needs_second_factor) values (required)
  on conflict (only_row) do update set needs_second_factor = excluded.needs_second_factor;
end
$$;

-- Removes a colleague's second factor, after that person has lost both app and recovery codes.
create function private.reset_second_factor(account uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_role('admin');
  if account = auth.uid() then
    raise sqlstate 'PT409' using message = 'remove your own second factor with a code';
  end if;
  perform private.remove_second_factor(account, null);
end
$$;

create function public.my_second_factor() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.my_second_factor() $$;

create function public.new_recovery_codes() returns text[]
language sql volatile security invoker set search_path = ''
as $$ select private.new_recovery_codes() $$;

create function public.use_recovery_code(code text) returns text
language sql volatile security invoker set search_path = ''
as $$ select private.use_recovery_code(code) $$;

create function public.require_second_factor(required boolean) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.require_second_factor(required) $$;

create function public.reset_second_factor(account uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.reset_second_factor(account) $$;
