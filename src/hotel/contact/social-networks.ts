/** Where else the hotel is found, in the order of their icons; shown where it has given an address (DECISIONS 13). */
export const SOCIAL_NETWORKS = [
  'whatsapp',
  'telegram',
  'messenger',
  'line',
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'tripadvisor',
  'googleMaps',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** Pages about the hotel, which tell a search engine that it is this one (schema.org, `sameAs`). */
export const PROFILE_NETWORKS = [
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'tripadvisor',
] as const;
