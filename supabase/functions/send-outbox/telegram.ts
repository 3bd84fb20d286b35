import type { Settings } from '../_shared/project-key.ts';
import { DeliveryError } from './outbox.ts';
import type { Deliver } from './outbox.ts';
import { telegramRetryAfter } from './retry-after.ts';

const API = 'https://api.telegram.org';
const TIMEOUT_MS = 20_000;
/** Error texts of Node and Deno for failures before the message was sent. */
const NOT_EVEN_SENT =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|dns error|connection refused/i;

/**
 * Sends alerts to a Telegram chat; undefined without a bot. A message whose answer was lost is not
 * sent again, because Telegram cannot recognise duplicates.
 */
export function telegram(settings: Settings): Deliver | undefined {
  const bot = settings('TELEGRAM_BOT_TOKEN');
  const chat = settings('TELEGRAM_CHAT_ID');
  if (!bot || !chat) return undefined;
  const url = `${settings('TELEGRAM_API_URL') ?? API}/bot${bot}/sendMessage`;
  return async ({ subject, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chat_id: chat, text: `${subject}\n\n${text}` }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      // The original error contains the address with the bot's secret, which must not be stored.
      const said = `${String(error)} ${causeOf(error)}`.replaceAll(bot, '…');
      throw NOT_EVEN_SENT.test(said)
        ? new DeliveryError('unreachable', said)
        : new DeliveryError('unclear', said, true);
    });
    if (answer.ok) return;
    const answered = (await answer.text().catch(() => '')).slice(0, 500);
    const said = `${answer.status} ${answered}`;
    if (answer.status === 429 || answer.status >= 500)
      throw new DeliveryError('busy', said, false, telegramRetryAfter(answered));
    if (answer.status === 403) throw new DeliveryError('telegram-blocked', said);
    if (answer.status === 401 || answer.status === 404)
      throw new DeliveryError('not-allowed', said);
    throw new DeliveryError('telegram-chat', said);
  };
}

function causeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } };
  return `${cause?.code ?? ''} ${String(cause ?? '')}`;
}
