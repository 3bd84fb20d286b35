import type { ContactInfo } from '@/hotel/contact/contact-info';
import { contactEditorWords } from '@/words/staff';

/** Names of the contact fields, the same in both editors that have them. */
export const CONTACT_LABELS: Record<keyof ContactInfo, string> = contactEditorWords.labels;
