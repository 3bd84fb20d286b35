import { http, HttpResponse, type JsonBodyType } from 'msw';
import { server } from './server';

/** What is answered: a response as it is, anything else as JSON. */
type Answer = Response | JsonBodyType;
type Asked = { request: Request };

/** Of a table or a function its name alone, of anything else a pattern of the whole address. */
const urlOf = (path: string) => (path.startsWith('*') ? path : `*/rest/v1/${path}`);

const responseOf = (answer: Answer) =>
  answer instanceof Response ? answer : HttpResponse.json(answer);

/** The database says no: by a code for which the catalogues have words, with what it names. */
export const refusal = (code: string, details?: object, status = 422) =>
  HttpResponse.json(
    { code: `PT${status}`, message: code, details: details ? JSON.stringify(details) : null },
    { status },
  );

/** A row is stored, and not given back: visitors may not read it. */
export const created = () => new HttpResponse(null, { status: 201 });

/** Answers what is read of tables and functions: each with its value, or with what it gives when asked. */
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

/** Answers what is sent to a table or a function. @returns the bodies that came, in their order */
export function answerWrites<Body = unknown>(
  method: 'post' | 'patch' | 'put' | 'delete',
  path: string,
  answer: JsonBodyType | ((body: Body, request: Request) => Answer | Promise<Answer>),
): Body[] {
  const sent: Body[] = [];
  server.use(
    http[method](urlOf(path), async ({ request }) => {
      // A picture is none, and a deletion has none. What comes is for each test to look at.
      const isJson = request.headers.get('content-type')?.includes('json');
      const text = isJson ? await request.text() : '';
      const body = (text ? JSON.parse(text) : undefined) as Body;
      sent.push(body);
      return responseOf(typeof answer === 'function' ? await answer(body, request) : answer);
    }),
  );
  return sent;
}
