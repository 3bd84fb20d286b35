-- What changed in supabase/schemas, written by `npm run migration`. Data that has to move is moved by
-- statements that are added here by hand.

set local check_function_bodies = off;

DROP FUNCTION "private"."has_quoted"(text);

DROP FUNCTION "private"."sender_of"(text);

CREATE OR REPLACE FUNCTION private.area_of(headers text)
 RETURNS bytea
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.hash_of(network(set_masklen(n, least(masklen(n), 48))))
  from private.network_of(headers) n
$function$;

CREATE OR REPLACE FUNCTION private.check_promo_code()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.code_key(code text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(nullif(regexp_replace(c.plain,
    '[\s!-/:-@\[-`{-~\u00a0-\u00bf\u1680\u17d4-\u17da\u2000-\u206f\u3000-\u303f]', '', 'g'), ''), c.plain)
  from (select private.normal_email(private.plain_text(code)) as plain) c
$function$;

CREATE OR REPLACE FUNCTION private.erase_reservations(ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  erased int;
begin
  update public.reservation_events e
  set changes = e.changes - array['email', 'guest_name', 'phone', 'notes', 'price_reason', 'rule_reason']
  where e.reservation_id = any (ids);
  delete from public.stay_changes c where c.reservation_id = any (ids);
  -- Number, stay and sums of an invoice stay in the books; whom it was for does not.
  update public.invoices i set facts = jsonb_set(i.facts, '{guest}', '""')
  where i.reservation_id = any (ids);
  delete from public.outbox o where o.reservation_id = any (ids);
  delete from public.untold_stays u where u.reservation_id = any (ids);
  -- What a booking site says of the guest; its next calendar does not bring it back (private.take_reading).
  update public.listing_events e set summary = ''
  where e.reservation_id = any (ids) or exists (
    select from public.reservations r
    where r.id = any (ids) and strpos(lower(e.summary), lower(r.guest_name)) > 0);
  update public.reservations r
  set email = null, guest_name = null, phone = null, message = '', notes = '', language = default,
    price_reason = null, rule_reason = null,
    erased_at = now(),
    guest_key = null, replaced_keys = '{}', asks_change = false, before_leaving = null,
    status = case r.status when 'new' then 'cancelled' else r.status end
  where r.id = any (ids);
  get diagnostics erased = row_count;
  return erased;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_quoted(said text, within interval DEFAULT '03:00:00'::interval)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from private.recent_senders s
    where s.kind = 'code ' || private.code_key(said) and s.at > now() - within
      and s.sender = coalesce(private.sender_of(current_setting('request.headers', true)), ''))
$function$;

CREATE OR REPLACE FUNCTION private.hash_of(network cidr)
 RETURNS bytea
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  used bytea;
begin
  if network is null then
    return null;
  end if;
  select k.key into used from private.sender_key k where k.made_at > now() - interval '1 day';
  if used is null then
    insert into private.sender_key as k (key, made_at)
    values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), now())
    on conflict (only_row) do update set key = excluded.key, made_at = excluded.made_at
      where k.made_at <= now() - interval '1 day';
    select k.key into used from private.sender_key k;
  end if;
  return sha256(used || convert_to(network::text, 'UTF8'));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_tried_too_often(said text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  place bytea := private.sender_of(current_setting('request.headers', true));
  area bytea := coalesce(private.area_of(current_setting('request.headers', true)), '');
begin
  if private.has_quoted(said) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('codes', 0));
  return (
    select count(*) filter (where s.kind = 'code?' and s.sender = place) >= 30
      or (count(*) filter (where s.kind = 'code?') >= 300
        and bool_or(s.kind = 'code area?' and s.sender = area))
    from private.recent_senders s
    where s.kind in ('code?', 'code area?') and s.at > now() - interval '1 hour');
end
$function$;

