const asked: { url: URL; key: string | null }[] = [];

/** Loads a module as in a site that was built for this backend. */
async function builtFor<T>(address: string, load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  vi.stubEnv('VITE_SUPABASE_URL', address);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_of_the_hotel');
  asked.length = 0;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push({ url: new URL(request.url), key: request.headers.get('apikey') });
    return Promise.resolve(Response.json([]));
  });
  return load();
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each(['https://project.supabase.co', 'https://project.supabase.co//'])(
  '[N-33] built for %s, visitors and staff ask that host, with the key the site carries',
  async (address) => {
    const { rest } = await builtFor(address, () => import('@/lib/rest'));
    await rest().from('rooms').select('id');
    const { supabase, sessionStorageKey } = await import('@/lib/supabase');
    await supabase().from('rooms').select('id');
    await supabase().storage.from('hotel_images').list();
    expect(asked.map(({ url, key }) => [url.origin + url.pathname, key])).toEqual([
      ['https://project.supabase.co/rest/v1/rooms', 'sb_publishable_of_the_hotel'],
      ['https://project.supabase.co/rest/v1/rooms', 'sb_publishable_of_the_hotel'],
      [
        'https://project.supabase.co/storage/v1/object/list/hotel_images',
        'sb_publishable_of_the_hotel',
      ],
    ]);
    expect(sessionStorageKey()).toBe('sb-project-auth-token');
  },
);

test('[N-33] built for no host, the page’s own origin is asked', async () => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:5173' });
  const { rest } = await builtFor('', () => import('@/lib/rest'));
  await rest().from('rooms').select('id');
  expect(asked[0]?.url.href).toMatch(/^http:\/\/127\.0\.0\.1:5173\/rest\/v1\/rooms/);
  const { bucketUrl, fullBucketUrl } = await import('@/lib/bucket-url');
  expect(bucketUrl('hero/a b.jpg')).toBe('/storage/v1/object/public/hotel_images/hero/a%20b.jpg');
  expect(fullBucketUrl('hero/1.jpg')).toBe(
    'http://127.0.0.1:5173/storage/v1/object/public/hotel_images/hero/1.jpg',
  );
});

test('every request of the staff ends by itself: after 10 s, an upload after 60 s', async () => {
  const waits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    waits.push(ms);
    return new AbortController().signal;
  });
  const { supabase } = await builtFor('https://a.test', () => import('@/lib/supabase'));
  await supabase().from('rooms').select('id');
  await supabase()
    .storage.from('hotel_images')
    .upload('hero/1.jpg', new Blob(['x']));
  await supabase().storage.from('hotel_images').download('hero/1.jpg');
  expect(waits).toEqual([10_000, 60_000, 10_000]);
});
