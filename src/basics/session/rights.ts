/** The values of `profiles.role`. Any other value has no rights. */
export const ROLES = ['admin', 'desk', 'editor', 'reader'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Rights, with the roles that have them. An administrator has all. The database decides
 * (`private.has_role` in policies and functions); menus and pages hide what it would refuse.
 */
export const RIGHTS = {
  /** Opens the dashboard and the own account. */
  ownAccount: ['desk', 'editor', 'reader'],
  /** Reads reservations, messages, promo codes, booking sites and the day's numbers. */
  readDesk: ['desk', 'reader'],
  /**
   * Changes reservations, messages, closed dates and invoices. Also reads what opens pages without an
   * account: keys of guest pages, e-mails with their links, subscribers with their tokens.
   */
  workAtDesk: ['desk'],
  /** Reads the reports of months and years. */
  readReports: ['reader'],
  /** Writes the website's texts and pictures, e-mail templates and translations. */
  writeContent: ['editor'],
  readPrices: ['desk', 'editor', 'reader'],
  /** Reads e-mail templates and translations, for documents in a guest's language. */
  readTemplates: ['desk', 'editor', 'reader'],
  /** Changes prices, how rooms are sold, booking sites, settings, the team; erases guests. */
  manage: [],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof RIGHTS;

export function hasRight(role: string, right: Right): boolean {
  const roles: readonly string[] = RIGHTS[right];
  return role === 'admin' || roles.includes(role);
}

/** Sections of `hotel_config` that only administrators change, because they are settings. */
export const SETTINGS_SECTIONS = ['hotelInfo', 'contactInfo', 'houseFacts', 'privacy'] as const;

/** Columns of `rooms` that editors change; all others say how a room is sold. */
export const EDITABLE_ROOM_COLUMNS = [
  'name',
  'type',
  'size',
  'description',
  'images',
  'amenities',
  'best_seller',
  'position',
] as const;

/** The right for each verb. `everybody`: visitors too; `own`: an account reads its own row. */
type TableRights = {
  read: Right | 'everybody' | 'own';
  add?: Right;
  change?: Right;
  remove?: Right;
};

/* @__NO_SIDE_EFFECTS__ */
const all = (read: TableRights['read'], write: Right): TableRights => ({
  read,
  add: write,
  change: write,
  remove: write,
});

export const TABLE_RIGHTS: Record<string, TableRights> = {
  hotel_config: { read: 'everybody', add: 'writeContent', change: 'writeContent' },
  rooms: { read: 'everybody', add: 'manage', change: 'writeContent', remove: 'manage' },
  testimonials: all('everybody', 'writeContent'),
  hotel_images: all('everybody', 'writeContent'),
  pages: all('writeContent', 'writeContent'),
  page_previews: { read: 'writeContent', add: 'writeContent', remove: 'writeContent' },
  translations: all('readTemplates', 'writeContent'),
  letter_texts: all('readTemplates', 'writeContent'),
  price_periods: all('everybody', 'manage'),
  stay_discounts: all('everybody', 'manage'),
  extras: all('everybody', 'manage'),
  child_bands: all('everybody', 'manage'),
  charges: all('everybody', 'manage'),
  promo_codes: all('readDesk', 'manage'),
  reservations: { read: 'readDesk', add: 'workAtDesk', change: 'workAtDesk' },
  reservation_events: { read: 'readDesk' },
  stay_changes: { read: 'readDesk', change: 'workAtDesk' },
  untold_stays: { read: 'readDesk' },
  inbox_counts: { read: 'readDesk' },
  messages: { read: 'readDesk', change: 'workAtDesk', remove: 'workAtDesk' },
  subscribers: { read: 'workAtDesk', remove: 'workAtDesk' },
  closings: all('readDesk', 'workAtDesk'),
  outbox: all('workAtDesk', 'workAtDesk'),
  outbox_settings: { read: 'readDesk', add: 'manage', change: 'manage' },
  listings: all('readDesk', 'manage'),
  listing_events: { read: 'readDesk', change: 'workAtDesk' },
  content_versions: { read: 'writeContent' },
  invoices: { read: 'readDesk' },
  invoice_settings: { read: 'readDesk', change: 'manage' },
  profiles: { read: 'own' },
};

/** Functions over REST for staff. Visitors may call all others that are granted. */
export const FUNCTION_RIGHTS: Record<string, Right> = {
  dashboard_figures: 'readDesk',
  find_reservations: 'readDesk',
  find_messages: 'readDesk',
  other_stays: 'readDesk',
  desk_today: 'readDesk',
  untold: 'readDesk',
  rooms_for: 'readDesk',
  change_quote: 'readDesk',
  channel_conflicts: 'readDesk',
  outbox_state: 'readDesk',
  guest_key: 'workAtDesk',
  guest_told: 'workAtDesk',
  answer_change: 'workAtDesk',
  add_booking: 'workAtDesk',
  step_rooms: 'workAtDesk',
  make_invoice: 'workAtDesk',
  cancel_invoice: 'workAtDesk',
  stay_of_event: 'workAtDesk',
  month_figures: 'readReports',
  year_figures: 'readReports',
  save_translations: 'writeContent',
  replace_images: 'writeContent',
  save_about: 'writeContent',
  move_image: 'writeContent',
  reorder_rooms: 'writeContent',
  reorder_testimonials: 'writeContent',
  reorder_pages: 'writeContent',
  content_history: 'writeContent',
  content_at: 'writeContent',
  find_activity: 'manage',
  erase_guest: 'manage',
  purge_expired: 'manage',
  send_test: 'manage',
  team: 'manage',
  invite: 'manage',
  resend_invitation: 'manage',
  withdraw_invitation: 'manage',
  change_role: 'manage',
  remove_person: 'manage',
  require_second_factor: 'manage',
  reset_second_factor: 'manage',
  set_my_name: 'ownAccount',
};
