import { addDays, hotelToday } from '@/basics/time/dates';
import { taxOf } from '@/desk/invoices/invoice';
import { openHotel } from '../support/hotel.ts';

const stay = async (columns: Record<string, unknown> = {}) =>
  (await putStay({ check_in: hotelToday(), status: 'checked_out', ...columns })).id;
const make = async (id: string) => await admin.rpc('make_invoice', { reservation_id: id });
const cancel = async (id: string) => await admin.rpc('cancel_invoice', { invoice_id: id });
const set = (row: Record<string, unknown>) => change(1, row, 'invoice_settings');

const backend = await openHotel();
const { admin, sql, exec, putStay, change } = backend;
beforeEach(
  () => exec`
    delete from invoices; delete from private.invoice_series;
    delete from invoice_settings; insert into invoice_settings default values;
    delete from reservations`,
);

describe('an invoice', () => {
  test('says what the stay was charged on its day, whatever becomes of the stay', async () => {
    const vat = { tax_name: 'VAT', tax_percent: 10, tax_included: false };
    await set({ ...vat, riel_rate: 4100, address: 'Street 1' });
    const extras = [{ id: 'boat', name: 'Boat', count: 1, per: 'stay', price: 20, amount: 20 }];
    const agreed = { charged: 'whole', discount: 30, extras, guest_name: 'Sok Dara' };
    const id = await stay({ ...agreed, night_amounts: '{200,298}', price: 498 });
    const { data } = await make(id);
    const checkOut = addDays(hotelToday(), 2);
    const days = { checkIn: hotelToday(), checkOut, nights: 2, guests: 2, children: [] };
    const of = { guest: 'Sok Dara', roomName: 'Moonrise Premier', address: 'Street 1' };
    const nightAmounts = [200, 298];
    const price = { price: 498, fee: 50, total: 568, nightAmounts, discount: 30, extras };
    const tax = { taxName: 'VAT', taxPercent: 10, taxIncluded: false, tax: 56.8, rielRate: 4100 };
    const charges = [expect.objectContaining({ kind: 'fee', amount: 50 })];
    const others = { charges, charged: 'whole', currencySign: '$' };
    const facts = { ...of, ...days, ...price, ...tax, ...others };
    const invoice = { prefix: 'INV-', number: 1, kind: 'invoice', issued_by: 'admin' };
    expect(data).toEqual([expect.objectContaining({ ...invoice, cancels: null, facts })]);
    await change(id, { price: 1 });
    expect((await make(id)).data).toEqual(data);
  });

  test('that is asked for again is the same, and takes no number', async () => {
    const [first, second] = [await stay(), await stay()];
    const numbers = [];
    const others = [await stay({ status: 'no_show' }), await stay({ status: 'confirmed' })];
    for (const id of [first, first, second, first, ...others])
      numbers.push((await make(id)).data?.[0].number);
    expect(numbers).toEqual([1, 1, 2, 1, 3, 4]);
  });

  test('that fails gives its number back', async () => {
    const failing = backend.db.transaction(async (tx) => {
      await tx.query(`select private.next_invoice_number('INV-')`);
      throw new Error('the power went');
    });
    await expect(failing).rejects.toThrow('the power went');
    expect((await make(await stay())).data?.[0].number).toBe(1);
  });

  test.each([
    ['a request', { status: 'new' }],
    ['a stay that was cancelled', { status: 'cancelled' }],
    ['a stay without a date', { status: 'no_show', check_in: null }],
  ])('of %s is refused', async (_what, more) => {
    const { status, error } = await make(await stay(more));
    expect([status, error?.message]).toEqual([422, 'invoice-not-yet']);
  });

  test('of another prefix begins with 1, and the first series goes on where it was', async () => {
    await make(await stay());
    await set({ prefix: '2027/' });
    expect((await make(await stay())).data).toMatchObject([{ prefix: '2027/', number: 1 }]);
    await set({ prefix: 'INV-' });
    expect((await make(await stay())).data).toMatchObject([{ prefix: 'INV-', number: 2 }]);
  });

  test('is taken back by a credit note with a number of its own; then another can be made', async () => {
    const id = await stay();
    const [invoice] = (await make(id)).data ?? [];
    const { id: cancels, facts } = invoice;
    const credit = await cancel(cancels);
    expect(credit.data).toMatchObject([
      { kind: 'credit', number: 2, issued_by: 'admin', cancels, facts },
    ]);
    expect((await cancel(invoice.id)).data).toEqual(credit.data);
    expect((await cancel(credit.data?.[0].id)).data).toEqual([]);
    expect((await make(id)).data).toMatchObject([{ kind: 'invoice', number: 3 }]);
  });

  test('is taken back in its own series, whatever prefix invoices have today', async () => {
    const [invoice] = (await make(await stay())).data ?? [];
    await set({ prefix: '2027/' });
    expect((await cancel(invoice.id)).data).toMatchObject([{ prefix: 'INV-', number: 2 }]);
  });

  test('keeps its sums, and not its guest, when the guest is erased', async () => {
    const { data } = await make(await stay());
    expect(data).toMatchObject([{ facts: { guest: 'guest@example.com' } }]);
    await admin.rpc('erase_guest', { email: 'guest@example.com' });
    expect((await admin.from('invoices').select()).data).toMatchObject([
      { number: 1, facts: { guest: '', total: 548 } },
    ]);
  });
});

test('the tax on the page is the one of the database, to the cent', async () => {
  const totals = [0, 0.01, 0.05, 9.99, 548, 110.5, 1234.56, 9_999_999.99, 10_999_999.99];
  for (const included of [true, false])
    for (const percent of [0, 0.01, 5, 7.5, 10, 33.33, 100]) {
      const rows = await sql<{ tax: string }>`
        select private.tax_of(t, ${percent}, ${included}) as tax from unnest(${totals}::numeric[]) with ordinality as o (t, n) order by n`;
      expect(rows.map(({ tax }) => Number(tax))).toEqual(
        totals.map((total) => taxOf(total, { taxPercent: percent, taxIncluded: included })),
      );
    }
});

test.each([
  ['a tax without a name', { tax_percent: 10 }],
  ['more than all', { tax_name: 'VAT', tax_percent: 100.01 }],
  ['less than nothing', { tax_name: 'VAT', tax_percent: -1 }],
  ['thousandths of a percent', { tax_name: 'VAT', tax_percent: 1.005 }],
  ['a rate below nothing', { riel_rate: -1 }],
  ['a rate of more than money', { riel_rate: 100_001 }],
  ['thousandths of a rate', { riel_rate: 4100.005 }],
  ['a prefix of other signs', { prefix: 'INV 1' }],
  ['an address that is too long', { address: 'x'.repeat(501) }],
])('%s is refused as a setting', async (_what, row) => {
  const { status, error } = await set(row);
  expect([status, error?.message]).toEqual([422, 'invoice-settings']);
});
