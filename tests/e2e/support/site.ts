export const WORKERS = Number(process.env['E2E_WORKERS'] ?? 2);

/** Addresses and folders of one worker. `E2E_PORT` allows two runs at the same time. */
export function siteOf(worker: number) {
  // Workers' ports are ten apart, because browsers refuse some in between, such as 4190.
  const port = Number(process.env['E2E_PORT'] ?? 4188) + 10 * worker;
  return {
    port,
    controlPort: port + 1,
    url: `http://localhost:${port}`,
    controlUrl: `http://127.0.0.1:${port + 1}`,
    dataFolder: `supabase/.temp/e2e-${port}`,
    /** Each worker's own copy of the built site, because tests may write into it. */
    buildFolder: `supabase/.temp/e2e-${port}-build`,
  };
}

export const SITE = siteOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));
