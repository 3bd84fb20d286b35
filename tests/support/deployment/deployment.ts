import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { builtSite } from '../../../deploy/built-site.ts';
import { examine } from '../../../scripts/doctor/examine.ts';
import { type HotelContent, normaliseContent } from '../../../src/content/store/hotel-content.ts';
import { DEFAULT_CONTENT } from '../../../src/content/store/defaults.ts';
import { SECTIONS } from '../../../src/content/schema/sections.ts';
import { mapTexts } from '../../../src/content/store/texts.ts';
import { eachSection } from '../schema-walk.ts';
import { serviceProject } from '../service-project.ts';
import { startTestBackend, type TestBackend } from '../backend.ts';
import { writeBuiltFolder } from './built-folder.ts';
import { hostedAnswer, openSockets } from './hosted-answers.ts';
import { listen, requestOf, send } from './listen.ts';

/** Answers a request instead of the server; undefined to let the server answer. */
type Fault = (request: Request) => Response | undefined | Promise<Response | undefined>;

export type TestDeployment = Awaited<ReturnType<typeof startDeployment>>;

/**
 * Starts a faultless deployment: a filled test backend that looks like a hosted project, and a site
 * built from it. Tests then break one thing.
 */
export async function startDeployment(now?: () => number) {
  const hotel = await startTestBackend({ seed: false, now });
  const content = await fill(hotel);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hotel-deployment-'));
  let faults: { backend?: Fault; site?: Fault; isSilent?: boolean } = {};
  const undoing: string[] = [];
  const files = builtSite(folder);
  const site = await listen(async (incoming, outgoing) => {
    const fault = await faults.site?.(new Request(new URL(incoming.url ?? '/', 'http://site')));
    await (fault ? send(fault, outgoing) : files(incoming, outgoing));
  });
  const backend = await listen(async (incoming, outgoing) => {
    const request = await requestOf(incoming, 'http://localhost:54321');
    const answer =
      (await faults.backend?.(request.clone())) ??
      (request.headers.get('apikey') === hotel.key && hostedAnswer(request, site.origin)) ??
      undefined;
    await send(answer || (await hotel.backend.fetch(request)), outgoing);
  });
  openSockets(backend.server, () => !faults.isSilent);
  const build = () => writeBuiltFolder(folder, site.origin, backend.origin, content);
  await build();

  const wanted = { backend: backend.origin, site: site.origin, key: hotel.key };
  return {
    wanted,
    hotel,
    /** The doctor's findings that need something done, each with its remedy. */
    async problems(more = {}, parts?: Parameters<typeof examine>[1]): Promise<string[]> {
      const findings = (await examine({ ...wanted, ...more }, parts)).flatMap(
        (one) => one.findings,
      );
      return findings.flatMap(({ says, todo }) => (todo ? [`${says} ${todo}`] : []));
    },
    breakBackend: (fault: Fault) => void (faults.backend = fault),
    breakSite: (fault: Fault) => void (faults.site = fault),
    breakRealtime: () => void (faults.isSilent = true),
    /** Runs SQL without row-level security; `mend()` runs `undo`. */
    async breakDatabase(statement: string, undo: string) {
      await hotel.db.exec(statement);
      undoing.push(undo);
    },
    async editSite(name: string, edit: (text: string) => string) {
      const file = path.join(folder, name);
      const text = await readFile(file, 'utf8');
      const edited = edit(text);
      if (edited === text) throw new Error(`nothing of ${name} was changed`);
      await writeFile(file, edited);
    },
    takeAway: (name: string) => rm(path.join(folder, name), { recursive: true }),
    async mend() {
      faults = {};
      for (const undo of undoing.splice(0)) await hotel.db.exec(undo);
      await build();
    },
    async stop() {
      await backend.close();
      await site.close();
      await hotel.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function fill(hotel: TestBackend): Promise<HotelContent> {
  const { serviceSql } = hotel;
  const own = eachSection((_schema, sample, key) =>
    mapTexts(sample, SECTIONS[key].texts, (text) => `Our own: ${text}`),
  );
  own.hotelInfo.name = 'The Pier';
  own.gallery.images = ['https://pier.test/evening.jpg'];
  for (const [key, value] of Object.entries(own))
    await serviceSql('insert into hotel_config (key, value) values ($1, $2)', [key, value]);
  await serviceSql(`insert into rooms (id, name, type, price, capacity, size, description)
    values ('brick', 'Brick room', 'standard', 90, 2, 25, 'A room of brick.')`);
  await serviceSql(`insert into pages (id, slug, title, status, former_slugs)
    values ('page-1', 'pier-walk', 'A walk on the pier', 'published', '["walk"]'),
      ('page-2', 'not-yet', 'Not yet', 'draft', '[]')`);
  await serviceSql(`insert into reservations (room_id, email, guests, nights)
    values ('brick', 'guest@example.com', 2, 1)`);
  await serviceSql(`insert into subscribers (email) values ('reader@example.com')`);
  await serviceSql(`insert into hotel_images (path, category, data)
    values ('${STORED}', 'general', 'https://pier.test/1-a.png')`);
  await serviceProject(hotel).ask(`/storage/v1/object/hotel_images/${STORED}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: 'a picture',
  });
  // Lite grants every table to everybody at its first request; a hosted project does not.
  await hotel.db.exec(`create publication supabase_realtime; ${await readFile(ACCESS, 'utf8')}`);
  const answer = await hotel.request('/rest/v1/rpc/site_content');
  return normaliseContent(await answer.json(), DEFAULT_CONTENT);
}

const STORED = 'general/1-a.png';
const ACCESS = 'supabase/schemas/1200_access.sql';

export async function addDemoAccounts({ hotel }: TestDeployment): Promise<void> {
  const seed = await readFile('supabase/seed.sql', 'utf8');
  const [statement = ''] = /^do \$\$.*?^\$\$;/ms.exec(seed) ?? [];
  await hotel.db.exec(statement);
}
