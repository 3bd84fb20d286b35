import { getOwn } from '../../src/basics/rules/get-own.ts';

const PATIENCE_MS = 15_000;

/** One answer, read to its end. Status 0 stands for none, and `text` says why. */
export type Answer = { status: number; headers: Headers; text: string };

/** Asks once and follows no redirect. Never throws. */
export async function sendRequest(url: string | URL, init: RequestInit = {}): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { redirect: 'manual', ...init, signal });
    return {
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    };
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    const text = cause instanceof Error ? cause.message : String(cause);
    return { status: 0, headers: new Headers(), text };
  }
}

/** What an answer holds where that is JSON. */
export function jsonOf({ text }: Pick<Answer, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The code of a refusal of PostgREST, Auth or Storage. */
export function errorCodeOf(answer: Answer): string {
  const said = jsonOf(answer);
  const [code] = ['error_code', 'code', 'error'].flatMap((name) => getOwn(said, name) ?? []);
  return String(code ?? '');
}

/** Whether a text is a page of the site, before or after its script has run. */
export function isPage(text: string): boolean {
  return text.includes('<div id="root"');
}

const AT_ONCE = 8;

/** Asks for all of them, a few at a time. The answers are in the order of what was asked. */
export async function inParallel<T>(
  wanted: readonly T[],
  asking: (one: T) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < wanted.length; start += AT_ONCE)
    answers.push(...(await Promise.all(wanted.slice(start, start + AT_ONCE).map(asking))));
  return answers;
}
