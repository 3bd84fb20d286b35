import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** A picture, and what is written under it. */
export type Cell = { name: string; file: string };

/** All pictures side by side as one JPEG, small enough to be kept in a repository. */
export async function writeSheet(browser: Browser, cells: Cell[], width: number, file: string) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  const figures = cells.map(
    (cell) =>
      `<figure><img src="data:image/png;base64,${readFileSync(cell.file).toString('base64')}"><figcaption>${cell.name}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>
      body { margin: 16px; background: #d9d6cf; font: 12px/1.3 sans-serif; color: #222;
             display: grid; gap: 14px; grid-template-columns: repeat(auto-fill, ${width}px); justify-content: space-between }
      figure { margin: 0 } img { display: block; width: 100% } figcaption { padding-top: 4px }
    </style>${figures.join('')}`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path: file, type: 'jpeg', quality: 72, fullPage: true });
  await page.close();
}