CREATE OR REPLACE FUNCTION private.plain_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select translate(
    regexp_replace(normalize(value, NFKC),
      '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
    string_agg(chr(zero + digit), '' order by zero, digit), repeat('0123456789', 69))
  from unnest('{1632,1776,1984,2406,2534,2662,2790,2918,3046,3174,3302,3430,3558,3664,3792,3872,4160,4240,6112,6160,6470,6608,6784,6800,6992,7088,7232,7248,42528,43216,43264,43472,43504,43600,44016,66720,68912,68928,69734,69872,69942,70096,70384,70736,70864,71248,71360,71376,71386,71472,71904,72016,72688,72784,73040,73120,73184,73552,90416,92768,92864,93008,93552,118000,123200,123632,124144,124401,125264}'::int[]) zero,
    generate_series(0, 9) digit
$function$;

CREATE OR REPLACE FUNCTION private.promo(said text, of_room text, arrival date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.promo_codes := private.promo_code_of(said);
  -- Counted also for a wrong code, so that a right one takes no longer; by a function of a later file.
  used int := private.stays_with_code(coalesce(p.code, said));
begin
  return case
    when p.id is null then '{"refused": "code-wrong"}'::jsonb
    when p.room_ids is not null and not of_room = any (p.room_ids) then '{"refused": "code-room"}'
    when arrival < p.arrive_from then
      jsonb_build_object('refused', 'code-early', 'from', p.arrive_from)
    when coalesce(arrival, private.hotel_today()) > p.arrive_until then
      jsonb_build_object('refused', 'code-expired', 'until', p.arrive_until)
    when p.max_stays <= used then '{"refused": "code-used-up"}'
    else jsonb_build_object('code', p.code, 'percent', p.percent, 'amount', p.amount) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.promo_code_of(said text)
 RETURNS public.promo_codes
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.* from public.promo_codes p where p.code_key = private.code_key(said)
  order by lower(p.code) = lower(btrim(said)) desc, p.id limit 1
$function$;

CREATE OR REPLACE FUNCTION private.purge_expired()
 RETURNS json
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  before timestamptz := now() - make_interval(months => private.retention_months());
  messages int;
  letters int;
  reservations int;
begin
  perform private.require_staff(), private.lock_nights(), private.lock_bell();
  delete from public.messages m where m.created_at < before;
  get diagnostics messages = row_count;
  delete from public.outbox o where o.created_at < before;
  get diagnostics letters = row_count;
  delete from public.listing_events e
  where e.reservation_id is null and e.to_date < (before at time zone 'Asia/Phnom_Penh')::date;
  reservations := private.erase_reservations(array(
    select r.id from public.reservations r
    where r.erased_at is null and r.created_at < before
      and coalesce(r.check_out, (r.created_at at time zone 'Asia/Phnom_Penh')::date)
        < (before at time zone 'Asia/Phnom_Penh')::date));
  perform private.forget_senders();
  return json_build_object('reservations', reservations, 'messages', messages, 'letters', letters);
end
$function$;

CREATE OR REPLACE FUNCTION private.sender_of(headers text)
 RETURNS bytea
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.hash_of(private.network_of(headers)) $function$;

CREATE OR REPLACE FUNCTION private.stay_after(before public.reservations, after public.reservations, own numeric)
 RETURNS public.reservations
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  room public.rooms;
  stayed public.reservations;
  entered public.reservations;
  moved boolean := after.room_id <> before.room_id;
  is_other boolean := (after.room_id, after.check_in, after.nights, after.guests)
    is distinct from (before.room_id, before.check_in, before.nights, before.guests);
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
  -- What an earlier departure costs is said with it; another room, or more nights, begin anew.
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
    -- Another amount than the nights make, with a reason; agreed from now on.
    after.night_amounts := private.spread(own, private.agreed_nights(after));
    after.price := own;
    after.discount := 0;
    if private.is_booking_site(after.source) then
      after.charges := '[]';
    end if;
  elsif after.charged = 'nights' and after.price <> before.price then
    -- An amount of the staff's own is agreed from now on.
    after.night_amounts := private.spread(round(after.price, 2), private.agreed_nights(after));
  elsif after.charged = 'nights' and (is_other or before.charged <> 'nights') then
    after.price := (select sum(a) from unnest(private.agreed_nights(after)) a);
  elsif after.charged = 'whole' and after.nights < before.nights then
    after.price := before.price;
  end if;
  if is_other or after.extras <> before.extras then
    after.extras := private.extras_after(before.extras, after.extras, after.nights, after.guests);
  end if;
  after := private.summed(after);
  if before.status = 'checked_in' and after.status = 'checked_out' then
    after.before_leaving := nullif(private.terms(before), private.terms(after));
  elsif after.status = 'checked_in' then
    after.before_leaving := null;
  end if;
  return after;
end
$function$;

CREATE OR REPLACE FUNCTION private.stay_quote(of_room text, arrival date, for_nights integer, for_guests integer, wanted jsonb, said text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  answer jsonb;
begin
  if (for_nights between 1 and case when private.is_visitor() then 10 else 60 end) is not true then
    raise sqlstate 'PT422' using message = 'nights-out-of-range';
  elsif (for_guests between 1 and 10) is not true then
    raise sqlstate 'PT422' using message = 'too-many-guests';
  elsif char_length(private.plain_text(said)) > 40 or char_length(said) > 400 then
    raise sqlstate 'PT422' using message = 'code-too-long';
  end if;
  if arrival is not null then
    perform private.check_day(arrival);
  end if;
  if private.has_text(said) is not true or not private.is_visitor() then
    return private.quote(of_room, arrival, for_nights, for_guests, wanted, said);
  end if;
  if private.is_tried_too_often(said) then
    raise sqlstate 'PT429' using message = 'busy-network';
  end if;
  answer := private.quote(of_room, arrival, for_nights, for_guests, wanted, said);
  perform private.try_code(said, answer #>> '{rule,code}' is distinct from 'code-wrong');
  return answer;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_reading(of_listing uuid, reading jsonb, look boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  l public.listings;
  today date := private.hotel_today();
  said private.feed_event[];
  answer jsonb;
  stamp timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
  perform private.lock_nights();
  select * into l from public.listings where id = of_listing for no key update;
  if l.id is null then
    return null;
  end if;

  if reading ? 'error' then
    -- Nothing is freed because a channel does not answer.
    update public.listings set error_code = left(reading ->> 'error', 40),
      last_error = left(reading ->> 'detail', 400), error_since = coalesce(error_since, stamp),
      heard_at = stamp
    where id = l.id and not look;
    perform private.hold_listing(l.id);
    perform private.ring_for_unheard(false) where not look;
    return jsonb_build_object('error', reading ->> 'error', 'detail', reading ->> 'detail');
  end if;

  if coalesce((reading ->> 'unchanged')::boolean, false) then
    -- The same calendar once more: what was not in it is missed once more.
    update public.listing_events e set missed = e.missed + 1
    where e.listing_id = l.id and e.missed > 0 and l.found > 0 and e.state <> 'gone';
  else
    said := private.feed_events(reading -> 'events', l.skip_words);
    l.found := jsonb_array_length(reading -> 'events');

    -- The same stay: by its number, and by its days where a channel gives new numbers each time.
    with incoming as (
      select row_number() over () as n, i.* from unnest(said) i
    ), by_uid as (
      select distinct on (i.n) i.n, e.id
      from incoming i join public.listing_events e on e.listing_id = l.id and e.uid = i.uid
      where i.uid <> ''
      order by i.n, (e.from_date = i.from_date and e.to_date = i.to_date) desc, e.state = 'gone', e.id
    ), once as (
      -- an event of the book is one of the calendar: the one with its days first
      select distinct on (b.id) b.n, b.id
      from by_uid b join incoming i on i.n = b.n join public.listing_events e on e.id = b.id
      order by b.id, (e.from_date = i.from_date and e.to_date = i.to_date) desc, b.n
    ), by_days as (
      select distinct on (i.n) i.n, e.id
      from incoming i
      join public.listing_events e
        on e.listing_id = l.id and e.from_date = i.from_date and e.to_date = i.to_date
      where not exists (select from once o where o.n = i.n or o.id = e.id)
        -- nothing is freed by an entry of another number that holds nothing
        and (not i.cancelled and i.reason is null or e.state not in ('held', 'conflict'))
      order by i.n, e.state = 'gone', e.id
    ), matched as (
      select * from once union all select * from by_days
    ), judged as (
      select i.*, m.id, case
          when i.to_date <= today then 'past'
          when i.from_date > private.last_channel_night() then 'far'
          else i.reason
        end as why
      from incoming i left join matched m on m.n = i.n
    ), kept as (
      update public.listing_events e set
        uid = case when j.uid = '' then e.uid else j.uid end, summary = case when exists (
          select from public.reservations r
          where r.id = e.reservation_id and r.erased_at is not null) then '' else j.summary end,
        from_date = j.from_date, to_date = j.to_date, missed = 0, seen_at = stamp,
        -- what staff said of it, they said of these days
        let_go_at = case when (j.from_date, j.to_date) = (e.from_date, e.to_date) then e.let_go_at end,
        reason = j.why, proves_stay = j.stay,
        state = case
          when j.cancelled then case when e.from_date <= today and e.state in ('held', 'conflict')
            then e.state else 'gone' end
          when e.reservation_id is not null and private.is_stay(e) then case
            -- the channel has moved a stay that is a stay of ours by now
            when (j.from_date, j.to_date) <> (e.from_date, e.to_date) then 'conflict'
            when e.state <> 'gone' then e.state
            -- since it was gone we have blocked its nights there
            when not j.stay and private.is_echo(l, j.uid, j.from_date, j.to_date, false) then 'gone'
            else 'held' end
          when j.why = 'past' and e.state in ('held', 'conflict') then e.state
          when j.why is not null then 'skipped'
          when e.state in ('held', 'conflict') then e.state
          when not j.stay and private.is_echo(l, j.uid, j.from_date, j.to_date, e.state = 'echo')
            then 'echo'
          else 'held' end,
        conflict_nights = case
          when e.reservation_id is not null and private.is_stay(e)
            and (j.from_date, j.to_date) <> (e.from_date, e.to_date)
          then array(select j.from_date + k from generate_series(greatest(today - j.from_date, 0),
            least(j.to_date, private.last_channel_night() + 1) - j.from_date - 1) k)
          else e.conflict_nights end
      from judged j where e.id = j.id
      returning e.id
    )
    insert into public.listing_events (listing_id, uid, summary, from_date, to_date, state, reason,
      proves_stay, seen_at)
    select l.id, j.uid, j.summary, j.from_date, j.to_date, case
        when j.why is not null then 'skipped'
        when not j.stay and private.is_echo(l, j.uid, j.from_date, j.to_date, false) then 'echo'
        else 'held' end, j.why, j.stay, stamp
    from judged j where j.id is null and not j.cancelled;

    -- What is not there any more. An empty calendar says nothing: channels give one when they are ill.
    -- Nor does one with an event whose days cannot be read: it may be the one that is missed.
    if l.found > 0 and coalesce((reading ->> 'unread')::int, 0) = 0 then
      update public.listing_events e set missed = e.missed + 1
      where e.listing_id = l.id and e.seen_at < stamp and e.state <> 'gone';
    end if;
  end if;

  -- Gone after three readings without it; never a stay that has begun.
  update public.listing_events e set state = 'gone', conflict_nights = '{}'
  where e.listing_id = l.id and e.state in ('held', 'conflict') and e.missed >= 3
    and e.from_date > today;
  -- What holds nothing is not waited for.
  delete from public.listing_events e
  where e.listing_id = l.id and e.reservation_id is null and (
    e.state in ('skipped', 'echo') and e.missed > 0
    or e.state = 'gone' and e.seen_at < now() - interval '30 days'
    or e.to_date < today - 90);

  update public.listings set read_at = stamp, heard_at = stamp, error_code = null, last_error = null,
    error_since = null, rung_at = null, found = l.found,
    etag = case when reading ? 'etag' then left(reading ->> 'etag', 400) else etag end
  where id = l.id;
  perform private.hold_listing(l.id);

  select jsonb_build_object(
    'held', count(*) filter (where e.state = 'held'),
    'skipped', count(*) filter (where e.state = 'skipped'),
    'echoes', count(*) filter (where e.state = 'echo'),
    'conflicts', count(*) filter (where e.state = 'conflict'),
    'gone', count(*) filter (where e.state = 'gone'),
    'nights', (select count(*) from private.held_nights h
      where h.listing_id = l.id and h.night >= today),
    'events', l.found,
    'found', case when look then coalesce(jsonb_agg(jsonb_build_object(
      'uid', e.uid, 'summary', e.summary, 'from_date', e.from_date, 'to_date', e.to_date,
      'state', e.state, 'reason', e.reason, 'conflict_nights', e.conflict_nights)
      order by e.from_date, e.to_date, e.id), '[]') else '[]' end)
  into answer
  from public.listing_events e where e.listing_id = l.id;
  return answer;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_reservation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  -- As the house writes it.
  new.promo_code := coalesce(
    (private.promo_code_of(new.promo_code)).code, nullif(btrim(new.promo_code), ''));
  new.email := nullif(private.normal_email(new.email), '');
  new.guest_name := nullif(btrim(new.guest_name), '');
  new.phone := nullif(btrim(new.phone), '');
  new.message := btrim(coalesce(new.message, ''), E' \t\r\n');
  select * into room from public.rooms where id = new.room_id;

  if private.is_visitor() then
    perform private.admit('reservations', new.id, new.email);
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
  -- 'none' is SQL without REST: the owner, a backup, the seed. Their rows come as they are.
  if current_setting('role', true) in ('anon', 'authenticated') then
    -- Anyone who asks chooses the id, and so the reference; not one that another guest quotes. With a code
    -- of its own: a violation of the index would look like the same request, sent again.
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
      -- Quoted anew, the code is looked at (and counted) there.
      raise sqlstate 'PT409' using message = 'price-changed', detail = private.quote(
        room.id, new.check_in, new.nights, new.guests, new.extras, null)
        || '{"rule": {"code": "code-unquoted"}}';
    end if;
    quote := private.quote(
      room.id, new.check_in, new.nights, new.guests, new.extras, new.promo_code);
    -- Staff may go past what a room asks of a stay; a code that is none takes nothing off.
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
$function$;

CREATE OR REPLACE FUNCTION private.try_code(said text, is_right boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  place bytea := coalesce(private.sender_of(current_setting('request.headers', true)), '');
  area bytea := coalesce(private.area_of(current_setting('request.headers', true)), '');
begin
  if is_right and private.has_quoted(said, '1 hour') then
    return;
  end if;
  insert into private.recent_senders (kind, sender)
  select 'code ' || private.code_key(said), place where is_right
  union all
  select 'code?', place where not is_right
  union all
  select 'code area?', area where not is_right;
  perform private.forget_senders();
end
$function$;

CREATE OR REPLACE FUNCTION private.with_entered(stay public.reservations, before public.reservations, after public.reservations)
 RETURNS public.reservations
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select r.* from jsonb_populate_record(stay, (
    select coalesce(jsonb_object_agg(t.key, t.value), '{}') from jsonb_each(private.terms(after)) t
    where t.value is distinct from private.terms(before) -> t.key)) r
$function$;

CREATE TRIGGER check_promo_code BEFORE INSERT OR UPDATE ON public.promo_codes FOR EACH ROW EXECUTE FUNCTION private.check_promo_code();

REVOKE ALL ON FUNCTION "private"."area_of"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."area_of"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_promo_code"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."check_promo_code"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."code_key"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."code_key"(text) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."has_quoted"(text, interval) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."has_quoted"(text, interval) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hash_of"(cidr) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."hash_of"(cidr) TO "postgres";

REVOKE ALL ON FUNCTION "private"."plain_text"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."plain_text"(text) TO "anon", "authenticated", "postgres", "service_role";

REVOKE ALL ON FUNCTION "private"."promo_code_of"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."promo_code_of"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sender_of"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sender_of"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."with_entered"(public.reservations, public.reservations, public.reservations) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."with_entered"(public.reservations, public.reservations, public.reservations) TO "postgres";

ALTER TABLE "public"."promo_codes" ADD COLUMN "code_key" text COLLATE pg_catalog."C" GENERATED ALWAYS AS (private.code_key(code)) STORED;

CREATE INDEX promo_codes_by_key ON public.promo_codes USING btree (code_key);
