import type { Deployment } from '../deployment.ts';
import { type Finding, note, ok, wrong } from '../finding.ts';

const ID = 'bundle';
const SCRIPT = /\/assets\/[\w.-]+\.js/g;
const PROJECT = /https:\/\/[a-z0-9]{20}\.supabase\.co/;

/** Whether the scripts of the site speak to this backend. */
export async function bundle({ backend, site, askSite }: Deployment): Promise<Finding[]> {
  const code = await scripts(askSite);
  if (code === '')
    return [wrong(ID, 'The home page names no scripts.', 'Upload the folder that the build made.')];
  if (code.includes(backend)) return [ok(ID, `The site speaks to ${backend}.`)];
  const other = PROJECT.exec(code)?.[0];
  if (other === undefined && new URL(backend).host === new URL(site).host)
    return [note(ID, 'The site speaks to the backend at its own address.')];
  return [
    wrong(
      ID,
      `The site does not speak to ${backend}${other ? ` but to ${other}` : ''}.`,
      'Put this project into .env (VITE_SUPABASE_URL), build again and upload it.',
    ),
  ];
}

/** All scripts that the home page and the service worker name, as one text. */
async function scripts(askSite: Deployment['askSite']): Promise<string> {
  const sources = [await askSite('/'), await askSite('/sw.js')];
  const names = new Set(sources.flatMap(({ text }) => text.match(SCRIPT) ?? []));
  const answers = await Promise.all([...names].map((name) => askSite(name)));
  return answers.map(({ status, text }) => (status === 200 ? text : '')).join('\n');
}
