import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { testimonialDraftSchema, type Testimonial } from '@/content/schema/testimonial';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { testimonialEditorWords } from '@/words/staff';
import { fieldsWithoutControl } from '../support/fields-without-control';
import { contentAnswer, findToast, press, renderSignedIn, retype, screen } from '../support/staff';
import { server, requestsSettled, storedContent, textsOf, within, write } from '../support/staff';
import { type Sent, STORED_VERSION, tableWrites } from '../support/staff-items';

const SEEN = '2026-11-20T10:00:00.000+00:00';
const testimonials: Testimonial[] = DEFAULT_CONTENT.testimonials.map((one) => ({
  ...one,
  updatedAt: SEEN,
}));
const [first, second] = testimonials as [Testimonial, Testimonial];

async function openTestimonials() {
  const app = renderSignedIn('/admin/testimonials');
  const content = { ...storedContent(), testimonials };
  server.use(contentAnswer(content));
  const sent = tableWrites('testimonials', content);
  await screen.findByRole('button', { name: 'Add testimonial' });
  const now = () =>
    app.queryClient.getQueryData<{ testimonials: Testimonial[] }>(CONTENT_KEY)?.testimonials ?? [];
  const writes = () => sent.filter(({ method }) => method !== 'GET');
  return { ...app, writes, now };
}

type User = Awaited<ReturnType<typeof openTestimonials>>['user'];
const dialog = () => within(screen.getByRole('dialog'));
const row = (author: string) => screen.getByRole('row', { name: new RegExp(author) });

const save = (user: User) => press(user, 'Save testimonial');

test('every field of a testimonial has its control', async () => {
  const { user } = await openTestimonials();
  await press(user, 'Add testimonial');
  await screen.findByRole('dialog');
  expect(fieldsWithoutControl(testimonialDraftSchema, testimonialEditorWords.labels)).toEqual([]);
});

test('[T-01] [G-11] the table shows author, position, text, rating and actions', async () => {
  await openTestimonials();
  const headers = textsOf(screen.getAllByRole('columnheader'));
  expect(headers).toEqual(['Author', 'Position', 'Text', 'Rating', 'Actions']);
  const cells = within(row(first.author));
  expect(cells.getByText(first.text)).toBeInTheDocument();
  expect(cells.getByText(first.position)).toBeInTheDocument();
  expect(cells.getByRole('img', { name: `Rated ${first.rating} out of 5` })).toBeInTheDocument();
});

test('[T-02] [T-03] [Z-04] text and author are required, position is not, the rating starts at 5', async () => {
  const { user, writes } = await openTestimonials();
  await press(user, 'Add testimonial');
  expect(dialog().getByRole('radio', { name: '5 stars' })).toBeChecked();
  expect(dialog().getAllByRole('radio')).toHaveLength(5);
  await save(user);
  await findToast('Validation Error', 'Please fill all required fields.');
  expect(dialog().getByLabelText('Text')).toHaveFocus();
  await write(user, dialog().getByLabelText('Text'), 'Quiet.');
  await requestsSettled();
  expect(writes()).toEqual([]);
  await write(user, dialog().getByLabelText('Author'), 'Sample Guest Z.');
  await save(user);
  await findToast('Testimonial Added');
});

test('[T-04] [T-06] a new one is sent with an id of the moment, and is there at once', async () => {
  const { user, writes, now } = await openTestimonials();
  await press(user, 'Add testimonial');
  await write(user, dialog().getByLabelText('Text'), 'Nous reviendrons. សូមអរគុណ');
  await write(user, dialog().getByLabelText('Author'), 'Sample Guest Z.');
  await write(user, dialog().getByLabelText(/^Position/), 'Travelled alone');
  await user.click(dialog().getByRole('radio', { name: '4 stars' }));
  await save(user);
  await findToast('Testimonial Added', 'The words of Sample Guest Z. are now on the site.');
  const [{ method, body }, ...others] = writes() as [Sent, ...Sent[]];
  expect([method, others]).toEqual(['POST', []]);
  expect(body).toEqual({
    id: expect.stringMatching(/^testimonial-\d{13}$/),
    text: 'Nous reviendrons. សូមអរគុណ',
    author: 'Sample Guest Z.',
    position: 'Travelled alone',
    source: '',
    month: '',
    rating: 4,
    sort_order: testimonials.length,
  });
  expect(now().at(-1)).toMatchObject({ author: 'Sample Guest Z.', updatedAt: STORED_VERSION });
  expect(row('Sample Guest Z.')).toBeInTheDocument();
});

test('the rating is moved with the arrow keys, and the preview follows', async () => {
  const { user } = await openTestimonials();
  await press(user, `Edit ${first.author}`);
  const preview = within(dialog().getByRole('region', { name: 'Live preview' }));
  dialog().getByRole('radio', { name: '5 stars' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(dialog().getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(preview.getByLabelText('Rated 4 out of 5')).toBeInTheDocument();
  await retype(user, dialog().getByLabelText('Text'), 'Other words.');
  expect(preview.getByText('“Other words.”')).toBeInTheDocument();
});

test('[T-05] [T-06] changed, and deleted after Confirm on its row', async () => {
  const { user, writes, now } = await openTestimonials();
  await press(user, `Edit ${second.author}`);
  await write(user, dialog().getByLabelText('Text'), ' Truly.');
  await save(user);
  await findToast('Testimonial Updated', `The words of ${second.author} have been changed.`);
  expect(writes()[0]?.url.searchParams.get('updated_at')).toBe(`eq.${SEEN}`);
  expect(now()[1]?.text).toBe(`${second.text} Truly.`);

  await press(user, `Delete ${first.author}`);
  expect(within(row(first.author)).getByText('Delete this testimonial?')).toBeInTheDocument();
  await user.click(within(row(first.author)).getByRole('button', { name: 'Confirm' }));
  await findToast('Testimonial Deleted', `The words of ${first.author} are no longer on the site.`);
  expect(now()).toHaveLength(testimonials.length - 1);
});
