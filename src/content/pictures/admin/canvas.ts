type Drawn = { blob: Blob; width: number; height: number };
type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
type Surface = { context: Context; toBlob: (type: string, quality: number) => Promise<Blob> };

/** Scales a picture. Check the blob's type: some browsers return a PNG instead of WebP. */
export async function drawScaled(
  bitmap: ImageBitmap,
  width: number,
  type: string,
  quality: number,
): Promise<Drawn> {
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  const { context, toBlob } = makeSurface(width, height);
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return { blob: await toBlob(type, quality), width, height };
}

/** Returns the scaled pixels, four bytes each: red, green, blue, alpha. */
export async function readPixels(
  bitmap: ImageBitmap,
  width: number,
  height: number,
): Promise<Uint8ClampedArray> {
  const { context } = makeSurface(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

export async function drawPng(
  width: number,
  height: number,
  draw: (context: Context) => void,
): Promise<Blob> {
  const { context, toBlob } = makeSurface(width, height);
  draw(context);
  return toBlob('image/png', 1);
}

function makeSurface(width: number, height: number): Surface {
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    const toBlob: Surface['toBlob'] = (type, quality) => canvas.convertToBlob({ type, quality });
    return { context: orThrow(canvas.getContext('2d')), toBlob };
  }
  // The fallback for browsers without `OffscreenCanvas`.
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const toBlob: Surface['toBlob'] = (type, quality) =>
    new Promise((resolve, reject) => {
      const take = (blob: Blob | null) =>
        blob ? resolve(blob) : reject(new Error('the canvas gave no file'));
      canvas.toBlob(take, type, quality);
    });
  return { context: orThrow(canvas.getContext('2d')), toBlob };
}

function orThrow<T>(context: T | null): T {
  if (context === null) throw new Error('no canvas to draw on');
  return context;
}
