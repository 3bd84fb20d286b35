import { ArrowLeft, Users } from 'lucide-react';

/**
 * Icons that several pages of visitors, and pages of the staff, have in common. As an object they
 * lie where this module does, in the file of what most pages need (deploy/chunks.ts). Left to the
 * bundler, each would lie with one of those pages, and the others would download that page for it.
 */
export const ICON = { ArrowLeft, Users };
