import { hotelToday } from '../../src/hotel/time/dates.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

export type TableRule = {
  name: string;
  /** Whether visitors may read it. */
  isPublic: boolean;
  /**
   * A row that the database could not store even if visitors were let through: its name, or what it
   * belongs to, cannot be. Left out where visitors may add rows, and where there is no such row.
   */
  impossible?: Record<string, unknown>;
};

/** Every table that REST offers. */
export const TABLES: TableRule[] = [
  { name: 'hotel_config', isPublic: true },
  { name: 'rooms', isPublic: true, impossible: { id: '!' } },
  { name: 'testimonials', isPublic: true, impossible: { id: '!' } },
  { name: 'hotel_images', isPublic: true, impossible: { path: '!' } },
  { name: 'translations', isPublic: true, impossible: { language: '!', source: '-', text: '-' } },
  { name: 'reservations', isPublic: false },
  {
    name: 'reservation_events',
    isPublic: false,
    impossible: { reservation_id: NOBODY, changes: {} },
  },
  { name: 'stay_changes', isPublic: false, impossible: { reservation_id: NOBODY } },
  { name: 'untold_stays', isPublic: false, impossible: { reservation_id: NOBODY, knows: {} } },
  { name: 'messages', isPublic: false },
  { name: 'subscribers', isPublic: false },
  {
    name: 'outbox',
    isPublic: false,
    impossible: { reservation_id: NOBODY, recipient: 'a@b.example', subject: '-', body: '-' },
  },
  { name: 'closings', isPublic: false },
  { name: 'invoice_settings', isPublic: false },
  {
    name: 'invoices',
    isPublic: false,
    impossible: { reservation_id: NOBODY, prefix: '-', number: 1, kind: 'invoice', facts: {} },
  },
  { name: 'outbox_settings', isPublic: false, impossible: { key: '!', value: {} } },
  { name: 'letter_texts', isPublic: false, impossible: { key: '!', subject: '-', body: '-' } },
  { name: 'profiles', isPublic: false, impossible: { id: NOBODY } },
  { name: 'inbox_counts', isPublic: false, impossible: { entity: '!' } },
];

export type FunctionRule = {
  name: string;
  /** Whether visitors may call it. */
  isPublic: boolean;
  /** With these it changes nothing, whoever is let through. */
  args: Record<string, unknown>;
};

/** One or more of every migration; those left out have no arguments with which they do nothing. */
export const FUNCTIONS: FunctionRule[] = [
  { name: 'site_content', isPublic: true, args: {} },
  {
    name: 'room_availability',
    isPublic: true,
    args: { room_id: '-', from_date: hotelToday(), to_date: hotelToday() },
  },
  {
    name: 'next_free_dates',
    isPublic: true,
    args: { room_id: '-', nights: 1, from_date: hotelToday() },
  },
  { name: 'surface', isPublic: true, args: {} },
  { name: 'unsubscribe', isPublic: true, args: { token: NOBODY } },
  { name: 'guest_stay', isPublic: true, args: { key: '' } },
  {
    name: 'answer_change',
    isPublic: false,
    args: { change: NOBODY, seen: '2000-01-01', decision: 'declined' },
  },
  { name: 'untold', isPublic: false, args: {} },
  { name: 'guest_told', isPublic: false, args: { stays: [] } },
  { name: 'rooms_for', isPublic: false, args: { from_date: hotelToday(), for_nights: 1 } },
  { name: 'dashboard_figures', isPublic: false, args: {} },
  { name: 'desk_today', isPublic: false, args: {} },
  { name: 'find_messages', isPublic: false, args: { query: '-' } },
  { name: 'find_reservations', isPublic: false, args: { query: '-' } },
  { name: 'other_stays', isPublic: false, args: { of_stay: NOBODY } },
  { name: 'erase_guest', isPublic: false, args: { email: '-' } },
  { name: 'move_image', isPublic: false, args: { image_path: '-', to_category: 'general' } },
  {
    name: 'save_translations',
    isPublic: false,
    args: { to_language: '-', entries: [] },
  },
  { name: 'reorder_rooms', isPublic: false, args: { ids: [] } },
  { name: 'reorder_testimonials', isPublic: false, args: { ids: [] } },
  { name: 'month_figures', isPublic: false, args: { day: hotelToday() } },
  {
    name: 'add_booking',
    isPublic: false,
    args: { booking: NOBODY, room_ids: [], room_guests: [], arrival: hotelToday(), for_nights: 1 },
  },
  { name: 'step_rooms', isPublic: false, args: { ids: [], seen: [], to_status: '-' } },
  { name: 'make_invoice', isPublic: false, args: { reservation_id: NOBODY } },
  { name: 'cancel_invoice', isPublic: false, args: { invoice_id: NOBODY } },
  { name: 'outbox_state', isPublic: false, args: {} },
  { name: 'read_backup', isPublic: false, args: {} },
];
