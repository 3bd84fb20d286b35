import type { TestProject } from 'vitest/node';
import type { Address, Postgres } from './postgres.ts';
import { startMigratedPostgres } from './project.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- added to vitest's own
  interface ProvidedContext {
    postgres: Address;
  }
}

let server: Postgres | undefined;

/** One server for all files; each test file takes a project of its own from it. */
export async function setup(project: TestProject): Promise<void> {
  server = await startMigratedPostgres();
  const { stop: _stop, ...address } = server;
  project.provide('postgres', address);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
