import type { UseMutationResult } from '@tanstack/react-query';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { inboxToasts, staffToasts } from '@/words/staff';
import type { Reservation } from '@/desk/stays/reservation';
import { NO_TERMS } from '@/selling/prices/stay-terms';
import type { ToastText } from '@/words/toast-text';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { useRemoveImage, useUploadForSave } from '@/content/pictures/staff-calls/images';
import { useUploadImage } from '@/content/pictures/staff-calls/images';
import { useDeleteMessage, useFileMessage } from '@/guests/messages/staff-calls/messages';
import { useAddBooking, useStepRooms } from '@/desk/stays/staff-calls/bookings';
import { useChangeReservation } from '@/desk/stays/staff-calls/change-reservation';
import { roomDraft, useRooms } from '@/selling/rooms/staff-calls/save-rooms';
import { configWords, useSaveSections } from '@/kit/editors/staff-calls/save-sections';
import { useDeleteSubscriber } from '@/guests/newsletter/staff-calls/subscribers';
import { testimonialDraft } from '@/website/testimonials/staff-calls/save-testimonials';
import { useTestimonials } from '@/website/testimonials/staff-calls/save-testimonials';
import { aboutValue, useSaveAbout } from '@/website/about/staff-calls/save-about';
import { encodedPicture } from '../../support/picture-upload';
import { expectOneToast, HTTP_FAULTS, type Fault } from '../../support/http-faults';
import { MESSAGE } from '../../support/rows';
import { mountMutation, type Call } from '../../support/mount-mutation';
import { CONTENT_VERSION, answerWrites, server, storedContent, waitFor } from '../../support/staff';
import { pictureCalls, storedImage, tableRow } from '../../support/staff-items';

const UUID = '11111111-1111-4111-8111-111111111111';
const old = storedImage();
const content = {
  ...storedContent(),
  images: [old],
  rooms: storedContent().rooms.map((room) => ({ ...room, updatedAt: CONTENT_VERSION })),
  testimonials: storedContent().testimonials.map((one) => ({ ...one, updatedAt: CONTENT_VERSION })),
};
const [room] = content.rooms as [(typeof content.rooms)[number]];
const [testimonial] = content.testimonials as [(typeof content.testimonials)[number]];
const { hotelInfo, heroSection } = content.sections;
const reservation = { id: UUID, updatedAt: CONTENT_VERSION } as Reservation; // what a change looks at
const subscriber = {
  id: UUID,
  email: 'a@example.com',
  unsubscribeToken: UUID,
  createdAt: CONTENT_VERSION,
};
const booking = {
  roomId: room.id,
  checkIn: '2026-12-01',
  nights: 2,
  guests: 2,
  children: [],
  guestName: 'Sok Dara',
  email: '',
  phone: '',
  language: 'en' as const,
  notes: '',
  source: 'phone' as const,
  as: 'confirmed' as const,
  moreRooms: [],
  ...NO_TERMS,
};

type Write = {
  name: string;
  request: `${'post' | 'patch' | 'delete'} ${string}`;
  call: Call;
  words: (fault: Fault) => ToastText;
  row?: JsonBodyType;
};

function calls<Data, Variables, Context>(
  use: () => UseMutationResult<Data, Error, Variables, Context>,
  variables: NoInfer<Variables>,
): Call {
  return () => {
    const { mutateAsync } = use();
    return { run: () => mutateAsync(variables) };
  };
}

function does<Variables>(
  use: () => (variables: Variables) => Promise<unknown>,
  variables: NoInfer<Variables>,
): Call {
  return () => {
    const act = use();
    return { run: () => act(variables) };
  };
}

const always = (words: ToastText) => () => words;
/**
 * Returns the expected toast of a fault: `no` if the server refused, `error` if its answer is
 * invalid. supabase-js takes an empty 404 from a table or function for success.
 */
const either =
  (no: ToastText, error: ToastText, isTable = true) =>
  ({ kind, what }: Fault) =>
    kind === 'no' && !(isTable && what.startsWith('404 with')) ? no : error;

