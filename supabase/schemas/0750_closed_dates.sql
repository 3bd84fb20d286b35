-- Closings: nights on which rooms are not offered (painting, a broken shower).

create table public.closings (
  id uuid primary key default gen_random_uuid(),
  room_id text not null references public.rooms (id) on delete cascade,
  -- The first closed night, and the day on which the rooms open again.
  from_date date not null,
  to_date date not null,
  rooms int not null default 1 check (rooms between 1 and 500),
  reason text not null check (private.has_text(reason) and char_length(reason) <= 200),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  constraint closings_days_check check (
    from_date >= '2000-01-01' and to_date <= '2999-12-31'
    and to_date - from_date between 1 and 366)
);
create index closings_by_room on public.closings (room_id);
create index closings_by_day on public.closings (from_date);

alter table public.closings enable row level security;

create policy "staff read closings" on public.closings
  for select to authenticated using ((select private.has_role('desk', 'reader')));
create policy "receptionists close rooms" on public.closings
  for insert to authenticated with check ((select private.has_role('desk')));
create policy "receptionists change closings" on public.closings
  for update to authenticated
  using ((select private.has_role('desk')));
create policy "receptionists open rooms again" on public.closings
  for delete to authenticated using ((select private.has_role('desk')));

create function private.check_closing() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  new.reason := btrim(new.reason, E' \t\r\n');
  if current_user in ('anon', 'authenticated') then
    new.created_at := case tg_op when 'UPDATE' then old.created_at
      else date_trunc('milliseconds', clock_timestamp()) end;
  end if;
  if (new.to_date - new.from_date between 1 and 366
      and new.from_date >= '2000-01-01' and new.to_date <= '2999-12-31') is not true then
    raise sqlstate 'PT422' using message = 'closing-days';
  elsif (private.has_text(new.reason) and char_length(new.reason) <= 200) is not true then
    raise sqlstate 'PT422' using message = 'closing-reason';
  elsif (new.rooms between 1 and 500) is not true then
    raise sqlstate 'PT422' using message = 'closing-rooms';
  elsif new.room_id is null
    or not exists (select from public.rooms r where r.id = new.room_id) then
    raise sqlstate 'PT422' using message = 'room-gone';
  end if;
  return new;
end
$$;

create trigger check_closing before insert or update on public.closings
  for each row execute function private.check_closing();
create trigger touch_updated_at before insert or update on public.closings
  for each row execute function private.touch_updated_at();
