import { IMAGE_BUCKET, IMAGE_CATEGORIES } from '@/content/schema/image';
import type { HotelImage, ImageCategory } from '@/content/schema/image';
import { supabase } from '@/lib/supabase';
import { removeObjects } from '@/content/pictures/staff-calls/bucket';
import { listImages, moveImage, swapImages } from '@/content/pictures/staff-calls/image-rows';
import { updateImage } from '@/content/pictures/staff-calls/image-rows';
import { deleteImage, saveImage, uploadPicture } from '@/content/pictures/staff-calls/store-image';
import { signIn } from '@/basics/session/staff-calls/auth';
import { openBackend } from '../support/hotel.ts';
import { prepared } from '../support/picture-files.ts';

const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/;

const backend = await openBackend();
const { sql } = backend;
backend.answerFetch();

beforeEach(async () => {
  await sql`delete from hotel_images`;
  await sql`delete from content_versions`;
  await removeObjects(await objects()).catch(() => undefined);
  await signIn('admin@hotel.test', 'admin-demo-1');
});

const picture = () => prepared([480, 960]);

async function objects(): Promise<string[]> {
  const rows = await sql<{ name: string }>`select name from storage.objects order by name`;
  return rows.map(({ name }) => name);
}

async function rows(): Promise<{ path: string; category: string; position: number }[]> {
  return sql`select path, category, position from hotel_images order by category, position`;
}

function filesOf(image: HotelImage): string[] {
  return [image.path, ...image.variants.map(({ path }) => path)].toSorted();
}

