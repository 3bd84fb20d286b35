import { writePrerendered } from '@/app/prerendered';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { publishedFrom } from '../support/prerendered';
import { HttpResponse, answerReads, renderSignedIn, screen, waitFor } from '../support/staff';

const published = structuredClone(DEFAULT_CONTENT);
const asked = vi.fn();

beforeEach(() => {
  asked.mockClear();
  Object.assign(published, structuredClone(DEFAULT_CONTENT));
  vi.stubEnv('PROD', true);
  answerReads({
    '*/rooms': () => {
      asked();
      const { address } = publishedFrom(published);
      const data = writePrerendered({ path: '/rooms', content: address, parts: [], savedAt: 1 });
      return HttpResponse.html(
        `<!doctype html><script type="application/json" id="prerendered">${data}</script>`,
      );
    },
  });
});
afterEach(() => vi.unstubAllEnvs());

test('Site Config says that the published pages still have the old name, and what to do', async () => {
  published.sections.hotelInfo.name = 'Villa Pepper';
  renderSignedIn('/admin/site-config');
  const note = await screen.findByText(/published pages show the old name “Villa Pepper”/);
  expect(note).toHaveTextContent(
    /Search engines and link previews show the change after the next publish.*ask the person who runs/,
  );
});

test('Rooms names the rooms that no published page shows', async () => {
  published.rooms.splice(0, 1);
  renderSignedIn('/admin/rooms');
  await screen.findByText(/Visitors see “Garden Standard”, but search engines do not find it/);
});

test.each(['/admin/site-config', '/admin/rooms'])('%s: no note if up to date', async (address) => {
  renderSignedIn(address);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/Search engines and link previews/)).toBeNull();
});
