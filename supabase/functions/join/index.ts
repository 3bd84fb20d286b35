import { answer, CORS, serverClient } from '../_shared/hosted.ts';
import { answerJoin } from './answer-join.ts';
import { restTeam } from './rest-team.ts';

/** Creates the account of an invited person, who has no session yet; the link's token is the key. */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { headers: CORS });
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const asked: unknown = await request.json().catch(() => undefined);
  const { status, body } = await answerJoin(restTeam(serverClient()), asked);
  return answer(status, body);
});
