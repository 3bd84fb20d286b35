/** Reads a secret or setting of the functions by its name; see docs/deploy.md. */
export type Settings = (name: string) => string | undefined;

/** Variables with the project's keys: the current one has several, the legacy one a single key. */
const NAMES = {
  publishable: ['SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'],
  secret: ['SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'],
} as const;

/**
 * Returns the newer key named `default`, else the only newer key, else the legacy key. @throws
 * Error
 */
export function projectKey(settings: Settings, kind: keyof typeof NAMES): string {
  const [newer, legacy] = NAMES[kind];
  const key = defaultOf(settings(newer)) ?? settings(legacy);
  if (!key) throw new Error(`neither ${newer} nor ${legacy} is set`);
  return key;
}

function defaultOf(dictionary: string | undefined): string | undefined {
  if (!dictionary) return undefined;
  const parsed: unknown = JSON.parse(dictionary);
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const keys = new Map<string, unknown>(Object.entries(parsed));
  const key = keys.get('default') ?? [...keys.values()][0];
  return typeof key === 'string' ? key : undefined;
}
