-- What visitors send: booking requests, messages, newsletter addresses. Visitors only ever insert;
-- what a visitor may not decide (status, price, time) is decided here, whatever the request says.

-- Somebody who came over REST and is not an administrator. The setting `role` stays the caller's
-- inside functions that run with their owner's rights; current_user does not.
create function private.is_visitor() returns boolean
language sql stable security invoker set search_path = ''
as $$
  select case coalesce(current_setting('role', true), '')
    when 'anon' then true
    when 'authenticated' then not private.is_admin()
    else false end
$$;

-- A night belongs to the hotel's calendar, wherever the visitor's browser is.
create function private.hotel_today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Asia/Phnom_Penh')::date $$;

-- How many forms came from one place lately. Never an address: a keyed hash of its network, kept
-- for ten minutes and then deleted with the next form that comes in (or by private.forget_senders).
create table private.recent_senders (
  kind text not null,
  sender bytea not null,
  at timestamptz not null default clock_timestamp()
);
create index recent_senders_by_sender on private.recent_senders (kind, sender, at);
create index recent_senders_by_age on private.recent_senders (at);

-- The hash's key. Made here and known to nobody; a new one each day, so that what somebody might
-- have copied says nothing any more.
create table private.sender_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null,
  made_at timestamptz not null
);
revoke all on private.recent_senders, private.sender_key from public, anon, authenticated;

-- The network that a request came from: /24 of an IPv4 address, /64 of an IPv6 one, which is what
-- one house or one machine has. Null when the headers do not say, or say nonsense: then only the
-- limits of the address and of the house hold.
-- cf-connecting-ip comes first: in front of every hosted project stands Cloudflare, which puts it
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
  -- ::ffff:192.0.2.1 is an IPv4 address in other clothes
  address := regexp_replace(host(named::inet), '^::ffff:(\d+[.]\d+[.]\d+[.]\d+)$', '\1')::inet;
  -- a private network is where the gateway stands, and everybody comes through it
  if address <<= any ('{0.0.0.0/8,10.0.0.0/8,100.64.0.0/10,127.0.0.0/8,169.254.0.0/16,172.16.0.0/12,192.168.0.0/16,::/127,fc00::/7,fe80::/10}'::inet[]) then
    return null;
  end if;
  return network(set_masklen(address, case family(address) when 4 then 24 else 64 end));
exception when others then
  return null;
end
$$;

create function private.sender_of(headers text) returns bytea
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  network cidr := private.network_of(headers);
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

-- Skips what another request is deleting at this moment; a few hundred at a time.
create function private.forget_senders() returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from private.recent_senders where ctid = any (array(
    select s.ctid from private.recent_senders s where s.at < now() - interval '10 minutes'
    order by s.at limit 500 for update skip locked))
$$;

