-- Outbox: e-mails to guests, and alerts to staff about new requests and messages, which queue rows
-- in their own transaction. The function send-outbox sends the rows, or the embedded backend does
-- at intervals. A row was sent only if its status is `sent`.

create function private.is_letter_kind(kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select kind in (
    'received', 'confirmed', 'declined', 'changed', 'cancelled', 'reminder', 'freed')
$$;

-- True if all placeholders in braces are known: those of `PLACEHOLDERS` in src/guests/emails.
create function private.has_known_placeholders(words text) returns boolean
language sql immutable set search_path = ''
as $$
  select not exists (
    select from regexp_matches(words, '\{([^{}\n]*)\}', 'g') as found
    where found[1] <> all (array['guest', 'hotel', 'room', 'stay', 'arrival', 'departure', 'nights',
      'guests', 'total', 'rooms', 'reference', 'phone', 'link', 'checkin', 'checkout', 'cancelby',
      'moon', 'sum', 'search', 'book']))
$$;

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'letter'
    check (kind in ('letter', 'bell', 'test', 'invitation') or private.is_letter_kind(kind)),
  channel text not null default 'email' check (channel in ('email', 'telegram')),
  reservation_id uuid references public.reservations (id) on delete set null,
  -- The guest's message that this e-mail answers.
  message_id uuid references public.messages (id) on delete set null,
  -- An e-mail address. Empty for Telegram: only the sending function knows the secret chat.
  recipient text not null check (case channel when 'email' then
    private.is_email(recipient) and recipient = private.normal_email(recipient)
    else recipient = '' end),
  -- Null until the first attempt, which composes both from the stay's current state and stores
  -- them. A line break in a subject would begin another header.
  subject text check (
    private.has_text(subject) and char_length(subject) <= 200 and subject !~ '[[:cntrl:]]'),
  body text check (private.has_text(body) and char_length(body) <= 10000),
  -- For an alert: counts by kind, and since when; never guests' names. For an e-mail about several
  -- rooms: `stays`, the ids of its stays. For an invitation: its id, role, language and inviter.
  facts jsonb not null default '{}',
  -- When subject and body were composed; they lack all later changes of the stay.
  written_at timestamptz,
  -- `held` rows wait until staff release them (`private.must_wait()`).
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'held')),
  attempts int not null default 0 check (attempts >= 0),
  next_try_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  error_code text check (error_code in ('unreachable', 'busy', 'refused', 'not-allowed',
    'telegram-blocked', 'telegram-chat', 'unclear', 'unwritable', 'expired', 'restored')),
  last_error text check (char_length(last_error) <= 1000),
  -- Key that prevents queueing the same e-mail twice.
  dedupe_key text unique check (char_length(dedupe_key) <= 200),
  claimed_at timestamptz,
  sent_at timestamptz check (status <> 'sent' or sent_at is not null),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  constraint outbox_words_check check (kind <> 'letter' or (subject is not null and body is not null))
);
create index outbox_newest on public.outbox (created_at desc, id desc);
create index outbox_waiting on public.outbox (next_try_at) where status = 'queued';
create index outbox_failed on public.outbox (created_at desc) where status = 'failed';
create index outbox_held on public.outbox (created_at desc) where status = 'held';
create index outbox_bells on public.outbox (channel, recipient, created_at) where kind = 'bell';
create index outbox_by_reservation on public.outbox (reservation_id);
create index outbox_by_message on public.outbox (message_id) where message_id is not null;
create index outbox_by_recipient on public.outbox (recipient);

alter table public.outbox enable row level security;

-- Not for readers: e-mails contain the links of guests' pages.
create policy "receptionists read letters" on public.outbox
  for select to authenticated using ((select private.has_role('desk')));
create policy "receptionists write letters" on public.outbox
  for insert to authenticated with check ((select private.has_role('desk')) and status = 'queued');
create policy "receptionists queue a letter again" on public.outbox
  for update to authenticated
  using ((select private.has_role('desk')))
  with check ((select private.has_role('desk')) and status = 'queued');
create policy "receptionists delete letters" on public.outbox
  for delete to authenticated using ((select private.has_role('desk')));

