-- The nights of a full moon, to which extras and promo codes can be bound. A night belongs to the date
-- of its evening and lasts from six in the morning to the next.

-- Degrees by which the moon is past its full position at six in the morning of a date. The same terms
-- as in src/hotel/moon/moon-position.ts, so that site and database agree on every night.
create function private.past_full_moon(morning date) returns float8
language plpgsql immutable set search_path = ''
as $$
declare
  -- Centuries since 2000 in terrestrial time; the hotel is seven hours ahead of UTC.
  c float8 := ((extract(epoch from morning)::float8 - 3600 + 72) / 86400 - 10957.5) / 36525;
  mean float8 := 218.3164477 + 481267.88123421 * c - 0.0015786 * c * c;
  sun float8 := 357.5291092 + 35999.0502909 * c - 0.0001536 * c * c;
  node float8 := 93.272095 + 483202.0175233 * c - 0.0036539 * c * c;
  angle float8;
begin
  select (mean + sum(t.size * (1 - 0.002516 * c) ^ abs(t.m) * sind(
      t.d * (297.8501921 + 445267.1114034 * c - 0.0018819 * c * c) + t.m * sun
      + t.n * (134.9633964 + 477198.8675055 * c + 0.0087414 * c * c) + t.f * node)) / 1e6
    + 0.003958 * sind(119.75 + 131.849 * c) + 0.001962 * sind(mean - node))
    - (280.46646 + 36000.76983 * c + 0.0003032 * c * c - 0.00569
      + (1.914602 - 0.004817 * c) * sind(sun) + 0.019993 * sind(2 * sun) + 0.000289 * sind(3 * sun))
    - 180
  into angle
  from (values
    (0, 0, 1, 0, 6288774), (2, 0, -1, 0, 1274027), (2, 0, 0, 0, 658314), (0, 0, 2, 0, 213618),
    (0, 1, 0, 0, -185116), (0, 0, 0, 2, -114332), (2, 0, -2, 0, 58793), (2, -1, -1, 0, 57066),
    (2, 0, 1, 0, 53322), (2, -1, 0, 0, 45758), (0, 1, -1, 0, -40923), (1, 0, 0, 0, -34720),
    (0, 1, 1, 0, -30383), (2, 0, 0, -2, 15327), (0, 0, 1, 2, -12528), (0, 0, 1, -2, 10980),
    (4, 0, -1, 0, 10675), (0, 0, 3, 0, 10034), (4, 0, -2, 0, 8548), (2, 1, -1, 0, -7888),
    (2, 1, 0, 0, -6766), (1, 0, -1, 0, -5163), (1, 1, 0, 0, 4987), (2, -1, 1, 0, 4036),
    (2, 0, 2, 0, 3994), (4, 0, 0, 0, 3861), (2, 0, -3, 0, 3665), (0, 1, -2, 0, -2689),
    (2, 0, -1, 2, -2602), (2, -1, -2, 0, 2390), (1, 0, 1, 0, -2348), (2, -2, 0, 0, 2236),
    (0, 1, 2, 0, -2120), (0, 2, 0, 0, -2069), (2, -2, -1, 0, 2048), (2, 0, 1, -2, -1773),
    (2, 0, 0, 2, -1595), (4, -1, -1, 0, 1215), (0, 0, 2, 2, -1110)) t (d, m, n, f, size);
  return angle - 360 * floor(angle / 360);
end
$$;

-- True if one of the nights is that of a full moon; null without an arrival. Looks at most four weeks
-- ahead at a time, because two full moons are never so near.
create function private.has_full_moon(arrival date, for_nights int) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select bool_or(private.past_full_moon(arrival + least(ahead + 28, for_nights))
      < private.past_full_moon(arrival + ahead))
    from generate_series(0, for_nights - 1, 28) ahead);
end
$$;
