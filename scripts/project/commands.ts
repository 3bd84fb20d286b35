/** Commands of Supabase's own tool as they work (docs/deploy.md), for sentences that say what to do. */
export const PUSH = '"npx supabase@3 db push --remote"';
export const PUSH_CONFIG = '"npx supabase@3 config push"';
export const DEPLOY_LETTERS = '"npx supabase@3 functions deploy send-outbox --use-api"';
