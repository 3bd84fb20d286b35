// @supabase/lite offers storage only if this variable is set before its first import.
process.env['EXPERIMENTAL_STORAGE'] = '1';

export async function loadLite() {
  const { App, splitSqlStatements } = await import('@supabase/lite');
  return { App, splitSqlStatements, ...(await import('@supabase/lite/cli')) };
}

export const loadPglite = () => import('@supabase/lite/pglite');
export const loadMiddleware = () => import('@supabase/lite/vite');
