import { expect, test } from 'vitest';
import { projectKey } from '../../supabase/functions/send-outbox/project-key.ts';

const keyOf = (kind: 'publishable' | 'secret', values: Record<string, string>) =>
  projectKey((name) => values[name], kind);
const LEGACY = { SUPABASE_ANON_KEY: 'anon', SUPABASE_SERVICE_ROLE_KEY: 'service' };

test('a project with legacy keys only is asked with those', () => {
  expect(keyOf('publishable', LEGACY)).toBe('anon');
  expect(keyOf('secret', LEGACY)).toBe('service');
});

test('newer keys come first, the one named default before others', () => {
  const values = {
    ...LEGACY,
    SUPABASE_PUBLISHABLE_KEYS: '{"mobile":"sb_publishable_m","default":"sb_publishable_d"}',
    SUPABASE_SECRET_KEYS: '{"desk":"sb_secret_desk"}',
  };
  expect(keyOf('publishable', values)).toBe('sb_publishable_d');
  expect(keyOf('secret', values)).toBe('sb_secret_desk');
});

test('no newer key made yet leaves the legacy one', () => {
  expect(keyOf('secret', { ...LEGACY, SUPABASE_SECRET_KEYS: '{}' })).toBe('service');
});

test('without any key the names that are missing are said', () => {
  expect(() => keyOf('secret', {})).toThrow(
    'neither SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY is set',
  );
});
