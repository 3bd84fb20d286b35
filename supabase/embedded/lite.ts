// @supabase/lite has storage only if this is set before its first import, which is therefore here.
process.env['EXPERIMENTAL_STORAGE'] = '1';

export async function loadLite() {
  const { App, splitSqlStatements } = await import('@supabase/lite');
  return { App, splitSqlStatements, ...(await import('@supabase/lite/cli')) };
}

export const loadPglite = () => import('@supabase/lite/pglite');
export const loadMiddleware = () => import('@supabase/lite/vite');
