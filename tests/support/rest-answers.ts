import { http, HttpResponse, type JsonBodyType } from 'msw';
import { server } from './server';

type Answer = Response | JsonBodyType;
type Asked = { request: Request };

/** A table or a function is given by name, other addresses by a pattern that starts with `*`. */
const urlOf = (path: string) => (path.startsWith('*') ? path : `*/rest/v1/${path}`);

const responseOf = (answer: Answer) =>
  answer instanceof Response ? answer : HttpResponse.json(answer);

export const refusal = (code: string, details?: object, status = 422) =>
  HttpResponse.json(
    { code: `PT${status}`, message: code, details: details ? JSON.stringify(details) : null },
    { status },
  );

/** An insert without a returned row, because visitors may not read it. */
export const created = () => new HttpResponse(null, { status: 201 });

/** Answers reads of tables and functions, each with a value or a function that returns one. */
export function answerReads(
  answers: Record<string, JsonBodyType | ((asked: Asked) => Answer | Promise<Answer>)>,
): void {
  server.use(
    ...Object.entries(answers).map(([path, answer]) =>
      http.get(urlOf(path), async ({ request }) =>
        responseOf(typeof answer === 'function' ? await answer({ request }) : answer),
      ),
    ),
  );
}

/** Answers writes to a table or a function. @returns the bodies sent, in order */
export function answerWrites<Body = unknown>(
  method: 'post' | 'patch' | 'put' | 'delete',
  path: string,
  answer: JsonBodyType | ((body: Body, request: Request) => Answer | Promise<Answer>),
): Body[] {
  const sent: Body[] = [];
  server.use(
    http[method](urlOf(path), async ({ request }) => {
      const isJson = request.headers.get('content-type')?.includes('json');
      const text = isJson ? await request.text() : '';
      const body = (text ? JSON.parse(text) : undefined) as Body;
      sent.push(body);
      return responseOf(typeof answer === 'function' ? await answer(body, request) : answer);
    }),
  );
  return sent;
}
