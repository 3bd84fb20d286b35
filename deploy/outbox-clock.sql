-- Sends the outbox and reads the calendars of booking sites; for hosted projects only. Run this
-- script once in the SQL editor, with your project's address and OUTBOX_SECRET in the marked
-- statement; run it again to change them. It needs the extensions pg_net and pg_cron (Database ->
-- Extensions) and the functions send-outbox (docs/deploy.md, section 8), read-calendars (section
-- 12) or both.

-- One transaction, so that the script runs completely or not at all.
begin;

create extension if not exists pg_net with schema extensions;
create extension if not exists pg_cron;

create table if not exists private.outbox_clock (
  only_row boolean primary key default true check (only_row),
  url text not null check (url ~ '^https://'),
  secret text not null,
  constraint put_your_own_project_into_the_script check (url !~ 'YOUR-REF' and secret !~ 'PUT-YOUR')
);
revoke all on private.outbox_clock from public, anon, authenticated;

create or replace function private.call_sender() returns void
language plpgsql security definer set search_path = '' as $$
declare clock private.outbox_clock;
begin
  select * into clock from private.outbox_clock;
  if clock.url is not null then
    perform net.http_post(url := clock.url, body := '{}'::jsonb,
      headers := jsonb_build_object('content-type', 'application/json', 'x-outbox-secret', clock.secret));
  end if;
end $$;

-- pg_net sends requests after the commit, so the function finds the new rows.
create or replace function private.wake_sender() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.call_sender();
  return null;
end $$;

drop trigger if exists wake_sender on public.outbox;
create trigger wake_sender after insert on public.outbox
  for each statement execute function private.wake_sender();

-- Calls the function read-calendars, which continues its work after pg_net has disconnected.
create or replace function private.call_reader() returns void
language plpgsql security definer set search_path = '' as $$
declare clock private.outbox_clock;
begin
  select * into clock from private.outbox_clock;
  if clock.url is not null and exists (select from public.listings where import_url <> '') then
    perform net.http_post(url := regexp_replace(clock.url, '[^/]+$', 'read-calendars'),
      body := '{}'::jsonb,
      headers := jsonb_build_object('content-type', 'application/json', 'x-outbox-secret', clock.secret));
  end if;
end $$;

-- Only the trigger and the jobs may call these functions.
revoke all on function private.call_sender(), private.wake_sender(), private.call_reader()
  from public, anon, authenticated;

select cron.schedule('send-outbox', '* * * * *', 'select private.call_sender()');
select cron.schedule('read-calendars', '*/15 * * * *', 'select private.call_reader()');

-- >>> Replace the address and the secret by those of your project:
insert into private.outbox_clock (url, secret)
values ('https://YOUR-REF.supabase.co/functions/v1/send-outbox', 'PUT-YOUR-OUTBOX-SECRET-HERE')
on conflict (only_row) do update set url = excluded.url, secret = excluded.secret;

commit;
