import { PATH } from '../../../src/basics/rules/paths.ts';
import { staffBaseOf } from '../../../src/basics/rules/staff-paths.ts';
import { STAFF_LANGUAGES } from '../../../src/words/staff-languages.ts';
import type { Deployment } from '../deployment.ts';
import { listed, note, ok, type CheckResult, wrong } from '../finding.ts';

/** Pages to which links in Auth's emails lead: for a new password and for a new address. */
const LANDINGS = [PATH.resetPassword, PATH.adminAccount];

/**
 * Opens such links with an invalid code for each staff language; this sends no email. Auth redirects
 * elsewhere if it does not allow the site's address.
 */
export async function resetLink({ askBackend, site, hotel }: Deployment): Promise<CheckResult> {
  const offered = hotel.sections.hotelInfo.languages;
  const pages = STAFF_LANGUAGES.flatMap(({ code }) =>
    LANDINGS.map((landing) => `${site}${staffBaseOf(code, offered)}${landing}`),
  );
  const astray: string[] = [];
  let elsewhere = '';
  for (const wanted of pages) {
    const query = new URLSearchParams({ token: '-', type: 'recovery', redirect_to: wanted });
    const { headers } = await askBackend(`/auth/v1/verify?${query}`);
    const location = headers.get('location');
    if (location === null)
      return note(
        `The doctor could not see where the links in emails to staff lead. ${allow(pages, site)}`,
      );
    if (location.startsWith(wanted)) continue;
    astray.push(wanted);
    elsewhere = location.split(/[?#]/, 1)[0] ?? '';
  }
  if (astray.length === 0) return ok('The links in emails to staff lead to the site.');
  return wrong(
    `Links in emails to staff lead to ${elsewhere} instead of ${listed(astray)}.`,
    allow(astray, site),
  );
}

function allow(pages: readonly string[], site: string): string {
  return `Add ${listed(pages)} under Authentication, URL Configuration, Redirect URLs, and set the Site URL to ${site}.`;
}
