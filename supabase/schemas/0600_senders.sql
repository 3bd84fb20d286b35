-- Senders: how many forms one network, one e-mail address and all visitors together may send.

-- Recent forms by sender. Stores no address but a keyed hash of the network, for ten minutes.
create table private.recent_senders (
  id bigint generated always as identity primary key,
  kind text not null,
  sender bytea not null,
  at timestamptz not null default clock_timestamp()
);
create index recent_senders_by_sender on private.recent_senders (kind, sender, at);
create index recent_senders_by_age on private.recent_senders (at);

-- The key of the hash, replaced each day so that a copied key is soon useless.
create table private.sender_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null,
  made_at timestamptz not null
);

-- A row here retires this project after the hotel's data moved to another one (docs/deploy.md).
-- Then it sends no e-mails, reads and serves no calendars, and refuses forms, because nobody would
-- read them. Backups do not contain this row.
create table private.retired (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null default now()
);

create function private.is_retired() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from private.retired) $$;

-- The sender's network: /24 of an IPv4 address, /64 of an IPv6 address. Null if unknown: then the
-- other limits apply. Prefers cf-connecting-ip, which Cloudflare sets and visitors cannot forge. A
-- forged x-forwarded-for only avoids this one limit.
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
  address := regexp_replace(host(named::inet), '^::ffff:(\d+[.]\d+[.]\d+[.]\d+)$', '\1')::inet;
  -- A private address belongs to the gateway and is equal for everybody behind it.
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

-- A hash of the sender's wider network. For IPv6 this is the /48, because one customer may have
-- 65,536 networks; for IPv4 it is the usual network.
create function private.area_of(headers text) returns bytea
language sql volatile security invoker set search_path = ''
as $$
  select private.hash_of(network(set_masklen(n, least(masklen(n), 48))))
  from private.network_of(headers) n
$$;

-- Deletes expired rows of recent senders, except those that another request is deleting.
create function private.forget_senders() returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from private.recent_senders where ctid = any (array(
    select s.ctid from private.recent_senders s
    where s.at < now() - interval '10 minutes'
      -- Rows that count promo codes stay longer, because codes are limited by the hour.
      and (s.kind not like 'code%' or s.at < now() - interval '3 hours')
    order by s.at limit 500 for update skip locked))
$$;

-- Accepts a visitor's row: one in each request; for each kind of form, 20 in ten minutes from one
-- network, five for each mailbox, and 300 a minute in total. Counts only stored rows, so that
-- refused senders cannot block the form for others.
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

  -- A known id means that the answer to an earlier attempt was lost: report success before limits.
  execute format('select exists (select from public.%I where id = $1)', kind)
    into is_known using new_id;
  if is_known then
    raise unique_violation using message = 'This request is stored already.';
  end if;

  -- The locks make simultaneous requests count each other; a fixed order prevents deadlocks.
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
      where created_at > $2 and private.mailbox(email) = private.mailbox($1) %s limit 5) as r', kind,
      -- Counts a booking of several rooms once.
      case kind when 'reservations' then 'and coalesce(booking_place, 1) = 1' else '' end)
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
