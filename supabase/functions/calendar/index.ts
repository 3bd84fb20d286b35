import { serverClient } from '../_shared/hosted.ts';
import { restCall } from '../_shared/rest-call.ts';
import { answerCalendar } from './answer-calendar.ts';

/** Gives a listing's calendar to anyone who knows its key: channels sign in nowhere. */
Deno.serve((request) =>
  answerCalendar(request, (key) => restCall(serverClient())('give_calendar', { key })),
);
