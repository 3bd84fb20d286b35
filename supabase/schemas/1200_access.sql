-- Access: everything that visitors (anon) and accounts (authenticated) may read, write and call.
--
-- Last, because it takes everything away first and then gives by name. Row security is at each
-- table; grants are the second check, where they are enforced (the embedded backend grants every
-- table to everybody, a hosted project does not).
-- An account is anybody who has logged in; whether it is an administrator's is asked by policies and
-- functions, so "authenticated" below never means staff.

-- Postgres lets everyone call a new function, and Supabase grants what is made in public to anon and
-- authenticated by name; neither can be switched off per schema. A file that comes after this one
-- has to revoke what it makes; a test reads pg_proc and finds what was forgotten.
revoke all on all tables in schema public, private from public, anon, authenticated;
revoke all on all sequences in schema public, private from public, anon, authenticated;
revoke all on all functions in schema public, private from public, anon, authenticated;

-- The server's own key: it passes row security, and stays on servers.
grant all on all tables in schema public to service_role;
grant all on all sequences in schema public to service_role;
grant execute on all functions in schema public to service_role;


-- Tables

-- The site's content is public. Writing passes a policy that asks for an administrator; a section
-- is emptied, never deleted.
grant select on public.hotel_config to anon, authenticated;
grant insert, update on public.hotel_config to authenticated;
grant select on public.rooms to anon, authenticated;
grant insert, update, delete on public.rooms to authenticated;
grant select on public.testimonials to anon, authenticated;
grant insert, update, delete on public.testimonials to authenticated;
-- Prices by date and extras are public; codes are the administrators'.
grant select on public.price_periods, public.stay_discounts, public.extras, public.charges to anon, authenticated;
grant select on public.promo_codes to authenticated;
grant insert, update, delete
  on public.price_periods, public.stay_discounts, public.extras, public.charges, public.promo_codes to authenticated;
grant select on public.hotel_images to anon, authenticated;
grant insert, update, delete on public.hotel_images to authenticated;
-- Visitors are given pages and translations by site_content() alone, and a page that is not published by
-- page_preview(), to who has its link.
grant select, insert, update, delete on public.pages to authenticated;
grant select, insert, delete on public.page_previews to authenticated;
grant select, insert, update, delete on public.translations to authenticated;

-- The languages that the site can be in: what is stored is compared with them, no matter who stores it.
grant select on private.languages to anon, authenticated, service_role;

-- An account reads its own row, an administrator's all of them; nobody writes one over REST.
grant select on public.profiles to authenticated;

-- What visitors send: they insert and never read back, within the limits of private.admit(). The
-- language that they say they read is one of the site's (private.is_language), or refused.
-- Reading and filing passes a policy that asks for an administrator. A reservation stays in the
-- books, so nobody deletes one; a subscriber's row is never changed.
grant insert on public.reservations to anon;
grant select, insert, update on public.reservations to authenticated;
grant insert on public.messages to anon;
grant select, update, delete on public.messages to authenticated;
grant insert on public.subscribers to anon;
grant select, delete on public.subscribers to authenticated;

-- Letters: administrators write and queue them; a trigger keeps what only the sending function says.
grant select, insert, update, delete on public.outbox to authenticated;
-- What leaves by itself, and in which words: a policy asks for an administrator.
grant select, insert, update on public.outbox_settings to authenticated;
grant select, insert, update, delete on public.letter_texts to authenticated;

-- The guest's own page: guests write through functions; administrators read and answer.
grant select, update on public.stay_changes to authenticated;
-- Closed nights: administrators alone. What visitors learn of one is that the night is full.
grant select, insert, update, delete on public.closings to authenticated;

-- Listings at channels, and what their calendars hold: administrators alone, the key of ours included.
grant select, insert, update, delete on public.listings to authenticated;
grant select, update on public.listing_events to authenticated;

-- Invoices are made by functions alone and stay as they are; what they say beside the stay is set by
-- administrators.
grant select on public.invoices to authenticated;
grant select, update on public.invoice_settings to authenticated;

-- Written by triggers, which run with their owner's rights; administrators read.
grant select on public.reservation_events to authenticated;
grant select on public.untold_stays to authenticated;
grant select on public.inbox_counts to authenticated;


-- Functions that REST offers (schema public). All run with the caller's rights.

-- Public content in one answer of one row; its parameters only make the answer shorter.
grant execute on function public.site_content(text, text) to anon, authenticated;
-- Full nights only, never who is there nor how many; days are checked, a year at most.
grant execute on function public.room_availability(text, date, date) to anon, authenticated;
-- Ten dates at most, of a stay of ten nights at most, looked for in one year.
grant execute on function public.next_free_dates(text, int, date, int) to anon, authenticated;
-- Needs the token, 122 random bits that only the subscriber's mail carries; deletes one row.
grant execute on function public.unsubscribe(uuid) to anon, authenticated;

-- Needs the key, 160 random bits that only the link carries; one page, of which nothing is secret once
-- it is published.
grant execute on function public.page_preview(text), private.page_preview(text)
  to anon, authenticated;
