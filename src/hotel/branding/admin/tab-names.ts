/** The two tabs (specification 2); also what the toasts call their settings (decision 16). */
export const TAB = {
  hotel: 'Hotel Information',
  contact: 'Contact Information',
  texts: 'Texts',
} as const;
