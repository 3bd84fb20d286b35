-- Team: people with an account, their roles, and invitations by e-mail. Accounts belong to Auth,
-- roles to `public.profiles`.

-- True for a role that administrators can give.
create function private.is_role(role text) returns boolean
language sql immutable set search_path = ''
as $$ select role in ('admin', 'desk', 'editor', 'reader') $$;

-- An invitation. Its id becomes the id of the account, so that an interrupted attempt to join finds
-- its unfinished account again.
create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_email(email) and email = private.normal_email(email)),
  role text not null check (private.is_role(role)),
  -- The language of the inviter's page, in which the e-mail is written.
  language text not null check (private.is_language(language)),
  -- The inviter's name, which stays valid when the inviter leaves.
  invited_by text,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  -- When somebody last began to join. Others must wait a minute, so that one link makes one account.
  begun_at timestamptz,
  used_at timestamptz
);
create unique index invitations_waiting on private.invitations (email) where used_at is null;

-- Hashes (SHA-256) of the tokens in invitations' links. The sender makes a token for each attempt
-- to send an e-mail; nothing stores the token.
create table private.invitation_links (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  invitation_id uuid not null references private.invitations (id) on delete cascade,
  made_at timestamptz not null default now()
);
create index invitation_links_by_invitation on private.invitation_links (invitation_id);

create function private.link_ends(made_at timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$ select made_at + interval '3 days' $$;

-- Deletes unsent e-mails of a deleted invitation.
create function private.forget_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox o
  where o.kind = 'invitation' and o.status <> 'sent' and o.facts ->> 'invitation' = old.id::text;
  return null;
end
$$;

create trigger forget_invitation after delete on private.invitations
  for each row execute function private.forget_invitation();

-- Deletes the open invitation of a person who got an account in another way (`admin:create`).
create function private.close_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.invitations i using auth.users u
  where u.id = new.id and i.email = private.normal_email(u.email) and i.used_at is null
    and i.id <> new.id;
  return null;
end
$$;

create trigger close_invitation after insert on public.profiles
  for each row execute function private.close_invitation();


-- Functions for administrators

-- Makes changes of the team wait for each other, so that two administrators cannot demote each
-- other at once. Checks the caller again after waiting.
create function private.lock_team() returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform private.require_role('admin');
  perform pg_advisory_xact_lock(hashtextextended('team', 0));
  perform private.require_role('admin');
end
$$;

-- Raises an error if there is no administrator except this person. The caller holds `lock_team()`.
create function private.keep_administrator(person uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if not exists (select from public.profiles p where p.role = 'admin' and p.id <> person) then
    raise sqlstate 'PT409' using message = 'last-administrator';
  end if;
end
$$;

-- Everybody with an account, and open invitations with the state of their last e-mail.
create function private.team() returns json
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- Queues an invitation's e-mail. Replaces an unsent one; at most one leaves in a minute.
create function private.send_invitation(invitation private.invitations) returns void
language plpgsql volatile set search_path = ''
as $$
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
$$;

create function private.check_role(role text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if private.is_role(role) is not true then
    raise sqlstate 'PT422' using message = 'role-unknown';
  end if;
end
$$;

create function private.invite(to_address text, as_role text, in_language text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

create function private.resend_invitation(invitation uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

-- Succeeds for an invitation that does not exist any more.
create function private.withdraw_invitation(invitation uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_team();
  delete from private.invitations i where i.id = invitation and i.used_at is null;
end
$$;

create function private.change_role(person uuid, new_role text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

-- Deletes an account with its sessions. History keeps the person's name, which it has copied.
create function private.remove_person(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_team();
  perform private.keep_administrator(person);
  delete from auth.users u where u.id = person;
end
$$;

create function public.team() returns json
language sql stable security invoker set search_path = ''
as $$ select private.team() $$;
create function public.invite(to_address text, as_role text, in_language text) returns uuid
language sql volatile security invoker set search_path = ''
as $$ select private.invite(to_address, as_role, in_language) $$;
create function public.resend_invitation(invitation uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.resend_invitation(invitation) $$;
create function public.withdraw_invitation(invitation uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.withdraw_invitation(invitation) $$;
create function public.change_role(person uuid, new_role text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.change_role(person, new_role) $$;
create function public.remove_person(person uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.remove_person(person) $$;


-- Functions for the server's key: the sender of e-mails, and the function join

-- Stores the hash of a link's token, just before the e-mail with the link leaves.
create function private.add_invitation_link(letter uuid, link_hash text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.invitation_links (hash, invitation_id)
  select link_hash, i.id from private.invitations i join public.outbox o
    on o.facts ->> 'invitation' = i.id::text
  where o.id = letter and o.kind = 'invitation' and i.used_at is null;
  if not found then
    raise sqlstate 'PT404' using message = 'invitation-gone';
  end if;
end
$$;

create function public.add_invitation_link(letter uuid, link_hash text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.add_invitation_link(letter, link_hash) $$;

-- One step of joining by a link; null for an unknown link. `look` changes nothing. `begin` reserves
-- the invitation for a minute, `finish` stores name and role of the account, `stop` ends the
-- reservation. Each answers the invitation's state before the step: `open`, `busy`, `expired` or
-- `used`.
create function private.join_team(link_hash text, step text, person_name text) returns json
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

create function public.join_team(link_hash text, step text, person_name text default null)
returns json
language sql volatile security invoker set search_path = ''
as $$ select private.join_team(link_hash, step, person_name) $$;