const newTitle = { base: { title: heroSection.title }, mine: { title: 'New' } };
const newName = { base: { name: hotelInfo.name }, mine: { name: 'New' } };
const upload = { category: 'hero', picture: encodedPicture() } as const;

const about = aboutValue(content);
const useSaveOfAbout = () => useSaveAbout(async () => encodedPicture());

const WRITES: Write[] = [
  {
    name: '[E-09] [E-10] the words of About and each picture',
    request: 'post rest/v1/rpc/save_about',
    call: calls(useSaveOfAbout, { base: about, mine: { ...about, title: 'New' } }),
    words: always(staffToasts.updateFailed),
  },
  {
    name: '[F-08] [F-09] the site configuration',
    request: 'patch rest/v1/hotel_config',
    call: calls(() => useSaveSections(configWords('Hotel Information')), { hotelInfo: newName }),
    words: ({ kind }) =>
      kind === 'none'
        ? staffToasts.configUpdateError('Hotel Information')
        : staffToasts.configUpdateFailed('Hotel Information'),
    row: { value: hotelInfo, updated_at: CONTENT_VERSION },
  },
  {
    name: '[E-03] the hero',
    request: 'patch rest/v1/hotel_config',
    call: calls(
      () =>
        useSaveSections({ success: staffToasts.heroUpdated, failure: staffToasts.updateFailed }),
      { heroSection: newTitle },
    ),
    words: always(staffToasts.updateFailed),
    row: { value: heroSection, updated_at: CONTENT_VERSION },
  },
  {
    name: '[M-14] a changed room',
    request: 'patch rest/v1/rooms',
    call: does(() => useRooms().onSave, {
      id: room.id,
      isNew: false,
      base: roomDraft(room),
      mine: { ...roomDraft(room), name: 'New' },
    }),
    words: always(staffToasts.itemSaveFailed('room')),
    row: [tableRow(room)],
  },
  {
    name: '[M-12] a new room',
    request: 'post rest/v1/rooms',
    call: does(() => useRooms().onSave, {
      id: 'room-1',
      isNew: true,
      base: roomDraft(room),
      mine: roomDraft(room),
    }),
    words: always(staffToasts.itemSaveFailed('room')),
  },
  {
    name: '[M-04] the deletion of a room',
    request: 'delete rest/v1/rooms',
    call: does(() => useRooms().onDelete, room),
    words: always(staffToasts.itemDeleteFailed('room')),
    row: [tableRow(room)],
  },
  {
    name: 'the order of the rooms',
    request: 'post rest/v1/rpc/reorder_rooms',
    call: does(() => useRooms().onReorder, content.rooms.map(({ id }) => id).toReversed()),
    words: always(staffToasts.orderFailed),
  },
  {
    name: '[T-06] a changed testimonial',
    request: 'patch rest/v1/testimonials',
    call: does(() => useTestimonials().onSave, {
      id: testimonial.id,
      isNew: false,
      base: testimonialDraft(testimonial),
      mine: { ...testimonialDraft(testimonial), text: 'New' },
    }),
    words: always(staffToasts.itemSaveFailed('testimonial')),
    row: [tableRow(testimonial)],
  },
  {
    name: '[T-05] the deletion of a testimonial',
    request: 'delete rest/v1/testimonials',
    call: does(() => useTestimonials().onDelete, testimonial),
    words: always(staffToasts.itemDeleteFailed('testimonial')),
    row: [tableRow(testimonial)],
  },
  {
    name: 'a step of a reservation',
    request: 'patch rest/v1/reservations',
    call: calls(useChangeReservation, {
      of: reservation,
      change: { status: 'confirmed' as const },
    }),
    words: always(inboxToasts.reservationFailed),
  },
  {
    name: 'a booking by phone',
    request: 'post rest/v1/reservations',
    call: calls(useAddBooking, { id: UUID, booking }),
    words: always(inboxToasts.bookingFailed),
  },
  {
    name: 'a booking of several rooms',
    request: 'post rest/v1/rpc/add_booking',
    call: calls(useAddBooking, {
      id: UUID,
      booking: { ...booking, moreRooms: [{ roomId: room.id, guests: 1, children: [] }] },
    }),
    words: always(inboxToasts.bookingFailed),
  },
  {
    name: 'a step of several rooms',
    request: 'post rest/v1/rpc/step_rooms',
    call: calls(useStepRooms, { rooms: [reservation], to: 'confirmed' as const }),
    words: always(inboxToasts.reservationFailed),
  },
  {
    name: 'a message that is filed',
    request: 'patch rest/v1/messages',
    call: calls(useFileMessage, { id: UUID, to: 'archived' as const, from: 'read' as const }),
    words: always(inboxToasts.messageFailed),
  },
  {
    name: 'the deletion of a message',
    request: 'delete rest/v1/messages',
    call: calls(useDeleteMessage, UUID),
    words: always(inboxToasts.deleteFailed('message')),
    row: [{ ...MESSAGE, id: UUID }],
  },
  {
    name: 'the deletion of a subscriber',
    request: 'delete rest/v1/subscribers',
    call: calls(useDeleteSubscriber, subscriber),
    words: always(inboxToasts.deleteFailed('subscriber')),
    row: [{ id: UUID }],
  },
  {
    name: '[I-12] [I-13] the bytes of a picture',
    request: 'post storage/v1/object/hotel_images/*',
    call: calls(useUploadForSave, upload),
    words: either(staffToasts.uploadFailed, staffToasts.uploadError, false),
  },
  {
    name: '[I-10] the row of a new picture',
    request: 'post rest/v1/rpc/replace_images',
    call: calls(useUploadImage, { ...upload, position: 0 }),
    words: either(staffToasts.uploadFailed, staffToasts.uploadError),
  },
  {
    name: '[I-14] the row of a picture that is removed',
    request: 'delete rest/v1/hotel_images',
    call: calls(useRemoveImage, { image: old }),
    words: ({ kind, what }) =>
      (kind === 'no' && !what.startsWith('404 with nothing')) || what === '200 with no row'
        ? staffToasts.removeFailed
        : staffToasts.removeError,
  },
];

