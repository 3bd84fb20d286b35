import { administrator, demonstration, signUp } from './checks/accounts.ts';
import { bucket } from './checks/bucket.ts';
import { bundle } from './checks/bundle.ts';
import { content } from './checks/content.ts';
import { headers } from './checks/headers.ts';
import { letters, realtime } from './checks/hosted-parts.ts';
import { languages } from './checks/languages.ts';
import { migrations } from './checks/migrations.ts';
import { entrance, everyPage, missingPages, serviceWorker } from './checks/pages.ts';
import { pictures } from './checks/pictures.ts';
import { prerendered } from './checks/prerendered.ts';
import { privateFiles } from './checks/private-files.ts';
import { reading } from './checks/reading.ts';
import { resetLink } from './checks/reset-link.ts';
import { roomSizes } from './checks/room-sizes.ts';
import { rules } from './checks/rules.ts';
import { searchAddresses, searchAllowed } from './checks/search.ts';
import { encryption, withWww } from './checks/site-reach.ts';
import { writing } from './checks/writing.ts';
import type { Deployment } from './deployment.ts';
import type { Finding } from './finding.ts';

/** Looks at one thing from outside, and leaves it as it was. */
export type Check = (deployment: Deployment) => Promise<Finding[]>;

/** An administrator is told more than this, and instead of it. */
const rulesForAll: Check = async (deployment) => (deployment.admin ? [] : rules(deployment));

/** Asked of a backend that answers. */
export const BACKEND_CHECKS: Check[] = [
  migrations,
  reading,
  writing,
  rulesForAll,
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
  withWww,
  headers,
  privateFiles,
  everyPage,
  prerendered,
  languages,
  pictures,
  bundle,
  entrance,
  serviceWorker,
  missingPages,
  searchAllowed,
  searchAddresses,
];
