import { staffToasts } from '@/words/staff';
import { UPLOAD_MAX_MB } from '@/hotel/rules/limits';
import type { ToastText } from '@/words/toast-text';

/** Why a chosen file is not taken; each has its words in the specification's point 5 or 8. */
export type RejectionReason = 'type' | 'size' | 'pixels' | 'data' | 'unreadable';

const WORDS: Record<RejectionReason, ToastText> = {
  type: staffToasts.invalidFileType,
  size: staffToasts.fileTooLarge(UPLOAD_MAX_MB),
  pixels: staffToasts.imageTooManyPixels,
  data: staffToasts.invalidImageData,
  unreadable: staffToasts.uploadError,
};

/** A file that was refused here, before anything was sent. */
export class ImageRejected extends Error {
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason, cause?: unknown) {
    super(`image refused: ${reason}`, { cause });
    this.name = 'ImageRejected';
    this.reason = reason;
  }

  /** The toast for it. */
  get words(): ToastText {
    return WORDS[this.reason];
  }
}
