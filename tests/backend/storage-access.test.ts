import { UPLOAD_MAX_BYTES } from '@/basics/rules/limits';
import { openBackend } from '../support/hotel.ts';
import { ROLES, signInEveryRole } from './access/actors.ts';
import { checkStorageCell, mayStore, STORAGE_VERBS } from './access/storage-matrix.ts';

const BUCKET = 'hotel_images';

const read = async (url: string) =>
  new Uint8Array(await (await backend.request(new URL(url).pathname)).arrayBuffer());

const backend = await openBackend();
const { sql } = backend;
const clients = await signInEveryRole(backend);

describe.each(ROLES)('[N-26] %s', (role) => {
  test.each(STORAGE_VERBS)('%s', async (verb) => {
    const problem = await checkStorageCell({ db: backend.db, read }, clients, role, verb);
    expect(problem, mayStore(role, verb) ? 'allowed' : 'not allowed').toBeUndefined();
  });
});

describe('the bucket refuses from the administrator too', () => {
  const upload = (path: string, bytes: Uint8Array, contentType: string) =>
    clients.admin.storage.from(BUCKET).upload(path, bytes, { contentType });
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from storage.objects`)[0]?.n;

  test.each([
    ['SVG', 'hero/1-a.svg', 'image/svg+xml'],
    ['HTML', 'hero/1-a.html', 'text/html'],
    ['a category that does not exist', 'elsewhere/1-a.png', 'image/png'],
    ['a name without a category', '1-a.png', 'image/png'],
    ['a path that climbs', 'hero/..%2f..%2fa.png', 'image/png'],
    ['two dots', 'hero/a..png', 'image/png'],
    ['a folder below a category', 'hero/sub/a.png', 'image/png'],
    ['a name of 121 characters', `hero/${'a'.repeat(121)}`, 'image/png'],
  ])('%s', async (_what, path, type) => {
    const before = await count();
    expect((await upload(path, new Uint8Array([1]), type)).error).not.toBeNull();
    expect(await count()).toBe(before);
  });

  test('[I-02] [I-03] one byte more than 5 MB, while exactly 5 MB is taken', async () => {
    // A Blob, as browsers send: the embedded backend checks its stated length.
    const uploadBytes = async (path: string, size: number) =>
      clients.admin.storage
        .from(BUCKET)
        .upload(path, new Blob([new Uint8Array(size)], { type: 'image/png' }));
    expect((await uploadBytes('hero/2-a.png', UPLOAD_MAX_BYTES)).error).toBeNull();
    const before = await count();
    expect((await uploadBytes('hero/2-b.png', UPLOAD_MAX_BYTES + 1)).error).not.toBeNull();
    expect(await count()).toBe(before);
  });
});
