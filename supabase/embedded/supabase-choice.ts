import { readFileSync } from 'node:fs';

export type SupabaseChoice =
  | { kind: 'embedded'; key: string }
  | { kind: 'hosted'; url: string; key: string }
  | { kind: 'wrong'; sentence: string };

const URL_NAME = 'VITE_SUPABASE_URL';
/** Names of the publishable key's variable: the current one, and the former one. */
const KEY_NAMES = ['VITE_SUPABASE_PUBLISHABLE_KEY', 'VITE_SUPABASE_ANON_KEY'] as const;

/** True for the showcase hotel (`npm start -- --showcase`). */
export function isShowcase(): boolean {
  return process.env['HOUSE'] === 'showcase';
}

/** The showcase always uses the embedded backend, whatever .env contains. */
export function chooseSupabase(env: Record<string, string | undefined>): SupabaseChoice {
  const url = env[URL_NAME]?.trim() ?? '';
  const keyName = KEY_NAMES.find((name) => env[name]?.trim()) ?? KEY_NAMES[0];
  const key = env[keyName]?.trim() ?? '';
  if (isShowcase() || (!url && !key)) return { kind: 'embedded', key: readPublishableKey() };
  if (!url || !key) {
    const [set, missing] = url ? [URL_NAME, keyName] : [keyName, URL_NAME];
    return wrong(
      `${set} is set but ${missing} is not: set both in .env to use your own Supabase project, ` +
        `or neither to use the embedded one.`,
    );
  }
  if (!isProjectUrl(url))
    return wrong(
      `${URL_NAME} is "${url}", which is not the address of a Supabase project: ` +
        `set it in .env to something like https://abcdefgh.supabase.co, without a path.`,
    );
  if (isSecretKey(key))
    return wrong(
      `${keyName} holds a secret key, and every visitor's browser would get it: ` +
        `set it in .env to the project's publishable (anon) key.`,
    );
  return { kind: 'hosted', url: new URL(url).origin, key };
}

function wrong(sentence: string): SupabaseChoice {
  return { kind: 'wrong', sentence };
}

function isProjectUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.pathname === '/' && !url.search && !url.hash && !url.username;
}

/** True for a secret key: new ones have a prefix, legacy ones are a JWT with the role. */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const payload = key.split('.')[1] ?? '';
  return Buffer.from(payload, 'base64url').toString('utf8').includes('service_role');
}

function readPublishableKey(): string {
  const config = readFileSync('supabase/config.toml', 'utf8');
  const key = /^publishable_key\s*=\s*"([^"]+)"/m.exec(config)?.[1];
  if (!key) throw new Error('supabase/config.toml has no auth.publishable_key');
  return key;
}
