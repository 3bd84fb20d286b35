import { serverClient } from '../_shared/hosted.ts';
import { answerCalendar } from './answer-calendar.ts';

/** Gives a listing's calendar to anyone who knows its key: channels sign in nowhere. */
Deno.serve((request) =>
  answerCalendar(request, async (key) => {
    const { data, error } = await serverClient().rpc('give_calendar', { key });
    if (error) throw error;
    return data;
  }),
);
