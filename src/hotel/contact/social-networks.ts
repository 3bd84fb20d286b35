/** Networks in the order of their icons; only those with an address are shown (DECISIONS 13). */
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

/** Networks with a public profile, by which search engines recognise the hotel (`sameAs`). */
export const PROFILE_NETWORKS = [
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'tripadvisor',
] as const;
