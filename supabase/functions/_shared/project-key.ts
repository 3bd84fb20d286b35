/** Secrets and settings of the functions; see docs/deploy.md. */
export type Settings = (name: string) => string | undefined;

/** A dictionary of keys by name, and the name of the single key that projects had before. */
const NAMES = {
  publishable: ['SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'],
  secret: ['SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'],
} as const;

/**
 * The project's own key of this kind: the newer one named `default` (or the only one), else the
 * legacy one. The platform sets both as long as a project has both.
 * @throws Error when there is neither
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
