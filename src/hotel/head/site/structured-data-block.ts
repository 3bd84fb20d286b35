import type { PageContent } from '@/hotel/content/content';
import { ownScriptData } from '@/lib/trusted-types';
import { dataAt } from './structured-data';
import { structuredDataText } from './structured-data-text';

const TYPE = 'application/ld+json';

/**
 * Writes the JSON-LD of the page at a path into the document's head, in place of what stands there.
 * React would make a script element by way of `innerHTML`, which the Content-Security-Policy
 * refuses: so it is made here.
 */
export function showBlock(path: string, content: PageContent): void {
  const standing = document.head.querySelector(`script[type="${TYPE}"]`);
  // The document's own tells more than a page that has yet to hear of the facts of the house.
  if (standing && !content.sections.houseFacts) return;
  standing?.remove();
  const data = dataAt(path, content);
  if (!data) return;
  const block = document.createElement('script');
  block.type = TYPE;
  block.text = ownScriptData(structuredDataText(data));
  document.head.append(block);
}
