import { inParallel } from '../request.ts';
import type { Deployment } from '../deployment.ts';
import { type Finding, note, ok, type CheckResult, wrong } from '../finding.ts';

const SCRIPT = /(?:\/?assets\/|\.\/)([\w.-]+\.js)\b/g;
const PROJECT = /https:\/\/[a-z0-9]{20}\.supabase\.co/;
const SECRET = /sb_secret_[\w-]{8,}/;
const TOKEN = /eyJ[\w-]{8,}\.(eyJ[\w-]{8,})\.[\w-]{8,}/g;
const SCRIPTS_MAX = 400;

/** Checks that the site's scripts use this backend and contain no secret key. */
export async function bundle({ backend, site, askSite }: Deployment): Promise<CheckResult> {
  const { pages, code } = await everyScript(askSite);
  if (code === '')
    return wrong('The home page loads no script.', 'Upload the folder that the build made.');
  const leaked = wrong(
    "The project's secret key is in the scripts of the site: every visitor can read and change everything, guests' data included.",
    'Delete this key now and create a new one (Project Settings, API Keys). Then put the publishable key into .env as VITE_SUPABASE_PUBLISHABLE_KEY, build again and upload the site.',
  );
  return [...(holdsSecretKey(pages + code) ? [leaked] : []), speaksTo(backend, site, code)];
}

function speaksTo(backend: string, site: string, code: string): Finding {
  if (code.includes(backend)) return ok(`The site uses ${backend}.`);
  const other = PROJECT.exec(code)?.[0];
  if (other === undefined && new URL(backend).host === new URL(site).host)
    return note('The site uses the backend at its own address.');
  return wrong(
    `The site does not use ${backend}${other ? ` but ${other}` : ''}.`,
    'Put this project into .env (VITE_SUPABASE_URL), build again and upload the site.',
  );
}

async function everyScript(askSite: Deployment['askSite']) {
  const sources = await inParallel(['/', '/admin', '/sw.js'], askSite);
  const pages = sources.map(({ status, text }) => (status === 200 ? text : '')).join('\n');
  const known = new Set<string>();
  let code = '';
  let wanted = scriptsIn(pages);
  while (wanted.length > 0 && known.size < SCRIPTS_MAX) {
    for (const name of wanted) known.add(name);
    const answers = await inParallel(wanted, (name) => askSite(`/assets/${name}`));
    const read = answers.map(({ status, text }) => (status === 200 ? text : '')).join('\n');
    code += read;
    wanted = scriptsIn(read).filter((name) => !known.has(name));
  }
  return { pages, code };
}

function scriptsIn(text: string): string[] {
  return [...new Set([...text.matchAll(SCRIPT)].map(([, name = '']) => name))];
}

/** Finds keys of both generations: by prefix, or by the role in a token. */
export function holdsSecretKey(text: string): boolean {
  if (SECRET.test(text)) return true;
  return [...text.matchAll(TOKEN)].some(([, claims = '']) =>
    Buffer.from(claims, 'base64url').toString('utf8').includes('"service_role"'),
  );
}
