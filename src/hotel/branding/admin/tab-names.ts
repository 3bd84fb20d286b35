/** The tabs: the specification's two (2), and the rest of the house's words. Also what the toasts call their settings (decision 16). */
export const TAB = {
  hotel: 'Hotel Information',
  contact: 'Contact Information',
  texts: 'Texts',
} as const;
