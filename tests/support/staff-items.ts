import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { HotelContent } from '@/content/store/hotel-content';
import type { HotelImage } from '@/content/schema/image';
import { columnName } from '@/lib/column-name';
import { server } from './server';

export type Sent = { method: string; url: URL; body: unknown };

export const STORED_AT = '2026-11-20 17:15:28.781+00';
export const STORED_VERSION = '2026-11-20T17:15:28.781+00:00';

const BUCKET = '*/storage/v1/object/hotel_images';

/** A row as the table holds it: column names of the database, decimal numbers as text. */
export function tableRow(item: object): Record<string, JsonBodyType> {
  const { updatedAt, price, size, ...others } = item as Record<string, JsonBodyType>;
  const columns = Object.entries(others).map(([field, value]) => [columnName(field), value]);
  return {
    ...Object.fromEntries(columns),
    ...(price === undefined ? {} : { price: String(price) }),
    ...(size === undefined ? {} : { size: String(size) }),
    updated_at: updatedAt ?? STORED_AT,
  };
}

const OWN_COLUMNS = { rooms: {}, testimonials: { sample: false }, pages: { former_slugs: [] } };

type Answer = (sent: Sent) => Response;

/**
 * Answers writes to a table as the backend does: with the row and a new version. `answers` replaces
 * the answer to one method. By default a read finds no row.
 */
export function tableWrites(
  table: keyof typeof OWN_COLUMNS,
  content: HotelContent,
  answers: Partial<Record<'get' | 'post' | 'patch' | 'delete', Answer>> = {},
): Sent[] {
  const sent: Sent[] = [];
  const url = `*/rest/v1/${table}`;

  async function keep(request: Request): Promise<Sent> {
    const text = await request.text();
    const one = {
      method: request.method,
      url: new URL(request.url),
      body: text ? (JSON.parse(text) as unknown) : undefined,
    };
    sent.push(one);
    return one;
  }
  const idOf = ({ url: asked }: Sent) => asked.searchParams.get('id')?.replace('eq.', '') ?? '';
  const stored = (id: string) => (content[table] as { id: string }[]).find((one) => one.id === id);

  server.use(
    http.get(url, async ({ request }) => {
      const one = await keep(request);
      return answers.get?.(one) ?? HttpResponse.json([]);
    }),
    http.post(url, async ({ request }) => {
      const one = await keep(request);
      const row = { ...OWN_COLUMNS[table], ...tableRow(one.body as object) };
      return answers.post?.(one) ?? HttpResponse.json([row], { status: 201 });
    }),
    http.patch(url, async ({ request }) => {
      const one = await keep(request);
      if (answers.patch) return answers.patch(one);
      const row = { ...tableRow(stored(idOf(one)) ?? {}), ...(one.body as object) };
      return HttpResponse.json([{ ...row, updated_at: STORED_AT }]);
    }),
    http.delete(url, async ({ request }) => {
      const one = await keep(request);
      return answers.delete?.(one) ?? HttpResponse.json([{ id: idOf(one) }]);
    }),
  );
  return sent;
}

export type PictureCalls = {
  uploaded: string[];
  read: string[];
  deleted: string[];
  swaps: { pictures: HotelImage[]; release_paths: string[]; clear_categories: string[] }[];
  order: string[];
};

export type PictureAnswers = {
  upload?: (path: string) => Response | undefined;
  file?: (path: string) => Response;
  swap?: () => Response;
  remove?: (paths: string[]) => Response;
  deleteRow?: () => Response;
  rows?: HotelImage[];
  /** Paths that `replace_images` returns, for the page to delete these files. */
  left?: string[];
};

export function pictureCalls(answers: PictureAnswers = {}): PictureCalls {
  const calls: PictureCalls = { uploaded: [], read: [], deleted: [], swaps: [], order: [] };
  server.use(
    http.get('*/rest/v1/hotel_images', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const category = searchParams.get('category')?.replace('eq.', '');
      const id = searchParams.get('id')?.replace('eq.', '');
      const found = (answers.rows ?? []).filter(
        (row) => (!category || row.category === category) && (!id || row.id === id),
      );
      return HttpResponse.json(found.map(imageRow));
    }),
    http.post(`${BUCKET}/*`, ({ request }) => {
      const path = new URL(request.url).pathname.split('/hotel_images/')[1] ?? '';
      calls.order.push('upload');
      const answer = answers.upload?.(path);
      if (!answer || answer.ok) calls.uploaded.push(path);
      return answer ?? HttpResponse.json({ Id: 'object', Key: `hotel_images/${path}` });
    }),
    http.delete(BUCKET, async ({ request }) => {
      const { prefixes } = (await request.json()) as { prefixes: string[] };
      calls.order.push('delete');
      calls.deleted.push(...prefixes);
      return answers.remove?.(prefixes) ?? HttpResponse.json(prefixes.map((name) => ({ name })));
    }),
    http.get('*/storage/v1/object/public/hotel_images/*', ({ request }) => {
      const path = new URL(request.url).pathname.split('/hotel_images/')[1] ?? '';
      calls.read.push(path);
      return answers.file?.(path) ?? new HttpResponse(path);
    }),
    http.get('*/storage/v1/object/info/*', () =>
      HttpResponse.json({ statusCode: '404', message: 'Object not found' }, { status: 400 }),
    ),
    http.post('*/rest/v1/rpc/replace_images', async ({ request }) => {
      const body = (await request.json()) as PictureCalls['swaps'][number];
      calls.order.push('swap');
      calls.swaps.push(body);
      if (answers.swap) return answers.swap();
      const images = body.pictures.map((picture, index) =>
        storedImage({
          ...picture,
          id: `new-${calls.swaps.length}-${index}`,
          position: picture.position ?? 1,
        }),
      );
      return HttpResponse.json({ images, removed: answers.left ?? [] });
    }),
    http.delete('*/rest/v1/hotel_images', ({ request }) => {
      calls.order.push('row');
      const id = new URL(request.url).searchParams.get('id')?.replace('eq.', '') ?? '';
      return answers.deleteRow?.() ?? HttpResponse.json([{ id, path: 'deleted' }]);
    }),
  );
  return calls;
}

function imageRow({ focalX, focalY, ...image }: HotelImage) {
  return { ...image, focal_x: focalX, focal_y: focalY, data: 'http://localhost/x' };
}

export function storedImage(changes: Partial<HotelImage> = {}): HotelImage {
  const path = changes.path ?? 'hero/1700000000000-old.jpg';
  return {
    id: 'image-old',
    path,
    category: 'hero',
    position: 0,
    width: 1600,
    height: 900,
    alt: '',
    colour: '#006837',
    focalX: 0.5,
    focalY: 0.5,
    luminance: 80,
    variants: [{ path: path.replace('.jpg', '-480.webp'), width: 480, type: 'image/webp' }],
    ...changes,
  };
}
