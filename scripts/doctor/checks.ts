import { administrator, demonstration, signUp } from './checks/accounts.ts';
import { bucket } from './checks/bucket.ts';
import { bundle } from './checks/bundle.ts';
import { content } from './checks/content.ts';
import { headers } from './checks/headers.ts';
import { letters, realtime } from './checks/hosted-parts.ts';
import { languages } from './checks/languages.ts';
import { migrations } from './checks/migrations.ts';
import { entrance, missingPages, prerendered, serviceWorker } from './checks/pages.ts';
import { reading } from './checks/reading.ts';
import { resetLink } from './checks/reset-link.ts';
import { roomSizes } from './checks/room-sizes.ts';
import { searchAddresses } from './checks/search.ts';
import { encryption } from './checks/site-reach.ts';
import { writing } from './checks/writing.ts';
import type { Deployment } from './deployment.ts';
import type { Finding } from './finding.ts';

/** Looks at one thing from outside, and leaves it as it was. */
export type Check = (deployment: Deployment) => Promise<Finding[]>;

/** Asked of a backend that answers. */
export const BACKEND_CHECKS: Check[] = [
  migrations,
  reading,
  writing,
  signUp,
  demonstration,
  administrator,
  bucket,
  content,
  roomSizes,
  resetLink,
  letters,
  realtime,
];

/** Asked of a site that answers. */
export const SITE_CHECKS: Check[] = [
  encryption,
  headers,
  prerendered,
  languages,
  bundle,
  entrance,
  serviceWorker,
  missingPages,
  searchAddresses,
];