-- Lets a visitor's row in: one for each request; for each kind of form 20 in ten minutes from one
-- network (a hotel's lobby is one), five for each address, and as the last wall 300 a minute in
-- all. Only what was stored counts: who is refused cannot close the form for others. The sentences
-- are for the visitor to read.
create function private.admit(kind text, new_id uuid, email text) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  is_known boolean;
  recent int;
  place bytea := private.sender_of(current_setting('request.headers', true));
begin
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
      raise sqlstate 'PT429' using message =
        'We have many requests from your network already. Please wait ten minutes, or call us.';
    end if;
    insert into private.recent_senders (kind, sender) values (admit.kind, place);
    perform private.forget_senders();
  end if;

  perform pg_advisory_xact_lock(hashtextextended(kind || ':' || email, 0));
  execute format('select count(*) from (select from public.%I
      where email = $1 and created_at > $2 limit 5) as r', kind)
    into recent using email, now() - interval '10 minutes';
  if recent >= 5 then
    raise sqlstate 'PT429' using message =
      'We have several requests from this e-mail address already. Please wait ten minutes, or call us.';
  end if;
  execute format('select count(*) from (select from public.%I where created_at > $1 limit 300) as r', kind)
    into recent using now() - interval '1 minute';
  if recent >= 300 then
    raise sqlstate 'PT429' using message =
      'Many people are writing to us at this moment. Please try again in a minute, or call us.';
  end if;
end
$$;

-- Called by the triggers below, which run with their owner's rights; nobody else needs them.
revoke all on function
  private.is_visitor(), private.hotel_today(), private.network_of(text), private.sender_of(text),
  private.forget_senders(), private.admit(text, uuid, text) from public;

-- Reservations: a room's name and price are kept as they were, also when the room is gone.
create table public.reservations (
  id uuid primary key default gen_random_uuid(),
  room_id text not null check (char_length(room_id) between 1 and 80),
  room_name text not null check (private.has_text(room_name) and char_length(room_name) <= 120),
  email text not null check (private.is_email(email) and email = private.normal_email(email)),
  guests int not null check (guests between 1 and 10),
  nights int not null check (nights between 1 and 10),
  -- null when the guest has no date yet
  check_in date check (check_in between '2000-01-01' and '2999-12-31'),
  check_out date generated always as (check_in + nights) stored,
  price numeric(10, 2) not null check (price >= 0),
  fee numeric(10, 2) not null check (fee >= 0),
  total numeric(10, 2) not null check (total = price + fee),
  status text not null default 'new' check (status in (
    'new', 'confirmed', 'declined', 'cancelled', 'checked_in', 'checked_out', 'no_show')),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);
create index reservations_newest on public.reservations (created_at desc, id desc);
create index reservations_by_status on public.reservations (status, created_at desc, id desc);
create index reservations_by_email on public.reservations (email, created_at);

alter table public.reservations enable row level security;
revoke all on public.reservations from anon, authenticated;
grant insert on public.reservations to anon;
grant select, update on public.reservations to authenticated;
grant all on public.reservations to service_role;

create policy "visitors ask for a room" on public.reservations
  for insert to anon with check (status = 'new');
create policy "administrators read reservations" on public.reservations
  for select to authenticated using ((select private.is_admin()));
create policy "administrators change reservations" on public.reservations
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.take_reservation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  room public.rooms;
  today date := private.hotel_today();
begin
  new.email := private.normal_email(new.email);
  select * into room from public.rooms where id = new.room_id;

  if private.is_visitor() then
    perform private.admit('reservations', new.id, new.email);
    new.status := 'new';
    new.created_at := date_trunc('milliseconds', clock_timestamp());
    new.room_name := null;
    new.price := null;
    if private.is_email(new.email) is not true then
      raise sqlstate 'PT422' using message = 'Please enter a valid email';
    elsif room.id is null then
      raise sqlstate 'PT422' using message =
        'This room is not offered any more. Please choose another one.';
    elsif (new.guests between 1 and room.capacity) is not true then
      raise sqlstate 'PT422' using message = format('This room is for up to %s %s.',
        room.capacity, case room.capacity when 1 then 'guest' else 'guests' end);
    elsif (new.nights between 1 and 10) is not true then
      raise sqlstate 'PT422' using message = 'Please choose 1 to 10 nights.';
    elsif new.check_in < today then
      raise sqlstate 'PT422' using message = 'Please choose today or a later date';
    elsif new.check_in > today + 730 then
      raise sqlstate 'PT422' using message = 'Please choose a date within the next two years';
    end if;
  end if;

  new.room_name := coalesce(new.room_name, room.name);
  new.price := coalesce(new.price, round(room.price * new.nights, 2));
  new.fee := round(new.price * 0.10);
  new.total := new.price + new.fee;
  return new;
end
$$;
revoke all on function private.take_reservation() from public;

create trigger take_reservation before insert on public.reservations
  for each row execute function private.take_reservation();
create trigger touch_updated_at before insert or update on public.reservations
  for each row execute function private.touch_updated_at();

-- Messages of the contact form.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.has_text(name) and char_length(name) <= 120),
  email text not null check (private.is_email(email) and email = private.normal_email(email)),
  subject text not null check (private.has_text(subject) and char_length(subject) <= 200),
  message text not null check (private.has_text(message) and char_length(message) <= 5000),
  status text not null default 'unread' check (status in ('unread', 'read', 'archived')),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);
create index messages_newest on public.messages (created_at desc, id desc);
create index messages_by_status on public.messages (status, created_at desc, id desc);
create index messages_by_email on public.messages (email, created_at);

alter table public.messages enable row level security;
revoke all on public.messages from anon, authenticated;
grant insert on public.messages to anon;
grant select, update, delete on public.messages to authenticated;
grant all on public.messages to service_role;

create policy "visitors write to us" on public.messages
  for insert to anon with check (status = 'unread');
