import { ArrowLeft, CircleAlert } from 'lucide-react';

/**
 * Icons that several of the app's files use. As constants of ours they lie in the entry
 * (src/app/shared-by-pages.ts); left to the bundler, the room page would fetch the home page for its
 * arrow, and the toasts the forms.
 */
export const ArrowLeftIcon = ArrowLeft;
export const AlertIcon = CircleAlert;
