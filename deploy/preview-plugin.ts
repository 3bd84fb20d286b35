import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { exitWith } from '../supabase/embedded/stop.ts';
import { builtSite } from './built-site.ts';

/**
 * `vite preview` as a production host should be: its own server answers 200 and the home page
 * for /.env, for missing scripts and for every address, without a single security header.
 */
export function previewLikeProduction(): Plugin {
  return {
    name: 'preview-like-production',
    config({ build }, { isPreview }) {
      const written = path.join(build?.outDir ?? 'dist', '_headers');
      if (isPreview && !existsSync(written))
        exitWith('There is no built site yet: run "npm run build" first.');
    },
    configurePreviewServer(server) {
      const folder = path.resolve(server.config.root, server.config.build.outDir);
      const serve = builtSite(folder);
      server.middlewares.use((request, response, next) => {
        serve(request, response).catch(next);
      });
    },
  };
}
