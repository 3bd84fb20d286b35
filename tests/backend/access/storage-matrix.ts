import type { Database } from '../../support/database.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { hasRight } from '../../../src/basics/session/rights.ts';
import type { Role } from './actors.ts';

export const STORAGE_VERBS = [
  'upload',
  'upsert',
  'list',
  'download',
  'remove',
  'move',
  'createBucket',
] as const;
export type StorageVerb = (typeof STORAGE_VERBS)[number];

const BUCKET = 'hotel_images';
const STORED = 'hero/1-stored.png';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const OTHER_PNG = new Uint8Array([...PNG, 1]);

/** Everybody may download from the public bucket by address; only those who write content may do more. */
export function mayStore(role: Role, verb: StorageVerb): boolean {
  if (verb === 'download') return true;
  return hasRight(role, 'writeContent') && verb !== 'createBucket';
}

type Attempt = (client: SupabaseClient) => Promise<{ data: unknown; error: unknown }>;

const ATTEMPTS: Record<StorageVerb, Attempt> = {
  upload: (client) => client.storage.from(BUCKET).upload('hero/1-new.png', PNG, options(false)),
  upsert: (client) => client.storage.from(BUCKET).upload(STORED, OTHER_PNG, options(true)),
  list: (client) => client.storage.from(BUCKET).list('hero'),
  download: async (client) => {
    const { publicUrl } = client.storage.from(BUCKET).getPublicUrl(STORED).data;
    return { data: publicUrl, error: null };
  },
  remove: (client) => client.storage.from(BUCKET).remove([STORED]),
  move: (client) => client.storage.from(BUCKET).move(STORED, 'hero/1-moved.png'),
  createBucket: (client) => client.storage.createBucket('another', { public: true }),
};

function options(upsert: boolean) {
  return { contentType: 'image/png', upsert };
}

/**
 * Attempts one storage call, then checks objects and buckets with all rights.
 * @param read returns the bytes behind a public address
 * @returns the fault found; undefined if the rule holds
 */
export async function checkStorageCell(
  backend: { db: Database; read: (url: string) => Promise<Uint8Array> },
  clients: Record<Role, SupabaseClient>,
  role: Role,
  verb: StorageVerb,
): Promise<string | undefined> {
  await reset(backend.db, clients.admin);
  const before = await stored(backend.db);
  const { data, error } = await ATTEMPTS[verb](clients[role]);
  const after = await stored(backend.db);
  const changed = before !== after;
  const answer = JSON.stringify({ data, error: error instanceof Error ? error.message : error });
  const wrong = (what: string) => `${role} ${verb}: ${what}: ${answer}`;

  if (verb === 'download') {
    const bytes = await backend.read(String(data));
    return bytes.length === PNG.length ? undefined : wrong('the picture is not served');
  }
  const listed = verb === 'list' && Array.isArray(data) && data.length > 0;
  if (mayStore(role, verb)) {
    if (error) return wrong('refused');
    return changed || listed ? undefined : wrong('nothing came of it');
  }
  if (changed) return wrong('it went through');
  if (listed) return wrong('it was listed');
  const { publicUrl } = clients.anon.storage.from(BUCKET).getPublicUrl(STORED).data;
  const bytes = await backend.read(publicUrl);
  return bytes.length === PNG.length ? undefined : wrong('the bytes changed');
}

async function reset(db: Database, admin: SupabaseClient): Promise<void> {
  await db.exec(`delete from storage.objects; delete from storage.buckets where id = 'another'`);
  const { error } = await admin.storage.from(BUCKET).upload(STORED, PNG, options(true));
  if (error) throw error;
}

async function stored(db: Database): Promise<string> {
  const { rows } = await db.query(`
    select 'object' as kind, bucket_id || '/' || name as id, version, metadata from storage.objects
    union all select 'bucket', id, null, null from storage.buckets order by 1, 2`);
  return JSON.stringify(rows);
}
