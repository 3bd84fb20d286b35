import { PATH } from '../../../src/hotel/rules/paths.ts';
import { staffBaseOf } from '../../../src/hotel/rules/staff-paths.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import type { Deployment } from '../deployment.ts';
import { type Finding, listed, note, ok, wrong } from '../finding.ts';
import { offeredBy } from '../offered.ts';

const ID = 'reset-link';

/**
 * Where password-reset links lead: follows one for each language of the staff with a code that cannot
 * be right, asking to be led to the site. No mail is sent. An address that is not allowed is answered
 * with another one.
 */
export async function resetLink(deployment: Deployment): Promise<Finding[]> {
  const { askBackend, site } = deployment;
  const offered = offeredBy(deployment);
  const pages = LANGUAGES.filter(({ forStaff }) => forStaff).map(
    ({ code }) => `${site}${staffBaseOf(code, offered)}${PATH.resetPassword}`,
  );
  const astray: string[] = [];
  let elsewhere = '';
  for (const wanted of pages) {
    const query = new URLSearchParams({ token: '-', type: 'recovery', redirect_to: wanted });
    const { headers } = await askBackend(`/auth/v1/verify?${query}`);
    const location = headers.get('location');
    if (location === null)
      return [note(ID, `Where reset links lead could not be seen. ${allow(pages, site)}`)];
    if (location.startsWith(wanted)) continue;
    astray.push(wanted);
    elsewhere = location.split(/[?#]/, 1)[0] ?? '';
  }
  if (astray.length === 0) return [ok(ID, 'Password-reset links lead to the site.')];
  return [
    wrong(
      ID,
      `Links for a new password that belong to ${listed(astray)} lead to ${elsewhere} instead.`,
      allow(astray, site),
    ),
  ];
}

function allow(pages: readonly string[], site: string): string {
  return `Add ${listed(pages)} under Authentication, URL Configuration, Redirect URLs, and set the Site URL to ${site}.`;
}
