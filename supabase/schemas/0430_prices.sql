-- Prices: the price of each night of a room, discounts, and extra charges (decision 0060).

-- True for prices by weekday of the night, `{"5": 179}`: ISO weekdays, 1 is Monday.
create function private.are_weekday_prices(prices jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(prices) = 'object' then
    not exists (
      select 1 from jsonb_each(prices) p
      where p.key !~ '^[1-7]$' or jsonb_typeof(p.value) <> 'number'
        or case when jsonb_typeof(p.value) = 'number' then
          (p.value #>> '{}')::numeric <= 0 or (p.value #>> '{}')::numeric > 10000000
          or (p.value #>> '{}')::numeric <> round((p.value #>> '{}')::numeric, 2) end)
  else false end
$$;

create function private.are_weekdays(days int[]) returns boolean
language sql immutable set search_path = ''
as $$ select cardinality(days) between 1 and 7 and days <@ array[1, 2, 3, 4, 5, 6, 7] $$;

-- Prices for a range of nights. Of overlapping ranges the shortest sets a night's price and rules.
create table public.price_periods (
  id uuid primary key default gen_random_uuid(),
  room_id text not null references public.rooms (id) on delete cascade,
  name text not null check (private.has_text(name) and char_length(name) <= 120 and private.is_line(name)),
  from_night date not null check (from_night between '2000-01-01' and '2999-12-31'),
  -- The day after the period's last night; the year 3000 for a period without an end.
  to_night date not null,
  -- The weekdays of the period's nights, e.g. {5,6} for Friday and Saturday; null for all.
  weekdays int[] check (private.are_weekdays(weekdays)),
  price numeric(10, 2) not null check (price > 0 and price <= 10000000),
  weekday_prices jsonb not null default '{}' check (private.are_weekday_prices(weekday_prices)),
  -- Fewest nights of a stay that arrives in the period, or with `throughout` overlaps it.
  min_nights int check (min_nights between 1 and 60),
  throughout boolean not null default false,
  arrival_days int[] check (private.are_weekdays(arrival_days)),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint price_periods_nights_check check (
    to_night > from_night and (to_night - from_night <= 1100 or to_night = '3000-01-01'))
);
create index price_periods_by_room on public.price_periods (room_id, from_night);

-- Discounts for long stays, in percent; the highest `min_nights` that a stay reaches counts.
create table public.stay_discounts (
  id uuid primary key default gen_random_uuid(),
  min_nights int not null unique check (min_nights between 2 and 60),
  percent numeric(5, 2) not null check (percent > 0 and percent <= 100),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);

create table public.extras (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$'),
  name text not null check (private.has_text(name) and char_length(name) <= 120 and private.is_line(name)),
  price numeric(10, 2) not null check (price between 0 and 10000000),
  per text not null default 'stay' check (per in ('stay', 'night', 'guest', 'guest_night')),
  most int not null default 1 check (most between 1 and 99),
  position int not null default 0 check (position between 0 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  -- True for a charge of every stay (e.g. a tourist tax), which guests cannot leave out.
  obligatory boolean not null default false,
  -- `guest` and `guest_night` count only guests of at least this age; null counts everybody.
  from_age smallint check (from_age between 0 and 18),
  -- True if guests can choose the extra only for stays with a night of a full moon.
  at_full_moon boolean not null default false,
  constraint extras_moon_check check (not (at_full_moon and obligatory))
);

-- Prices of children. The band with the lowest `until_age` that reaches a child's age applies; a
-- child older than all bands costs as much as an adult.
create table public.child_bands (
  id uuid primary key default gen_random_uuid(),
  until_age smallint not null unique check (until_age between 0 and 17),
  -- The child's price per night, in place of that for a further guest.
  price numeric(10, 2) not null check (price between 0 and 10000000),
  -- False if the child counts neither against the room's capacity nor among its included guests.
  takes_place boolean not null default true,
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);

-- Charges in percent of the room price after discounts, rounded half up separately: the service
-- fee, and taxes that the prices do not include.
create table public.charges (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$'),
  kind text not null check (kind in ('fee', 'tax')),
  -- An empty name means "Service fee" in the reader's language.
  name text not null default '' check (char_length(name) <= 60 and private.is_line(name)),
  percent numeric(5, 2) not null check (percent > 0 and percent <= 100),
  rounding text not null default 'whole' check (rounding in ('whole', 'cent')),
  position int not null default 0 check (position between 0 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint charges_named_check check (kind = 'fee' or private.has_text(name))
);
insert into public.charges (id, kind, percent) values ('fee', 'fee', 10);

-- Promo codes are compared in this form: lower case, without spaces and punctuation. Reads the
-- first 400 characters because a visitor may send a megabyte.
create function private.code_key(code text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(regexp_replace(c.plain,
    '[\s!-/:-@\[-`{-~\u00a0-\u00bf\u1680\u17d4-\u17da\u2000-\u206f\u3000-\u303f]', '', 'g'), ''), c.plain)
  from (select private.normal_email(private.plain_text(left(code, 400))) as plain) c
$$;

create table public.promo_codes (
  id uuid primary key default gen_random_uuid(),
  code text not null check (
    private.has_text(code) and code = btrim(code) and char_length(code) <= 40 and private.is_line(code)),
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  amount numeric(10, 2) check (amount > 0 and amount <= 10000000),
  -- The code is valid for stays that arrive from the first to the last of these days.
  arrive_from date,
  arrive_until date,
  room_ids text[] check (cardinality(room_ids) between 1 and 200),
  -- How many confirmed stays may use the code.
  max_stays int check (max_stays between 1 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  code_key text collate "C" generated always as (private.code_key(code)) stored,
  -- True if the code is valid only for stays with a night of a full moon.
  at_full_moon boolean not null default false,
  constraint promo_codes_kind_check check (num_nonnulls(percent, amount) = 1),
  constraint promo_codes_days_check check (arrive_from <= arrive_until)
);
create unique index promo_codes_by_code on public.promo_codes (lower(code));
create index promo_codes_by_key on public.promo_codes (code_key);

-- Removes hidden characters from a promo code, and refuses one that reads like another.
create function private.check_promo_code() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  new.code := btrim(private.plain_text(new.code), E' \t\r\n');
  if exists (
    select from public.promo_codes p
    where p.code_key = private.code_key(new.code) and p.id <> new.id
      and (tg_op = 'INSERT' or new.code <> old.code))
  then
    raise unique_violation using message = 'another of promo_codes reads the same';
  end if;
  return new;
end
$$;

create trigger check_promo_code before insert or update on public.promo_codes
  for each row execute function private.check_promo_code();

alter table public.price_periods enable row level security;
alter table public.stay_discounts enable row level security;
alter table public.extras enable row level security;
alter table public.child_bands enable row level security;
alter table public.promo_codes enable row level security;
alter table public.charges enable row level security;

create policy "prices to come are public" on public.price_periods
  for select to anon, authenticated
  using (to_night > (select private.hotel_today()) or (select private.has_role('desk', 'reader')));
create policy "discounts are public" on public.stay_discounts
  for select to anon, authenticated using (true);
create policy "extras are public" on public.extras
  for select to anon, authenticated using (true);
create policy "prices of children are public" on public.child_bands
  for select to anon, authenticated using (true);
create policy "charges are public" on public.charges
  for select to anon, authenticated using (true);
create policy "staff read codes" on public.promo_codes
  for select to authenticated using ((select private.has_role('desk', 'reader')));
do $$
declare
  priced text;
begin
  foreach priced in array array[
    'price_periods', 'stay_discounts', 'extras', 'child_bands', 'promo_codes', 'charges'] loop
    execute format('create policy "administrators add" on public.%I
      for insert to authenticated with check ((select private.has_role(''admin'')))', priced);
    execute format('create policy "administrators change" on public.%I
      for update to authenticated
      using ((select private.has_role(''admin'')))', priced);
    execute format('create policy "administrators delete" on public.%I
      for delete to authenticated using ((select private.has_role(''admin'')))', priced);
    execute format('create trigger touch_updated_at before insert or update on public.%I
      for each row execute function private.touch_updated_at()', priced);
  end loop;
end
$$;

-- True if any promo code is valid, so that the site shows its field only then.
create function private.has_codes() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.promo_codes c
    where c.arrive_until is null or c.arrive_until >= private.hotel_today())
$$;

-- True if the period covers the night; a shorter period may override its price.
create function private.covers(period public.price_periods, night date) returns boolean
language sql immutable set search_path = ''
as $$
  select night >= period.from_night and night < period.to_night
    and (period.weekdays is null or extract(isodow from night)::int = any (period.weekdays))
$$;

-- The lowest and highest price of a night in the coming year for each room with periods; `own` is
-- true if some night costs the room's own price. Compares ranges instead of nights, because every
-- visitor's page reads this. In plpgsql, which caches the plan.
create function private.price_spans()
returns table (id text, low numeric, high numeric, own boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with today as (
    select d as day, daterange(d, d + 365) as year from private.hotel_today() d
  ), periods as materialized (
    select p.room_id, p.price, p.weekday_prices, p.weekdays,
      -- Ranges are compared separately for each weekday if a period is limited to weekdays.
      case when bool_or(p.weekdays is not null) over (partition by p.room_id) then 7 else 1 end as planes,
      daterange(p.from_night, p.to_night) * t.year as nights,
      range_agg(daterange(p.from_night, p.to_night)) filter (where p.weekdays is null) over (
        partition by p.room_id order by p.to_night - p.from_night, p.from_night, p.id
        rows between unbounded preceding and 1 preceding) as shorter
    from public.price_periods p, today t where daterange(p.from_night, p.to_night) && t.year
  ), amounts as materialized (
    select p.room_id, min(a.amount) as low, max(a.amount) as high
    from periods p
    cross join lateral generate_series(0, case when p.weekdays is null and p.weekday_prices = '{}' then 0
      else least(6, upper(p.nights) - lower(p.nights) - 1) end) ahead
    cross join lateral (select extract(isodow from lower(p.nights) + ahead)::int as isodow) n
    cross join lateral (
      select coalesce((p.weekday_prices ->> n.isodow::text)::numeric, p.price) as amount) a
    where not coalesce(p.shorter @> p.nights, false)
      and (p.weekdays is null or n.isodow = any (p.weekdays))
    group by p.room_id
  ), covered as materialized (
    select c.room_id from (
      select p.room_id, p.planes from periods p cross join lateral generate_series(1, p.planes) d
      where p.weekdays is null or d = any (p.weekdays)
      group by p.room_id, p.planes, d having range_agg(p.nights) @> (select year from today)) c
    group by c.room_id, c.planes having count(*) = c.planes
  )
  select a.room_id, least(a.low, o.price), greatest(a.high, o.price), o.price is not null
  from amounts a
  left join public.rooms o on o.id = a.room_id and a.room_id not in (select c.room_id from covered c);
end
$$;
-- Refuses two periods of equal length over one night of a room: neither would take precedence. The
-- lock makes simultaneous writers see each other's period.
create function private.check_price_period() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  other public.price_periods;
begin
  if (new.to_night > new.from_night) is not true then
    raise sqlstate 'PT422' using message = 'period-ends-before', detail = jsonb_build_object('name', new.name);
  elsif (new.price > 0 and new.price <= 10000000 and new.price = round(new.price, 2)) is not true
    or private.are_weekday_prices(new.weekday_prices) is not true
  then
    raise sqlstate 'PT422' using message = 'period-price', detail = jsonb_build_object('name', new.name);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('prices of ' || new.room_id, 0));
  if (select count(*) from public.price_periods p where p.room_id = new.room_id and p.id <> new.id) >= 400
  then
    raise sqlstate 'PT413' using message = 'too-many-periods';
  end if;
  select * into other from public.price_periods p
  where p.room_id = new.room_id and p.id <> new.id
    and p.from_night < new.to_night and p.to_night > new.from_night
    and p.to_night - p.from_night = new.to_night - new.from_night
    -- Checks seven nights at most, because these contain every weekday.
    and exists (
      select from generate_series(0, least(
        6, least(p.to_night, new.to_night) - greatest(p.from_night, new.from_night) - 1)) ahead
      where private.covers(p, greatest(p.from_night, new.from_night) + ahead)
        and private.covers(new, greatest(p.from_night, new.from_night) + ahead))
  limit 1;
  if other.id is not null then
    raise sqlstate 'PT409' using message = 'periods-equal', detail = jsonb_build_object(
      'names', array[new.name, other.name], 'from', greatest(new.from_night, other.from_night),
      'room', (select r.name from public.rooms r where r.id = new.room_id));
  end if;
  return new;
end
$$;

create trigger check_price_period before insert or update on public.price_periods
  for each row execute function private.check_price_period();

