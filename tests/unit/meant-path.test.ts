import { blankPage } from '@/content/schema/page';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { correctedPath } from '@/website/custom-pages/corrected-path';
import { pagesToRender, NOT_FOUND_PATH } from '../../deploy/build/pages.ts';

const stored = { id: 'a', updatedAt: '', position: 0, formerSlugs: [] };
const own = { ...blankPage(), ...stored, slug: 'the-table', status: 'published' as const };
const CONTENT = { ...DEFAULT_CONTENT, pages: [own] };
const PATHS = pagesToRender(CONTENT).flatMap(({ path }) =>
  /^\/$|^\/404$/.test(path) ? [] : [path],
);

test.each([',', '.', ')', '%20', '%E2%80%9D', '…', '%3E', '/,'])('a link may end in %s', (sign) => {
  expect(PATHS.length).toBeGreaterThan(8);
  for (const path of PATHS) {
    expect(correctedPath(path + sign, CONTENT)).toBe(path);
    expect(correctedPath(path.toUpperCase(), CONTENT)).toBe(path);
  }
});

test.each([NOT_FOUND_PATH, '/nowhere,', '//example.com', '/%E0%A4%A', '/rooms/none', '/contact'])(
  '%s means no other page',
  (path) => expect(correctedPath(path, CONTENT)).toBeUndefined(),
);
