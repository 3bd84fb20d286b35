import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { supabase } from './cli.ts';

const REF = 'abcdefghijklmnopqrst';

/** As the platform tells of a live site. */
const LIVE = {
  api: { enabled: true },
  auth: {
    site_url: 'https://your-hotel.example',
    additional_redirect_urls: ['https://your-hotel.example/**'],
  },
};

/** What it answers to, by the end of the address; enough for a push to go on. */
const ANSWERS: Record<string, unknown> = {
  '/config': { data: { attributes: LIVE } },
  '/billing/addons': { selected_addons: [], available_addons: [] },
  '/postgrest': {
    db_schema: 'public',
    db_extra_search_path: 'public,extensions',
    max_rows: 1000,
    db_pool: null,
    db_pool_acquisition_timeout: null,
    db_pool_max_lifetime: null,
    db_pool_max_idletime: null,
    db_pool_automatic_recovery: null,
  },
};

/** The platform's interface, as far as a push asks it; it keeps what was to be written. */
let api: Server;
let address: string;
let folder: string;
let written: Record<string, unknown> = {};
beforeAll(async () => {
  api = createServer(async (request, response) => {
    const { url, method } = request;
    if (method !== 'GET')
      written[`${url}`.replace(`/v1/projects/${REF}`, '')] = JSON.parse(await text(request));
    response.setHeader('content-type', 'application/json');
    const asked = Object.keys(ANSWERS).find((end) => url?.split('?')[0]?.endsWith(end));
    response.end(JSON.stringify(asked ? ANSWERS[asked] : {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const bound = api.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  folder = await mkdtemp(path.join(os.tmpdir(), 'hotel-config-'));
  await cp('supabase/config.toml', path.join(folder, 'supabase/config.toml'));
});
afterAll(async () => {
  api?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** @returns what a push would write, for each part of the interface */
async function push(): Promise<Record<string, unknown>> {
  written = {};
  const { said } = await supabase(['config', 'push', `--remote=${REF}`, '--yes'], {
    workdir: folder,
    api: address,
  });
  expect(Object.keys(written), said).toContain('/config/auth');
  return written;
}

test('a push of the settings writes those that are the same everywhere, and no address', async () => {
  expect(await push()).toEqual({
    '/postgrest': {
      db_schema: 'public',
      db_extra_search_path: 'public,extensions',
      max_rows: 1000,
    },
    '/config/auth': {
      disable_signup: true,
      external_anonymous_users_enabled: false,
      jwt_exp: 3600,
      mailer_autoconfirm: true,
      mailer_otp_exp: 3600,
      mailer_otp_length: 8,
      mailer_secure_email_change_enabled: true,
      password_min_length: 10,
      password_required_characters: '',
      refresh_token_rotation_enabled: true,
      security_refresh_token_reuse_interval: 10,
      security_update_password_require_reauthentication: false,
    },
  });
});

test('an address in the file would be written', async () => {
  const file = path.join(folder, 'supabase/config.toml');
  const config = await readFile(file, 'utf8');
  await writeFile(file, config.replace('[auth]', '[auth]\nsite_url = "http://localhost:5173"'));
  expect(await push()).toMatchObject({
    '/config/auth': { site_url: 'http://localhost:5173' },
  });
});
