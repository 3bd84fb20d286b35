import { preload } from 'react-dom';
import type { PictureData } from './picture-data';

/** Preloads a page's first picture in its newest format, for each orientation of the window. */
export function preloadPicture({ src, sources }: PictureData, sizes: string): void {
  const newest = sources[0]?.type;
  if (newest === undefined) return preload(src, { as: 'image', fetchPriority: 'high' });
  const earlier: string[] = [];
  for (const source of sources.filter(({ type }) => type === newest)) {
    // A source applies only if no source before it matches.
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