-- Yes or no: whether there is a code. And from what a night costs to what.
grant execute on function private.has_codes(), private.price_spans()
  to anon, authenticated, service_role;
-- What a stay costs: ten nights of one room, its extras and one code; thirty wrong codes an hour of one
-- network, and 300 of all, are answered. What each night costs: a hundred nights of one room.
grant execute on function
  public.stay_quote(text, date, int, int, jsonb, text), public.night_prices(text, date, date),
  private.stay_quote(text, date, int, int, jsonb, text), private.night_prices(text, date, date)
  to anon, authenticated, service_role;

-- For `npm run doctor`: a digest of which rules there are, about nobody's data; no arguments. The rules
-- themselves are told to administrators alone.
grant execute on function public.surface(), private.surface() to anon, authenticated, service_role;

-- The guest's own page. They need its key, 160 random bits that only the guest's letter carries; of
-- one network twenty wrong ones in ten minutes are answered. One stay, without anything of the staff's.
grant execute on function public.guest_stay(text), public.quote_change(text, date, int, int),
  public.ask_change(text, date, int, int, text),
  public.cancel_stay(text, text)
  to anon, authenticated;

-- They ask for an administrator themselves (require_admin, require_staff) …
grant execute on function
  public.replace_images(jsonb, text[], text[]), public.save_about(jsonb, jsonb, timestamptz),
  public.move_image(text, text), public.dashboard_figures(), public.erase_guest(text),
  public.purge_expired(), public.answer_change(uuid, timestamptz, text, text),
  public.send_test(text, text), public.outbox_state()
  to authenticated;
-- … or write rows that only an administrator's policy lets through.
grant execute on function public.reorder_rooms(text[]), public.reorder_testimonials(text[]),
  public.reorder_pages(text[])
  to authenticated;

-- Asks for an administrator itself; five hundred texts at most.
grant execute on function public.save_translations(text, jsonb) to authenticated;

-- The desk: finding a stay or a message, the stays of a guest, today. They ask for an administrator themselves, and
-- so do those of schema private behind them, which run with their owner's rights.
grant execute on function
  public.find_reservations(text, text, text, date, date, timestamptz, uuid, int),
  public.other_stays(uuid), public.desk_today(),
  public.find_messages(text, text, timestamptz, uuid, int),
  private.find_messages(text, text, timestamptz, uuid, int),
  private.find_reservations(text, text, text, date, date, timestamptz, uuid, int),
  private.other_stays(uuid), private.desk_today()
  to authenticated, service_role;

-- What guests were not told yet, and which rooms could take a stay. With their owner's rights; they ask
-- for an administrator before anything else.
grant execute on function
  public.untold(), public.guest_told(uuid[]), public.rooms_for(date, int, int, uuid),
  private.untold(), private.guest_told(uuid[]), private.rooms_for(date, int, int, uuid),
  public.change_quote(uuid, text, date, int, int, jsonb, text, numeric, text, text),
  private.change_quote(uuid, text, date, int, int, jsonb, text, numeric, text, text)
  to authenticated, service_role;

-- Conflicts with channels, and stays made of what these have sold. With their owner's rights; they ask
-- for an administrator before anything else.
grant execute on function public.channel_conflicts(), private.channel_conflicts(),
  public.stay_of_event(uuid, text, text, text, int, numeric),
  private.stay_of_event(uuid, text, text, text, int, numeric)
  to authenticated, service_role;

-- public.take_reading, public.due_listings and public.give_calendar are for the functions that read and
-- give calendars alone, with service rights; public.claim_letters and public.letter_facts are for the sending function alone, with service
-- rights; public.read_backup and
-- public.restore_backup are for scripts/backup, with the same.


-- Functions of schema private. REST does not offer the schema; these are called by CHECKs, policies,
-- triggers and functions that run with the caller's rights, so the caller must be allowed to.
grant usage on schema private to anon, authenticated, service_role;

-- Behind dashboard_figures, which asks for an administrator: a number of the migrations' own.
grant execute on function private.last_migration() to authenticated;

-- Yes or no about the caller.
grant execute on function private.is_admin() to anon, authenticated, service_role;

-- Look at what they are given and at nothing else.
grant execute on function
  private.has_space(text), private.has_text(text), private.is_line(text), private.is_name(text),
  private.new_guest_key(),
  private.is_https(text), private.is_email(text),
  private.plain_text(text), private.code_key(text),
  private.normal_email(text), private.is_picture_path(text), private.is_picture_reference(text),
  private.section_text(jsonb, text, int, boolean), private.section_pictures(jsonb, int),
  private.is_language(text), private.section_languages(jsonb), private.has_only(jsonb, text[]),
  private.section_list(jsonb, text, int, text[], int[], text[]), private.is_place(text),
  private.is_section(text, jsonb), private.are_amenities(jsonb),
  private.are_weekday_prices(jsonb), private.are_weekdays(int[]),
  private.covers(public.price_periods, date),
  private.are_variants(jsonb), private.hotel_today(), private.check_day(date),
  private.as_fields(jsonb), private.picture_json(public.hotel_images),
  private.is_letter_kind(text), private.has_known_placeholders(text),
  private.is_outbox_setting(text, jsonb)
  to anon, authenticated, service_role;

