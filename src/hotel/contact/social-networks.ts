/** Whose icons the site can show, where the hotel has given an address (decision 13). */
export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'youtube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