function answers({ request, row }: Write, reply: () => Response | Promise<Response>): unknown[] {
  const [method, url] = request.split(' ') as ['post' | 'patch' | 'delete', string];
  const table = url.split('/').slice(0, 3).join('/');
  pictureCalls({ rows: [old] });
  server.use(
    http.get('*/images/*', () => new Response('a picture')),
    ...(table === 'rest/v1/hotel_images' || !table.startsWith('rest')
      ? []
      : [http.get(`*/${table}`, () => HttpResponse.json(row ?? []))]),
  );
  return answerWrites(method, `*/${url}`, reply);
}

describe.each(WRITES)('$name', (write) => {
  test.each(HTTP_FAULTS)('answered with $what: told once, nothing here changes', async (fault) => {
    const asked = answers(write, fault.reply);
    const { client, run } = mountMutation(write.call, content);
    expect(await run()).toBeInstanceOf(Error);
    await expectOneToast(write.words(fault));
    expect(asked).toHaveLength(1); // writes are never repeated by machine
    expect(client.getQueryData(CONTENT_KEY)).toEqual(content);
  });

  test('not answered at all: given up, told once', async () => {
    const wait = AbortSignal.timeout.bind(AbortSignal);
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return wait(20);
    });
    answers(write, () => new Promise<never>(() => undefined));
    const { client, run } = mountMutation(write.call, content);
    expect(await run()).toBeInstanceOf(Error);
    const gone: Fault = { what: 'silence', kind: 'none', status: 0, reply: HttpResponse.error };
    await expectOneToast(write.words(gone));
    expect(limits[0]).toBe(
      write.request.includes('storage') || write.name.endsWith('picture') ? 60_000 : 10_000,
    );
    expect(client.getQueryData(CONTENT_KEY)).toEqual(content);
    await waitFor(() => expect(client.isMutating()).toBe(0));
  });
});
