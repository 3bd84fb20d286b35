import type { Project } from '../../scripts/project/project.ts';
import type { TestBackend } from './backend.ts';
import { serviceProject } from './service-project.ts';

/** Inserts an account that can sign in, like the accounts of supabase/seed.sql. */
const ADD_USER = `
  with added as (
    insert into auth.users (
      id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
      raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change,
      email_change_token_new)
    values (
      coalesce($3::uuid, gen_random_uuid()), 'authenticated', 'authenticated', $1,
      extensions.crypt($2, extensions.gen_salt('bf', 4)), now(),
      '{"provider":"email","providers":["email"]}', '{}', now(), now(), '', '', '', '')
    returning id, email)
  insert into auth.identities (id, user_id, provider_id, provider, identity_data, created_at, updated_at)
  select gen_random_uuid(), id, id::text, 'email', jsonb_build_object('sub', id, 'email', email), now(), now()
  from added returning user_id as id`;

/**
 * Answers the two endpoints of Auth's admin API that the embedded backend lacks: create an account
 * and delete one. @returns undefined for other requests
 */
export async function answerAuthAdmin(
  { serviceSql }: Pick<TestBackend, 'serviceSql'>,
  request: Request,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/auth/v1/admin/users')) return undefined;
  if (request.method === 'DELETE') {
    const where = 'where id = $1 returning id';
    const gone = await serviceSql(`delete from auth.users ${where}`, [pathname.split('/')[5]]);
    const missing = { code: 404, error_code: 'user_not_found', msg: 'User not found' };
    return gone.length > 0 ? Response.json({}) : Response.json(missing, { status: 404 });
  }
  const body = (await request.json()) as { id?: string; email: string; password: string };
  const [known] = await serviceSql('select 1 from auth.users where email = $1', [body.email]);
  const refusal = { code: 422, error_code: 'email_exists', msg: 'known' };
  if (known) return Response.json(refusal, { status: 422 });
  const [made] = await serviceSql(ADD_USER, [body.email, body.password, body.id ?? null]);
  return Response.json(made);
}

/** The test backend, plus the endpoints of `answerAuthAdmin`. */
export function projectWithAccounts(backend: TestBackend): Project {
  const project = serviceProject(
    backend,
    async (request, send) => (await answerAuthAdmin(backend, request)) ?? send(request),
  );
  return { ...project, isEmbedded: false };
}
