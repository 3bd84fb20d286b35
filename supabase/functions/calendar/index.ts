import { serverClient } from '../_shared/hosted.ts';
import { restCall } from '../_shared/rest-call.ts';
import { answerCalendar } from './answer-calendar.ts';

/** Serves a listing's calendar to anyone with its key, because channels cannot sign in. */
Deno.serve((request) =>
  answerCalendar(request, (key) => restCall(serverClient())('give_calendar', { key })),
);
