-- Looking for a guest by the beginning of the address. Under row security Postgres uses an index
-- only for operators that cannot leak a row they refuse: = < >= can, LIKE cannot. In byte order
-- "begins with x" is x <= email < x followed by the last character there is.
alter table public.reservations alter column email type text collate "C";
drop index public.reservations_by_email;
create index reservations_by_email on public.reservations (email, created_at);

alter table public.messages alter column email type text collate "C";
