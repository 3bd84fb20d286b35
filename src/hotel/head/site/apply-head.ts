import { ownScriptData } from '@/lib/trusted-types';
import { headTags, structuredDataText } from './page-head';
import type { PageHead } from './page-head';

/** Marks the tags that belong to the page shown now. */
const MARK = 'data-head';

/** Writes a page's head into the document, in place of the one before. */
export function applyHead(head: PageHead): void {
  const { origin } = window.location;
  document.title = head.title;
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove();
  for (const { name, attributes } of headTags(head, origin)) {
    const tag = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
    tag.setAttribute(MARK, '');
    document.head.append(tag);
  }
  const data = structuredDataText(head, origin);
  if (data) document.head.append(dataBlock(data));
}

function dataBlock(text: string): HTMLScriptElement {
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  block.setAttribute(MARK, '');
  block.text = ownScriptData(text);
  return block;
}
