-- Reservations: booking requests of visitors, stays that staff enter and change, and their history.

-- The secret in the link to a guest's page: 160 random bits, in characters that mail programs do
-- not break.
create function private.new_guest_key() returns text
language sql volatile set search_path = ''
as $$
  select encode(substring(
    sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) for 20), 'hex')
$$;

-- Room name and prices stay as agreed, even if the room changes or is deleted.
create table public.reservations (
  id uuid primary key default gen_random_uuid(),
  room_id text not null check (char_length(room_id) between 1 and 80),
  room_name text not null check (private.has_text(room_name) and char_length(room_name) <= 120),
  -- Byte order (collation C), because staff search by the beginning of an address. Under row
  -- security Postgres uses an index only with operators that cannot leak refused rows: = < >= are
  -- such, LIKE is not.
  email text collate "C" check (private.is_email(email) and email = private.normal_email(email)),
  guests int not null check (guests between 1 and 10),
  -- Staff may enter 60 nights; guests request 10 at most (`private.take_reservation()`).
  nights int not null check (nights between 1 and 60),
  -- Null if the guest has not chosen a date yet.
  check_in date check (check_in between '2000-01-01' and '2999-12-31'),
  check_out date generated always as (check_in + nights) stored,
  -- `numeric` without a scale: with one, the embedded backend answers 129.00 as a text.
  price numeric not null check (price >= 0),
  fee numeric not null check (fee >= 0),
  tax numeric not null default 0 check (tax >= 0),
  -- The agreed charges that make up `fee` and `tax`; empty for booking sites' stays. [{"id",
  -- "kind", "name", "percent", "rounding", "amount"}]
  charges jsonb,
  extras_price numeric not null default 0 check (extras_price >= 0),
  total numeric not null check (total = price + fee + tax + extras_price),
  status text not null default 'new' check (status in (
    'new', 'confirmed', 'declined', 'cancelled', 'checked_in', 'checked_out', 'no_show')),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  guest_name text check (
    private.has_text(guest_name) and char_length(guest_name) <= 120 and private.is_name(guest_name)),
  phone text check (private.has_text(phone) and char_length(phone) <= 40),
  -- The guest's message in the booking request; never changed later.
  message text not null default '' check (char_length(message) <= 1000),
  notes text not null default '' check (char_length(notes) <= 4000),
  source text not null default 'website'
    check (source in ('website', 'phone', 'walk_in', 'booking', 'airbnb', 'agoda', 'expedia', 'other')),
  erased_at timestamptz,
  -- The guest's language: of the page that sent the request, until staff change it.
  language text not null default 'en' check (private.is_language(language)),
  -- The secret of the guest's page (/stay/…); null once the guest's data are erased.
  guest_key text collate "C" unique check (guest_key ~ '^[0-9a-f]{40}$')
    default private.new_guest_key(),
  -- Former keys of the guest's link, which no longer open the page.
  replaced_keys text[] not null default '{}',
  asks_change boolean not null default false,
  -- True if the guest cancelled the stay and staff have not acknowledged that yet.
  cancelled_unseen boolean not null default false,
  search_text text collate "C" generated always as (
    private.search_text(guest_name, email, phone, id)) stored,
  -- Price of an early departure: the nights actually stayed, the whole stay, or an entered amount.
  charged text not null default 'nights' check (charged in ('nights', 'whole', 'amount')),
  -- The agreed amount of each night; empty for stays of older backups.
  night_amounts numeric[] not null default '{}',
  discount numeric not null default 0 check (discount >= 0),
  -- Agreed extras: [{"id", "name", "count", "per", "price", "amount"}]. A request sends [{"id",
  -- "count"}].
  extras jsonb not null default '[]',
  promo_code text check (char_length(promo_code) <= 40),
  -- The total that the guest saw before sending the request; not stored.
  quoted_total numeric,
  -- A room price that staff enter instead of the computed one; stored only as amounts of nights.
  own_price numeric,
  -- Staff's reasons for another price, and for ignoring a price rule; guests never see them.
  price_reason text check (private.has_text(price_reason) and char_length(price_reason) <= 200),
  rule_reason text check (private.has_text(rule_reason) and char_length(rule_reason) <= 200),
  -- Terms before a guest left on another day than booked; undoing the departure restores them.
  before_leaving jsonb,
  -- The booking of several rooms; null for a stay of one room. Only `private.add_booking()` sets
  -- these.
  booking_id uuid,
  booking_place int,
  booking_rooms int,
  -- Ages at arrival of the children among `guests`.
  children smallint[] not null default '{}',
  constraint reservations_children_check check (private.are_children(children, guests)),
  constraint reservations_booking_check check (
    num_nonnulls(booking_id, booking_place, booking_rooms) = 0
    or (num_nonnulls(booking_id, booking_place, booking_rooms) = 3
      and booking_rooms between 2 and 10 and booking_place between 1 and booking_rooms)),
  constraint reservations_cents_check
    check (price = round(price, 2) and fee = round(fee, 2) and tax = round(tax, 2)
      and price <= 1000000000),
  constraint reservations_somebody_check
    check (email is not null or guest_name is not null or erased_at is not null)
);
-- References must be unique: they are made of these ten hexadecimal digits of the id.
create unique index reservations_by_reference on public.reservations (left(id::text, 11));
create index reservations_newest on public.reservations (created_at desc, id desc);
create index reservations_by_status on public.reservations (status, created_at desc, id desc);
create index reservations_by_email on public.reservations (email, created_at);
create index reservations_by_room on public.reservations (room_id, created_at desc, id desc);
create unique index reservations_by_booking on public.reservations (booking_id, booking_place)
  where booking_id is not null;
