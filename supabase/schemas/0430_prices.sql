-- Prices: what each night of a room costs, what is taken off, and what is added (decision 0060).
--
-- After rooms. Before translations and the site's content, which read these; what a stay costs by them is
-- quoted in a file of its own.

-- Prices by weekday of the night, `{"5": 179}`: ISO, 1 is Monday.
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

-- What a room costs between two days. Periods may lie over each other: the shortest one that covers a
-- night says what that night costs and what rules it has.
create table public.price_periods (
  id uuid primary key default gen_random_uuid(),
  room_id text not null references public.rooms (id) on delete cascade,
  name text not null check (private.has_text(name) and char_length(name) <= 120 and private.is_line(name)),
  from_night date not null check (from_night between '2000-01-01' and '2999-12-31'),
  -- the day after its last night; the year 3000 for no end
  to_night date not null,
  -- the nights of these weekdays alone, e.g. {5,6} for every Friday and Saturday; null for all
  weekdays int[] check (private.are_weekdays(weekdays)),
  price numeric(10, 2) not null check (price > 0 and price <= 10000000),
  weekday_prices jsonb not null default '{}' check (private.are_weekday_prices(weekday_prices)),
  -- of a stay that arrives in it; with `throughout` of any stay that has a night in it
  min_nights int check (min_nights between 1 and 60),
  throughout boolean not null default false,
  -- weekdays on which one may arrive; null for any
  arrival_days int[] check (private.are_weekdays(arrival_days)),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint price_periods_nights_check check (
    to_night > from_night and (to_night - from_night <= 1100 or to_night = '3000-01-01'))
);
create index price_periods_by_room on public.price_periods (room_id, from_night);

-- So many percent less from so many nights on; of several steps the highest that is reached.
create table public.stay_discounts (
  id uuid primary key default gen_random_uuid(),
  min_nights int not null unique check (min_nights between 2 and 60),
  percent numeric(5, 2) not null check (percent > 0 and percent <= 100),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);