-- The rooms of the booking that a hand-written e-mail mentions, if staff name several.
create function private.told_stays(letter public.outbox) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when count(*) > 1
    then jsonb_build_object('stays', jsonb_agg(r.id order by r.booking_place)) else '{}' end
  from public.reservations r
  where r.booking_id = (
      select m.booking_id from public.reservations m where m.id = letter.reservation_id)
    and private.has_role('desk') and letter.facts -> 'stays' ? r.id::text
$$;

-- Only the sending function reports results, and only the database queues alerts, tests and
-- invitations: this trigger resets those columns for everybody else.
create function private.take_letter() returns trigger
language plpgsql security invoker set search_path = ''
as $$
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
$$;

create trigger take_letter before insert or update on public.outbox
  for each row execute function private.take_letter();
create trigger touch_updated_at before insert or update on public.outbox
  for each row execute function private.touch_updated_at();


-- A message counts as answered once its answer is queued. If that answer is deleted unsent, the
-- message counts as unanswered again.
create function private.mark_answered() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.messages m set answered_at = new.created_at,
      status = case m.status when 'unread' then 'read' else m.status end
    where m.id = new.message_id;
  else
    update public.messages m
    set answered_at = (select max(o.created_at) from public.outbox o where o.message_id = m.id)
    where m.id = old.message_id;
  end if;
  return null;
end
$$;

create trigger mark_answered after insert on public.outbox
  for each row when (new.message_id is not null) execute function private.mark_answered();
create trigger mark_unanswered after delete on public.outbox
  for each row when (old.message_id is not null and old.status <> 'sent')
  execute function private.mark_answered();


-- Settings: who gets alerts, and which e-mails leave automatically. No row until staff choose.

