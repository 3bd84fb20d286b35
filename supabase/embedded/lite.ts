/** Storage exists in @supabase/lite only when this is set before its first import. */
export async function loadLite() {
  process.env['EXPERIMENTAL_STORAGE'] = '1';
  const { App } = await import('@supabase/lite');
  const cli = await import('@supabase/lite/cli');
  return { App, ...cli };
}
