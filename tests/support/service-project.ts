import { projectOf, type Project } from '../../scripts/project/project.ts';
import { embeddedToken } from '../../scripts/project/secret-key.ts';
import { TEST_ORIGIN, type TestBackend } from './backend.ts';

type Send = (request: Request) => Promise<Response>;

/**
 * The test backend with service rights, opened as scripts/project opens the embedded one.
 * @param between may answer a request itself, or change it before `send`
 */
export function serviceProject(
  { backend, key, jwtSecret }: Pick<TestBackend, 'backend' | 'key' | 'jwtSecret'>,
  between: (request: Request, send: Send) => Promise<Response> = (request, send) => send(request),
): Project {
  const send: Send = (request) => backend.fetch(request);
  return projectOf({
    url: TEST_ORIGIN,
    name: TEST_ORIGIN,
    isEmbedded: true,
    apikey: key,
    bearer: embeddedToken(jwtSecret),
    send: (request) => between(request, send),
  });
}
