import userEvent from '@testing-library/user-event';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import type { HouseFacts } from '@/content/schema/sections/house-facts';
import type { HotelImage } from '@/content/schema/image';
import { DIALOG_RESET_MS } from '@/basics/rules/limits';
import { AMENITY_CHOICES, blankRoom, roomDraftSchema, type Room } from '@/content/schema/room';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { toColumns } from '@/content/store/staff-calls/row-schema';
import { roomEditorWords } from '@/words/staff';
import { fieldsWithoutControl } from '../support/fields-without-control';
import { mockPictureDecoder, encodedPicture, photoFile } from '../support/picture-upload';
import { act, allToastTitles, answer, answerWrites, contentAnswer } from '../support/staff';
import { dismissToasts, findToast, fireEvent, HttpResponse, press } from '../support/staff';
import { renderSignedIn, requestsSettled, screen, server, storedContent } from '../support/staff';
import { textsOf, waitFor, within } from '../support/staff';
import { pictureCalls, storedImage, STORED_AT, STORED_VERSION } from '../support/staff-items';
import { tableRow, tableWrites } from '../support/staff-items';

vi.mock('@/content/pictures/admin/encode-picture', () => ({
  encodePicture: vi.fn(() => Promise.resolve(encodedPicture())),
}));
mockPictureDecoder();

const SEEN = '2026-11-20T10:00:00.000+00:00';
const rooms: Room[] = DEFAULT_CONTENT.rooms.map((room) => ({ ...room, updatedAt: SEEN }));
const [standard, deluxe, premier] = rooms as [Room, Room, Room];

type Answers = Parameters<typeof tableWrites>[2];

async function openRooms(
  answers: Answers = {},
  items = rooms,
  images: HotelImage[] = [],
  hotel: Partial<HotelInfo> = {},
  amenities: HouseFacts['amenities'] = [],
) {
  const app = renderSignedIn('/admin/rooms');
  const content = { ...storedContent(), rooms: items, images };
  content.sections = {
    ...content.sections,
    hotelInfo: { ...content.sections.hotelInfo, ...hotel },
    houseFacts: { ...content.sections.houseFacts, amenities },
  };
  server.use(contentAnswer(content));
  pictureCalls();
  const sent = tableWrites('rooms', content, answers);
  await screen.findByRole('heading', { name: 'Rooms', level: 1 });
  await screen.findByRole('button', { name: 'Add room' });
  const roomsNow = () => app.queryClient.getQueryData<{ rooms: Room[] }>(CONTENT_KEY)?.rooms ?? [];
  const writes = () => sent.filter(({ method }) => method !== 'GET');
  return { ...app, sent, writes, roomsNow };
}

type User = Awaited<ReturnType<typeof openRooms>>['user'];

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);

