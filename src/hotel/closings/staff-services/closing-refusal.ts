import { formatDate } from '@/hotel/time/dates';
import { worded } from '@/lib/refusal';
import type { RefusalWords } from '@/lib/refusal';
import { ServiceError } from '@/lib/service-error';
import { closingRefusalWords } from '@/words/staff';
import { refusalWords } from '@/words/visitors';

/** Every code that a write of a closing may be refused with. */
const WORDS: RefusalWords = {
  ...closingRefusalWords,
  'room-gone': refusalWords['room-gone'],
  'closing-taken': ({ room, nights, free }) =>
    closingRefusalWords['closing-taken'](
      String(room),
      (Array.isArray(nights) ? nights : []).map((night) => formatDate(String(night))),
      Number(free),
    ),
};

/** The failure of a write of a closing, with the database's refusal in words. */
export function closingRefusal(failure: unknown): unknown {
  return failure instanceof ServiceError ? worded(failure, WORDS) : failure;
}
