-- Inbox: messages of the contact form, the newsletter's addresses, and letters to guests.
--
-- After senders (admit) and reservations (a letter may belong to one).


-- Messages of the contact form

-- The address is in byte order, as in reservations, where it says why.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.has_text(name) and char_length(name) <= 120),
  email text collate "C" not null check (private.is_email(email) and email = private.normal_email(email)),
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
    raise sqlstate 'PT422' using message = 'email-invalid';
  elsif (private.has_text(new.name) and private.has_text(new.subject)
      and private.has_text(new.message)) is not true then
    raise sqlstate 'PT422' using message = 'fields-missing';
  elsif char_length(new.name) > 120 or char_length(new.subject) > 200
      or char_length(new.message) > 5000 then
    raise sqlstate 'PT422' using message = 'message-too-long';
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

create trigger take_message before insert on public.messages
  for each row execute function private.take_message();
create trigger keep_message before update on public.messages
  for each row execute function private.keep_message();
create trigger touch_updated_at before insert or update on public.messages
  for each row execute function private.touch_updated_at();


-- The newsletter: each address once; a token that only its mail carries takes it off again.

create table public.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text collate "C" not null unique
    check (private.is_email(email) and email = private.normal_email(email)),
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);
create index subscribers_newest on public.subscribers (created_at desc, id desc);

alter table public.subscribers enable row level security;

create policy "visitors subscribe" on public.subscribers
  for insert to anon with check (email = private.normal_email(email));
create policy "administrators read subscribers" on public.subscribers
  for select to authenticated using ((select private.is_admin()));
create policy "administrators delete subscribers" on public.subscribers
  for delete to authenticated using ((select private.is_admin()));

-- An address that is on the list already is stored again with the same token and time: the answer,
-- and the way to it, are those of a new one, so that nobody can ask who is on the list.
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
    raise sqlstate 'PT422' using message = 'email-invalid';
  end if;
  delete from public.subscribers s where s.email = new.email returning * into listed;
  -- an id that is taken must not be answered otherwise either, so the row gets another
  new.id := coalesce(listed.id, case
    when exists (select from public.subscribers s where s.id = new.id) then gen_random_uuid()
    else new.id end);
  new.unsubscribe_token := coalesce(listed.unsubscribe_token, gen_random_uuid());
  new.created_at := coalesce(listed.created_at, date_trunc('milliseconds', clock_timestamp()));
  return new;
end
$$;

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

create function public.unsubscribe(token uuid) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.unsubscribe(token) $$;


-- Letters to guests. They wait here for the function that sends them where the hotel has set one
-- up; until it says `sent`, nothing claims to have been sent.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid references public.reservations (id) on delete set null,
  recipient text not null check (private.is_email(recipient) and recipient = private.normal_email(recipient)),
  -- no line break: it would begin another header
  subject text not null check (
    private.has_text(subject) and char_length(subject) <= 200 and subject !~ '[[:cntrl:]]'),
  body text not null check (private.has_text(body) and char_length(body) <= 10000),
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts int not null default 0 check (attempts >= 0),
  last_error text check (char_length(last_error) <= 1000),
  claimed_at timestamptz,
  sent_at timestamptz check (status <> 'sent' or sent_at is not null),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);
create index outbox_newest on public.outbox (created_at desc, id desc);
create index outbox_waiting on public.outbox (created_at) where status = 'queued';
create index outbox_by_reservation on public.outbox (reservation_id);
create index outbox_by_recipient on public.outbox (recipient);

alter table public.outbox enable row level security;

create policy "administrators read letters" on public.outbox
  for select to authenticated using ((select private.is_admin()));
create policy "administrators write letters" on public.outbox
  for insert to authenticated with check ((select private.is_admin()) and status = 'queued');
create policy "administrators queue a letter again" on public.outbox
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()) and status = 'queued');
create policy "administrators delete letters" on public.outbox
  for delete to authenticated using ((select private.is_admin()));

-- What only the sending function may say of a letter (that it was sent, how often it was tried) is
-- set here for everybody else.
create function private.take_letter() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  new.recipient := private.normal_email(new.recipient);
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.created_at := date_trunc('milliseconds', clock_timestamp());
      new.attempts := 0;
      new.status := 'queued';
    else
      if old.status = 'sent' then
        raise sqlstate 'PT422' using message = 'This letter has been sent.';
      end if;
      new.created_at := old.created_at;
      new.attempts := old.attempts;
      new.status := 'queued';
    end if;
    new.claimed_at := null;
    new.sent_at := null;
    new.last_error := null;
    if (private.is_email(new.recipient) and private.has_text(new.subject)
        and private.has_text(new.body) and char_length(new.subject) <= 200
        and char_length(new.body) <= 10000 and new.subject !~ '[[:cntrl:]]') is not true then
      raise sqlstate 'PT422' using message =
        'A letter needs a valid address, a subject of one line and a text.';
    end if;
  elsif new.status = 'sent' then
    new.sent_at := coalesce(new.sent_at, date_trunc('milliseconds', clock_timestamp()));
  end if;
  return new;
end
$$;

create trigger take_letter before insert or update on public.outbox
  for each row execute function private.take_letter();
create trigger touch_updated_at before insert or update on public.outbox
  for each row execute function private.touch_updated_at();

-- For the sending function, with service rights: letters to send now, each given to one caller.
-- One that was claimed and never reported back is given out again after ten minutes.
create function public.claim_letters(how_many int default 20) returns setof public.outbox
language sql volatile security invoker set search_path = ''
as $$
  update public.outbox o set claimed_at = now(), attempts = o.attempts + 1
  where o.id in (
    select w.id from public.outbox w
    where w.status = 'queued' and (w.claimed_at is null or w.claimed_at < now() - interval '10 minutes')
    order by w.created_at limit least(greatest(how_many, 1), 100) for update skip locked)
  returning o.*
$$;
