import path from 'node:path';
import { createServer } from 'vite';
import { TEST_ORIGIN } from '../tests/support/backend.ts';
import { chooseSupabase } from '../supabase/embedded/choice.ts';

/** Loads a module that uses names of src/, as the build would resolve them. */
export async function load<Module>(file: string): Promise<Module> {
  const chosen = chooseSupabase({});
  if (chosen.kind === 'wrong') throw new Error(chosen.sentence);
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    resolve: { alias: { '@': path.resolve('src') } },
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(TEST_ORIGIN),
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(chosen.key),
    },
  });
  return (await server.ssrLoadModule(file)) as Module;
}
