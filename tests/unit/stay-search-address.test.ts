import { readStaySearch, writeStaySearch } from '@/selling/search/stay-search-address';

const read = (address: string) => readStaySearch(new URLSearchParams(address));
const arrive = '2027-11-04';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-01-02T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('a stay is the same after it was written into an address and read again', () => {
  const search = { arrive, nights: 3, guests: 4, children: [4, 9], code: 'MOON&SUN' };
  const address = writeStaySearch(search);
  expect(address).toBe('?arrive=2027-11-04&nights=3&guests=4&children=4,9&code=MOON%26SUN');
  expect(read(address)).toEqual({ asked: search, unread: [] });
});

test('what is missing has the values that the form begins with', () => {
  const asked = { nights: 1, guests: 2, children: [], code: null };
  for (const address of ['', 'utm_source=letter', 'arrive=&nights=&children='])
    expect(read(address)).toEqual({ asked, unread: [] });
});

test('a date is read as the form sends it without the app, and figures of every script', () => {
  expect(read('arrive=04/11/2027&nights=៣&guests=４&children=4 9').asked).toEqual({
    arrive,
    nights: 3,
    guests: 4,
    children: [4, 9],
    code: null,
  });
});

test('a party of children only is read, but is none to search for', () => {
  const ages = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const { asked, unread, alone } = read(`guests=11&children=${ages.join(',')}`);
  expect([asked.children, unread, alone]).toEqual([[], [], ages]);
});

test.each([
  ['arrive=2027-02-30', ['arrive']],
  ['arrive=2027-01-01', ['arrive']],
  ['arrive=2029-01-02', ['arrive']],
  ['nights=0', ['nights']],
  ['nights=400', ['nights']],
  ['nights=1.5', ['nights']],
  ['guests=31', ['guests']],
  ['guests=2&guests=9', ['guests']],
  ['guests=4&children=40', ['children']],
  ['guests=4&children=-1', ['children']],
  ['guests=4&children=4,,9', ['children']],
  [`code=${'M'.repeat(41)}`, ['code']],
  ['arrive=soon&nights=x&code=A B', ['arrive', 'nights', 'code']],
])('of %s is left out what cannot be read', (address, unread) => {
  const { asked, unread: left } = read(address);
  expect(left).toEqual(unread);
  if (unread.includes('arrive')) expect(asked.arrive).toBeUndefined();
  if (unread.includes('children')) expect(asked.children).toEqual([]);
});
