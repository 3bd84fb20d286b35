import { createClient } from '@supabase/supabase-js';
import { mailService } from '../../supabase/functions/send-outbox/mail-service.ts';
import { restOutbox } from '../../supabase/functions/send-outbox/outbox.ts';
import { sendQueuedRows } from '../../supabase/functions/send-outbox/send-queued-rows.ts';

/**
 * Runs the sending function as a separate process that a test can kill. It uses the outbox over
 * REST and the mail service over HTTP, and ends when no e-mail is due.
 */
const { OUTBOX_TEST_URL = '', OUTBOX_TEST_KEY = '', OUTBOX_TEST_PASS = '' } = process.env;
const client = createClient(OUTBOX_TEST_URL, OUTBOX_TEST_KEY, {
  auth: { persistSession: false },
  accessToken: async () => OUTBOX_TEST_PASS,
});
const settings = new Map([
  ['OUTBOX_FROM', 'The hotel <stay@hotel.test>'],
  ['OUTBOX_HTTP_KEY', 'key'],
  ['OUTBOX_HTTP_URL', `${OUTBOX_TEST_URL}/emails`],
]);
const email = mailService(
  (name) => settings.get(name),
  () => Promise.reject(new Error('no SMTP here')),
);
const { sent, failed } = await sendQueuedRows(restOutbox(client), { ways: { email }, site: '' });
process.stdout.write(`${sent} sent, ${failed} not taken\n`);
