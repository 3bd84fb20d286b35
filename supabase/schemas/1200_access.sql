-- Access: grants for visitors (`anon`) and accounts (`authenticated`). Last, because it revokes
-- everything first. Row security is defined with each table; grants are the second check, on hosted
-- projects only. An account need not be an administrator: policies and functions check that, so
-- `authenticated` never means staff.

-- Postgres lets everyone call a new function, and Supabase grants everything in public to both
-- roles. A file after this one must revoke its own objects; a test finds forgotten ones.
revoke all on all tables in schema public, private from public, anon, authenticated;
revoke all on all sequences in schema public, private from public, anon, authenticated;
revoke all on all functions in schema public, private from public, anon, authenticated;

-- The server's own key ignores row security and stays on servers.
grant all on all tables in schema public to service_role;
grant all on all sequences in schema public to service_role;
grant execute on all functions in schema public to service_role;


-- Grants on tables

-- The site's content is public. Policies allow writing only to administrators.
grant select on public.hotel_config to anon, authenticated;
grant insert, update on public.hotel_config to authenticated;
grant select on public.rooms to anon, authenticated;
grant insert, update, delete on public.rooms to authenticated;
grant select on public.testimonials to anon, authenticated;
grant insert, update, delete on public.testimonials to authenticated;
grant select
  on public.price_periods, public.stay_discounts, public.extras, public.child_bands, public.charges
  to anon, authenticated;
grant select on public.promo_codes to authenticated;
grant insert, update, delete
  on public.price_periods, public.stay_discounts, public.extras, public.child_bands, public.charges,
    public.promo_codes
  to authenticated;
grant select on public.hotel_images to anon, authenticated;
grant insert, update, delete on public.hotel_images to authenticated;
-- Visitors read pages and translations only through `site_content()`, and unpublished pages through
-- `page_preview()` with a preview link.
grant select, insert, update, delete on public.pages to authenticated;
grant select, insert, delete on public.page_previews to authenticated;
grant select, insert, update, delete on public.translations to authenticated;

grant select on private.languages to anon, authenticated, service_role;

-- An account reads its own row, an administrator all; nobody writes over REST.
grant select on public.profiles to authenticated;
grant execute on function public.my_role(), private.my_role() to authenticated, service_role;

-- Visitors insert, within the limits of `private.admit()`, and never read. Nobody deletes a
-- reservation, because it stays in the books.
grant insert on public.reservations to anon;
grant insert, update on public.reservations to authenticated;
select private.grant_stays();
grant insert on public.messages to anon;
grant select, update, delete on public.messages to authenticated;
grant insert on public.subscribers to anon;
grant select, delete on public.subscribers to authenticated;

-- A trigger resets the columns of the outbox that only the sending function may set.
grant select, insert, update, delete on public.outbox to authenticated;
grant select, insert, update on public.outbox_settings to authenticated;
grant select, insert, update, delete on public.letter_texts to authenticated;

-- Guests write change requests through functions; administrators read and answer them.
grant select, update on public.stay_changes to authenticated;
grant select, insert, update, delete on public.closings to authenticated;

-- Listings and their events are for administrators only, including the key of our calendar.
grant select, insert, update, delete on public.listings to authenticated;
grant select, update on public.listing_events to authenticated;

-- Only functions make invoices, and nobody changes them.
grant select on public.invoices to authenticated;
grant select, update on public.invoice_settings to authenticated;

-- Triggers write these tables with their owner's rights; administrators read.
grant select on public.reservation_events to authenticated;
grant select on public.untold_stays to authenticated;
grant select on public.inbox_counts to authenticated;
grant select on public.content_versions to authenticated;


-- Functions that REST offers (schema public). All run with the caller's rights.

grant execute on function public.site_content(text, text) to anon, authenticated;
-- Returns only full nights, for a year at most; reveals neither guests nor their number.
grant execute on function public.room_availability(text, date, date) to anon, authenticated;
-- Returns at most ten free dates within one year.
grant execute on function public.next_free_dates(text, int, date, int) to anon, authenticated;
-- Needs a token of 122 random bits, which only the subscriber's e-mails contain.
grant execute on function public.unsubscribe(uuid) to anon, authenticated;

-- Needs the key of a preview link, 160 random bits; shows one page.
grant execute on function public.page_preview(text), private.page_preview(text)
  to anon, authenticated;
-- Only whether any promo code exists, and the lowest and highest price of a night.
grant execute on function private.has_codes(), private.price_spans()
  to anon, authenticated, service_role;
-- A visitor's request for several rooms, within the limits of `private.admit()`.
grant execute on function
  public.request_booking(uuid, jsonb, date, int, text, text, text, text, text, numeric, text),
  private.request_booking(uuid, jsonb, date, int, text, text, text, text, text, numeric, text)
  to anon, authenticated, service_role;
