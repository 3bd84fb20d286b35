import { defineConfig } from 'vitest/config';
import base from '../../vite.config.ts';

/** The projects of vite.config.ts that scripts/mutation/run.ts asks for, without tests of files. */
export default defineConfig((env) => {
  const config = base(env);
  if (config instanceof Promise) throw new Error('vite.config.ts is read at once');
  const wanted = (process.env['MUTATION_TESTS'] ?? 'unit').split(',');
  const projects = (config.test?.projects ?? []).filter(
    (one) =>
      typeof one === 'object' && 'test' in one && wanted.includes(String(one.test?.name ?? '')),
  );
  // They read the sources as text or start programs of their own: a planted fault is none to them.
  // dates-anywhere moves its process to other time zones, and Stryker's threads have none of their own.
  const exclude = [
    'tests/unit/{architecture,changed-tests,dates-anywhere,lockfile,public-files,service-worker}.test.ts',
    'tests/unit/{logical-properties,no-house-words,refusals,words-in-code}.test.ts',
    'tests/backend/{embedded-*,seed}.test.ts',
  ];
  for (const one of projects)
    if (typeof one === 'object' && 'test' in one && one.test) one.test.exclude = exclude;
  return { ...config, test: { ...config.test, projects } };
});
