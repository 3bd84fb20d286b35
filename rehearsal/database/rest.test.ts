import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freshProject } from './project.ts';
import { openRest, type Rest } from './rest.ts';

const ORIGIN = 'http://localhost:54321';

let rest: Rest;
let visitor: SupabaseClient;
let server: SupabaseClient;
beforeAll(async () => {
  const database = await freshProject(inject('postgres'), 'new');
  rest = await openRest(inject('postgres'), database, { seed: true });
  const client = (key: string) =>
    createClient(ORIGIN, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => rest.backend.fetch(new Request(input, init)) },
    });
  visitor = client(rest.publishableKey);
  server = client(rest.secretKey);
});
afterAll(() => rest?.close());

test('a visitor reads the content and nothing of the guests', async () => {
  const { data, error } = await visitor.rpc('site_content');
  expect(error).toBeNull();
  expect(data.rooms).toHaveLength(3);
  expect((await visitor.from('reservations').select()).error?.code).toBe('42501');
});

test('an administrator signs in and changes a room', async () => {
  const { error } = await visitor.auth.signInWithPassword({
    email: 'admin@hotel.test',
    password: 'admin-demo-1',
  });
  expect(error).toBeNull();
  const changed = await visitor
    .from('rooms')
    .update({ price: 131 })
    .eq('id', 'room-deluxe')
    .select();
  expect(changed.data).toMatchObject([{ price: 131 }]);
  await visitor.auth.signOut();
});

test('the server’s own key reads and writes what row security keeps from others', async () => {
  expect((await server.from('reservations').select('id')).data).toHaveLength(62);
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const stored = await server.storage
    .from('hotel_images')
    .upload('hero/1-a.png', bytes, { contentType: 'image/png' });
  expect(stored.error).toBeNull();
});
