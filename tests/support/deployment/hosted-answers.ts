import type { Server } from 'node:http';
import { answerUpgrade } from '../web-socket-frames.ts';

const VERSION = { name: 'GoTrue', version: 'v2.180.0', description: 'a user registration API' };

/**
 * Answers where a hosted project differs from the embedded backend: server version, allowed link
 * addresses, functions. @param site the only allowed link address @returns undefined where they do
 * not differ
 */
export function hostedAnswer(request: Request, site: string): Response | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/auth/v1/health') return Response.json(VERSION);
  if (pathname.startsWith('/functions/v1/calendar/'))
    return new Response('no such calendar\n', { status: 404 });
  if (['/functions/v1/send-outbox', '/functions/v1/read-calendars'].includes(pathname))
    return Response.json({ error: 'the desk and the clock only' }, { status: 403 });
  if (pathname === '/functions/v1/join')
    return Response.json({ error: 'unknown' }, { status: 404 });
  if (pathname === '/auth/v1/verify') {
    const wanted = searchParams.get('redirect_to') ?? '';
    const location = `${wanted.startsWith(`${site}/`) ? wanted : site}#error=access_denied`;
    return new Response(null, { status: 303, headers: { location } });
  }
  return undefined;
}

export function openSockets(server: Server, isOpen: () => boolean): void {
  server.on('upgrade', (request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', () => socket.end());
    answerUpgrade(request, socket, isOpen());
  });
}
