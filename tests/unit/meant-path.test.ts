import { expect, test } from 'vitest';
import { blankPage } from '@/content/schema/page';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { meantPath } from '@/website/own-pages/meant-path';
import { pagesToRender, NO_PAGE } from '../../deploy/build/pages.ts';

const stored = { id: 'a', updatedAt: '', position: 0, formerSlugs: [] };
const own = { ...blankPage(), ...stored, slug: 'the-table', status: 'published' as const };
const CONTENT = { ...DEFAULT_CONTENT, pages: [own] };
const PATHS = pagesToRender(CONTENT).flatMap(({ path }) =>
  /^\/$|^\/404$/.test(path) ? [] : [path],
);

test.each([',', '.', ')', '%20', '%E2%80%9D', '…', '%3E', '/,'])(
  'a link to any page that took %s with it leads to that page',
  (sign) => {
    expect(PATHS.length).toBeGreaterThan(8);
    for (const path of PATHS) {
      expect(meantPath(path + sign, CONTENT)).toBe(path);
      expect(meantPath(path.toUpperCase(), CONTENT)).toBe(path);
    }
  },
);

test.each([NO_PAGE, '/nowhere,', '//example.com', '/%E0%A4%A', '/rooms/none', '/contact'])(
  '%s means no other page',
  (path) => expect(meantPath(path, CONTENT)).toBeUndefined(),
);