const amenityNames = () =>
  within(dialog().getByRole('group', { name: 'Amenities' }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

async function openDialog(user: User, name: string) {
  await user.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog');
}

async function retype(user: User, label: string, text: string) {
  await user.clear(field(label));
  if (text) await user.paste(text);
}

const save = (user: User) => user.click(dialog().getByRole('button', { name: 'Save room' }));

describe('the table', () => {
  test('[M-01] [G-10] [G-23] shows image, name, size in ft², type, price, capacity, best seller, actions', async () => {
    await openRooms();
    expect(textsOf(screen.getAllByRole('columnheader')).join()).toBe(
      'Image,Name,Size (ft²),Type,Price per night,Capacity,Best seller,Actions',
    );
    const cells = within(row('Garden Standard')).getAllByRole('cell');
    expect(within(cells[0] ?? row('Garden Standard')).getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining('room-standard'),
    );
    expect(within(row('Garden Standard')).getByRole('rowheader')).toHaveTextContent(standard.name);
    expect(textsOf(cells.slice(1, 6))).toEqual(['30 ft²', 'standard', '$129', '2', 'Best seller']);
    expect(within(row('Horizon Deluxe')).getByText('No')).toBeInTheDocument();
    expect(screen.getByText(/^3 rooms\./)).toBeInTheDocument();
  });

  test('says so when there is no room', async () => {
    await openRooms({}, []);
    expect(screen.getByRole('heading', { name: 'No rooms yet' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('of many rooms shows the first sixty, finds any, and shows all on request', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      ...deluxe,
      id: `room-${index}`,
      name: `Room ${index}`,
      position: index,
    }));
    const { user } = await openRooms({}, many);
    const shown = () => document.querySelectorAll('tbody tr').length;
    expect(shown()).toBe(60);
    await user.click(screen.getByLabelText('Search rooms'));
    await user.paste('room 277');
    expect(shown()).toBe(1);
    expect(screen.getByText('1 found')).toBeInTheDocument();
    // A filtered list cannot be reordered.
    expect(screen.queryByLabelText(/^Move/)).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText('Search rooms'));
    await user.click(screen.getByText('Show all'));
    expect(shown()).toBe(300);
  });
});

describe('the dialog', () => {
  test('[M-05] [M-06] [M-07] [M-09] [M-10] starts with the specification’s defaults and choices', async () => {
    const { user } = await openRooms();
    await openDialog(user, 'Add room');
    expect(field('Type')).toHaveValue('standard');
    const types = textsOf(within(field('Type')).getAllByRole('option'));
    expect(types).toEqual(['standard', 'deluxe', 'premier']);
    expect(field('Price per night ($)')).toHaveValue('0');
    expect(field('Capacity')).toHaveValue('2');
    expect(field('Size (ft²)')).toHaveValue('30');
    expect(field('Number of rooms')).toHaveValue('1');
    expect(field('Best seller')).not.toBeChecked();
    expect(field('Capacity')).toHaveAttribute('aria-valuemin', '1');
    expect(field('Capacity')).toHaveAttribute('aria-valuemax', '10');
    expect(field('Price per night ($)')).toHaveAttribute('aria-valuemin', '0');
    expect(field('Size (ft²)')).toHaveAttribute('aria-valuemin', '0');
    expect(amenityNames()).toEqual([...AMENITY_CHOICES]);
  });

  test('[M-08] [M-11] without name, description and a price above 0 nothing is saved', async () => {
    const { user, writes } = await openRooms();
    await openDialog(user, 'Add room');
    const steps = [
      ['Name', 'Lantern Suite'],
      ['Description', 'Lit at six.'],
      ['Price per night ($)', '150'],
    ] as const;
    for (const [label, text] of steps) {
      await save(user);
      await findToast('Validation Error', 'Please fill all required fields.');
      expect(await allToastTitles()).toEqual(['Validation Error']);
      expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining('Please fill in'));
      dismissToasts();
      await retype(user, label, text);
    }
    await requestsSettled();
    expect(writes()).toEqual([]);
    await save(user);
    await findToast('Room Added');
  });

  test('[M-09] [M-10] numbers that no room has are refused with words', async () => {
    const { user, writes } = await openRooms();
    await openDialog(user, 'Edit Garden Standard');
    for (const [label, text, words] of [
      ['Capacity', '0', 'Please enter at least 1'],
      ['Capacity', '11', 'Please enter at most 10'],
      ['Capacity', '2', ''],
      ['Price per night ($)', '-1', 'Please enter at least 0'],
      ['Price per night ($)', '129', ''],
      ['Size (ft²)', '-1', 'Please enter at least 0'],
      ['Size (ft²)', '30', ''],
      ['Number of rooms', '0', 'Please enter at least 1'],
    ] as const) {
      await retype(user, label, text);
      if (!words) continue;
      await save(user);
      expect(await dialog().findByText(words)).toBeInTheDocument();
      expect(field(label)).toHaveFocus();
    }
    await requestsSettled();
    expect(writes()).toEqual([]);
  });

  test('where sizes are read in m², they are typed in m² and kept in ft²', async () => {
    const { user, writes } = await openRooms({}, rooms, [], { sizeUnit: 'm2' });
    expect(screen.getByRole('columnheader', { name: 'Size (m²)' })).toBeVisible();
    await openDialog(user, 'Edit Garden Standard');
    expect(field('Size (m²)')).toHaveValue('2.8');
    await retype(user, 'Size (m²)', '');
    await save(user);
    expect(await dialog().findByText('Please enter a number')).toBeVisible();
    expect(field('Size (m²)')).toHaveFocus();
    await retype(user, 'Size (m²)', '24.5');
    expect(field('Size (m²)')).toHaveValue('24.5');
    await save(user);
    await findToast('Room Updated');
    expect(writes()[0]?.body).toMatchObject({ size: 264 });
  });

  test('a size that no room has is questioned; one press takes it for square metres', async () => {
    const { user } = await openRooms();
    await openDialog(user, 'Edit Garden Standard');
    expect(dialog().getByText(/^30 ft² are 2\.8 m²\. Did you mean 30 m²\?/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Make it 323 ft²' }));
    expect(field('Size (ft²)')).toHaveValue('323');
    expect(dialog().queryByText(/Did you mean/)).toBeNull();
    for (const size of ['108', '9', '0', '']) {
      await retype(user, 'Size (ft²)', size);
      expect(dialog().queryByText(/Did you mean/), size).toBeNull();
    }
  });

  test('every field of a room has its control', async () => {
    const { user } = await openRooms();
    await openDialog(user, 'Add room');
    expect(fieldsWithoutControl(roomDraftSchema, roomEditorWords.labels)).toEqual([]);
  });

  test('[M-02] [M-12] [M-13] [M-14] a new room is sent with numbers as numbers, and is there at once', async () => {
    const { user, writes, roomsNow } = await openRooms();
    const before = Date.now();
    await openDialog(user, 'Add room');
    await retype(user, 'Name', '  Lantern Suite ');
    await user.selectOptions(field('Type'), 'premier');
    await retype(user, 'Price per night ($)', '149.50');
    await retype(user, 'Capacity', '4');
    await retype(user, 'Size (ft²)', '31.5');
    await retype(user, 'Number of rooms', '3');
    await retype(user, 'Description', '<script>alert(1)</script>');
    await user.click(field('Sea view'));
    await user.click(field('Desk'));
    await user.click(field('Best seller'));
    await save(user);
    await findToast('Room Added', 'Lantern Suite is now on the site.');
    expect(writes().map(({ method, body }) => [method, body])).toEqual([
      [
        'POST',
        {
          ...toColumns(blankRoom()),
          id: expect.stringMatching(/^room-\d{13}$/),
          name: 'Lantern Suite',
          type: 'premier',
          price: 149.5,
          capacity: 4,
          size: 31.5,
          units: 3,
          description: '<script>alert(1)</script>',
          images: ['/brand/placeholder-room.svg'],
          amenities: ['Sea view', 'Desk'],
          best_seller: true,
          position: Math.max(...rooms.map(({ position }) => position)) + 1,
        },
      ],
    ]);
    const { id } = (writes()[0]?.body ?? standard) as Room;
    expect(Number(id.slice('room-'.length))).toBeGreaterThanOrEqual(before);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(row('Lantern Suite')).toBeInTheDocument();
    expect(roomsNow().at(-1)).toMatchObject({ id, updatedAt: STORED_VERSION });
    expect(roomsNow().map((room) => room.id)).toEqual([...rooms.map((room) => room.id), id]);
    expect(await allToastTitles()).toEqual(['Room Added']);
  });

  test('[M-14] a changed room is sent over the version that was seen', async () => {
    const { user, writes, roomsNow } = await openRooms();
    await openDialog(user, 'Edit Horizon Deluxe');
    await retype(user, 'Price per night ($)', '210');
    await save(user);
    await findToast('Room Updated', 'The changes to Horizon Deluxe are now on the site.');
    const [patch] = writes();
    expect(patch?.method).toBe('PATCH');
    expect(patch?.url.searchParams.get('id')).toBe('eq.room-deluxe');
    expect(patch?.url.searchParams.get('updated_at')).toBe(`eq.${SEEN}`);
    expect(patch?.body).toMatchObject({ price: 210, name: 'Horizon Deluxe' });
    expect(roomsNow()[1]).toMatchObject({ price: 210, updatedAt: STORED_VERSION });
    expect(screen.queryByText(/Unsaved changes/)).not.toBeInTheDocument();
  });

  test('amenities of the hotel’s own stand behind the twelve, each once; what a room alone has is kept, and can be taken away', async () => {
    const own = [{ name: 'Hammock' }, { name: 'Bicycles' }];
    const room = { ...standard, amenities: ['Hammock', 'A gramophone'] };
    const { user, writes } = await openRooms({}, [room], [], {}, own);
    await openDialog(user, 'Edit Garden Standard');
    const names = amenityNames();
    expect(names.slice(0, AMENITY_CHOICES.length)).toEqual([...AMENITY_CHOICES]);
    const others = names.slice(AMENITY_CHOICES.length).toSorted();
    expect(others).toEqual(['A gramophone', 'Bicycles', 'Hammock']);
    await user.click(field('Bicycles'));
    await save(user);
    await findToast('Room Updated');
    const amenities = ['Hammock', 'A gramophone', 'Bicycles'];
    expect(writes()[0]?.body).toMatchObject({ amenities });
    await openDialog(user, 'Edit Garden Standard');
    await user.click(field('A gramophone'));
    await save(user);
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]?.body).toMatchObject({ amenities: ['Hammock', 'Bicycles'] });
  });

  test('shows the public card of the room while it is typed', async () => {
    const { user } = await openRooms();
    await openDialog(user, 'Edit Garden Standard');
    const preview = within(dialog().getByRole('region', { name: 'Live preview' }));
    await retype(user, 'Name', 'Typed now');
    expect(preview.getByText('Typed now').closest('.room')).not.toBeNull();
    await retype(user, 'Price per night ($)', '');
    expect(preview.getByText('$0')).toBeInTheDocument();
  });
});

describe('closing the dialog', () => {
  test('[M-03] [Z-07] the form resets 300 ms after it is closed, not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const fake = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await openRooms();
    await openDialog(fake, 'Add room');
    await fake.type(field('Name'), 'Half a name');
    async function discard() {
      await fake.click(dialog().getByRole('button', { name: 'Cancel' }));
      expect(dialog().getByRole('button', { name: 'Keep editing' })).toHaveFocus();
      await fake.click(dialog().getByRole('button', { name: 'Discard' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
    const before = vi.getMockedSystemTime()?.valueOf() ?? 0;
    await discard();
    fireEvent.click(screen.getByRole('button', { name: 'Add room' }));
    expect((vi.getMockedSystemTime()?.valueOf() ?? 0) - before).toBeLessThan(DIALOG_RESET_MS);
    expect(field('Name')).toHaveValue('Half a name');
    await discard();
    await act(() => vi.advanceTimersByTimeAsync(DIALOG_RESET_MS));
    fireEvent.click(screen.getByRole('button', { name: 'Add room' }));
    expect(field('Name')).toHaveValue('');
    expect(dialog().queryByText('Restored unsaved changes')).not.toBeInTheDocument();
  });

  test('edits outlive a crash: the page offers to go on with them', async () => {
    const first = await openRooms();
    await openDialog(first.user, 'Edit Horizon Deluxe');
    await retype(first.user, 'Description', 'Half a sentence about');
    window.dispatchEvent(new Event('pagehide'));
    first.leave();

    const { user, writes } = await openRooms();
    await user.click(await screen.findByRole('button', { name: 'Continue with Horizon Deluxe' }));
    expect(field('Description')).toHaveValue('Half a sentence about');
    expect(dialog().getByText('Restored unsaved changes')).toBeInTheDocument();
    await save(user);
    await findToast('Room Updated');
    expect(writes()[0]?.body).toMatchObject({ description: 'Half a sentence about' });
    expect(screen.queryByText(/This browser has unsaved changes/)).not.toBeInTheDocument();
  });
});

describe('deleting', () => {
  test('[M-04] asks on that row only, one row at a time, and can be cancelled', async () => {
    const { user, writes } = await openRooms();
    await press(user, 'Delete Horizon Deluxe');
    expect(within(row('Horizon Deluxe')).getByText('Delete this room?')).toBeInTheDocument();
    expect(within(row('Horizon Deluxe')).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await press(user, 'Delete Garden Standard');
    expect(screen.getAllByText('Delete this room?')).toHaveLength(1);
    expect(within(row('Garden Standard')).getByText('Delete this room?')).toBeInTheDocument();
    await press(user, 'Cancel');
    expect(screen.queryByText('Delete this room?')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Garden Standard' })).toHaveFocus();
    await press(user, 'Delete Garden Standard');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Delete this room?')).not.toBeInTheDocument();
    await requestsSettled();
    expect(writes()).toEqual([]);
  });

  test('[M-04] [M-14] Confirm deletes that room', async () => {
    const { user, writes, roomsNow } = await openRooms();
    await press(user, 'Delete Horizon Deluxe');
    await press(user, 'Confirm');
    await findToast('Room Deleted', 'Horizon Deluxe is no longer on the site.');
    expect(writes().map(({ method, url }) => [method, url.searchParams.get('id')])).toEqual([
      ['DELETE', 'eq.room-deluxe'],
    ]);
    expect(roomsNow().map(({ id }) => id)).toEqual(['room-standard', 'room-premier']);
    expect(screen.getByRole('button', { name: 'Delete Moonrise Premier' })).toHaveFocus();
    expect(await allToastTitles()).toEqual(['Room Deleted']);
  });
});

describe('a save that fails', () => {
  test('when deleting keeps the question, so that Confirm tries again', async () => {
    let tries = 0;
    const gone = () =>
      ++tries === 1 ? answer(500, {}) : HttpResponse.json([{ id: 'room-deluxe' }]);
    const { user } = await openRooms({ delete: gone });
    await press(user, 'Delete Horizon Deluxe');
    await press(user, 'Confirm');
    await findToast('Delete failed');
    await press(user, 'Confirm');
    await findToast('Room Deleted');
  });

  test('when adding keeps the dialog; the same room is sent again', async () => {
    let tries = 0;
    const { user, writes } = await openRooms({
      post: ({ body }) =>
        (tries += 1) === 1 ? answer(0) : HttpResponse.json([tableRow(body as object)]),
    });
    await openDialog(user, 'Add room');
    await retype(user, 'Name', 'Lantern Suite');
    await retype(user, 'Description', 'Lit at six.');
    await retype(user, 'Price per night ($)', '150');
    await save(user);
    await findToast('Update failed');
    await save(user);
    await findToast('Room Added');
    const [first, second] = writes().map(({ body }) => (body as Room).id);
    expect(first).toBe(second);
  });
});

describe('two people', () => {
  const theirs: Room = { ...standard, price: 140, updatedAt: '2026-11-20T11:00:00+00:00' };

  function afterTheirs(current: Room | undefined): Answers {
    let tries = 0;
    return {
      patch: ({ body }) => {
        tries += 1;
        const saved = { ...tableRow(theirs), ...(body as object), updated_at: STORED_AT };
        return HttpResponse.json(tries === 1 ? [] : [saved]);
      },
      get: () => HttpResponse.json(current ? [tableRow(current)] : []),
    };
  }

  test('[N-36] who changed the same field are both shown, and one chooses', async () => {
    const { user, writes, roomsNow } = await openRooms(afterTheirs(theirs));
    await openDialog(user, 'Edit Garden Standard');
    await retype(user, 'Price per night ($)', '155');
    await save(user);
    const notice = within(await dialog().findByRole('alert', { name: 'Changed by somebody else' }));
    expect(notice.getByText('140')).toBeInTheDocument();
    expect(notice.getByText('155')).toBeInTheDocument();
    expect(roomsNow()[0]?.price).toBe(140);
    dismissToasts();
    // Pressing Save before answering the question sends nothing and focuses the question.
    await save(user);
    await requestsSettled();
    expect(writes()).toHaveLength(1);
    await user.click(notice.getByRole('button', { name: 'Keep mine' }));
    await save(user);
    await findToast('Room Updated');
    expect(writes()[1]?.body).toMatchObject({ price: 155 });
  });

  test('[N-36] a room that the other has deleted can be added again', async () => {
    const { user, writes } = await openRooms(afterTheirs(undefined));
    await openDialog(user, 'Edit Garden Standard');
    await retype(user, 'Name', 'Mine');
    await save(user);
    expect(await dialog().findByText(/Somebody else has deleted this room/)).toBeInTheDocument();
    expect(field('Name')).toHaveValue('Mine');
    dismissToasts();
    await save(user);
    await findToast('Room Added');
    expect(writes().at(-1)).toMatchObject({ method: 'POST', body: { id: 'room-standard' } });
  });
});

describe('the picture of a room', () => {
  const path = 'room-standard/1700000000000-own.jpg';
  const own = storedImage({ id: 'own', path, category: 'room-standard', position: 1 });

  test('[M-15] [I-06] is uploaded under its type’s category and named when the room is saved', async () => {
    const { user, writes } = await openRooms();
    const calls = pictureCalls();
    await openDialog(user, 'Edit Horizon Deluxe');
    await user.upload(field('Add to Pictures'), photoFile());
    await findToast('Image uploaded', 'It appears on the site when you save.');
    expect(calls.swaps[0]?.pictures).toMatchObject([{ category: 'room-deluxe', position: null }]);
    await requestsSettled();
    expect(writes()).toEqual([]);
    dismissToasts();
    await save(user);
    await findToast('Room Updated');
    expect(writes()[0]?.body).toMatchObject({ images: [...deluxe.images, calls.uploaded[0]] });
  });

  test('the one it replaces is let go once the room is saved', async () => {
    const items = [{ ...standard, images: [path] }, deluxe, premier];
    const { user } = await openRooms({}, items, [own]);
    const calls = pictureCalls({ rows: [own] });
    await openDialog(user, 'Edit Garden Standard');
    await user.click(dialog().getByRole('button', { name: 'Remove: Picture 1' }));
    await findToast('Image removed', 'It is removed from the site when you save.');
    await requestsSettled();
    expect(calls.order).toEqual([]);
    dismissToasts();
    await save(user);
    await findToast('Room Updated');
    expect(calls.swaps).toMatchObject([{ pictures: [], release_paths: [path] }]);
  });

  test('one chosen for a room that is not saved is let go', async () => {
    const { user } = await openRooms();
    const calls = pictureCalls();
    await openDialog(user, 'Add room');
    await user.upload(field('Add to Pictures'), photoFile());
    await findToast('Image uploaded');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(dialog().getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(calls.swaps).toHaveLength(2));
    expect(calls.swaps[1]?.release_paths).toEqual([calls.uploaded[0]]);
  });

  test('[M-16] follows the room to another type', async () => {
    const items = [{ ...standard, images: [path] }, deluxe, premier];
    const { user, queryClient } = await openRooms({}, items, [own]);
    pictureCalls({ rows: [own] });
    const there = { ...own, category: 'room-premier', position: 4 };
    const moved = answerWrites('post', 'rpc/move_image', there);
    await openDialog(user, 'Edit Garden Standard');
    await user.selectOptions(field('Type'), 'premier');
    await save(user);
    await findToast('Room Updated');
    expect(moved).toEqual([{ image_path: path, to_category: 'room-premier' }]);
    expect(queryClient.getQueryData(CONTENT_KEY)).toMatchObject({
      images: [{ path, category: 'room-premier' }],
    });
  });
});
