import { preload } from 'react-dom';
import type { PictureData } from './picture-data';

/**
 * Has a page's first picture loaded before its styles, in the newest format, for each shape of window.
 * A browser that does not know the format takes none. @param sizes the width it is drawn at
 */
export function preloadPicture({ src, sources }: PictureData, sizes: string): void {
  const newest = sources[0]?.type;
  if (newest === undefined) return preload(src, { as: 'image', fetchPriority: 'high' });
  const earlier: string[] = [];
  for (const source of sources.filter(({ type }) => type === newest)) {
    // A source is taken only where those before it do not match.
    const only = [...earlier.map((one) => `not all and ${one}`), source.media ?? []].flat();
    if (source.media) earlier.push(source.media);
    preload(src, {
      as: 'image',
      fetchPriority: 'high',
      type: newest,
      imageSrcSet: source.srcSet,
      imageSizes: source.sizes ?? sizes,
      media: only.join(' and ') || undefined,
    });
  }
}
