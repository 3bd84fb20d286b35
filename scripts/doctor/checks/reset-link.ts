import { PATH } from '../../../src/hotel/rules/paths.ts';
import type { Deployment } from '../deployment.ts';
import { type Finding, note, ok, wrong } from '../finding.ts';

const ID = 'reset-link';

/**
 * Where a password-reset link leads: follows one with a code that cannot be right, asking to be led
 * to the site. No mail is sent. An address that is not allowed is answered with another one.
 */
export async function resetLink({ askBackend, site }: Deployment): Promise<Finding[]> {
  const wanted = `${site}${PATH.resetPassword}`;
  const query = new URLSearchParams({ token: '-', type: 'recovery', redirect_to: wanted });
  const { headers } = await askBackend(`/auth/v1/verify?${query}`);
  const location = headers.get('location');
  const todo = `Allow ${wanted} under Authentication, URL Configuration, Redirect URLs, and set the Site URL to ${site}.`;
  if (location === null) return [note(ID, `Where reset links lead could not be seen. ${todo}`)];
  if (location.startsWith(wanted)) return [ok(ID, 'Password-reset links lead to the site.')];
  return [
    wrong(
      ID,
      `Password-reset links lead to ${location.split(/[?#]/, 1)[0]}, not to the site.`,
      todo,
    ),
  ];
}