create index reservations_by_replaced_key on public.reservations using gin (replaced_keys)
  where replaced_keys <> '{}';
create index reservations_by_check_in on public.reservations (check_in) where check_in is not null;
create index reservations_that_ask on public.reservations (created_at desc, id desc) where asks_change;
create index reservations_waiting on public.reservations (check_in) where status = 'new';
create index reservations_expected on public.reservations (check_out) where status = 'confirmed';
create index reservations_cancelled_unseen on public.reservations (check_in) where cancelled_unseen;
-- Updates the index at once, so that searches never read a list of pending entries.
create index reservations_by_any_part on public.reservations
  using gin (private.grams(search_text)) with (fastupdate = off);

create index reservations_by_code on public.reservations (lower(promo_code)) where promo_code is not null;

alter table public.reservations enable row level security;

-- A stay without the keys of its guest page, which no account may read.
create function private.without_keys(stay public.reservations) returns public.reservations
language sql immutable set search_path = ''
as $$ select jsonb_populate_record(stay, '{"guest_key": null, "replaced_keys": null}') $$;

create policy "visitors ask for a room" on public.reservations
  for insert to anon with check (status = 'new');
create policy "receptionists enter reservations" on public.reservations
  for insert to authenticated with check ((select private.has_role('desk')));
create policy "staff read reservations" on public.reservations
  for select to authenticated using ((select private.has_role('desk', 'reader')));
create policy "receptionists change reservations" on public.reservations
  for update to authenticated
  using ((select private.has_role('desk')));

-- The statuses that may follow a status. Each step can be undone, because people misclick.
create function private.may_become(old_status text, new_status text) returns boolean
language sql immutable set search_path = ''
as $$
  select new_status = any (case old_status
    when 'new' then array['confirmed', 'declined', 'cancelled']
    when 'confirmed' then array['new', 'cancelled', 'checked_in', 'no_show']
    when 'declined' then array['new', 'confirmed']
    when 'cancelled' then array['new', 'confirmed']
    when 'checked_in' then array['confirmed', 'checked_out']
    when 'checked_out' then array['checked_in']
    when 'no_show' then array['confirmed', 'checked_in']
    else '{}'::text[]
  end)
$$;

create function private.check_stay(
  stay public.reservations, room public.rooms, must_exist boolean)
returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not coalesce(private.is_email(stay.email), stay.guest_name is not null) then
    raise sqlstate 'PT422' using message = 'email-invalid';
  elsif not private.is_name(stay.guest_name) then
    raise sqlstate 'PT422' using message = 'name-invalid';
  elsif room.id is null and must_exist then
    raise sqlstate 'PT422' using message = 'room-gone';
  elsif (stay.guests between 1 and 10
      and private.places(stay.guests, stay.children) <= coalesce(room.capacity, 10)) is not true then
    raise sqlstate 'PT422' using message = 'too-many-guests',
      detail = jsonb_build_object('capacity', room.capacity);
  elsif (stay.nights between 1 and 60) is not true then
    raise sqlstate 'PT422' using message = 'staff-nights-out-of-range';
  end if;
  perform private.check_children(stay.children, stay.guests);
end
$$;

-- Counts stays with the code, without open requests. Reads the stays of all codes, so that the time
-- of the answer reveals nothing.
create function private.stays_with_code(code text) returns int
language sql stable security definer set search_path = ''
as $$
  select (count(*) filter (where lower(r.promo_code) = lower(code)))::int from public.reservations r
  where r.promo_code is not null
    and r.status in ('confirmed', 'checked_in', 'checked_out', 'no_show')
$$;

-- The agreed amount of each night. Stays of older versions have none: equal parts of their price.
create function private.agreed_nights(stay public.reservations) returns numeric[]
language sql immutable set search_path = ''
as $$
  select case when cardinality(stay.night_amounts) = stay.nights then stay.night_amounts
    else private.spread(stay.price, array_fill(1::numeric, array[stay.nights])) end
$$;