describe('saving', () => {
  test('[N-12] [N-24] [N-26] [I-06] files lie in the bucket, and one row names them', async () => {
    const image = await saveImage({ category: 'hero', position: 0 }, picture());
    expect(image).toMatchObject({ category: 'hero', position: 0, width: 1200, height: 800 });
    expect(image.path).toMatch(/^hero\/\d{13}-[a-z0-9]{9}\.jpg$/);
    expect(await objects()).toEqual(filesOf(image));
    const [row] = await sql`select * from hotel_images`;
    expect(row).toMatchObject({
      id: image.id,
      path: image.path,
      data: `http://localhost:54321/storage/v1/object/public/hotel_images/${image.path}`,
      colour: '#c4a256',
      luminance: 91.5,
    });
  });

  test('[N-26] [N-27] a visitor gets the file at its public address, as what it is', async () => {
    const image = await saveImage({ category: 'hero', position: 0 }, picture());
    for (const [path, type] of [
      [image.path, 'image/jpeg'],
      [image.variants[0]?.path, 'image/webp'],
    ]) {
      const answer = await backend.request(`/storage/v1/object/public/hotel_images/${path}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect((await answer.arrayBuffer()).byteLength).toBe(40);
    }
    const [stored] = await sql<{ metadata: { cacheControl: string } }>`
      select metadata from storage.objects`;
    expect(stored?.metadata.cacheControl).toBe('max-age=3600');
  });

  test('[N-27] an object is never written over', async () => {
    const image = await saveImage({ category: 'hero', position: 0 }, picture());
    const { error } = await supabase()
      .storage.from('hotel_images')
      .upload(image.path, new Blob(['other'], { type: 'image/jpeg' }));
    expect(error).toMatchObject({ statusCode: '409' });
  });

  test('[I-09] what lay in the slot goes, but its files stay for the history', async () => {
    const first = await saveImage({ category: 'luxury', position: 1 }, picture());
    const other = await saveImage({ category: 'luxury', position: 0 }, picture());
    const second = await saveImage({ category: 'luxury', position: 1 }, picture());
    expect(second.id).not.toBe(first.id);
    expect((await rows()).map(({ path }) => path)).toEqual([other.path, second.path]);
    expect(await objects()).toEqual([first, other, second].flatMap(filesOf).toSorted());
  });

  test('a cancelled upload leaves nothing behind', async () => {
    const stop = new AbortController();
    const upload = uploadPicture('hero', picture(), {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
    expect(await objects()).toEqual([]);
  });

  test('an answer that got lost on its way back is not taken for a failure', async () => {
    const answer = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const response = await answer(input, init);
      if (String(input).includes('replace_images')) throw new TypeError('connection lost');
      return response;
    };
    try {
      const slot = { category: 'room-deluxe', position: null } as const;
      const images = [await saveImage(slot, picture()), await saveImage(slot, picture())];
      expect(await objects()).toEqual(images.flatMap(filesOf).toSorted());
    } finally {
      globalThis.fetch = answer;
    }
  });
});

describe('a stored picture as staff have it', () => {
  test.each(IMAGE_CATEGORIES)('[N-13] [N-28] %s: id, bytes, position, folder', async (folder) => {
    const saved = await saveImage({ category: folder, position: 0 }, picture());
    const [listed] = await listImages(folder);
    expect(listed).toEqual(saved);
    expect(listed).toMatchObject({
      id: expect.stringMatching(UUID),
      position: 0,
      category: folder,
    });
    expect(listed?.path.split('/')[0]).toBe(folder);
    const { data } = await supabase()
      .storage.from(IMAGE_BUCKET)
      .download(listed?.path ?? '');
    expect(await data?.text()).toBe(await picture().main.blob.text());
  });
});

describe('rooms’ own pictures', () => {
  test('[M-15] each takes the next free place of its category; 0 is the type’s', async () => {
    const slot = { category: 'room-standard', position: null } as const;
    const first = await saveImage(slot, picture());
    const second = await saveImage(slot, picture());
    const ofType = await saveImage({ ...slot, position: 0 }, picture());
    expect([first.position, second.position, ofType.position]).toEqual([1, 2, 0]);
  });

  test('[M-16] a picture moves to another category and keeps its files', async () => {
    const taken = await saveImage({ category: 'room-premier', position: 1 }, picture());
    const image = await saveImage({ category: 'room-standard', position: null }, picture());
    const moved = await moveImage(image.path, 'room-premier');
    expect(moved).toEqual({ ...image, category: 'room-premier', position: 2 });
    expect(await objects()).toEqual([...filesOf(taken), ...filesOf(image)].toSorted());
    expect(await moveImage('room-standard/none.jpg', 'room-premier')).toBeUndefined();
  });
});

test('pictures of a page stay as long as a page names them, at any depth, published or not', async () => {
  const slot = { category: 'general', position: null } as const;
  const shared = await saveImage(slot, picture());
  const opening = await saveImage(slot, picture());
  const card = await saveImage(slot, picture());
  const left = await saveImage(slot, picture());
  const blocks = [
    { id: 'a', kind: 'opening', hidden: false, image: opening.path },
    { id: 'b', kind: 'cards', hidden: true, items: [{ image: card.path }] },
  ];
  await sql`
    insert into pages (id, slug, title, image, blocks)
    values ('p', 'terrace', 'Terrace', ${shared.path}, ${JSON.stringify(blocks)}::jsonb)`;
  const all = [shared, opening, card, left].map(({ path }) => path);
  await sql`update hotel_images set created_at = now() - interval '25 hours'`;
  await swapImages([]); // a day old, and nothing shows it
  expect((await rows()).map(({ path }) => path).toSorted()).toEqual(all.slice(0, 3).toSorted());
  await sql`delete from pages`;
  await sql`delete from content_versions`;
  await swapImages([], { release: all });
  expect(await rows()).toEqual([]);
});

describe('pictures of a list', () => {
  const many = (category: ImageCategory) =>
    Promise.all(
      Array.from({ length: 13 }, () => saveImage({ category, position: null }, picture())),
    );
  const paths = (images: readonly HotelImage[]) => images.map(({ path }) => path);
  const nameInGallery = (names: readonly string[]) => sql`
    update hotel_config set value = jsonb_build_object('images', ${JSON.stringify(names)}::jsonb) where key = 'gallery'`;

  test('all that a room or the gallery of the house names stay, wherever in the list they stand', async () => {
    const ofRoom = await many('room-standard');
    const ofHouse = await many('general');
    await sql`
      update rooms set images = ${JSON.stringify(paths(ofRoom).slice(0, 12))}::jsonb where id = 'room-standard'`;
    await nameInGallery(paths(ofHouse).slice(0, 12));
    await sql`update hotel_images set created_at = now() - interval '25 hours'`;
    await swapImages([], { release: paths([...ofRoom, ...ofHouse]) });
    const left = (await rows()).map(({ path }) => path);
    expect(left.toSorted()).toEqual(
      paths([...ofRoom.slice(0, 12), ...ofHouse.slice(0, 12)]).toSorted(),
    );
    await nameInGallery([]);
  });
});

describe('forgotten files', () => {
  const aDayAgo = `now() - interval '25 hours'`;

  test('objects without a row go with the next change of a picture, a day later', async () => {
    const forgotten = await uploadPicture('about', picture());
    const first = await saveImage({ category: 'hero', position: 0 }, picture());
    expect(await objects()).toContain(forgotten.path);
    await backend.serviceSql(`update storage.objects set created_at = ${aDayAgo}`);
    const kept = await saveImage({ category: 'hero', position: 0 }, picture());
    expect(await objects()).toEqual([first, kept].flatMap(filesOf).toSorted());
  });
});

describe('listing, changing, deleting', () => {
  test('[N-21] [N-30] pictures of one category by position', async () => {
    const second = await saveImage({ category: 'luxury', position: 1 }, picture());
    const first = await saveImage({ category: 'luxury', position: 0 }, picture());
    await saveImage({ category: 'hero', position: 0 }, picture());
    expect(await listImages('luxury')).toEqual([first, second]);
  });

  test('[I-23] alt text and focal point are stored and visitors read them', async () => {
    const image = await saveImage({ category: 'hero', position: 0 }, picture());
    const details = { alt: 'The jetty at first light', focalX: 0.25, focalY: 0.8 };
    expect(await updateImage(image.id, details)).toEqual({ ...image, ...details });
    const { data } = await backend.client().rpc('site_content', {}, { get: true });
    expect(data).toMatchObject({ images: [{ ...details }] });
  });

  test('[N-22] [N-23] [N-29] deleting takes the row by its id; the files stay for the history', async () => {
    const image = await saveImage({ category: 'hero', position: 0 }, picture());
    await deleteImage(image);
    expect(await rows()).toEqual([]);
    expect(await objects()).toEqual(filesOf(image));
    await deleteImage(image);
  });

  test('a picture whose files are lost can still be deleted', async () => {
    const image = await saveImage({ category: 'hero', position: 0 }, picture());
    await removeObjects(filesOf(image));
    await deleteImage(image);
    expect(await rows()).toEqual([]);
  });

  test('[N-31] a folder is cleared', async () => {
    const kept = await saveImage({ category: 'luxury', position: 0 }, picture());
    for (const position of [0, 1, 2, 3])
      await saveImage({ category: 'about', position }, picture());
    await swapImages([], { clear: ['about'] });
    expect((await rows()).map(({ path }) => path)).toEqual([kept.path]);
  });
});