create policy "administrators read messages" on public.messages
  for select to authenticated using ((select private.is_admin()));
create policy "administrators file messages" on public.messages
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete messages" on public.messages
  for delete to authenticated using ((select private.is_admin()));

create function private.take_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.email := private.normal_email(new.email);
  if not private.is_visitor() then
    return new;
  end if;
  perform private.admit('messages', new.id, new.email);
  new.status := 'unread';
  new.created_at := date_trunc('milliseconds', clock_timestamp());
  if private.is_email(new.email) is not true then
    raise sqlstate 'PT422' using message = 'Please enter a valid email';
  elsif (private.has_text(new.name) and private.has_text(new.subject)
      and private.has_text(new.message)) is not true then
    raise sqlstate 'PT422' using message = 'Please fill in name, subject and message.';
  elsif char_length(new.name) > 120 or char_length(new.subject) > 200
      or char_length(new.message) > 5000 then
    raise sqlstate 'PT422' using message = 'Please use at most 5,000 characters.';
  end if;
  return new;
end
$$;

-- What a guest wrote stays as it was written; only its place in the inbox changes.
create function private.keep_message() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if (new.id, new.name, new.email, new.subject, new.message, new.created_at)
    is distinct from (old.id, old.name, old.email, old.subject, old.message, old.created_at)
  then
    raise sqlstate 'PT422' using message = 'a message is filed, not changed';
  end if;
  return new;
end
$$;
revoke all on function private.take_message(), private.keep_message() from public;

create trigger take_message before insert on public.messages
  for each row execute function private.take_message();
create trigger keep_message before update on public.messages
  for each row execute function private.keep_message();
create trigger touch_updated_at before insert or update on public.messages
  for each row execute function private.touch_updated_at();

-- The newsletter: each address once; a token that only its mail carries takes it off again.
create table public.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (private.is_email(email) and email = private.normal_email(email)),
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);
create index subscribers_newest on public.subscribers (created_at desc, id desc);

alter table public.subscribers enable row level security;
revoke all on public.subscribers from anon, authenticated;
grant insert on public.subscribers to anon;
grant select, delete on public.subscribers to authenticated;
grant all on public.subscribers to service_role;

create policy "visitors subscribe" on public.subscribers
  for insert to anon with check (email = private.normal_email(email));
create policy "administrators read subscribers" on public.subscribers
  for select to authenticated using ((select private.is_admin()));
create policy "administrators delete subscribers" on public.subscribers
  for delete to authenticated using ((select private.is_admin()));

-- An address that is on the list already takes its own place again, with the same token and time:
-- the answer, and the way to it, are those of a new one, so that nobody can ask who is on the list.
create function private.take_subscriber() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  listed public.subscribers;
begin
  new.email := private.normal_email(new.email);
  if not private.is_visitor() then
    return new;
  end if;
  perform private.admit('subscribers', null, new.email);
  if private.is_email(new.email) is not true then
    raise sqlstate 'PT422' using message = 'Please enter a valid email';
  end if;
  delete from public.subscribers s where s.email = new.email returning * into listed;
  -- nor may an id that is taken answer otherwise
  new.id := coalesce(listed.id, case
    when exists (select from public.subscribers s where s.id = new.id) then gen_random_uuid()
    else new.id end);
  new.unsubscribe_token := coalesce(listed.unsubscribe_token, gen_random_uuid());
  new.created_at := coalesce(listed.created_at, date_trunc('milliseconds', clock_timestamp()));
  return new;
end
$$;
revoke all on function private.take_subscriber() from public;

create trigger take_subscriber before insert on public.subscribers
  for each row execute function private.take_subscriber();

-- Takes an address off the list. True when it was on it. POST only, because it changes something:
-- a mail scanner that opens every link unsubscribes nobody.
create function private.unsubscribe(token uuid) returns boolean
language sql volatile security definer set search_path = ''
as $$
  with gone as (
    delete from public.subscribers s where s.unsubscribe_token = token returning 1)
  select exists (select from gone)
$$;
revoke all on function private.unsubscribe(uuid) from public;
grant execute on function private.unsubscribe(uuid) to anon, authenticated, service_role;

create function public.unsubscribe(token uuid) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.unsubscribe(token) $$;
revoke all on function public.unsubscribe(uuid) from public, anon, authenticated;
grant execute on function public.unsubscribe(uuid) to anon, authenticated, service_role;
