import { checkRequest } from '@/hotel/booking/checked-request';
import type { CheckedRequest, RequestDraft } from '@/hotel/booking/checked-request';
import { submitReservation } from '@/hotel/booking/services/booking-requests';

/**
 * Checks a booking request and stores it, or says what to change.
 * @param capacity of the room, guests @throws ServiceError
 */
export async function requestStay(draft: RequestDraft, capacity: number): Promise<CheckedRequest> {
  const checked = checkRequest(draft, capacity);
  if (checked.request) await submitReservation(checked.request);
  return checked;
}