-- The price of each night after a change. In another room all cost today's price. Otherwise agreed
-- nights keep theirs (plus today's difference for other guests or children) and new nights cost today's; in a
-- deleted room, as much as the last one. If a date is missing, the agreed nights come first.
create function private.agreed_after(
  before public.reservations, after public.reservations, room public.rooms)
returns numeric[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  agreed numeric[] := private.agreed_nights(before);
  now_for jsonb;
  now_was jsonb;
  shift int := coalesce(after.check_in - before.check_in, 0);
begin
  if room.id is not null then
    now_for := private.quote(
      room.id, after.check_in, after.nights, after.guests, '[]', null, after.children) -> 'nights';
    if after.room_id <> before.room_id then
      return array(select (n ->> 'amount')::numeric from jsonb_array_elements(now_for) n);
    end if;
    now_was := private.quote(
      room.id, after.check_in, after.nights, before.guests, '[]', null, before.children) -> 'nights';
  end if;
  return array(
    select trim_scale(case
      when n + shift between 1 and before.nights then greatest(agreed[n + shift]
        + coalesce((now_for -> n - 1 ->> 'amount')::numeric, 0)
        - coalesce((now_was -> n - 1 ->> 'amount')::numeric, 0), 0)
      else coalesce((now_for -> n - 1 ->> 'amount')::numeric, agreed[before.nights]) end)
    from generate_series(1, after.nights) n order by n);
end
$$;

-- A stay's extras after a change: agreed extras keep their price, new ones cost today's; all are
-- multiplied by the new nights and guests. Agreed obligatory extras stay, even if `wanted` lacks
-- them.
create function private.extras_after(
  before jsonb, wanted jsonb, for_nights int, for_guests int, ages int[])
returns jsonb
language sql stable security definer set search_path = ''
as $$
  with wanted as (
    select one, place, one ->> 'id' as id,
      case when one ->> 'count' ~ '^[1-9][0-9]?$' then (one ->> 'count')::int else 1 end as count
    from jsonb_array_elements(
      case when jsonb_typeof(wanted) = 'array' then wanted else '[]' end) with ordinality e (one, place)
  ), agreed as (
    select one, place, one ->> 'id' as id, coalesce((one ->> 'obligatory')::boolean, false) as stays
    from jsonb_array_elements(before) with ordinality e (one, place)
  )
  select coalesce(jsonb_agg(
    case when kept.one is null then
      private.extras_priced(jsonb_build_array(w.one), for_nights, for_guests, ages) -> 0
    else kept.one || jsonb_build_object('count', c.count, 'amount', trim_scale(
      (kept.one ->> 'price')::numeric * c.count * private.extra_times(kept.one ->> 'per',
        (kept.one ->> 'from_age')::int, for_nights, for_guests, ages))) end
    order by kept.place, w.place), '[]')
  from wanted w
  full join agreed kept on kept.id = w.id
  cross join lateral (
    select case when kept.stays then (kept.one ->> 'count')::int else w.count end as count) c
  where w.id is not null or kept.stays
$$;

create function private.check_own_price(price numeric, own numeric, stay public.reservations)
returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if price is not null and (price between 0 and 1000000000 and price = round(price, 2)) is not true then
    raise sqlstate 'PT422' using message = 'charge-invalid';
  elsif own is not null and stay.price_reason is null then
    raise sqlstate 'PT422' using message = 'price-reason-missing';
  elsif char_length(stay.price_reason) > 200 or char_length(stay.rule_reason) > 200 then
    raise sqlstate 'PT422' using message = 'reason-too-long';
  end if;
end
$$;

-- True if the source is another company's site, which sells and charges the stay.
create function private.is_booking_site(source text) returns boolean
language sql immutable set search_path = ''
as $$ select source in ('booking', 'airbnb', 'agoda', 'expedia') $$;

-- The terms of a stay: everything that decides its price, and the agreed amounts.
create function private.terms(stay public.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('room_id', stay.room_id, 'check_in', stay.check_in, 'nights', stay.nights,
    'guests', stay.guests, 'children', stay.children, 'night_amounts', stay.night_amounts, 'price', stay.price,
    'charged', stay.charged, 'discount', stay.discount, 'extras', stay.extras,
    'charges', stay.charges, 'price_reason', stay.price_reason)
$$;

create function private.summed(stay public.reservations) returns public.reservations
language plpgsql immutable set search_path = ''
as $$
begin
  stay.price := trim_scale(stay.price);
  stay.charges := private.charged(stay.price, stay.charges);
  stay.fee := private.charges_sum(stay.charges, 'fee');
  stay.tax := private.charges_sum(stay.charges, 'tax');
  stay.extras_price := trim_scale(private.extras_sum(stay.extras));
  stay.total := stay.price + stay.fee + stay.tax + stay.extras_price;
  return stay;
end
$$;

-- A new stay with the sums of its quote, or of a price that staff entered. Guests of a booking site
-- pay no further charges.
create function private.stay_new(stay public.reservations, quote jsonb, own numeric)
returns public.reservations
language plpgsql stable security definer set search_path = ''
as $$
begin
  stay.night_amounts := array(
    select (n ->> 'amount')::numeric from jsonb_array_elements(quote -> 'nights') n);
  stay.extras := quote -> 'extras';
  stay.discount := (quote ->> 'discount')::numeric;
  stay.price := (quote ->> 'price')::numeric;
  stay.charges := case
    when own is not null and (stay.charges = '[]' or private.is_booking_site(stay.source)) then '[]'
    else quote -> 'charges' end;
  if own is not null then
    stay.night_amounts := private.spread(own, stay.night_amounts);
    stay.discount := 0;
    stay.price := own;
  end if;
  return private.summed(stay);
end
$$;

-- Copies to `stay` the terms in which `after` differs from `before`.
create function private.with_entered(
  stay public.reservations, before public.reservations, after public.reservations)
returns public.reservations
language sql stable set search_path = ''
as $$
  select r.* from jsonb_populate_record(stay, (
    select coalesce(jsonb_object_agg(t.key, t.value), '{}') from jsonb_each(private.terms(after)) t
    where t.value is distinct from private.terms(before) -> t.key)) r
$$;

-- A stay after a change, computed only here, to store it or to show its price first. If the guest
-- left on another day than booked, changes also apply to the terms before that, so that undoing the
-- departure preserves them.
create function private.stay_after(
  before public.reservations, after public.reservations, own numeric)
returns public.reservations
language plpgsql stable security definer set search_path = ''
as $$
declare
  room public.rooms;
  stayed public.reservations;
  entered public.reservations;
  moved boolean := after.room_id <> before.room_id;
  is_other boolean := (after.room_id, after.check_in, after.nights, after.guests, after.children)
    is distinct from (before.room_id, before.check_in, before.nights, before.guests, before.children);
begin
  if before.status = 'checked_out' and before.before_leaving is not null then
    stayed := jsonb_populate_record(before, before.before_leaving);
    stayed.status := 'checked_in';
    stayed.before_leaving := null;
    entered := private.with_entered(stayed, before, after);
    if after.status = 'checked_in' then
      after := jsonb_populate_record(after, private.terms(entered));
      after.before_leaving := null;
      return private.stay_after(stayed, after, own);
    elsif after.before_leaving is not null
      and (own is not null or private.terms(entered) <> private.terms(stayed))
    then
      after.before_leaving := private.terms(private.stay_after(stayed, entered, own));
    end if;
  end if;

  select * into room from public.rooms r where r.id = after.room_id;
  if moved or after.nights > before.nights or own is not null then
    after.charged := 'nights';
  end if;
  if is_other then
    after.night_amounts := private.agreed_after(before, after, room);
    after.discount := 0;
  end if;
  if own is null and moved then
    after.price_reason := null;
  end if;
  if own is not null then
    after.night_amounts := private.spread(own, private.agreed_nights(after));
    after.price := own;
    after.discount := 0;
    if private.is_booking_site(after.source) then
      after.charges := '[]';
    end if;
  elsif after.charged = 'nights' and after.price <> before.price then
    after.night_amounts := private.spread(round(after.price, 2), private.agreed_nights(after));
  elsif after.charged = 'nights' and (is_other or before.charged <> 'nights') then
    after.price := (select sum(a) from unnest(private.agreed_nights(after)) a);
  elsif after.charged = 'whole' and after.nights < before.nights then
    after.price := before.price;
  end if;
  if is_other or after.extras <> before.extras then
    after.extras := private.extras_after(
      before.extras, after.extras, after.nights, after.guests, after.children);
  end if;
  after := private.summed(after);
  if before.status = 'checked_in' and after.status = 'checked_out' then
    after.before_leaving := nullif(private.terms(before), private.terms(after));
  elsif after.status = 'checked_in' then
    after.before_leaving := null;
  end if;
  return after;
end
$$;

-- The price of a changed stay, or of a new one that staff enter (then `of_stay` is null). `own` is
-- the price that staff entered; `kept` in the answer marks nights with an earlier agreed price.
create function private.change_quote(
  of_stay uuid, to_room text, arrival date, for_nights int, for_guests int, wanted jsonb,
  to_charge text, own numeric, of_source text, code text, ages int[])
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  before public.reservations;
  after public.reservations;
  owned public.reservations;
  room public.rooms;
  quote jsonb;
begin
  perform private.require_role('desk', 'reader');
  if (for_nights between 1 and 60) is not true then
    raise sqlstate 'PT422' using message = 'staff-nights-out-of-range';
  elsif (for_guests between 1 and 10) is not true then
    raise sqlstate 'PT422' using message = 'too-many-guests';
  end if;
  if arrival is not null then
    perform private.check_day(arrival);
  end if;
  perform private.check_own_price(own, null, before);
  select * into room from public.rooms r where r.id = to_room;
  select * into before from public.reservations r where r.id = of_stay;
  ages := coalesce(ages, before.children, '{}');
  perform private.check_children(ages, for_guests);
  if of_stay is null and room.id is not null then
    after.source := of_source;
    quote := private.quote(to_room, arrival, for_nights, for_guests, wanted, code, ages);
    owned := private.stay_new(after, quote, own);
  elsif before.id is not null then
    after := before;
    after.room_id := to_room;
    after.check_in := arrival;
    after.nights := for_nights;
    after.guests := for_guests;
    after.children := ages;
    after.extras := coalesce(wanted, before.extras);
    after.charged := coalesce(to_charge, before.charged);
    if own is not null then
      owned := after;
      if to_charge = 'amount' then
        owned.price := own;
        owned := private.stay_after(before, owned, null);
      else
        owned := private.stay_after(before, owned, own);
      end if;
    end if;
    after := private.stay_after(before, after, null);
    quote := jsonb_build_object(
      'nights', (
        select jsonb_agg(jsonb_build_object('night', arrival + n - 1,
          'amount', trim_scale(after.night_amounts[n]), 'kept', k.kept,
          'period', case when not k.kept then (p.period).name end) order by n)
        from generate_subscripts(after.night_amounts, 1) n
        cross join lateral (select after.room_id = before.room_id
          and n + coalesce(arrival - before.check_in, 0) between 1 and before.nights as kept) k
        left join private.night_periods(array[to_room], arrival, arrival + for_nights) p
          on p.night = arrival + n - 1),
      'price', after.price, 'fee', after.fee, 'tax', after.tax, 'charges', after.charges,
      'extras', after.extras, 'total', after.total,
      'discount', trim_scale(after.discount),
      'rule', coalesce(
        private.too_many(room.capacity, for_guests, private.places(for_guests, ages)),
        case when (after.room_id, after.check_in, after.nights, after.guests)
            is distinct from (before.room_id, before.check_in, before.nights, before.guests) then
          private.quote(to_room, arrival, for_nights, for_guests, null, null, ages) -> 'rule' end));
  end if;
  return quote || case when own is null then '{}' else jsonb_build_object('own',
    jsonb_build_object('price', owned.price, 'fee', owned.fee, 'tax', owned.tax,
      'charges', owned.charges, 'total', owned.total)) end;
end
$$;

-- Completes a new reservation: sets everything that a visitor may not decide (status, price, time).
create function private.take_reservation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  room public.rooms;
  today date := private.hotel_today();
  told numeric := new.quoted_total;
  quote jsonb;
  own numeric := new.own_price;
begin
  new.quoted_total := null;
  new.own_price := null;
  new.price_reason := nullif(btrim(new.price_reason), '');
  new.rule_reason := nullif(btrim(new.rule_reason), '');
  new.promo_code := coalesce(
    (private.promo_code_of(new.promo_code)).code, nullif(btrim(new.promo_code), ''));
  new.email := nullif(private.normal_email(new.email), '');
  new.guest_name := nullif(btrim(new.guest_name), '');
  new.phone := nullif(btrim(new.phone), '');
  new.message := btrim(coalesce(new.message, ''), E' \t\r\n');
  new.children := coalesce(new.children, '{}');
  select * into room from public.rooms where id = new.room_id;

  if private.is_visitor() then
    -- A booking of several rooms is one request.
    if coalesce(current_setting('hotel.booking', true), '') = ''
      or coalesce(new.booking_place, 1) = 1 then
      perform private.admit('reservations', new.id, new.email);
    end if;
    new.status := 'new';
    new.price := null;
    own := null;
    new.price_reason := null;
    new.rule_reason := null;
    new.notes := '';
    new.source := 'website';
    if new.email is null then
      raise sqlstate 'PT422' using message = 'email-invalid';
    elsif new.check_in < today then
      raise sqlstate 'PT422' using message = 'date-past';
    elsif new.check_in > today + 730 then
      raise sqlstate 'PT422' using message = 'date-too-far';
    elsif (new.nights between 1 and 10) is not true then
      raise sqlstate 'PT422' using message = 'nights-out-of-range';
    elsif not private.is_phone(new.phone) then
      raise sqlstate 'PT422' using message = 'phone-invalid';
    elsif char_length(new.message) > 1000 then
      raise sqlstate 'PT422' using message = 'request-message-too-long';
    end if;
  end if;
  -- Checks only rows sent over REST. Rows of a backup or the seed (role 'none') stay unchanged.
  if current_setting('role', true) in ('anon', 'authenticated') then
    -- Clients choose the id, from which the unique reference is made. An own error, because a
    -- violation of the index would look like a repeated request.
    if exists (
      select from public.reservations r
      where left(r.id::text, 11) = left(new.id::text, 11) and r.id <> new.id)
    then
      raise sqlstate 'PT422' using message = 'reference-taken';
    end if;
    new.created_at := date_trunc('milliseconds', clock_timestamp());
    new.erased_at := null;
    new.guest_key := private.new_guest_key();
    new.replaced_keys := '{}';
    new.asks_change := false;
    new.cancelled_unseen := false;
    new.room_name := null;
    new.charged := 'nights';
    new.before_leaving := null;
    if current_setting('hotel.booking', true) is distinct from new.booking_id::text then
      new.booking_id := null;
      new.booking_place := null;
      new.booking_rooms := null;
    end if;
    perform private.check_stay(new, room, true);
    new.price := coalesce(own, new.price);
    perform private.check_own_price(new.price, own, new);
    if new.promo_code is not null and private.is_visitor() and not private.has_quoted(new.promo_code) then
      -- Guests need a quote with the code first: quotes limit guessing of codes, requests do not.
      raise sqlstate 'PT409' using message = 'price-changed', detail = private.quote(
        room.id, new.check_in, new.nights, new.guests, new.extras, null, new.children)
        || '{"rule": {"code": "code-unquoted"}}';
    end if;
    quote := private.quote(
      room.id, new.check_in, new.nights, new.guests, new.extras, new.promo_code, new.children);
    -- Staff may ignore price rules (e.g. minimum nights), but a wrong code is always refused.
    if quote -> 'rule' <> 'null' and (private.is_visitor() or quote #>> '{rule,code}' like 'code-%') then
      raise sqlstate 'PT422' using message = 'stay-rule', detail = quote;
    elsif private.is_visitor() and told <> (quote ->> 'total')::numeric then
      raise sqlstate 'PT409' using message = 'price-changed', detail = quote;
    end if;
    new := private.stay_new(new, quote, new.price);
  end if;

  new.room_name := coalesce(new.room_name, room.name);
  new.price := coalesce(new.price, round(room.price * new.nights, 2));
  new.night_amounts := private.agreed_nights(new);
  new.charges := coalesce(new.charges, private.charges_now());
  return private.summed(new);
end
$$;

-- Runs with the caller's rights, so that `current_user` distinguishes staff from internal
-- functions.
create function private.change_reservation() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  room public.rooms;
  moved boolean := new.room_id <> old.room_id;
  own numeric := new.own_price;
begin
  new.own_price := null;
  new.quoted_total := null;
  new.price_reason := nullif(btrim(new.price_reason), '');
  new.rule_reason := nullif(btrim(new.rule_reason), '');
  select * into room from public.rooms where id = new.room_id;
  new.email := nullif(private.normal_email(new.email), '');
  new.guest_name := nullif(btrim(new.guest_name), '');
  new.phone := nullif(btrim(new.phone), '');
  if new.status <> old.status and not private.may_become(old.status, new.status) then
    raise sqlstate 'PT422' using message = 'status-step',
      detail = jsonb_build_object('from', old.status, 'to', new.status);
  end if;
  if current_user in ('anon', 'authenticated') then
    new.id := old.id;
    new.created_at := old.created_at;
    new.erased_at := old.erased_at;
    new.replaced_keys := old.replaced_keys;
    if old.guest_key is not null and (new.guest_key is null
      or (old.email is not null and new.email is distinct from old.email)) then
      -- Whoever reads e-mails at the wrong address has the link, so a corrected address gets a new
      -- key. Staff request a new link by setting the key to null.
      new.guest_key := private.new_guest_key();
      new.replaced_keys := (old.guest_key || old.replaced_keys)[:20];
    else
      new.guest_key := old.guest_key;
    end if;
    new.asks_change := old.asks_change;
    new.cancelled_unseen := new.cancelled_unseen and old.cancelled_unseen;
    new.message := old.message;
    new.night_amounts := old.night_amounts;
    new.discount := old.discount;
    new.charges := old.charges;
    new.before_leaving := old.before_leaving;
    new.promo_code := old.promo_code;
    new.booking_id := old.booking_id;
    new.booking_place := old.booking_place;
    new.booking_rooms := old.booking_rooms;
    if private.is_language(new.language) is not true then
      raise sqlstate 'PT422' using message = 'the language is none of the site''s';
    end if;
    new.room_name := case when moved then room.name else old.room_name end;
    new.children := coalesce(new.children, '{}');
    if moved or new.guests <> old.guests or new.children <> old.children or new.nights <> old.nights
      or new.email is distinct from old.email or new.guest_name is distinct from old.guest_name
    then
      -- A stay in a deleted room can be corrected, but no stay can move into it.
      perform private.check_stay(new, room, moved);
    end if;
  end if;
  new.asks_change := new.asks_change and new.status in ('new', 'confirmed');
  new.cancelled_unseen := new.cancelled_unseen and new.status = 'cancelled';
  perform private.check_own_price(own, own, new);
  new := private.stay_after(old, new, own);
  perform private.check_own_price(coalesce(new.price, -1), null, new);
  return new;
end
$$;

create function public.change_quote(
  of_stay uuid, room_id text, check_in date, nights int, guests int, extras jsonb default null,
  charged text default null, own_price numeric default null, source text default null,
  code text default null, children int[] default null)
returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select private.change_quote(
    of_stay, room_id, check_in, nights, guests, extras, charged, own_price, source, code, children)
$$;

create trigger take_reservation before insert on public.reservations
  for each row execute function private.take_reservation();
create trigger change_reservation before update on public.reservations
  for each row execute function private.change_reservation();
create trigger touch_updated_at before insert or update on public.reservations
  for each row execute function private.touch_updated_at();


-- The history of reservations, which only triggers write.
create table public.reservation_events (
  id bigint generated by default as identity primary key,
  reservation_id uuid not null references public.reservations (id) on delete cascade,
  at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  -- Who made the change; null for a visitor, or a login with the database password.
  actor uuid,
  actor_name text,
  -- Old and new value of each field: {"status": ["new", "confirmed"], …}
  changes jsonb not null
);
create index reservation_events_of on public.reservation_events (reservation_id, id);

alter table public.reservation_events enable row level security;

create policy "staff read what was changed" on public.reservation_events
  for select to authenticated using ((select private.has_role('desk', 'reader')));

create function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := auth.uid();
  before jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  changed jsonb;
begin
  if tg_op = 'UPDATE' and new.erased_at is distinct from old.erased_at then
    changed := '{"erased": [false, true]}'; -- that it was done, not what was erased
  else
    select jsonb_object_agg(field, jsonb_build_array(before -> field, value)) into changed
    from jsonb_each(to_jsonb(new)) as now (field, value)
    where field = any (array['status', 'room_id', 'check_in', 'nights', 'guests', 'price',
        'charged', 'email', 'guest_name', 'phone', 'language', 'notes', 'asks_change',
        'cancelled_unseen', 'extras', 'price_reason', 'rule_reason', 'children'])
      and value is distinct from coalesce(before -> field, 'null')
      and (tg_op = 'UPDATE' or field in ('status', 'room_id', 'check_in', 'nights', 'guests',
        'price_reason', 'rule_reason'));
    if tg_op = 'UPDATE' and new.guest_key <> old.guest_key then
      -- The history records that the guest's link changed, but not the link itself.
      changed := coalesce(changed, '{}') || '{"link": [false, true]}';
    end if;
  end if;
  if changed is not null then
    insert into public.reservation_events (reservation_id, at, actor, actor_name, changes)
    values (
      new.id,
      case tg_op when 'INSERT' then new.created_at
        else date_trunc('milliseconds', clock_timestamp()) end,
      who, (select p.username from public.profiles p where p.id = who), changed);
  end if;
  return null;
end
$$;

create trigger record_change after insert or update on public.reservations
  for each row execute function private.record_change();