-- The price of one stay, and of a hundred nights of one room. Wrong promo codes are limited.
grant execute on function
  public.stay_quote(text, date, int, int, jsonb, text, int[]),
  public.night_prices(text, date, date),
  private.stay_quote(text, date, int, int, jsonb, text, int[]),
  private.night_prices(text, date, date)
  to anon, authenticated, service_role;

-- Rooms that are free for a party, with prices and how many units are left; no guests.
grant execute on function
  public.search_stays(date, int, int, int[], text), private.search_stays(date, int, int, int[], text),
  public.cheapest_stays(date[], int, int, int[]), private.cheapest_stays(date[], int, int, int[])
  to anon, authenticated, service_role;

-- For `npm run doctor`: a digest of the database's objects; only administrators get the objects.
grant execute on function public.surface(), private.surface() to anon, authenticated, service_role;

-- Guest page: needs the link's key, 160 random bits; wrong keys are limited.
grant execute on function public.guest_stay(text, int), public.quote_change(text, date, int, int, int, int[]),
  public.ask_change(text, date, int, int, text, int, int[]),
  public.cancel_stay(text, text, int)
  to anon, authenticated;

-- These functions check for an administrator themselves.
grant execute on function
  public.replace_images(jsonb, text[], text[]), public.save_about(jsonb, jsonb, timestamptz),
  public.move_image(text, text), public.dashboard_figures(), public.erase_guest(text),
  public.purge_expired(), public.answer_change(uuid, timestamptz, text, text),
  public.send_test(text, text), public.outbox_state()
  to authenticated;
-- The team; each function checks for an administrator first.
grant execute on function
  public.team(), public.invite(text, text, text), public.resend_invitation(uuid),
  public.withdraw_invitation(uuid), public.change_role(uuid, text), public.remove_person(uuid),
  private.team(), private.invite(text, text, text), private.resend_invitation(uuid),
  private.withdraw_invitation(uuid), private.change_role(uuid, text), private.remove_person(uuid)
  to authenticated, service_role;
-- Policies let only administrators write the rows that these functions change.
grant execute on function public.reorder_rooms(text[]), public.reorder_testimonials(text[]),
  public.reorder_pages(text[])
  to authenticated;

grant execute on function public.save_translations(text, jsonb) to authenticated;

-- Searches and today's overview; each checks for an administrator first.
grant execute on function
  public.find_reservations(text, text, text, date, date, timestamptz, uuid, int),
  public.other_stays(uuid), public.desk_today(), public.guest_key(uuid), private.guest_key(uuid),
  private.without_keys(public.reservations),
  public.find_messages(text, text, timestamptz, uuid, int),
  private.find_messages(text, text, timestamptz, uuid, int),
  private.find_reservations(text, text, text, date, date, timestamptz, uuid, int),
  private.other_stays(uuid), private.desk_today()
  to authenticated, service_role;

-- The history of content; each checks for an editor first.
grant execute on function
  public.content_history(jsonb, text[], timestamptz), public.content_at(jsonb, text[], timestamptz),
  private.content_history(jsonb, text[], timestamptz), private.content_at(jsonb, text[], timestamptz),
  private.is_content(text)
  to authenticated, service_role;

-- Who did what; checks for an administrator first.
grant execute on function
  public.find_activity(text, text, timestamptz, text, int),
  private.find_activity(text, text, timestamptz, text, int)
  to authenticated, service_role;

-- Guests to notify, and rooms for a stay; each checks for an administrator first.
grant execute on function
  public.untold(), public.guest_told(uuid[]), public.rooms_for(date, int, int, uuid),
  private.untold(), private.guest_told(uuid[]), private.rooms_for(date, int, int, uuid),
  public.change_quote(uuid, text, date, int, int, jsonb, text, numeric, text, text, int[]),
  private.change_quote(uuid, text, date, int, int, jsonb, text, numeric, text, text, int[])
  to authenticated, service_role;

-- Channels' conflicts and events; each checks for an administrator first.
grant execute on function public.channel_conflicts(), private.channel_conflicts(),
  public.stay_of_event(uuid, text, text, text, int, numeric),
  private.stay_of_event(uuid, text, text, text, int, numeric)
  to authenticated, service_role;

-- No grants for service functions: `take_reading`, `due_listings` and `give_calendar` for
-- calendars, `claim_letters`, `letter_facts` and `add_invitation_link` for the outbox, `join_team`
-- for invited people, `read_backup` and `restore_backup` for scripts/backup.


-- Functions of schema private, which REST does not offer. CHECKs, policies, triggers and functions
-- call them with the caller's rights.
grant usage on schema private to anon, authenticated, service_role;

grant execute on function private.last_migration() to authenticated;

grant execute on function private.has_role(text[]) to anon, authenticated, service_role;

