import { tag } from './markup.ts';

type Attributes = Readonly<Record<string, string>>;

/**
 * Preloads for the picture that a page opens with (the one with a high fetch priority), in the
 * newest format: the browser hears of it before it has read the styles. One for each shape of
 * window; a browser that does not know the format takes none of them and finds the picture itself.
 */
export function picturePreloads(html: string): string[] {
  const found = [...html.matchAll(/<picture>(.*?)<\/picture>/gs)]
    .map(([, inside = '']) => inside)
    .find((inside) => /<img[^>]*fetchpriority="high"/i.test(inside));
  if (found === undefined) return [];
  const sources = [...found.matchAll(/<source([^>]*)>/g)].map(([, text = '']) => read(text));
  const newest = sources[0]?.['type'];
  if (newest === undefined) return [preload({ href: read(found)['src'] ?? '' })];
  const earlier: string[] = [];
  return sources
    .filter(({ type }) => type === newest)
    .map(({ srcset = '', sizes = '', media }) => {
      // A source is taken only where those before it do not match.
      const only = [...earlier.map((one) => `not all and ${one}`), ...(media ? [media] : [])];
      if (media) earlier.push(media);
      return preload({
        type: newest,
        imagesrcset: srcset,
        imagesizes: sizes,
        ...(only.length > 0 && { media: only.join(' and ') }),
      });
    });
}

function preload(attributes: Attributes): string {
  return tag('link', { rel: 'preload', as: 'image', fetchpriority: 'high', ...attributes });
}

function read(text: string): Record<string, string> {
  const attributes = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(
    // As they stand in the markup, so escaped: `tag` escapes again.
    ([, name = '', value = '']) =>
      [name.toLowerCase(), value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')] as const,
  );
  return Object.fromEntries(attributes);
}