-- What a guest may add to a stay.
create table public.extras (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$'),
  name text not null check (private.has_text(name) and char_length(name) <= 120 and private.is_line(name)),
  price numeric(10, 2) not null check (price between 0 and 10000000),
  per text not null default 'stay' check (per in ('stay', 'night', 'guest', 'guest_night')),
  -- how many of it a guest may choose
  most int not null default 1 check (most between 1 and 99),
  position int not null default 0 check (position between 0 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);

-- What is added to every stay in percent of its room price, discounts taken off: the house's fee, and
-- taxes that are not in its prices. Each is rounded half up by itself (private.charged).
create table public.charges (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$'),
  kind text not null check (kind in ('fee', 'tax')),
  -- '' for "Service fee", as each language has it
  name text not null default '' check (char_length(name) <= 60 and private.is_line(name)),
  percent numeric(5, 2) not null check (percent > 0 and percent <= 100),
  rounding text not null default 'whole' check (rounding in ('whole', 'cent')),
  position int not null default 0 check (position between 0 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint charges_named_check check (kind = 'fee' or private.has_text(name))
);
-- Of a new house (specification 9).
insert into public.charges (id, kind, percent) values ('fee', 'fee', 10);

-- The form in which promo codes are compared: lower case, without spaces and punctuation. A code that
-- consists of punctuation only keeps it. Reads the first 400 characters, because a visitor may send a
-- megabyte.
create function private.code_key(code text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(regexp_replace(c.plain,
    '[\s!-/:-@\[-`{-~\u00a0-\u00bf\u1680\u17d4-\u17da\u2000-\u206f\u3000-\u303f]', '', 'g'), ''), c.plain)
  from (select private.normal_email(private.plain_text(left(code, 400))) as plain) c
$$;

-- Words that take something off.
create table public.promo_codes (
  id uuid primary key default gen_random_uuid(),
  code text not null check (
    private.has_text(code) and code = btrim(code) and char_length(code) <= 40 and private.is_line(code)),
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  amount numeric(10, 2) check (amount > 0 and amount <= 10000000),
  -- days of arrival, both included; null for no end
  arrive_from date,
  arrive_until date,
  -- null for all
  room_ids text[] check (cardinality(room_ids) between 1 and 200),
  -- stays that may be held with it; null for any number
  max_stays int check (max_stays between 1 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  code_key text collate "C" generated always as (private.code_key(code)) stored,
  constraint promo_codes_kind_check check (num_nonnulls(percent, amount) = 1),
  constraint promo_codes_days_check check (arrive_from <= arrive_until)
);
create unique index promo_codes_by_code on public.promo_codes (lower(code));
create index promo_codes_by_key on public.promo_codes (code_key);

-- Stores a promo code without hidden characters, and refuses one that reads like another (private.code_key).
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
alter table public.promo_codes enable row level security;
alter table public.charges enable row level security;

-- Visitors are told what a stay costs, what there is to add and which periods there are; never the codes.
create policy "prices to come are public" on public.price_periods
  for select to anon, authenticated
  using (to_night > (select private.hotel_today()) or (select private.is_admin()));
create policy "discounts are public" on public.stay_discounts
  for select to anon, authenticated using (true);
create policy "extras are public" on public.extras
  for select to anon, authenticated using (true);
create policy "charges are public" on public.charges
  for select to anon, authenticated using (true);
create policy "administrators read codes" on public.promo_codes
  for select to authenticated using ((select private.is_admin()));
do $$
declare
  priced text;
begin
  foreach priced in array array['price_periods', 'stay_discounts', 'extras', 'promo_codes', 'charges'] loop
    execute format('create policy "administrators add" on public.%I
      for insert to authenticated with check ((select private.is_admin()))', priced);
    execute format('create policy "administrators change" on public.%I
      for update to authenticated
      using ((select private.is_admin())) with check ((select private.is_admin()))', priced);
    execute format('create policy "administrators delete" on public.%I
      for delete to authenticated using ((select private.is_admin()))', priced);
    execute format('create trigger touch_updated_at before insert or update on public.%I
      for each row execute function private.touch_updated_at()', priced);
  end loop;
end
$$;

-- Whether a code is to be had, so that the site asks for one only then; nothing of the code itself.
create function private.has_codes() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.promo_codes c
    where c.arrive_until is null or c.arrive_until >= private.hotel_today())
$$;

-- Whether a period says the price of a night, if none that is shorter does.
create function private.covers(period public.price_periods, night date) returns boolean
language sql immutable set search_path = ''
as $$
  select night >= period.from_night and night < period.to_night
    and (period.weekdays is null or extract(isodow from night)::int = any (period.weekdays))
$$;

-- The lowest and the highest price of a night of each room with periods, in the coming year, and whether any
-- night costs the room's own. By ranges, not night by night: every visitor's read asks for it. A period that
-- shorter ones cover wholly says no price. In plpgsql, which keeps its plan between calls.
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
      -- weekdays that are looked at one by one where a period has some
      case when bool_or(p.weekdays is not null) over (partition by p.room_id) then 7 else 1 end as planes,
      daterange(p.from_night, p.to_night) * t.year as nights,
      range_agg(daterange(p.from_night, p.to_night)) filter (where p.weekdays is null) over (
        partition by p.room_id order by p.to_night - p.from_night, p.from_night, p.id
        rows between unbounded preceding and 1 preceding) as shorter
    from public.price_periods p, today t where daterange(p.from_night, p.to_night) && t.year
  ), amounts as materialized (
    select p.room_id, min(a.amount) as low, max(a.amount) as high
    from periods p
    -- of one price the first night says it, else the first of each weekday
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
-- Two periods of equal length over one night of a room would leave it to chance which one counts. One
-- at a time writes periods of a room, so that no two pass each other.
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
    -- a night of both; of weekdays each comes within the first seven
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

