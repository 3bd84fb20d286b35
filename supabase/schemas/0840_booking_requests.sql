-- Booking requests of visitors for one to six rooms, stored together or not at all. The trigger of
-- reservations checks and prices each room as it does a single request.

-- Checks the list of rooms, and returns it with the dates of each.
create function private.asked_stays(stays jsonb, arrival date, for_nights int)
returns table (place int, id uuid, room_id text, guests int, children int[], extras jsonb, check_in date,
  nights int)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if (jsonb_typeof(stays) = 'array' and jsonb_array_length(stays) between 1 and 6
    and (select count(distinct s ->> 'id') = count(*) from jsonb_array_elements(stays) s)) is not true then
    raise sqlstate 'PT422' using message = 'booking-rooms';
  end if;
  return query
    select a.nth::int, s.id, s.room_id, s.guests, coalesce(s.children, '{}'), coalesce(s.extras, '[]'),
      coalesce(s.check_in, arrival), coalesce(s.nights, for_nights)
    from jsonb_array_elements(stays) with ordinality a (stay, nth)
    cross join lateral jsonb_to_record(a.stay) as s (
      id uuid, room_id text, guests int, children int[], extras jsonb, check_in date, nights int);
end
$$;

-- Stores the rooms of a request. `quoted_total` is the total of all rooms. A promo code applies to
-- each room for which it is valid, and is refused if that is none. Repeating the call with the same
-- ids stores nothing. A refusal names the id of its room.
create function private.request_booking(
  booking uuid, stays jsonb, arrival date, for_nights int, email text, guest_name text, phone text,
  message text, language text, quoted_total numeric, code text)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  one record;
  rooms int;
  quotes jsonb := '[]';
  quote jsonb;
  refusal text;
  has_code boolean;
  total numeric := 0;
begin
  if booking is null or private.is_language(language) is not true then
    raise sqlstate 'PT422' using message = 'booking-rooms';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('booking ' || booking, 0));
  select count(*) into rooms from private.asked_stays(stays, arrival, for_nights);
  if exists (
    select from public.reservations r join private.asked_stays(stays, arrival, for_nights) s on s.id = r.id
    where r.booking_id is not distinct from case when rooms > 1 then booking end)
  then
    return jsonb_build_object('stored', false);
  end if;
  select bool_or(not p ? 'refused') into has_code
  from private.asked_stays(stays, arrival, for_nights) s
  cross join lateral private.promo(private.promo_code_of(code),
    private.stays_with_code(code), s.room_id, s.check_in, s.nights) p
  where private.has_text(code);
  perform set_config('hotel.booking', booking::text, true);
  for one in select * from private.asked_stays(stays, arrival, for_nights) order by place loop
    begin
      insert into public.reservations (
        id, booking_id, booking_place, booking_rooms, room_id, guests, children, extras, check_in, nights,
        guest_name, email, phone, message, language, promo_code)
      values (
        one.id, case when rooms > 1 then booking end, case when rooms > 1 then one.place end,
        case when rooms > 1 then rooms end, one.room_id, one.guests, one.children, one.extras,
        one.check_in, one.nights, request_booking.guest_name, request_booking.email,
        request_booking.phone, request_booking.message, request_booking.language,
        case when has_code and private.promo(private.promo_code_of(code),
          private.stays_with_code(code), one.room_id, one.check_in, one.nights) ? 'refused'
          then null else code end);
    exception when sqlstate 'PT409' or sqlstate 'PT422' then
      get stacked diagnostics refusal = pg_exception_detail;
      raise exception using errcode = sqlstate, message = sqlerrm, detail =
        coalesce(nullif(refusal, '')::jsonb, '{}') || jsonb_build_object('id', one.id, 'place', one.place);
    end;
    select r.total, to_jsonb(q) into total, quote
    from public.reservations r cross join lateral (
      select r.id, r.room_id, r.price, r.fee, r.tax, r.charges, r.extras, r.discount, r.total) q
    where r.id = one.id;
    quotes := quotes || jsonb_build_array(quote);
  end loop;
  perform set_config('hotel.booking', '', true);
  select sum((q ->> 'total')::numeric) into total from jsonb_array_elements(quotes) q;
  if request_booking.quoted_total <> total then
    raise sqlstate 'PT409' using message = 'price-changed',
      detail = jsonb_build_object('total', total, 'stays', quotes);
  end if;
  return jsonb_build_object('stored', true, 'total', total);
end
$$;

create function public.request_booking(
  booking uuid, stays jsonb, check_in date, nights int, email text, guest_name text default null,
  phone text default null, message text default '', language text default 'en',
  quoted_total numeric default null, code text default null)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.request_booking(booking, stays, check_in, nights, email, guest_name, phone, message,
    language, quoted_total, code)
$$;
