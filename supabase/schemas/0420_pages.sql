-- Custom pages, made of blocks, and the order of the home page and About. The kinds of blocks are
-- defined in src/website/blocks; a further kind needs no change here.

-- True for an address that a link may have. Same rule as `isLink()` in src/content/schema/link.ts.
create function private.is_link(address text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(address) <= 500 and not private.has_space(replace(address, ' ', '')) and (
    address ~ '^/([^/\\[:space:]"''<>][^\\[:space:]"''<>]*)?$'
    or address ~ '^#[A-Za-z0-9_-]+$'
    or address ~ '^https://[^\\[:space:]"''<>]+$'
    or address ~ '^mailto:[^\\[:space:]"''<>?]+$'
    or address ~ '^tel:[+]?[0-9 ().-]+$')
$$;

-- Same rule as `isSlug()` in src/website/custom-pages. The rows `home` and `about` order those two
-- pages.
create function private.is_slug(slug text) returns boolean
language sql stable set search_path = ''
as $$
  select char_length(slug) <= 60 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
    and not private.is_language(slug)
    and slug <> all (array['rooms', 'contact', 'privacy', 'terms', 'unsubscribe', 'stay', 'show',
      'admin', 'app', 'assets', 'images', 'fonts', 'brand', 'content', 'rest', 'auth', 'storage',
      'functions', 'realtime', 'index', '404', 'api'])
$$;

-- True for a valid list of blocks: at most 80, with unique ids, no text longer than a paragraph, at
-- most eight levels, no links that run scripts. In rich text "\[" begins no link.
create function private.are_blocks(blocks jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(blocks) = 'array' then
    jsonb_array_length(blocks) <= 80
    and octet_length(blocks::text) <= 98304
    and not jsonb_path_exists(blocks, 'strict $.**{9}')
    and not exists (
      select 1 from jsonb_array_elements(blocks) as block
      where case when jsonb_typeof(block) = 'object' then
        coalesce(block ->> 'id', '') !~ '^[A-Za-z0-9-]{1,40}$'
        or coalesce(block ->> 'kind', '') !~ '^[a-zA-Z-]{1,40}$'
        or jsonb_typeof(block -> 'hidden') is distinct from 'boolean'
        else true end)
    and jsonb_array_length(blocks)
      = (select count(distinct block ->> 'id') from jsonb_array_elements(blocks) as block)
    and not exists (
      select 1 from private.texts_at(blocks) t
      where char_length(t.said) > 2000
        or (t.place ~ '/text$'
          and t.said ~* '(^|[^\\])(\\\\)*\]\(\s*(javascript|data|vbscript):')
        or (t.place ~ '/(image|images/[0-9]+)$' and not private.is_picture_reference(t.said))
        or (t.place ~ '/to$' and t.said <> '' and not private.is_link(t.said)))
  else false end
$$;

-- True for a list of valid page addresses. Checked because requests and backups can set the list.
create function private.are_former_slugs(slugs jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select case when jsonb_typeof(slugs) = 'array' then
    jsonb_array_length(slugs) <= 20
    and not exists (
      select 1 from jsonb_array_elements(slugs) as slug
      where jsonb_typeof(slug) <> 'string' or private.is_slug(slug #>> '{}') is not true)
  else false end
$$;

create table public.pages (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$'),
  slug text not null unique,
  title text not null check (private.has_text(title) and char_length(title) <= 160),
  description text not null default '' check (char_length(description) <= 300),
  image text not null default '' check (private.is_picture_reference(image)),
  about text not null default 'page' check (about in ('page', 'restaurant', 'event', 'article')),
  place text not null default 'nowhere' check (place in ('header', 'footer', 'nowhere')),
  status text not null default 'draft' check (status in ('draft', 'published')),
  -- First and last day on which the page is shown (hotel's time zone); '' for no limit.
  shows_from text not null default ''
    check (shows_from ~ '^([12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$'),
  shows_until text not null default ''
    check (shows_until ~ '^([12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$'),
  blocks jsonb not null default '[]',
  -- The page's addresses while it was published; they redirect to its current one.
  former_slugs jsonb not null default '[]',
  position int not null default 0 check (position between 0 and 100000),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint pages_days_check
    check (shows_from = '' or shows_until = '' or shows_from <= shows_until)
);
create index pages_order on public.pages (position, id);

alter table public.pages enable row level security;

-- Only administrators read rows, which contain drafts; visitors read `private.shown_pages()`.
create policy "editors read pages" on public.pages
  for select to authenticated using ((select private.has_role('editor')));
create policy "editors add pages" on public.pages
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "editors change pages" on public.pages
  for update to authenticated
  using ((select private.has_role('editor')));
create policy "editors delete pages" on public.pages
  for delete to authenticated using ((select private.has_role('editor')));

-- Refuses with an own status, because the embedded backend answers CHECK violations with 500. Runs
-- with its owner's rights, so that callers need none.
create function private.check_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_slug(new.slug) is not true then
    raise sqlstate 'PT422' using message = 'a page cannot have this address';
  end if;
  if private.are_blocks(new.blocks) is not true then
    raise sqlstate 'PT422' using message = 'these are no blocks of a page';
  end if;
  if private.are_former_slugs(new.former_slugs) is not true then
    raise sqlstate 'PT422' using message = 'these are no addresses that a page had';
  end if;
  if new.slug not in ('home', 'about') and (select count(*) from public.pages p
      where p.id <> new.id and p.slug not in ('home', 'about')) >= 40 then
    raise sqlstate 'PT413' using message = 'there are 40 pages already';
  end if;
  if tg_op = 'INSERT' then
    return new;
  end if;
  new.former_slugs := old.former_slugs;
  if new.slug <> old.slug then
    new.former_slugs := (
      select coalesce(jsonb_agg(o.slug order by o.nth), '[]')
      from jsonb_array_elements_text(
        case when old.status = 'published' then old.former_slugs || to_jsonb(old.slug)
          else old.former_slugs end) with ordinality as o (slug, nth)
      where o.slug <> new.slug
        and o.nth > jsonb_array_length(old.former_slugs) + 1 - 20);
  end if;
  return new;
end
$$;

create trigger check_page before insert or update on public.pages
  for each row execute function private.check_page();
create trigger touch_updated_at before insert or update on public.pages
  for each row execute function private.touch_updated_at();

-- The blocks that visitors see today, by the rule of `isShownBlock()`. A hidden part of the home
-- page or About keeps its place without content: a missing part would be shown at its default
-- place.
create function private.shown_blocks(blocks jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    case when b.is_shown then b.block
      else jsonb_build_object('id', b.block -> 'id', 'kind', b.block -> 'kind',
        'hidden', b.block -> 'hidden', 'look', b.block -> 'look', 'part', b.block -> 'part') end
    order by b.nth), '[]')
  from (
    select block, nth, block -> 'hidden' = 'false'
      and coalesce(nullif(block ->> 'until', ''), '9999') >= private.hotel_today()::text as is_shown
    from jsonb_array_elements(blocks) with ordinality as each (block, nth)) as b
  where b.is_shown or b.block ->> 'kind' = 'part'
$$;

create function private.shown_pages() returns setof public.pages
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query select shown.*
  from public.pages p
  cross join lateral jsonb_populate_record(
    p, jsonb_build_object('blocks', private.shown_blocks(p.blocks))) as shown
  where p.status = 'published'
    and (p.shows_from = '' or p.shows_from <= private.hotel_today()::text)
    and (p.shows_until = '' or p.shows_until >= private.hotel_today()::text);
end
$$;

create function public.reorder_pages(ids text[])
returns table (id text, "position" int, "updatedAt" timestamptz)
language sql security invoker set search_path = ''
as $$
  update public.pages p set position = o.place - 1
  from unnest(ids) with ordinality as o (id, place)
  where p.id = o.id and p.position <> o.place - 1
  returning p.id, p.position, p.updated_at
$$;


-- Preview links: a copy of a page as in the editor, for anybody with the key, for a week.
create table public.page_previews (
  key text primary key default encode(extensions.gen_random_bytes(20), 'hex')
    check (key ~ '^[0-9a-f]{40}$'),
  page jsonb not null,
  page_id text references public.pages (id) on delete cascade,
  created_at timestamptz not null default date_trunc('milliseconds', now())
);

create index page_previews_of on public.page_previews (page_id);

alter table public.page_previews enable row level security;

create policy "editors read previews" on public.page_previews
  for select to authenticated using ((select private.has_role('editor')));
create policy "editors make previews" on public.page_previews
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "editors take previews back" on public.page_previews
  for delete to authenticated using ((select private.has_role('editor')));

create function private.check_preview() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if octet_length(new.page::text) > 131072 or jsonb_path_exists(new.page, 'strict $.**{10}')
    or private.are_blocks(new.page -> 'blocks') is not true then
    raise sqlstate 'PT422' using message = 'this is no page';
  end if;
  new.created_at := date_trunc('milliseconds', now());
  delete from public.page_previews p
  where p.created_at < now() - interval '7 days'
    or p.key in (select k.key from public.page_previews k order by k.created_at desc offset 49);
  return new;
end
$$;

create trigger check_preview before insert on public.page_previews
  for each row execute function private.check_preview();

-- The page behind a preview link with its picture records; null for a wrong or expired key.
create function private.page_preview(key text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select s.page || jsonb_build_object('images', (
    select coalesce(jsonb_agg(private.picture_json(i)), '[]') from public.hotel_images i
    where i.path in (select t.said from private.texts_at(s.page) t)))
  from public.page_previews p
  cross join lateral (
    select p.page || jsonb_build_object('blocks', private.shown_blocks(p.page -> 'blocks')) as page) s
  where p.key = page_preview.key and p.created_at > now() - interval '7 days'
$$;

create function public.page_preview(key text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.page_preview(key) $$;
