import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { HotelContent } from '@/content/store/hotel-content';
import type { HotelImage } from '@/content/schema/image';
import { columnName } from '@/lib/column-name';
import { server } from './server';

/** Answers for rooms, testimonials and pictures; what was sent is kept for the test to look at. */
export type Sent = { method: string; url: URL; body: unknown };

/** In the embedded backend's way of writing times. */
export const STORED_AT = '2026-11-20 17:15:28.781+00';
export const STORED_VERSION = '2026-11-20T17:15:28.781+00:00';

const BUCKET = '*/storage/v1/object/hotel_images';

/** A row as the table holds it: columns in the database's names, decimal numbers as text. */
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

/** What the table fills in by itself. */
const OWN_COLUMNS = { rooms: {}, testimonials: { sample: false }, pages: { former_slugs: [] } };

type Answer = (sent: Sent) => Response;

/**
 * Answers every write to a table as a backend would: the row as sent, with a new version. `answers`
 * replace that for one method. A read of one row finds nothing unless said otherwise.
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
  /** Paths that were uploaded, in order. */
  uploaded: string[];
  /** Stored files that were read, in order. */
  read: string[];
  /** Paths that were asked to be deleted. */
  deleted: string[];
  /** Bodies of the calls that swap rows. */
  swaps: { pictures: HotelImage[]; release_paths: string[]; clear_categories: string[] }[];
  /** Calls in the order they came: `upload`, `swap`, `delete`, `row`. */
  order: string[];
};

export type PictureAnswers = {
  upload?: (path: string) => Response | undefined;
  /** What the bucket gives for a stored file. */
  file?: (path: string) => Response;
  swap?: () => Response;
  remove?: (paths: string[]) => Response;
  deleteRow?: () => Response;
  /** What `GET hotel_images` gives. */
  rows?: HotelImage[];
  /** What the swap says is left to delete. */
  left?: string[];
};

/** Answers the bucket and the calls on picture rows as a backend would. */
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

/** A stored picture with one smaller copy. */
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
