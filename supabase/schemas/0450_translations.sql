-- Translations: the hotel's own texts in its other languages.

-- Translations are stored by source text: a repeated sentence is translated once, and lists can be
-- reordered (decision 0030). A text without translation is shown in its original language.
create table public.translations (
  -- md5 of language and source, set by the trigger; the source itself is too long for an index.
  id text primary key,
  language text not null check (private.is_language(language)),
  source text not null check (private.has_text(source) and char_length(source) <= 20000),
  text text not null check (private.has_text(text) and char_length(text) <= 20000),
  -- The former source text, if staff have corrected the source since it was translated.
  made_from text check (char_length(made_from) <= 20000),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);

alter table public.translations enable row level security;

-- Only administrators read the rows, because translations outlive their texts.
create policy "staff read translations" on public.translations
  for select to authenticated using ((select private.has_role('desk', 'reader', 'editor')));
create policy "editors add translations" on public.translations
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "editors change translations" on public.translations
  for update to authenticated
  using ((select private.has_role('editor')));
create policy "editors delete translations" on public.translations
  for delete to authenticated using ((select private.has_role('editor')));

create function private.translation_id(language text, source text) returns text
language sql immutable set search_path = ''
as $$ select md5(language || source) $$;

-- True if the translation has every placeholder of its source, e.g. {rooms}, by the pattern of
-- `lostPlaceholders()`.
create function private.keeps_placeholders(source text, text text) returns boolean
language sql immutable set search_path = ''
as $$
  select not exists (
    select 1 from regexp_matches(source, '\{[a-z]+\}', 'g') as found (names)
    where position(found.names[1] in text) = 0)
$$;

-- Translations of all texts in a JSON value. Runs with its owner's rights: whoever has a text may
-- have its translation.
create function private.translations_of(to_language text, value jsonb) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_object_agg(t.source, t.text order by t.id), '{}')
  from public.translations t
  where t.language = to_language
    and t.source in (
      select part #>> '{}' from jsonb_path_query(value, '$.**') part
      where jsonb_typeof(part) = 'string')
$$;

create function private.translations_hash(to_language text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select bit_xor(hash_record_extended(t, 0)) from public.translations t where t.language = to_language
$$;

create function private.first_language() returns text
language sql stable set search_path = ''
as $$
  select coalesce((
    select c.value -> 'languages' ->> 0 from public.hotel_config c where c.key = 'hotelInfo'), 'en')
$$;

-- One text in the other languages, for texts outside the site's content, e.g. a stay's room name.
create function private.in_other_languages(said text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(t.language, t.text), '{}')
  from private.languages spoken
  join public.translations t on t.id = private.translation_id(spoken.code, said)
  where t.language <> private.first_language()
$$;

-- Adds `names`, the translations of `name`, to each object of a list.
create function private.named_in_languages(things jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(t || jsonb_build_object(
    'names', private.in_other_languages(t ->> 'name')) order by place), '[]')
  from jsonb_array_elements(things) with ordinality as u (t, place)
$$;

create function private.check_translation() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if not private.is_language(new.language)
    or char_length(new.source) > 20000 or private.has_text(new.source) is not true
    or char_length(new.text) > 20000 or private.has_text(new.text) is not true
    or char_length(new.made_from) > 20000
  then
    raise sqlstate 'PT422' using message = 'this is no translation of a text';
  end if;
  if not private.keeps_placeholders(new.source, new.text) then
    raise sqlstate 'PT422' using message = 'a translation keeps what its text has in braces';
  end if;
  new.id := private.translation_id(new.language, new.source);
  return new;
end
$$;

create trigger check_translation before insert or update on public.translations
  for each row execute function private.check_translation();
create trigger touch_updated_at before insert or update on public.translations
  for each row execute function private.touch_updated_at();

create function private.texts_said() returns setof text
language sql stable set search_path = ''
as $$
  select t.said from public.hotel_config c, private.texts_at(c.value) t
  union select t.said from public.rooms r,
    private.texts_at(jsonb_build_array(r.name, r.description, r.amenities)) t
  union select unnest(array[t.text, t.position]) from public.testimonials t
  union select i.alt from public.hotel_images i
  union select d.name from public.price_periods d
  union select e.name from public.extras e
  union select c.name from public.charges c
  union select t.said from public.pages p,
    private.texts_at(jsonb_build_array(p.title, p.description, p.blocks)) t
$$;

-- Translations of deleted texts stay until there are 20,000 rows, in case staff undo a change.
create function private.limit_translations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.translations) <= 20000 then
    return null;
  end if;
  delete from public.translations t where t.source not in (select private.texts_said());
  if (select count(*) from public.translations) > 20000 then
    raise sqlstate 'PT413' using message = 'there are 20,000 translations already';
  end if;
  return null;
end
$$;

create trigger limit_translations after insert on public.translations
  for each statement execute function private.limit_translations();

-- The distinct pairs of neighbouring letters. Splits the text once: cutting out each pair takes
-- minutes for a long text.
create function private.letter_pairs(said text) returns setof text
language sql immutable set search_path = ''
as $$
  select distinct l.letter || coalesce(l.next, '')
  from (
    select letter, place, lead(letter) over (order by place) as next
    from string_to_table(lower(said), null) with ordinality as each (letter, place)
  ) as l
  where l.next is not null or l.place = 1