-- Value of `bell`: {"addresses": […] or null for the hotel's own, "telegram": true}. Value of
-- `letters`: {"automatic": ["received", …]}.
create function private.is_outbox_setting(key text, value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'object' and case key
    when 'bell' then
      private.has_only(value, array['addresses', 'telegram'])
      and jsonb_typeof(value -> 'telegram') = 'boolean'
      and case jsonb_typeof(value -> 'addresses')
        when 'null' then true
        when 'array' then jsonb_array_length(value -> 'addresses') <= 10 and not exists (
          select 1 from jsonb_array_elements(value -> 'addresses') as item
          where jsonb_typeof(item) <> 'string' or private.is_email(item #>> '{}') is not true
            or item #>> '{}' <> private.normal_email(item #>> '{}'))
        else false end
    when 'letters' then
      private.has_only(value, array['automatic'])
      and case when jsonb_typeof(value -> 'automatic') = 'array' then
        jsonb_array_length(value -> 'automatic') <= 7 and not exists (
          select 1 from jsonb_array_elements(value -> 'automatic') as item
          where jsonb_typeof(item) <> 'string'
            or private.is_letter_kind(item #>> '{}') is not true)
        else false end
    else false end, false)
$$;

create table public.outbox_settings (
  key text primary key check (key in ('bell', 'letters')),
  value jsonb not null,
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);

alter table public.outbox_settings enable row level security;

create policy "staff read what leaves by itself" on public.outbox_settings
  for select to authenticated using ((select private.has_role('desk', 'reader')));
create policy "administrators choose what leaves by itself" on public.outbox_settings
  for insert to authenticated with check ((select private.has_role('admin')));
create policy "administrators change what leaves by itself" on public.outbox_settings
  for update to authenticated
  using ((select private.has_role('admin')));

create function private.check_outbox_setting() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if octet_length(new.value::text) > 8192 or not private.is_outbox_setting(new.key, new.value) then
    raise sqlstate 'PT422' using message = format('the value does not fit setting %s', new.key);
  end if;
  return new;
end
$$;

create trigger check_outbox_setting before insert or update on public.outbox_settings
  for each row execute function private.check_outbox_setting();
create trigger touch_updated_at before insert or update on public.outbox_settings
  for each row execute function private.touch_updated_at();

create function private.leaves_by_itself(kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select s.value -> 'automatic' ? kind from public.outbox_settings s where s.key = 'letters'),
    kind in ('received', 'reminder'))
$$;


-- The hotel's own e-mail templates by kind and language; the code has defaults for the others.

create table public.letter_texts (
  key text primary key check (
    key ~ '^[^.]+[.][^.]+$' and private.is_letter_kind(split_part(key, '.', 1))
    and private.is_language(split_part(key, '.', 2))),
  subject text not null,
  body text not null,
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);

alter table public.letter_texts enable row level security;

create policy "staff read the words of letters" on public.letter_texts
  for select to authenticated using ((select private.has_role('desk', 'reader', 'editor')));
create policy "editors write the words of letters" on public.letter_texts
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "editors change the words of letters" on public.letter_texts
  for update to authenticated
  using ((select private.has_role('editor')));
create policy "editors take the words of letters back" on public.letter_texts
  for delete to authenticated using ((select private.has_role('editor')));

create function private.check_letter_text() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if (private.has_text(new.subject) and char_length(new.subject) <= 160
      and new.subject !~ '[[:cntrl:]]' and private.has_text(new.body)
      and char_length(new.body) <= 4000
      and private.has_known_placeholders(new.subject)
      and private.has_known_placeholders(new.body)) is not true then
    raise sqlstate 'PT422' using message =
      'A letter needs a subject of one line, a text, and no names in braces but the known ones.';
  end if;
  return new;
end
$$;

create trigger check_letter_text before insert or update on public.letter_texts
  for each row execute function private.check_letter_text();
create trigger touch_updated_at before insert or update on public.letter_texts
  for each row execute function private.touch_updated_at();


-- Alerts to staff

-- Receivers of alerts: the addresses that staff chose or else the hotel's own, and Telegram unless
-- staff turned it off. If the sender has no Telegram bot, rows for Telegram expire.
create function private.bell_ways() returns table (channel text, recipient text)
language sql stable security definer set search_path = ''
as $$
  select 'email', a from (
    select jsonb_array_elements_text(s.value -> 'addresses') as a
    from public.outbox_settings s
    where s.key = 'bell' and jsonb_typeof(s.value -> 'addresses') = 'array'
    union
    select private.normal_email(c.value ->> 'email') from public.hotel_config c
    where c.key = 'contactInfo' and not exists (
      select from public.outbox_settings s
      where s.key = 'bell' and jsonb_typeof(s.value -> 'addresses') = 'array')) as chosen
  where private.is_email(a)
  union all
  select 'telegram', '' where coalesce(
    (select (s.value ->> 'telegram')::boolean from public.outbox_settings s where s.key = 'bell'), true)
$$;

-- Makes simultaneous alerts wait for each other. Code with several locks takes this one after
-- nights and before rows, as `private.lock_nights` explains.
create function private.lock_bell() returns void
language sql volatile security invoker set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('bell', 0)) $$;

-- Queues an alert about one event, e.g. `requests`, `messages` or `freed` nights. An alert
-- that has not left yet includes it; the next one leaves ten minutes after the last, so that a
-- flood sends one alert every ten minutes.
create function private.ring(what text, stay uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  way record;
  before timestamptz;
begin
  perform private.lock_bell();
  update public.inbox_counts c set total = c.total + 1 where c.entity = 'arrivals';
  for way in select * from private.bell_ways() loop
    update public.outbox o set facts = o.facts || jsonb_build_object(
      what, coalesce((o.facts ->> what)::int, 0) + 1)
    where o.kind = 'bell' and o.channel = way.channel and o.recipient = way.recipient
      and o.status = 'queued' and o.attempts = 0;
    if not found then
      select max(coalesce(o.claimed_at, o.created_at)) into before from public.outbox o
      where o.kind = 'bell' and o.channel = way.channel and o.recipient = way.recipient
        and o.created_at > now() - interval '1 hour';
      insert into public.outbox (kind, channel, recipient, reservation_id, facts, next_try_at)
      values ('bell', way.channel, way.recipient, stay,
        jsonb_build_object(what, 1, 'since', date_trunc('milliseconds', clock_timestamp())),
        greatest(coalesce(before + interval '10 minutes', now()), now()));
    end if;
  end loop;
end
$$;

create function private.ring_for_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_visitor() then
    perform private.ring('messages', null);
  end if;
  return null;
end
$$;

create trigger ring_the_bell after insert on public.messages
  for each row execute function private.ring_for_message();

-- Queues a test message for staff, at most one a minute for each receiver.
create function private.send_test(to_channel text, to_address text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made uuid;
begin
  perform private.require_role('admin');
  if to_channel = 'email' and private.is_email(private.normal_email(to_address)) is not true then
    raise sqlstate 'PT422' using message = 'email-invalid';
  end if;
  insert into public.outbox (kind, channel, recipient, dedupe_key)
  values ('test', to_channel,
    case to_channel when 'email' then private.normal_email(to_address) else '' end,
    format('test:%s:%s:%s', to_channel, private.normal_email(to_address),
      to_char(now(), 'YYYYMMDDHH24MI')))
  on conflict (dedupe_key) do update set dedupe_key = excluded.dedupe_key
  returning id into made;
  return made;
end
$$;

create function public.send_test(to_channel text, to_address text default '') returns uuid
language sql volatile security invoker set search_path = ''
as $$ select private.send_test(to_channel, to_address) $$;


-- E-mails that leave automatically

-- True if the e-mail was neither sent nor composed yet.
create function private.is_unwritten(letter public.outbox) returns boolean
language sql immutable set search_path = ''
as $$ select letter.status = 'queued' and letter.attempts = 0 and letter.body is null $$;

-- True if a `received` e-mail must wait for staff: it goes to any address that a form names, and so
-- could be used to annoy strangers. Limits: 20 an hour, 60 a day, 5 a day to one mailbox.
create function private.must_wait(letter_to text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) >= 60
    or count(*) filter (where o.created_at > now() - interval '1 hour') >= 20
    or count(*) filter (where private.mailbox(o.recipient) = private.mailbox(letter_to)) >= 5
  from public.outbox o
  where o.kind = 'received' and o.dedupe_key is not null and o.status <> 'held'
    and o.created_at > now() - interval '1 day'
$$;

create function private.write_letter(letter text, stay public.reservations, due timestamptz, mark text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if stay.email is null or not private.leaves_by_itself(letter) then
    return;
  end if;
  if stay.booking_id is not null then
    -- A booking gets one e-mail for all rooms: add this room to its unsent e-mail.
    update public.outbox o
    set next_try_at = greatest(o.next_try_at, due), facts = jsonb_build_object('stays',
      (o.facts -> 'stays') - stay.id::text || to_jsonb(stay.id::text))
    from public.reservations r
    where o.reservation_id = r.id and r.booking_id = stay.booking_id and o.kind = letter
      and o.recipient = stay.email and o.facts ? 'stays'
      and (private.is_unwritten(o) or o.status = 'held');
    if found then
      return;
    end if;
  end if;
  insert into public.outbox (kind, reservation_id, recipient, facts, next_try_at, dedupe_key)
  values (letter, stay.id, stay.email,
    case when stay.booking_id is null then '{}'
      else jsonb_build_object('stays', jsonb_build_array(stay.id)) end,
    -- All rooms of a booking with one address share one key.
    due, format('%s:%s:%s', letter, coalesce(stay.booking_id || md5(stay.email), stay.id::text), mark))
  on conflict (dedupe_key) do nothing;
end
$$;

-- Removes unsent e-mails about a decision that is no longer valid. An e-mail about several rooms is
-- still sent, without this room.
create function private.take_letters_back(stay uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.outbox o set facts = jsonb_build_object('stays', (o.facts -> 'stays') - stay::text)
  where o.facts -> 'stays' ? stay::text and private.is_unwritten(o);
  update public.outbox o set reservation_id = (o.facts -> 'stays' ->> 0)::uuid
  where o.reservation_id = stay and o.facts -> 'stays' <> '[]' and private.is_unwritten(o);
  delete from public.outbox o
  where o.reservation_id = stay and (o.status = 'held' or private.is_unwritten(o)
    and o.kind in ('confirmed', 'declined', 'changed', 'cancelled', 'reminder', 'freed'));
$$;

create function private.answer_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  waits boolean;
begin
  if private.is_visitor() then
    -- A booking of several rooms is one request.
    if coalesce(new.booking_place, 1) = 1 then
      perform private.ring('requests', new.id);
    end if;
    waits := private.must_wait(new.email);
    perform private.write_letter('received', new, now(), '');
    if waits then
      update public.outbox o set status = 'held'
      where o.reservation_id = new.id and o.kind = 'received';
      if found then
        update public.outbox o set facts = o.facts || jsonb_build_object(
          'held', coalesce((o.facts ->> 'held')::int, 0) + 1)
        where o.kind = 'bell' and o.status = 'queued' and o.attempts = 0;
      end if;
    end if;
  end if;
  return null;
end
$$;

-- E-mails about decisions wait two minutes, so that undoing a misclick removes its e-mail.
create function private.answer_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  due timestamptz := now() + interval '2 minutes';
  mark text := to_char(new.updated_at at time zone 'UTC', 'YYYYMMDDHH24MISSMS');
begin
  if new.erased_at is not null then
    return null;
  end if;
  if new.status <> old.status then
    perform private.take_letters_back(new.id);
    if new.status = 'confirmed' and old.status in ('new', 'declined', 'cancelled') then
      perform private.write_letter('confirmed', new, due, mark);
    elsif new.status in ('declined', 'cancelled') then
      perform private.write_letter(new.status, new, due, mark);
    end if;
  elsif new.status = 'confirmed'
    and (new.room_id, new.check_in, new.nights, new.guests, new.children)
      is distinct from (old.room_id, old.check_in, old.nights, old.guests, old.children)
    -- If an e-mail about the stay is unsent, it will contain the change, so queue no other.
    and not exists (
      select from public.outbox o
      where (o.reservation_id = new.id or o.facts -> 'stays' ? new.id::text)
        and private.is_unwritten(o) and o.kind in ('confirmed', 'changed'))
  then
    perform private.write_letter('changed', new, due, mark);
  end if;
  return null;
end
$$;

-- After staff correct an address or replace a link, unsent e-mails go to the new address with the
-- new link. An e-mail gets a new id if the mail service may know its old one.
create function private.readdress_letters() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox o
  where new.email is null and o.reservation_id = new.id and o.recipient = old.email
    and o.status <> 'sent';
  update public.outbox o set
    id = case when o.attempts = 0 then o.id else gen_random_uuid() end,
    recipient = new.email, body = replace(o.body, old.guest_key, new.guest_key)
  where o.reservation_id = new.id and o.recipient = old.email and o.status <> 'sent';
  return null;
end
$$;

-- This trigger must run last; triggers fire in the order of their names.
create trigger readdress_letters after update on public.reservations
  for each row when (new.guest_key <> old.guest_key) execute function private.readdress_letters();

create trigger answer_request after insert on public.reservations
  for each row execute function private.answer_request();
create trigger answer_change after update on public.reservations
  for each row execute function private.answer_change();

-- Queues reminders the day before arrival, from eight o'clock in the hotel. Once for each stay and
-- day, and one for all rooms of a booking.
create function private.write_reminders() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stay public.reservations;
begin
  if (now() at time zone 'Asia/Phnom_Penh')::time < '08:00' then
    return;
  end if;
  for stay in select * from private.stays_to_remind() loop
    perform private.write_letter('reminder', stay, now(), stay.check_in::text);
  end loop;
end
$$;


-- The sender: the function send-outbox, or the embedded backend. It calls with the server's key.

-- The sender's last call and its channels, so that staff see whether anything is sent.
create table private.outbox_sender (
  only_row boolean primary key default true check (only_row),
  ways text[] not null,
  came_at timestamptz not null,
  -- Since when the sender has called without a gap.
  since timestamptz not null default now()
);

create function private.sender_came(by_ways text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.outbox_sender as s (ways, came_at) values (by_ways, now())
  on conflict (only_row) do update set ways = excluded.ways, came_at = excluded.came_at,
    since = case when s.came_at < now() - interval '10 minutes' then now() else s.since end;
  -- Also sends alerts about calendars that nobody reads any more, but not right after a computer
  -- woke from sleep.
  perform private.ring_for_unheard((
    select s.since < now() - interval '40 minutes' from private.outbox_sender s));
  perform private.settle_all_waiting();
  -- Marks rows as expired that are too old to be useful.
  update public.outbox o set status = 'failed', error_code = 'expired'
  where o.status in ('queued', 'held') and o.next_try_at <= now() and o.created_at < now()
    - case when o.kind in ('bell', 'test', 'reminder') then interval '1 day' else interval '3 days' end;
  -- Telegram has no ids against duplicates: a row with an unknown result is not sent again.
  update public.outbox o set status = 'failed', error_code = 'unclear'
  where o.status = 'queued' and o.channel = 'telegram' and o.claimed_at is not null
    and o.error_code is null and o.next_try_at <= now();
  perform private.write_reminders();
end
$$;

-- The pause after the nth attempt to send; after about a day of attempts, staff decide.
create function private.pause_after(attempts int) returns interval
language sql immutable set search_path = ''
as $$
  select (array['2 minutes', '5 minutes', '15 minutes', '1 hour', '3 hours', '6 hours',
    '12 hours']::interval[])[least(greatest(attempts, 1), 7)]
$$;

-- Gives due rows to one caller. If the caller reports nothing, a row is given out again after its
-- pause, with the same id, by which the mail service recognises duplicates. If a sender is killed,
-- the attempt does not count, but the row's next pause doubles, in case the row caused the crash.
create function public.claim_letters(how_many int default 20, ways text[] default array['email'])
returns setof public.outbox
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.sender_came(ways);
  return query
    with due as (
      select w.id, w.attempts + case when unheard then 0 else 1 end as attempts,
        case when unheard then 2 * (w.next_try_at - w.claimed_at) end as longer
      from public.outbox w, lateral (
        select w.claimed_at is not null and w.error_code is null as unheard) u
      where w.status = 'queued' and w.next_try_at <= now() and w.channel = any (ways)
        and not private.is_retired()
      order by w.kind = 'bell' desc, w.next_try_at, w.created_at
      limit least(greatest(how_many, 1), 100) for update of w skip locked),
    claimed as (
      update public.outbox o set claimed_at = now(), attempts = due.attempts,
        next_try_at = now() + greatest(private.pause_after(due.attempts), due.longer),
        error_code = null, last_error = null
      from due where o.id = due.id
      returning o.*)
    select * from claimed c order by c.kind = 'bell' desc, c.created_at;
end
$$;

-- A stay as e-mails need it: with room, extras and charges also in the other languages.
create function private.letter_stay(stay public.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(stay) || jsonb_build_object(
    'room_names', private.in_other_languages(stay.room_name),
    'extras', private.named_in_languages(stay.extras),
    'charges', private.named_in_languages(stay.charges))
$$;

-- Everything that the texts of these rows need: the hotel, its templates, the stays.
create function public.letter_facts(ids uuid[]) returns json
language sql stable security invoker set search_path = ''
as $$
  select json_build_object(
    'hotelInfo', (select value from public.hotel_config where key = 'hotelInfo'),
    'contactInfo', (select value from public.hotel_config where key = 'contactInfo'),
    'houseFacts', (select value from public.hotel_config where key = 'houseFacts'),
    'moon', (select value from public.hotel_config where key = 'moon'),
    'texts', (select coalesce(json_agg(t), '[]') from public.letter_texts t),
    'stays', (
      select coalesce(json_object_agg(o.id, private.letter_stay(r)), '{}')
      from public.outbox o join public.reservations r on r.id = o.reservation_id
      where o.id = any (ids)),
    'languages', (
      select coalesce(json_object_agg(o.id, m.language), '{}')
      from public.outbox o join public.messages m on m.id = o.message_id where o.id = any (ids)),
    'rooms', (
      select coalesce(json_object_agg(o.id, (
        select json_agg(private.letter_stay(r) order by r.booking_place)
        from public.reservations r
        where r.id in (
          select s::uuid from jsonb_array_elements_text(o.facts -> 'stays') s
          -- An alert about a request names all its rooms.
          union all
          select b.id from public.reservations a join public.reservations b using (booking_id)
          where a.id = o.reservation_id and o.facts ? 'requests'))), '{}')
      from public.outbox o where o.id = any (ids) and o.facts ?| array['stays', 'requests']))
$$;

create function private.outbox_state() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('desk', 'reader');
  return (select json_build_object(
    'cameAt', (select s.came_at from private.outbox_sender s),
    'ways', coalesce((select to_json(s.ways) from private.outbox_sender s), '[]'),
    'waiting', (select count(*) from public.outbox where status = 'queued' and next_try_at <= now()),
    'failed', (select count(*) from public.outbox where status = 'failed'),
    'held', (select count(*) from public.outbox where status = 'held'),
    'addresses', (select coalesce(json_agg(w.recipient), '[]') from private.bell_ways() w
      where w.channel = 'email')));
end
$$;

create function public.outbox_state() returns json
language sql stable security invoker set search_path = ''
as $$ select private.outbox_state() $$;
