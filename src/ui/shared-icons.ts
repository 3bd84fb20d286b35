import { ArrowLeft, CircleAlert, Users } from 'lucide-react';

/**
 * Icons that several of the app's files use. As constants of ours they lie in the entry
 * (src/app/shared-by-pages.ts); left to the bundler, each would lie with one of the pages that use it,
 * and the others would fetch that page for an arrow.
 */
export const ArrowLeftIcon = ArrowLeft;
export const AlertIcon = CircleAlert;
export const UsersIcon = Users;
