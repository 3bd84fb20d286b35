import type { HotelContent } from '@/hotel/content/content';
import { ownScriptData } from '@/lib/trusted-types';
import { dataAt } from './structured-data';
import { structuredDataText } from './structured-data-text';

const TYPE = 'application/ld+json';

/**
 * Writes the JSON-LD of the page at a path into the document's head, in place of what stands there.
 * React would make a script element by way of `innerHTML`, which the Content-Security-Policy
 * refuses: so it is made here.
 */
export function showBlock(path: string, content: HotelContent): void {
  document.head.querySelector(`script[type="${TYPE}"]`)?.remove();
  const data = dataAt(path, content);
  if (!data) return;
  const block = document.createElement('script');
  block.type = TYPE;
  block.text = ownScriptData(structuredDataText(data));
  document.head.append(block);
}