$$;

-- True if the new text corrects the old one: half of the letter pairs are equal, and all digits,
-- because a translation with an old price would be wrong.
create function private.is_correction(before text, after text) returns boolean
language sql immutable set search_path = ''
as $$
  with was as (select pair from private.letter_pairs(before) pair),
  became as (select pair from private.letter_pairs(after) pair)
  select regexp_replace(before, '[^0-9]', '', 'g') = regexp_replace(after, '[^0-9]', '', 'g')
    and 2 * (select count(*) from was join became using (pair))
      >= greatest((select count(*) from was), (select count(*) from became))
$$;

-- Copies the translations of a corrected text to its new wording, marked with their old source:
-- visitors still read them, staff are asked to review them.
create function private.carry_translations(before jsonb, after jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  with gone as (select * from private.texts_at(before)),
  come as (select * from private.texts_at(after))
  insert into public.translations (language, source, text, made_from)
  select distinct on (t.language, come.said)
    t.language, come.said, t.text, coalesce(t.made_from, gone.said)
  from gone
  join come using (place)
  cross join private.languages spoken
  join public.translations t on t.id = private.translation_id(spoken.code, gone.said)
  where private.has_text(come.said)
    and not exists (select from come still where still.said = gone.said)
    and not exists (select from gone already where already.said = come.said)
    and private.keeps_placeholders(come.said, t.text)
    and private.is_correction(gone.said, come.said)
  order by t.language, come.said, come.place
  on conflict (id) do nothing
$$;

create function private.carry_from_section() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.carry_translations(old.value, new.value);
  return null;
end
$$;

create function private.carry_from_room() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.carry_translations(
    jsonb_build_array(old.name, old.description, old.amenities),
    jsonb_build_array(new.name, new.description, new.amenities));
  return null;
end
$$;

create function private.carry_from_testimonial() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.carry_translations(
    jsonb_build_array(old.text, old.position), jsonb_build_array(new.text, new.position));
  return null;
end
$$;

create function private.carry_from_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.carry_translations(jsonb_build_array(old.alt), jsonb_build_array(new.alt));
  return null;
end
$$;

create function private.carry_from_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.carry_translations(
    jsonb_build_array(old.title, old.description, old.blocks),
    jsonb_build_array(new.title, new.description, new.blocks));
  return null;
end
$$;

create trigger carry_translations after update of title, description, blocks on public.pages
  for each row execute function private.carry_from_page();
create function private.carry_from_named() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.carry_translations(jsonb_build_array(old.name), jsonb_build_array(new.name));
  return null;
end
$$;

create trigger carry_translations after update of name on public.price_periods
  for each row execute function private.carry_from_named();
create trigger carry_translations after update of name on public.extras
  for each row execute function private.carry_from_named();
create trigger carry_translations after update of name on public.charges
  for each row execute function private.carry_from_named();
create trigger carry_translations after update of value on public.hotel_config
  for each row when (old.value is distinct from new.value)
  execute function private.carry_from_section();
create trigger carry_translations after update of name, description, amenities on public.rooms
  for each row execute function private.carry_from_room();
create trigger carry_translations after update of text, position on public.testimonials
  for each row execute function private.carry_from_testimonial();
create trigger carry_translations after update of alt on public.hotel_images
  for each row execute function private.carry_from_picture();

-- Stores translations, all or none, each only over the version `seen` by the editor (null: none
-- existed). An empty text deletes the translation. Returns the stored rows.
create function public.save_translations(to_language text, entries jsonb) returns json
language plpgsql security invoker set search_path = ''
as $$
declare
  entry record;
  changed int;
begin
  perform private.require_role('editor');
  if coalesce(jsonb_typeof(entries), '') <> 'array' or jsonb_array_length(entries) > 500 then
    raise sqlstate 'PT422' using message = 'these are no translations';
  end if;
  for entry in
    select * from jsonb_to_recordset(entries) as e (source text, text text, seen timestamptz)
  loop
    if entry.seen is null and private.has_text(entry.text) then
      insert into public.translations (language, source, text)
      values (to_language, entry.source, entry.text) on conflict (id) do nothing;
    elsif entry.seen is null then
      continue;
    elsif private.has_text(entry.text) then
      update public.translations t set text = entry.text, made_from = null
      where t.id = private.translation_id(to_language, entry.source) and t.updated_at = entry.seen;
    else
      delete from public.translations t
      where t.id = private.translation_id(to_language, entry.source) and t.updated_at = entry.seen;
    end if;
    get diagnostics changed = row_count;
    if changed = 0 then
      raise sqlstate 'PT409' using message = 'someone else has translated this';
    end if;
  end loop;
  return (
    select coalesce(json_agg(json_build_object(
      'source', t.source, 'text', t.text, 'madeFrom', t.made_from, 'updatedAt', t.updated_at)
      order by t.id), '[]')
    from public.translations t
    where t.id in (
      select private.translation_id(to_language, e.source)
      from jsonb_to_recordset(entries) as e (source text)));
end
$$;
