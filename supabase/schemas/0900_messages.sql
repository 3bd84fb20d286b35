-- Messages of the contact form, and the addresses of the newsletter.


-- Messages of the contact form

-- Byte order (collation C) for the address, as the table `reservations` explains.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (
    private.has_text(name) and char_length(name) <= 120 and private.is_name(name)),
  email text collate "C" not null check (private.is_email(email) and email = private.normal_email(email)),
  subject text not null check (
    private.has_text(subject) and char_length(subject) <= 200 and private.is_line(subject)),
  message text not null check (private.has_text(message) and char_length(message) <= 5000),
  status text not null default 'unread' check (status in ('unread', 'read', 'archived', 'spam')),
  -- True if the form's hidden field was filled in, by a robot or a form-filling program.
  maybe_robot boolean not null default false,
  -- When the message was answered: by e-mail from here, or in another way that staff noted.
  answered_at timestamptz,
  -- Language of the page from which the message was sent.
  language text not null default 'en' check (private.is_language(language)),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  search_text text collate "C" generated always as (private.folded_whole(
    name || E'\n' || email || E'\n' || subject || E'\n' || message)) stored
);
create index messages_newest on public.messages (created_at desc, id desc);
create index messages_by_status on public.messages (status, created_at desc, id desc);
create index messages_by_email on public.messages (email, created_at);

alter table public.messages enable row level security;

create policy "visitors write to us" on public.messages
  for insert to anon with check (status = 'unread');
create policy "staff read messages" on public.messages
  for select to authenticated using ((select private.has_role('desk', 'reader')));
create policy "receptionists file messages" on public.messages
  for update to authenticated
  using ((select private.has_role('desk')));
create policy "receptionists delete messages" on public.messages
  for delete to authenticated using ((select private.has_role('desk')));

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
  new.answered_at := null;
  new.created_at := date_trunc('milliseconds', clock_timestamp());
  if private.is_email(new.email) is not true then
    raise sqlstate 'PT422' using message = 'email-invalid';
  elsif (private.has_text(new.name) and private.has_text(new.subject)
      and private.has_text(new.message)) is not true then
    raise sqlstate 'PT422' using message = 'fields-missing';
  elsif char_length(new.name) > 120 or char_length(new.subject) > 200
      or char_length(new.message) > 5000 then
    raise sqlstate 'PT422' using message = 'message-too-long';
  elsif not private.is_name(new.name) then
    raise sqlstate 'PT422' using message = 'name-invalid';
  elsif not private.is_line(new.subject) then
    raise sqlstate 'PT422' using message = 'line-invalid';
  end if;
  return new;
end
$$;

-- Lets nobody change a guest's message, except its status and, by our clock, the time of the
-- answer.
create function private.keep_message() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if (new.id, new.name, new.email, new.subject, new.message, new.language, new.created_at, new.maybe_robot)
    is distinct from (old.id, old.name, old.email, old.subject, old.message, old.language, old.created_at,
      old.maybe_robot)
  then
    raise sqlstate 'PT422' using message = 'a message is filed, not changed';
  end if;
  if current_user = 'authenticated' and new.answered_at is distinct from old.answered_at then
    new.answered_at := case when new.answered_at is not null
      then date_trunc('milliseconds', clock_timestamp()) end;
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


-- The newsletter: each address once. The token in its e-mails removes the address.

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
-- Not for readers: whoever has a subscriber's token can remove the address.
create policy "receptionists read subscribers" on public.subscribers
  for select to authenticated using ((select private.has_role('desk')));
create policy "receptionists delete subscribers" on public.subscribers
  for delete to authenticated using ((select private.has_role('desk')));

-- An address that is already on the list is stored again with its old token and time. The answer is
-- the same as for a new address, so that nobody learns who is on the list.
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
  -- A taken id is replaced by a new id, because an error would reveal that it exists.
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

-- Removes an address from the newsletter. POST only: mail scanners that open links unsubscribe
-- nobody.
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
