create schema cron;
grant usage on schema cron to postgres;
create table cron.job (
  jobid bigint generated always as identity primary key,
  schedule text not null, command text not null, jobname text unique,
  username text not null default current_user);
create function cron.schedule(job_name text, schedule text, command text)
returns bigint language sql security definer set search_path = cron as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  returning jobid
$$;
grant select on cron.job to postgres;
