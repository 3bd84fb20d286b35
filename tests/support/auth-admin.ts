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
      gen_random_uuid(), 'authenticated', 'authenticated', $1,
      extensions.crypt($2, extensions.gen_salt('bf', 4)), now(),
      '{"provider":"email","providers":["email"]}', '{}', now(), now(), '', '', '', '')
    returning id, email)
  insert into auth.identities (id, user_id, provider_id, provider, identity_data, created_at, updated_at)
  select gen_random_uuid(), id, id::text, 'email', jsonb_build_object('sub', id, 'email', email), now(), now()
  from added returning user_id as id`;

/**
 * The test backend, plus the two endpoints of Auth's admin API that the embedded backend lacks:
 * create an account and delete one.
 */
export function projectWithAccounts(backend: TestBackend): Project {
  const project = serviceProject(backend, async (request, send) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/auth/v1/admin/users')) return send(request);
    if (request.method === 'DELETE') {
      await backend.serviceSql('delete from auth.users where id = $1', [pathname.split('/')[5]]);
      return Response.json({});
    }
    const { email, password } = (await request.json()) as { email: string; password: string };
    const [known] = await backend.serviceSql('select 1 from auth.users where email = $1', [email]);
    if (known)
      return Response.json(
        { code: 422, error_code: 'email_exists', msg: 'known' },
        { status: 422 },
      );
    const [made] = await backend.serviceSql(ADD_USER, [email, password]);
    return Response.json(made);
  });
  return { ...project, isEmbedded: false };
}
