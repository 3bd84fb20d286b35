-- Senders: how many forms may come from one network, for one address, and in all.
--
-- After helpers only. Before reservations, messages and subscribers, whose triggers call admit():
-- visitors only ever insert, and what a visitor may not decide is decided there.

-- How many forms came from one place lately. Never an address: a keyed hash of its network, kept
-- for ten minutes and then deleted with the next form that comes in (or by private.forget_senders).
create table private.recent_senders (
  id bigint generated always as identity primary key,
  kind text not null,
  sender bytea not null,
  at timestamptz not null default clock_timestamp()
);
create index recent_senders_by_sender on private.recent_senders (kind, sender, at);
create index recent_senders_by_age on private.recent_senders (at);

-- The hash's key. Made here and known to nobody; a new one each day, so that a copied key is of no
-- use the day after.
create table private.sender_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null,
  made_at timestamptz not null
);

-- Moving house: a row here puts this project to rest once another one has its data (docs/deploy.md). No
-- letter leaves it, no calendar is read or given, and nothing that visitors send is taken: nobody
-- would read it. No part of a backup, so that the other project is awake.
create table private.retired (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null default now()
);

create function private.is_retired() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from private.retired) $$;

-- The network that a request came from: /24 of an IPv4 address, /64 of an IPv6 one, which is what
-- one house or one machine has. Null when the headers do not say, or say nonsense: then only the
-- limits by e-mail address and in all hold.
-- cf-connecting-ip comes first: in front of every hosted project is Cloudflare, which puts it
-- there itself whatever the visitor sends. Without it (another gateway) the beginning of
-- x-forwarded-for, which a visitor can invent; that only takes him past this one limit.
create function private.network_of(headers text) returns cidr
language plpgsql immutable set search_path = ''
as $$
declare
  named text;
  address inet;
begin
  if coalesce(headers, '') = '' then
    return null;
  end if;
  named := coalesce(
    nullif(btrim(headers::jsonb ->> 'cf-connecting-ip'), ''),
    nullif(btrim(split_part(headers::jsonb ->> 'x-forwarded-for', ',', 1)), ''));
  if char_length(named) > 64 then
    return null;
  end if;
  -- ::ffff:192.0.2.1 is an IPv4 address written as an IPv6 one
  address := regexp_replace(host(named::inet), '^::ffff:(\d+[.]\d+[.]\d+[.]\d+)$', '\1')::inet;
  -- a private address is the gateway's own, the same for everybody who comes through it
  if address <<= any ('{0.0.0.0/8,10.0.0.0/8,100.64.0.0/10,127.0.0.0/8,169.254.0.0/16,172.16.0.0/12,192.168.0.0/16,::/127,fc00::/7,fe80::/10}'::inet[]) then
    return null;
  end if;
  return network(set_masklen(address, case family(address) when 4 then 24 else 64 end));
exception when others then
  return null;
end
$$;

create function private.hash_of(network cidr) returns bytea
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  used bytea;
begin
  if network is null then
    return null;
  end if;
  select k.key into used from private.sender_key k where k.made_at > now() - interval '1 day';
  if used is null then
    insert into private.sender_key as k (key, made_at)
    values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), now())
    on conflict (only_row) do update set key = excluded.key, made_at = excluded.made_at
      where k.made_at <= now() - interval '1 day';
    select k.key into used from private.sender_key k;
  end if;
  return sha256(used || convert_to(network::text, 'UTF8'));
end
$$;

create function private.sender_of(headers text) returns bytea
language sql volatile security invoker set search_path = ''
as $$ select private.hash_of(private.network_of(headers)) $$;

-- The /48 that an IPv6 network lies in, because one customer of a provider may have 65,536 networks; of
-- IPv4 the network itself.
create function private.area_of(headers text) returns bytea
language sql volatile security invoker set search_path = ''
as $$
  select private.hash_of(network(set_masklen(n, least(masklen(n), 48))))
  from private.network_of(headers) n
$$;

-- Skips what another request is deleting at this moment; a few hundred at a time.
create function private.forget_senders() returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from private.recent_senders where ctid = any (array(
    select s.ctid from private.recent_senders s
    where s.at < now() - interval '10 minutes'
      -- codes are counted by the hour (private.stay_quote)
      and (s.kind not like 'code%' or s.at < now() - interval '3 hours')
    order by s.at limit 500 for update skip locked))
$$;

-- Lets a visitor's row in: one for each request; for each kind of form 20 in ten minutes from one
-- network (a hotel's lobby is one), five for each mailbox, and 300 a minute in all. Only what was
-- stored counts: who is refused cannot close the form for others.
create function private.admit(kind text, new_id uuid, email text) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  is_known boolean;
  recent int;
  place bytea := private.sender_of(current_setting('request.headers', true));
begin
  if private.is_retired() then
    raise sqlstate 'PT410' using message = 'This project has been put to rest; the hotel has another one.';
  end if;
  if current_setting('hotel.admitted', true) = 'yes' then
    raise sqlstate 'PT413' using message = 'Please send one request at a time.';
  end if;
  perform set_config('hotel.admitted', 'yes', true);

  -- The answer to an earlier send was lost: say so before anything else can refuse it.
  execute format('select exists (select from public.%I where id = $1)', kind)
    into is_known using new_id;
  if is_known then
    raise unique_violation using message = 'This request is stored already.';
  end if;

  -- Ten requests of one sender, or of one address, at the same moment must be counted one after
  -- the other; always in this order, so that no two wait for each other.
  if place is not null then
    perform pg_advisory_xact_lock(hashtextextended(kind || ' from ' || encode(place, 'hex'), 0));
    select count(*) into recent from (
      select from private.recent_senders s
      where s.kind = admit.kind and s.sender = place and s.at > now() - interval '10 minutes'
      limit 20) as r;
    if recent >= 20 then
      raise sqlstate 'PT429' using message = 'busy-network';
    end if;
    insert into private.recent_senders (kind, sender) values (admit.kind, place);
    perform private.forget_senders();
  end if;

  perform pg_advisory_xact_lock(hashtextextended(kind || ':' || private.mailbox(email), 0));
  execute format('select count(*) from (select from public.%I
      where created_at > $2 and private.mailbox(email) = private.mailbox($1) limit 5) as r', kind)
    into recent using email, now() - interval '10 minutes';
  if recent >= 5 then
    raise sqlstate 'PT429' using message = 'busy-address';
  end if;
  execute format('select count(*) from (select from public.%I where created_at > $1 limit 300) as r', kind)
    into recent using now() - interval '1 minute';
  if recent >= 300 then
    raise sqlstate 'PT429' using message = 'busy-everybody';
  end if;
end
$$;
