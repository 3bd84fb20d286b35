import { errorToast, toastText } from '../../words/toast-text.ts';
import { deskWords as words } from './words.ts';

export const shopNightsWords = words.nights;
export const eventStayWords = words.dialog;
export const eventRefusalWords = words.refused;

export const eventStayToasts = {
  made: toastText(words.toasts.made),
  failed: errorToast(words.toasts.failed),
};
