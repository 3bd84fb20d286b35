/** Commands of Supabase's CLI (docs/deploy.md), for messages that say what to do. */
export const PUSH = '"npx supabase@3 db push --remote"';
export const UPGRADE =
  'If the project is older than this version, "npm run upgrade" migrates it (docs/deploy.md, section 10).';
/** Advice if the code is older than the database. */
export const NEWER_CODE =
  "Update this folder to the database's version (git pull), then build and upload the site again.";
export const SQL_EDITOR = 'In the SQL editor of the dashboard:';
export const PUSH_CONFIG = '"npx supabase@3 config push"';
export const DEPLOY_SENDER = '"npx supabase@3 functions deploy send-outbox join --use-api"';
export const DEPLOY_CALENDARS =
  '"npx supabase@3 functions deploy read-calendars calendar --use-api"';

/** Advice for wrong grants: the named file sets all grants, so running it restores them. */
export const RUN_ACCESS =
  'Copy supabase/schemas/1200_access.sql, down to the line "-- Live updates", into the SQL editor of the dashboard and run it. Then run the doctor with --admin, which names rules that somebody has added.';

/** The accounts that supabase/seed.sql creates, and the second one of version 1.0. */
export const DEMO_ACCOUNTS = [
  { email: 'admin@hotel.test', password: 'admin-demo-1' },
  { email: 'desk@hotel.test', password: 'desk-demo-1' },
  { email: 'editor@hotel.test', password: 'editor-demo-1' },
  { email: 'reader@hotel.test', password: 'reader-demo-1' },
  { email: 'staff@hotel.test', password: 'staff-demo-1' },
] as const;
