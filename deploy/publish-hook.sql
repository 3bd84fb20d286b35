-- Rebuilds the site after an edit; for hosted projects only. Run this script once in the SQL
-- editor, with your host's build hook in the marked statement; run it again to change the hook. It
-- needs the extensions pg_net and pg_cron (Database -> Extensions). Every two minutes a job
-- requests one build if something was edited and the last edit is a minute old.

-- One transaction, because the triggers would be useless without the job.
begin;

create extension if not exists pg_net with schema extensions;
create extension if not exists pg_cron;

create table if not exists private.publish_hook (
  only_row boolean primary key default true check (only_row),
  url text not null check (url ~ '^https://'),
  edited_at timestamptz,
  constraint put_your_own_build_hook_into_the_script check (url !~ 'PUT-YOUR')
);
revoke all on private.publish_hook from public, anon, authenticated;

-- Over REST, Supabase refuses an UPDATE without WHERE, even with one row.
create or replace function private.mark_edited() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.publish_hook set edited_at = now() where only_row;
  return null;
end $$;

do $$
declare content_table text;
begin
  foreach content_table in array private.content_tables() loop
    execute format('drop trigger if exists mark_edited on public.%I', content_table);
    execute format(
      'create trigger mark_edited after insert or update or delete on public.%I '
      'for each statement execute function private.mark_edited()', content_table);
  end loop;
end $$;

create or replace function private.ask_for_build() returns void
language plpgsql security definer set search_path = '' as $$
declare hook text;
begin
  update private.publish_hook set edited_at = null
  where edited_at < now() - interval '1 minute'
  returning url into hook;
  if hook is not null then
    perform net.http_post(url := hook, body := '{}'::jsonb);
  end if;
end $$;

-- Only the triggers and the job may call these functions.
revoke all on function private.mark_edited(), private.ask_for_build()
  from public, anon, authenticated;

select cron.schedule('ask-for-build', '*/2 * * * *', 'select private.ask_for_build()');

-- >>> Replace the address by the build hook of your host, e.g.
-- https://api.netlify.com/build_hooks/... · https://api.vercel.com/v1/integrations/deploy/...
-- https://api.cloudflare.com/client/v4/pages/webhooks/deploy_hooks/... (Cloudflare Pages)
insert into private.publish_hook (url) values ('https://PUT-YOUR-BUILD-HOOK-HERE')
on conflict (only_row) do update set url = excluded.url;

commit;
