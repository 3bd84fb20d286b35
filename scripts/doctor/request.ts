import { getOwn } from '../../src/basics/rules/get-own.ts';

const PATIENCE_MS = 15_000;

/** If there was no answer, `status` is 0 and `text` says why. */
export type Answer = { status: number; headers: Headers; text: string };

/** Follows no redirects and never throws. */
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

export function jsonOf({ text }: Pick<Answer, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function errorCodeOf(answer: Answer): string {
  const said = jsonOf(answer);
  const [code] = ['error_code', 'code', 'error'].flatMap((name) => getOwn(said, name) ?? []);
  return String(code ?? '');
}

export function isPage(text: string): boolean {
  return text.includes('<div id="root"');
}

const AT_ONCE = 8;

export async function inParallel<T>(
  wanted: readonly T[],
  asking: (one: T) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < wanted.length; start += AT_ONCE)
    answers.push(...(await Promise.all(wanted.slice(start, start + AT_ONCE).map(asking))));
  return answers;
}
