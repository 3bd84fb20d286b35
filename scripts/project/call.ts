import { reason, StopError } from '../../supabase/embedded/stop-error.ts';
import { PUSH } from './commands.ts';
import type { Project } from './project.ts';

export type Refusal = { status: number; code: string; message: string };

/** Status of Supabase's gateway for a paused project. */
export const PAUSED_STATUS = 540;

/** Returns the answer only if it succeeded. @param doing for the message: "Reading the rows" */
export async function call(
  project: Project,
  doing: string,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const response = await project.ask(path, init).catch((error: unknown) => {
    if (/redirect/i.test(cause(error)))
      throw new StopError(
        `${doing} failed, because ${project.name} redirects to another address, which must not get the secret key: ` +
          `give the project's own address.`,
      );
    throw new StopError(
      `${doing} failed, because ${project.name} did not answer (${cause(error)}): ` +
        `check the address and your connection, then run this command again.`,
    );
  });
  if (response.ok) return response;
  throw refused(doing, project, await readRefusal(response));
}

export const refused = (doing: string, { name }: Project, refusal: Refusal): StopError =>
  new StopError(describe(doing, name, refusal));

export const withJson = (body: unknown, headers = {}, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export async function readRefusal(response: Response): Promise<Refusal> {
  const text = await response.text();
  const said = parsed(text);
  const status = Number(said['statusCode'] ?? response.status) || response.status;
  const code = String(said['error_code'] ?? said['code'] ?? said['error'] ?? '');
  // Control characters in a server's message must not reach the terminal.
  const message = String(said['message'] ?? said['msg'] ?? text.slice(0, 200));
  return { status, code, message: message.replaceAll(/\p{Cc}/gu, ' ') };
}

function describe(doing: string, name: string, { status, code, message }: Refusal): string {
  if (status === PAUSED_STATUS)
    return `${doing} failed, because the project at ${name} is paused: press "Restore project" in its dashboard, then run this command again.`;
  if (['PGRST202', 'PGRST205', '42P01', '42883'].includes(code))
    return `${doing} failed, because the database at ${name} is not fully migrated (${message}): run ${PUSH}, then this command again.`;
  if (code === 'PGRST301' || code === 'PGRST303' || /expired/i.test(message))
    return `${doing} failed, because the key in SUPABASE_SECRET_KEY has expired (${message}): copy a new one from Project Settings, API Keys.`;
  if (status === 401 || (status === 403 && code !== 'PT403'))
    return `${doing} failed, because ${name} does not accept the secret key (${message}): copy the key of this project from Project Settings, API Keys.`;
  if (code === '53100')
    return `${doing} failed, because the disk of ${name} is full: make room there, then run this command again.`;
  if (/bucket not found/i.test(`${code} ${message}`))
    return `${doing} failed, because the bucket hotel_images is missing at ${name}: run ${PUSH}, then this command again.`;
  if (code === 'PT409')
    return `${doing} was refused, because ${message}: --overwrite replaces them.`;
  if (code === 'PT428')
    return `${doing} was refused, because the backup has nights with more stays than rooms (${message}): if the hotel knows about them, add --overbooked.`;
  if (code === 'PT412')
    return `${doing} was refused, because ${message}: run "npm run upgrade" first.`;
  if (status >= 500)
    return `${doing} failed, because ${name} answered ${status} (${message}): wait a moment, then run this command again.`;
  return `${doing} was refused by ${name} (${status} ${code}: ${message}).`;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** fetch hides the real error in `cause`. */
function cause(error: unknown): string {
  return reason(error instanceof Error && error.cause ? error.cause : error);
}
