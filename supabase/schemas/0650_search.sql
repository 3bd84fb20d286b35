-- Search by any part of a text, in any script. Postgres' pg_trgm needs three letters, but a Chinese
-- name can have two. So the pieces are made here and indexed as arrays (decision 0016).

-- A text as it is compared: no capitals or accents, normal width, digits of every script as 0 to 9,
-- one kind of dash and space, no invisible characters. Same rule as
-- src/basics/rules/phone-number.ts.
create function private.folded_whole(value text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return btrim(regexp_replace(regexp_replace(translate(lower(
      -- Accents are split off last, because all database engines lower-case whole letters alike.
      normalize(private.normal_email(value), NFKD) collate "C"),
      'đøłħı‐‑‒–—―−٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯෦෧෨෩෪෫෬෭෮෯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙꤀꤁꤂꤃꤄꤅꤆꤇꤈꤉꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹', 'dolhi-------' || repeat('0123456789', 35)),
    '[\u00ad\u0300-\u036f\u061c\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]',
    '', 'g'), '\s+', ' ', 'g'));
end
$$;

create function private.folded(value text) returns text
language sql immutable set search_path = ''
as $$ select private.folded_whole(left(value, 300)) $$;

-- The digits that identify a telephone number: 012 345 678 and +855 12 345 678 become 12345678.
create function private.phone_digits(phone text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return regexp_replace(
    regexp_replace(private.folded(phone), '\(0\)|[^0-9]', '', 'g'), '^(00855|855|00|0)0*', '');
end
$$;

-- The reference that guests quote, without its dash. Same rule as src/selling/booking/reference.ts.
create function private.reference(id uuid) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  letters constant text := '0123456789abcdefghjkmnpqrstvwxyz';
  bits constant bigint := ('x' || left(replace(id::text, '-', ''), 10))::bit(40)::bigint;
  code text := '';
begin
  for place in reverse 7..0 loop
    code := code || substr(letters, 1 + ((bits >> (5 * place)) & 31)::int, 1);
  end loop;
  return code;
end
$$;

create function private.search_text(guest_name text, email text, phone text, id uuid) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  code constant text := private.reference(id);
begin
  return concat_ws(E'\n', private.folded(guest_name), private.folded(email),
    private.phone_digits(phone), left(code, 4) || '-' || right(code, 4), code, '');
end
$$;

-- The pieces for the index: every two and three consecutive characters, and every single one that
-- is not ASCII.
create function private.grams(value text) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(a || b || c) || array_agg(a || b)
      || array_agg(a) filter (where a collate "C" > '~'), '{}')
    from (
      select a, lead(a, 1, '') over () as b, lead(a, 2, '') over () as c
      from unnest(string_to_array(left(value, 1000), null)) as a) as signs);
end
$$;

-- The pieces that a text must have to contain `part`; none for a single ASCII letter.
create function private.wanted_grams(part text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct g), '{}') from unnest(private.grams(part)) g
  where char_length(g) = least(char_length(part), 3)
    and (char_length(part) > 1 or g collate "C" > '~')
$$;

-- Splits a search into parts that must all occur, e.g. the words of a name. A telephone number is
-- one part, however it is grouped.
create function private.search_parts(query text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  asked text := private.folded(left(query, 120));
  digits text := private.phone_digits(asked);
begin
  if asked ~ '^[0-9+()./ -]+(ext[.]? *[0-9]+)?$' and char_length(digits) >= 3 then
    return array[digits];
  end if;
  return array(
    select part from unnest(string_to_array(asked, ' ')) with ordinality as given (part, place)
    where part <> '' order by place limit 10);
end
$$;
