create schema net;
grant usage on schema net to postgres, anon, authenticated, service_role;
create table net.asked (id bigint generated always as identity, url text, body jsonb);
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000)
returns bigint language sql security definer set search_path = net as $$
  insert into net.asked (url, body) values (url, body) returning id
$$;
