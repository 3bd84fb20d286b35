-- Sends what lies in the outbox, at once and by the clock, and has the calendars of channels read
-- every quarter of an hour: for a hosted project only, run once in the SQL editor. Needs the extensions
-- pg_net and pg_cron (Database -> Extensions) and the functions send-outbox (docs/deploy.md, section 8)
-- and read-calendars (section 12), either or both, with their secret.
-- Put your project's address and OUTBOX_SECRET in the statement that is marked below. Running it
-- again changes them.

-- All or nothing.
begin;

do $$
declare missing text;
begin
  select string_agg(needed, ' and ') into missing
  from unnest(array['pg_net', 'pg_cron']) as needed
  where needed not in (select name from pg_available_extensions);
  if missing is not null then
    raise exception 'The clock needs %, which this database does not have. Nothing was changed.',
      missing
      using hint = 'On Supabase both are under Database -> Extensions.';
  end if;
end $$;

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

-- pg_net asks once the transaction is through, so the function finds what was put in.
create or replace function private.wake_sender() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.call_sender();
  return null;
end $$;

drop trigger if exists wake_sender on public.outbox;
create trigger wake_sender after insert on public.outbox
  for each statement execute function private.wake_sender();

-- The function beside it, which knows the same secret. It goes on when pg_net has hung up.
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

-- Called by the trigger and by the clock, by nobody else.
revoke all on function private.call_sender(), private.wake_sender(), private.call_reader()
  from public, anon, authenticated;

select cron.schedule('send-outbox', '* * * * *', 'select private.call_sender()');
select cron.schedule('read-calendars', '*/15 * * * *', 'select private.call_reader()');

-- >>> Your project and the secret of the function:
insert into private.outbox_clock (url, secret)
values ('https://YOUR-REF.supabase.co/functions/v1/send-outbox', 'PUT-YOUR-OUTBOX-SECRET-HERE')
on conflict (only_row) do update set url = excluded.url, secret = excluded.secret;

commit;