-- These functions read only their arguments.
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
  private.are_weekday_prices(jsonb), private.are_weekdays(int[]), private.are_children(int[], int),
  private.covers(public.price_periods, date),
  private.are_variants(jsonb), private.hotel_today(), private.check_day(date),
  private.as_fields(jsonb), private.picture_json(public.hotel_images),
  private.is_letter_kind(text), private.has_known_placeholders(text),
  private.is_outbox_setting(text, jsonb)
  to anon, authenticated, service_role;

-- Functions that return public pages, and translations of texts that the caller has.
grant execute on function private.shown_pages(), private.shown_pictures(), private.content_versions(text)
  to anon, authenticated, service_role;
grant execute on function
  private.translation_id(text, text), private.keeps_placeholders(text, text),
  private.translations_of(text, jsonb), private.translations_hash(text)
  to anon, authenticated, service_role;

-- These functions translate names for e-mails; only the sending function needs them.
grant execute on function private.first_language(), private.in_other_languages(text),
  private.named_in_languages(jsonb), private.letter_stay(public.reservations) to service_role;

-- These functions make search texts from the row that the caller stores.
grant execute on function
  private.folded_whole(text), private.folded(text), private.phone_digits(text), private.reference(uuid),
  private.search_text(text, text, text, uuid), private.grams(text)
  to anon, authenticated, service_role;

-- The trigger for staff's changes of stays calls these functions with the caller's rights.
grant execute on function
  private.stay_after(public.reservations, public.reservations, numeric),
  private.check_own_price(numeric, numeric, public.reservations)
  to authenticated, service_role;

grant execute on function
  private.full_nights(text, date, date), private.free_dates(text, int, date, int),
  private.unsubscribe(uuid)
  to anon, authenticated, service_role;

-- Functions behind the public functions of the guest page.
grant execute on function private.guest_stay(text, int), private.quote_change(text, date, int, int, int, int[]),
  private.ask_change(text, date, int, int, text, int, int[]),
  private.cancel_stay(text, text, int)
  to anon, authenticated, service_role;

-- For administrators' changes of pictures and reservations. `private.orphan_pictures()` reveals at
-- most a hundred names of unused files.
grant execute on function
  private.require_role(text[]), private.picture_paths(public.hotel_images),
  private.free_position(text), private.is_shown(text), private.is_slot(text, int),
  private.is_kept(text), private.is_named(text), private.orphan_pictures(), private.may_become(text, text),
  private.check_stay(public.reservations, public.rooms, boolean), private.check_children(int[], int),
  private.places(int, int[])
  to authenticated, service_role;

-- Reports; each function checks for an administrator first.
grant execute on function public.month_figures(date), private.month_figures(date),
  public.year_figures(date), private.year_figures(date)
  to authenticated, service_role;

-- Bookings of several rooms; each function checks for an administrator first.
grant execute on function
  public.add_booking(
    uuid, text[], int[], date, int, text, text, text, text, text, text, text, text, jsonb),
  public.step_rooms(uuid[], timestamptz[], text),
  private.add_booking(
    uuid, text[], int[], date, int, text, text, text, text, text, text, text, text, jsonb),
  private.step_rooms(uuid[], timestamptz[], text), private.rooms_of(uuid, uuid[])
  to authenticated, service_role;

-- Invoices; each function checks for an administrator first.
grant execute on function public.make_invoice(uuid), public.cancel_invoice(uuid),
  private.make_invoice(uuid), private.cancel_invoice(uuid)
  to authenticated, service_role;

-- The caller's own account; each function checks for an open session first, the last two for an
-- administrator.
grant execute on function
  public.my_sessions(), public.end_session(uuid), public.set_my_name(text),
  public.my_second_factor(), public.new_recovery_codes(), public.use_recovery_code(text),
  public.require_second_factor(boolean), public.reset_second_factor(uuid),
  private.my_sessions(), private.end_session(uuid), private.set_my_name(text),
  private.my_second_factor(), private.new_recovery_codes(), private.use_recovery_code(text),
  private.require_second_factor(boolean), private.reset_second_factor(uuid)
  to authenticated, service_role;

grant execute on function private.erase_guest(text), private.purge_expired()
  to authenticated, service_role;

grant execute on function private.send_test(text, text), private.outbox_state()
  to authenticated, service_role;
grant execute on function private.pause_after(int), private.is_retired() to service_role;
grant execute on function private.told_stays(public.outbox) to authenticated, service_role;
grant execute on function private.sender_came(text[]), private.add_invitation_link(uuid, text),
  private.join_team(text, text, text) to service_role;

grant execute on function private.take_reading(uuid, jsonb, boolean), private.give_calendar(text),
  private.ring_for_unheard(boolean)
  to service_role;

grant execute on function private.read_backup(), private.restore_backup(json, boolean, boolean, boolean)
  to service_role;

-- All other functions of schema private run only inside functions with their owner's rights.


-- Live updates, where the backend supports them (the embedded one does not). The table's policies
-- decide who receives a row.
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
