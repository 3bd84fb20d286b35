import {
  checkRequest,
  type ReservationRequest,
  type CheckedRequest,
  type RequestDraft,
} from '@/selling/booking/booking-request';
import { THIS_LANGUAGE } from '@/words/this-language';
import { loadOnPress } from '@/lib/code-files';
import { ServiceError } from '@/lib/service-error';
import { insertOnce } from '@/kit/sending/services/insert-once';

/** Stores a request once, even if sent again. @throws ServiceError with a message for guests */
export function submitReservation(request: ReservationRequest): Promise<void> {
  return insertOnce('reservations', {
    id: request.id,
    room_id: request.roomId,
    email: request.email,
    guests: request.guests,
    // Undefined fields are not sent.
    children: request.children?.length ? request.children : undefined,
    nights: request.nights,
    check_in: request.checkIn,
    guest_name: request.guestName || null,
    phone: request.phone || null,
    message: request.message,
    language: THIS_LANGUAGE,
    quoted_total: request.quotedTotal,
    extras: request.extras?.length ? request.extras : undefined,
    promo_code: request.promoCode || undefined,
  });
}

const quoteService = loadOnPress(() => import('@/selling/prices/services/quote-service'));

/** HTTP statuses of refusals whose details may contain a new price. */
const REFUSALS = [409, 422];

export async function requestStay(draft: RequestDraft, capacity: number): Promise<CheckedRequest> {
  const checked = checkRequest(draft, capacity);
  if (!checked.request) return checked;
  try {
    await submitReservation(checked.request);
    return checked;
  } catch (error) {
    if (!(error instanceof ServiceError && REFUSALS.includes(error.status))) throw error;
    const { refusedStay } = await quoteService();
    const refused = refusedStay(error);
    if (!refused) throw error;
    return { refused };
  }
}
