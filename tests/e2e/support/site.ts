/** How many browsers run side by side, each with a site, a database and a copy of the build. */
export const WORKERS = Number(process.env['E2E_WORKERS'] ?? 2);

/** The addresses and folders of one of them. `E2E_PORT` lets two people test at the same time. */
export function siteOf(worker: number) {
  // Ten apart: browsers refuse some ports, 4190 among them.
  const port = Number(process.env['E2E_PORT'] ?? 4188) + 10 * worker;
  return {
    port,
    /** Where tests ask for the backend to be stopped and started; see server.ts. */
    controlPort: port + 1,
    url: `http://localhost:${port}`,
    controlUrl: `http://127.0.0.1:${port + 1}`,
    /** Beside the developer's own data, never in it. */
    dataFolder: `supabase/.temp/e2e-${port}`,
    /** A test may write into it, and another worker's visitors must not see that. */
    buildFolder: `supabase/.temp/e2e-${port}-build`,
  };
}

/** The site of this process: Playwright numbers its workers, playwright.config.ts the servers. */
export const SITE = siteOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));