-- What of pages visitors see, and translations of what they are given.
grant execute on function private.shown_pages(), private.shown_pictures(), private.content_versions(text)
  to anon, authenticated, service_role;
grant execute on function
  private.translation_id(text, text), private.keeps_placeholders(text, text),
  private.translations_of(text, jsonb), private.translations_hash(text)
  to anon, authenticated, service_role;

-- The names that letters tell, of the public table; for the sending function alone.
grant execute on function private.first_language(), private.in_other_languages(text),
  private.named_in_languages(jsonb), private.letter_stay(public.reservations) to service_role;

-- What a reservation or a message is found by, made from its own row no matter who stores it; bounded in
-- length there.
grant execute on function
  private.folded_whole(text), private.folded(text), private.phone_digits(text), private.reference(uuid),
  private.search_text(text, text, text, uuid), private.grams(text)
  to anon, authenticated, service_role;

-- With their owner's rights, for the trigger of a change that staff make.
grant execute on function
  private.stay_after(public.reservations, public.reservations, numeric),
  private.check_own_price(numeric, numeric, public.reservations)
  to authenticated, service_role;

-- With their owner's rights, behind the public functions of the same subjects: full nights and free
-- dates of one room, and one subscriber for a token.
grant execute on function
  private.full_nights(text, date, date), private.free_dates(text, int, date, int),
  private.unsubscribe(uuid)
  to anon, authenticated, service_role;

-- With their owner's rights, behind the public functions of the same names: one guest's own stay.
grant execute on function private.guest_stay(text), private.quote_change(text, date, int, int),
  private.ask_change(text, date, int, int, text),
  private.cancel_stay(text, text)
  to anon, authenticated, service_role;

-- For what administrators do to pictures and reservations. With the caller's rights, except
-- orphan_pictures: names of files that nothing shows, a hundred at most.
grant execute on function
  private.require_admin(), private.picture_paths(public.hotel_images),
  private.free_position(text), private.is_shown(text),
  private.is_named(text), private.orphan_pictures(), private.may_become(text, text),
  private.check_stay(public.reservations, public.rooms, boolean)
  to authenticated, service_role;

-- Figures of a month and of two years: with their owner's rights; they ask for an administrator before
-- anything else.
grant execute on function public.month_figures(date), private.month_figures(date),
  public.year_figures(date), private.year_figures(date)
  to authenticated, service_role;

-- Several rooms in one booking: with their owner's rights; both ask for an administrator before
-- anything else.
grant execute on function
  public.add_booking(uuid, text[], int[], date, int, text, text, text, text, text, text, text, text),
  public.step_rooms(uuid[], timestamptz[], text),
  private.add_booking(uuid, text[], int[], date, int, text, text, text, text, text, text, text, text),
  private.step_rooms(uuid[], timestamptz[], text)
  to authenticated, service_role;

-- Invoices: with their owner's rights; both ask for an administrator before anything else.
grant execute on function public.make_invoice(uuid), public.cancel_invoice(uuid),
  private.make_invoice(uuid), private.cancel_invoice(uuid)
  to authenticated, service_role;

-- With their owner's rights; both ask for an administrator before anything else.
grant execute on function private.erase_guest(text), private.purge_expired()
  to authenticated, service_role;

-- The outbox. With their owner's rights; both ask for an administrator before anything else.
grant execute on function private.send_test(text, text), private.outbox_state()
  to authenticated, service_role;
-- Looks at what it is given and at nothing else; whether this project rests.
grant execute on function private.pause_after(int), private.is_retired() to service_role;
-- With its owner's rights, for administrators' letters: rooms of one booking.
grant execute on function private.told_stays(public.outbox) to authenticated, service_role;
-- With its owner's rights, for the sending function alone.
grant execute on function private.sender_came(text[]) to service_role;

-- With their owner's rights, for the functions that read and give calendars alone.
grant execute on function private.take_reading(uuid, jsonb, boolean), private.give_calendar(text),
  private.ring_for_unheard(boolean)
  to service_role;

-- With their owner's rights, for the server's own key alone.
grant execute on function private.read_backup(), private.restore_backup(json, boolean, boolean, boolean)
  to service_role;

-- All other functions of schema private are called by triggers and functions that run with their
-- owner's rights, or are triggers themselves: nobody has to be allowed to call them.


-- Live updates, where the backend has them (the embedded one does not). Who hears of a row is
-- decided by the table's policies.
do $$
declare
  watched text;
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    foreach watched in array private.content_tables() || array[
      'reservations', 'messages', 'subscribers', 'inbox_counts', 'listings', 'listing_events']
    loop
      execute format('alter publication supabase_realtime add table public.%I', watched);
    end loop;
  end if;
end
$$;
