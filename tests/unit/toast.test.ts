import { dismissAllToasts, dismissFailures, shownToasts, toast } from '@/ui/toast';

afterEach(dismissAllToasts);

const titles = () => shownToasts().map(({ title }) => title);
const saved = { title: 'Saved', about: 'room' };
const failed = { title: 'Not saved', description: 'Try again.', destructive: true, about: 'room' };
const offline = { title: 'Not loaded', destructive: true, about: 'list' };

test('the same words twice are one toast, said anew', () => {
  toast({ title: 'Validation Error', destructive: true });
  const [first] = shownToasts();
  toast({ title: 'Validation Error', destructive: true });
  expect(titles()).toEqual(['Validation Error']);
  expect(shownToasts()[0]?.id).not.toBe(first?.id);
});

test('a success takes away the failure it answers, and no other', () => {
  toast(offline);
  toast(failed);
  toast(saved);
  expect(titles()).toEqual(['Not loaded', 'Saved']);
});

test('a failure takes away the success it answers, and no other', () => {
  toast(saved);
  toast(offline);
  expect(titles()).toEqual(['Saved', 'Not loaded']);
  dismissAllToasts();
  toast(saved);
  toast(failed);
  expect(titles()).toEqual(['Not saved']);
});

test('good news takes the place of the good news before it', () => {
  toast({ title: 'Room Added', about: 'room' });
  toast({ title: 'Note saved', about: 'reservation' });
  expect(titles()).toEqual(['Note saved']);
});

test('the next try takes away the failure of the last one', () => {
  toast(failed);
  toast(offline);
  dismissFailures('room');
  expect(titles()).toEqual(['Not loaded']);
  dismissFailures(undefined);
  expect(titles()).toEqual(['Not loaded']);
});

test('there are never more than three: the oldest goes', () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) toast({ title, destructive: true });
  expect(titles()).toEqual(['Two', 'Three', 'Four']);
});
