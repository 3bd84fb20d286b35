import { ImageRejected } from './image-rejected';

/**
 * The file inside a data URL, e.g. one that was pasted (specification 5, "Image save").
 * @throws ImageRejected `data`: not a data URL with a comma and a payload that can be read
 */
export function parseDataUrl(url: string): Blob {
  const comma = url.indexOf(',');
  const payload = url.slice(comma + 1).trim();
  if (!/^data:/i.test(url) || comma < 0 || payload === '') throw new ImageRejected('data');
  const [type = '', ...parameters] = url.slice('data:'.length, comma).split(';');
  const isBase64 = parameters.some((parameter) => parameter.trim().toLowerCase() === 'base64');
  try {
    const bytes = isBase64 ? atob(payload) : decodeURIComponent(payload);
    const content = isBase64 ? Uint8Array.from(bytes, (char) => char.charCodeAt(0)) : bytes;
    return new Blob([content], { type: type.trim().toLowerCase() });
  } catch (cause) {
    throw new ImageRejected('data', cause);
  }
}
