import { describe, expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import type { HotelImage } from '@/hotel/pictures/image';
import { serviceFetch } from '../support/service-fetch.ts';

/** Writes that replace what is there: what is sent, and what comes of each answer. */

const { asked, replies } = serviceFetch();
const { saveAbout } = await import('@/hotel/about/staff-services/about-service');
const imageRows = await import('@/hotel/pictures/staff-services/image-rows');
const { deleteImage, saveImage, uploadPicture } =
  await import('@/hotel/pictures/staff-services/images-service');
const { roomTable } = await import('@/hotel/rooms/staff-services/room-table');
const { fetchSection, saveSection } = await import('@/hotel/content/staff-services/site-config');
const { testimonialTable } = await import('@/hotel/testimonials/staff-services/testimonial-table');

const SEEN = '2026-11-20T10:00:00.000+00:00';
const LATER = '2026-11-20T11:00:00.000+00:00';
const { heroSection, aboutSection } = DEFAULT_CONTENT.sections;
const [room] = DEFAULT_CONTENT.rooms;
const [testimonial] = DEFAULT_CONTENT.testimonials;
if (!room || !testimonial) throw new Error('the defaults have rooms and testimonials');
const { id: _room, updatedAt: _seen, position: _place, ...roomDraft } = room;
const { id: _id, updatedAt: _at, sortOrder: _order, ...testimonialDraft } = testimonial;

/** As the tables answer: columns in the database's names, decimal numbers as text. */
const ROOM_ROW = {
  ...roomDraft,
  id: 'r',
  best_seller: true,
  price: '129.00',
  size: '30.5',
  position: 4,
  updated_at: '2026-11-20 10:00:00.000+00',
};
const TESTIMONIAL_ROW = { ...testimonialDraft, id: 't', sort_order: 7, updated_at: SEEN };

const search = (index = 0) => Object.fromEntries(asked[index]?.url.searchParams ?? []);
const methods = () => asked.map(({ method }) => method);
const bodies = () => asked.map(({ body }) => body);
const rows = (body: unknown) => replies(() => ({ status: 200, body }));

describe('rooms and testimonials', () => {
  test('are added with their place, and read back in the domain’s words', async () => {
    rows([ROOM_ROW]);
    expect(await roomTable.insert('r', roomDraft, 4)).toMatchObject({
      id: 'r',
      price: 129,
      size: 30.5,
      bestSeller: true,
      position: 4,
      updatedAt: SEEN,
    });
    const { bestSeller, ...others } = roomDraft;
    expect(bodies()).toEqual([{ id: 'r', ...others, best_seller: bestSeller, position: 4 }]);
    expect(search()['select']).toBe('*');
    asked.length = 0;
    rows([TESTIMONIAL_ROW]);
    expect(await testimonialTable.insert('t', testimonialDraft, 7)).toMatchObject({
      id: 't',
      sortOrder: 7,
    });
    expect(bodies()).toEqual([{ id: 't', ...testimonialDraft, sort_order: 7 }]);
  });

  test('that were added before are changed instead, over what is there', async () => {
    replies(({ method }) =>
      method === 'POST'
        ? { status: 409, body: { code: '23505', message: 'duplicate' } }
        : { status: 200, body: [ROOM_ROW] },
    );
    expect(await roomTable.insert('r', roomDraft, 4)).toMatchObject({ id: 'r' });
    expect(methods()).toEqual(['POST', 'GET', 'PATCH']);
    expect(search(1)['id']).toBe('eq.r');
    expect(search(2)['updated_at']).toBe(`eq.${SEEN}`);
  });

  test('with a conflict of another kind, or one that nobody finds, are not added', async () => {
    replies(() => ({ status: 409, body: { code: '23503', message: 'other' } }));
    await expect(roomTable.insert('r', roomDraft, 4)).rejects.toMatchObject({ kind: 'conflict' });
    expect(methods()).toEqual(['POST']);
    replies(({ method }) =>
      method === 'POST'
        ? { status: 409, body: { code: '23505', message: 'duplicate' } }
        : { status: 200, body: [] },
    );
    await expect(roomTable.insert('r', roomDraft, 4)).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('are changed over the version seen', async () => {
    rows([ROOM_ROW]);
    await roomTable.update('r', roomDraft, SEEN);
    expect(search()).toEqual({ id: 'eq.r', updated_at: `eq.${SEEN}`, select: '*' });
  });

  test.each([
    ['somebody has changed', [{ ...ROOM_ROW, updated_at: LATER }], 'ConflictError', LATER],
    ['somebody has deleted', [], 'ConflictError', undefined],
    ['nobody has changed', [ROOM_ROW], 'ServiceError', undefined],
  ])('that %s meanwhile are told as such', async (_what, found, name, version) => {
    replies(({ method }) => ({ status: 200, body: method === 'PATCH' ? [] : found }));
    const failure: unknown = await roomTable.update('r', roomDraft, SEEN).catch((error) => error);
    expect(failure).toMatchObject({ name, kind: name === 'ServiceError' ? 'refused' : 'conflict' });
    expect((failure as { current?: { updatedAt: string } }).current?.updatedAt).toBe(version);
  });

  test('a change of which nobody can tell what became is a plain failure', async () => {
    replies(({ method }) =>
      method === 'PATCH' ? { status: 200, body: [] } : { status: 500, body: { message: 'x' } },
    );
    await expect(roomTable.update('r', roomDraft, SEEN)).rejects.toMatchObject({ kind: 'server' });
  });

  test('are deleted by their id alone', async () => {
    rows([{ id: 'r' }]);
    await roomTable.remove('r');
    expect(search()).toEqual({ id: 'eq.r', select: 'id' });
  });

  test('are ordered by a call of their own', async () => {
    rows([{ id: 'r', position: 1, updatedAt: '2026-11-20 10:00:00.000+00' }]);
    expect(await roomTable.reorder(['r'])).toEqual([{ id: 'r', place: 1, updatedAt: SEEN }]);
    expect(asked[0]).toMatchObject({
      url: { pathname: '/rest/v1/rpc/reorder_rooms' },
      body: { ids: ['r'] },
    });
    rows([{ id: 't', sortOrder: 2, updatedAt: SEEN }]);
    expect(await testimonialTable.reorder(['t'])).toMatchObject([{ place: 2 }]);
    expect(asked[1]?.url.pathname).toBe('/rest/v1/rpc/reorder_testimonials');
  });
});

describe('[N-19] [N-20] sections', () => {
  const row = (updatedAt: string) => ({ value: heroSection, updated_at: updatedAt });

  test('are read by key, one row', async () => {
    rows(row('2026-11-20 10:00:00.000+00'));
    expect(await fetchSection('heroSection')).toEqual({ value: heroSection, version: SEEN });
    expect(search()).toEqual({ select: 'value,updated_at', key: 'eq.heroSection' });
    rows({ value: heroSection });
    await expect(fetchSection('heroSection')).rejects.toMatchObject({ kind: 'shape' });
  });

  test('are stored over the version seen, or inserted where there was none', async () => {
    rows([row(LATER)]);
    expect(await saveSection('heroSection', heroSection, SEEN)).toEqual({
      value: heroSection,
      version: LATER,
    });
    await saveSection('heroSection', heroSection, '');
    expect(methods()).toEqual(['PATCH', 'POST']);
    expect(search()).toMatchObject({ key: 'eq.heroSection', updated_at: `eq.${SEEN}` });
    expect(asked[1]?.body).toMatchObject({ key: 'heroSection', value: heroSection });
  });

  test.each([
    ['changed no row', 200, []],
    ['met another insert', 409, { code: '23505', message: 'duplicate' }],
  ])('whose save %s are looked at again', async (_what, status, body) => {
    const found = (updatedAt: string) =>
      replies(({ method }) =>
        method === 'GET' ? { status: 200, body: row(updatedAt) } : { status, body },
      );
    found(LATER);
    await expect(saveSection('heroSection', heroSection, SEEN)).rejects.toMatchObject({
      name: 'ConflictError',
      kind: 'conflict',
      current: { version: LATER, value: heroSection },
    });
    found(SEEN);
    await expect(saveSection('heroSection', heroSection, SEEN)).rejects.toMatchObject({
      name: 'ServiceError',
      kind: status === 200 ? 'refused' : 'conflict',
    });
  });
});

const IMAGE: HotelImage = {
  id: 'i',
  path: 'hero/1-a.jpg',
  category: 'hero',
  position: 0,
  width: 8,
  height: 6,
  alt: 'A',
  colour: '#abcdef',
  focalX: 0.25,
  focalY: 0.75,
  luminance: 12,
  variants: [{ path: 'hero/1-a-480.webp', width: 480, type: 'image/webp' }],
};
const { focalX, focalY, ...plain } = IMAGE;
const IMAGE_ROW = { ...plain, focal_x: focalX, focal_y: focalY };

describe('pictures', () => {
  const blob = (size: number) => new Blob(['x'.repeat(size)], { type: 'image/jpeg' });
  const PREPARED = {
    main: { blob: blob(3), type: 'image/jpeg', width: 8 } as const,
    variants: [{ blob: blob(1), type: 'image/webp', width: 480 } as const],
    height: 6,
    colour: null,
    luminance: null,
  };
  const slot = { category: 'hero', position: 0 } as const;
  const isUpload = (path: string) => path.startsWith('/storage/v1/object/hotel_images/');

  test('[N-21] of a category are read by position', async () => {
    rows([IMAGE_ROW]);
    expect(await imageRows.listImages('hero')).toEqual([IMAGE]);
    expect(search()).toEqual({ select: '*', category: 'eq.hero', order: 'position.asc' });
  });

  test('[I-23] are described by id', async () => {
    rows([IMAGE_ROW]);
    expect(await imageRows.updateImage('i', { alt: 'A', focalX, focalY })).toEqual(IMAGE);
    expect(search()).toEqual({ id: 'eq.i', select: '*' });
    expect(bodies()).toEqual([{ alt: 'A', focal_x: 0.25, focal_y: 0.75 }]);
  });

  test('are swapped in one call; what is named as left is removed after it', async () => {
    replies(({ url }) => ({
      status: 200,
      body: url.pathname.endsWith('replace_images')
        ? { images: [IMAGE], removed: ['hero/0-old.jpg'] }
        : [{ name: 'hero/0-old.jpg' }],
    }));
    const { id: _gone, ...stored } = IMAGE;
    expect(
      await imageRows.swapImages([stored], { clear: ['about'], release: ['hero/x.jpg'] }),
    ).toEqual([IMAGE]);
    expect(asked[0]).toMatchObject({
      url: { pathname: '/rest/v1/rpc/replace_images' },
      body: {
        pictures: [
          {
            path: 'hero/1-a.jpg',
            data: 'http://backend.test/storage/v1/object/public/hotel_images/hero/1-a.jpg',
          },
        ],
        clear_categories: ['about'],
        release_paths: ['hero/x.jpg'],
      },
    });
    expect(asked[1]?.body).toEqual({ prefixes: ['hero/0-old.jpg'] });
  });

  test('[M-16] move to another category, if they are there', async () => {
    rows(IMAGE);
    expect(await imageRows.moveImage('hero/1-a.jpg', 'about')).toEqual(IMAGE);
    expect(bodies()).toEqual([{ image_path: 'hero/1-a.jpg', to_category: 'about' }]);
    replies(() => ({ status: 200, body: null }));
    expect(await imageRows.moveImage('hero/1-a.jpg', 'about')).toBeUndefined();
  });

  test('[I-11] tell how much of them is there, by bytes', async () => {
    rows({ Id: 'o', Key: 'k' });
    const told: number[] = [];
    const stored = await uploadPicture('hero', PREPARED, { onProgress: (done) => told.push(done) });
    expect(told).toEqual([0.75, 1]);
    expect(asked.map(({ url }) => url.pathname.replace(/^.*hotel_images\//, ''))).toEqual([
      stored.path,
      stored.variants[0]?.path,
    ]);
  });

  test('whose upload stops are taken away again, as far as they came', async () => {
    let uploads = 0;
    replies(({ url, method }) => {
      if (method === 'DELETE') return { status: 200, body: [] };
      if (!isUpload(url.pathname)) return { status: 404, body: { message: 'no' } };
      uploads += 1;
      return uploads === 1 ? { status: 200, body: {} } : { status: 500, body: { message: 'x' } };
    });
    await expect(uploadPicture('hero', PREPARED)).rejects.toMatchObject({ kind: 'server' });
    const { body } = asked.find(({ method }) => method === 'DELETE') ?? {};
    expect(body).toEqual({ prefixes: [expect.any(String), expect.any(String)] });
    asked.length = 0;
    const signal = AbortSignal.abort(new Error('cancelled'));
    await expect(uploadPicture('hero', PREPARED, { signal })).rejects.toThrow('cancelled');
    expect(asked).toEqual([]);
  });

  test('[I-10] whose rows cannot be swapped lose their files, unless nobody can tell', async () => {
    const answerSwap = (swap: number, list: { status: number; body?: unknown }) =>
      replies(({ url, method }) => {
        if (url.pathname.endsWith('replace_images'))
          return { status: swap, body: { message: 'planned' } };
        if (method === 'GET' && url.pathname.startsWith('/rest')) return list;
        return method === 'GET' ? { status: 404, body: {} } : { status: 200, body: [] };
      });
    const isRemoved = () => asked.some(({ method }) => method === 'DELETE');
    answerSwap(403, { status: 200, body: [] });
    await expect(saveImage(slot, PREPARED)).rejects.toMatchObject({ kind: 'refused' });
    expect(isRemoved()).toBe(true);
    asked.length = 0;
    answerSwap(500, { status: 200, body: [] });
    await expect(saveImage(slot, PREPARED)).rejects.toMatchObject({ kind: 'server' });
    expect(isRemoved()).toBe(true);
    asked.length = 0;
    answerSwap(500, { status: 500, body: { message: 'neither' } });
    await expect(saveImage(slot, PREPARED)).rejects.toMatchObject({ message: 'planned' });
    expect(isRemoved()).toBe(false);
  });

  test('[I-10] whose answer alone got lost are there', async () => {
    replies(({ url, method }) => {
      if (url.pathname.endsWith('replace_images')) return { status: 0 };
      if (method !== 'GET') return { status: 200, body: {} };
      const uploaded = asked.find((one) => isUpload(one.url.pathname))?.url.pathname ?? '';
      const path = uploaded.replace(/^.*hotel_images\//, '');
      return {
        status: 200,
        body: [
          { ...IMAGE_ROW, id: 'another' },
          { ...IMAGE_ROW, path },
        ],
      };
    });
    const image = await saveImage(slot, PREPARED);
    expect(image.id).toBe('i');
  });

  test('[N-22] [N-23] [N-29] are deleted by id, rows first', async () => {
    replies(({ url }) => ({
      status: 200,
      body: url.pathname.startsWith('/rest')
        ? [{ id: 'i' }]
        : [{ name: 'hero/1-a.jpg' }, { name: 'hero/1-a-480.webp' }],
    }));
    await deleteImage(IMAGE);
    expect(search()).toEqual({ id: 'eq.i', select: 'id,path' });
    expect(asked.map(({ url }) => url.pathname)).toEqual([
      '/rest/v1/hotel_images',
      '/storage/v1/object/hotel_images',
    ]);
    expect(asked[1]?.body).toEqual({ prefixes: ['hero/1-a.jpg', 'hero/1-a-480.webp'] });
  });

  test('that are still there were refused; those that somebody else deleted are gone', async () => {
    replies(({ method }) => ({ status: 200, body: method === 'DELETE' ? [] : [{ id: 'i' }] }));
    await expect(deleteImage(IMAGE)).rejects.toMatchObject({ kind: 'refused' });
    expect(asked).toHaveLength(2);
    replies(({ url }) =>
      url.pathname.startsWith('/storage/v1/object/info')
        ? { status: 404, body: {} }
        : { status: 200, body: [] },
    );
    await deleteImage(IMAGE);
  });

  test('whose files will not go come back, row and all', async () => {
    replies(({ url }) => {
      if (url.pathname.endsWith('replace_images'))
        return { status: 200, body: { images: [IMAGE], removed: [] } };
      return url.pathname.startsWith('/rest')
        ? { status: 200, body: [{ id: 'i' }] }
        : { status: 500, body: { message: 'planned' } };
    });
    await expect(deleteImage(IMAGE)).rejects.toMatchObject({ kind: 'server' });
    const again = asked.find(({ url }) => url.pathname.endsWith('replace_images'));
    expect(again?.body).toMatchObject({ pictures: [{ path: 'hero/1-a.jpg' }] });
  });
});

describe('[E-07] About', () => {
  test('is stored with its pictures in one call, over the version seen', async () => {
    rows({ updatedAt: '2026-11-20 11:00:00.000+00', images: [IMAGE], removed: [] });
    expect(await saveAbout(aboutSection, [], SEEN)).toEqual({
      value: aboutSection,
      version: LATER,
      images: [IMAGE],
    });
    await saveAbout(aboutSection, [], '');
    expect(bodies()).toEqual([
      { section: aboutSection, pictures: [], seen: SEEN },
      { section: aboutSection, pictures: [], seen: null },
    ]);
  });

  test('that somebody else has saved meanwhile shows theirs', async () => {
    replies(({ url }) => {
      if (url.pathname.endsWith('save_about')) return { status: 409, body: { message: 'changed' } };
      const isOfImages = url.pathname.endsWith('hotel_images');
      const section = { value: aboutSection, updated_at: LATER };
      return { status: 200, body: isOfImages ? [IMAGE_ROW] : section };
    });
    await expect(saveAbout(aboutSection, [], SEEN)).rejects.toMatchObject({
      name: 'ConflictError',
      current: { version: LATER, images: [IMAGE] },
    });
  });

  test('without a version is not understood', async () => {
    rows({ images: [], removed: [] });
    await expect(saveAbout(aboutSection, [], SEEN)).rejects.toMatchObject({ kind: 'shape' });
  });
});
