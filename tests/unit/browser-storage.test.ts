import { LOCAL, TAB } from '@/lib/browser-storage';

afterEach(() => vi.unstubAllGlobals());

/** Like a browser's storage, whose keys are its own properties. */
function storage(kept: Record<string, string>): Storage {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  // The tests use no other part of `Storage`.
  return new Proxy(kept, {
    get: (_kept, name) => Reflect.get(methods, name),
  }) as unknown as Storage;
}

describe.each([
  ['localStorage', LOCAL],
  ['sessionStorage', TAB],
] as const)('%s', (name, kept) => {
  test('what is written is read, listed by the beginning of its key, and removed', () => {
    const texts: Record<string, string> = { other: '1' };
    vi.stubGlobal(name, storage(texts));
    expect(kept.write('draft.a', '{"b":2}')).toBe(true);
    expect(kept.read('draft.a')).toBe('{"b":2}');
    expect(kept.readJson('draft.a')).toEqual({ b: 2 });
    expect(kept.keys('draft.')).toEqual(['draft.a']);
    kept.remove('draft.a');
    expect(kept.read('draft.a')).toBeNull();
    expect(texts).toEqual({ other: '1' });
  });

  test('what is missing or no JSON is undefined', () => {
    vi.stubGlobal(name, storage({ broken: '{oops', nothing: 'null' }));
    expect(kept.readJson('missing')).toBeUndefined();
    expect(kept.readJson('broken')).toBeUndefined();
    expect(kept.readJson('nothing')).toBeNull();
  });

  test.each([
    ['has no storage', undefined],
    ['refuses every use', new Proxy({}, { get: refuse, ownKeys: refuse })],
  ])('[N-34] in a browser that %s nothing is kept, and nothing throws', (_what, value) => {
    vi.stubGlobal(name, value);
    expect(kept.write('a', 'text')).toBe(false);
    expect(kept.read('a')).toBeNull();
    expect(kept.readJson('a')).toBeUndefined();
    expect(kept.keys('')).toEqual([]);
    expect(() => kept.remove('a')).not.toThrow();
  });
});

function refuse(): never {
  throw new DOMException('storage is off', 'SecurityError');
}
