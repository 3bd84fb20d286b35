import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { HOTEL_DATA_KEY, toHotelData } from '@/content/store/hotel-data';
import { fuzzed } from '../support/content-fuzz';
import { VISITOR_ADDRESSES } from '../support/page-paths';
import { HttpResponse, answerReads, renderApp, screen, waitFor } from '../support/testing';

/** A few documents per test, so that a failure names few; `FUZZ_SEED` tries others. */
const FIRST = Number(process.env['FUZZ_SEED'] ?? 20_001);
const DOZENS = Array.from({ length: 4 }, (_, index) => FIRST + index * 12);

/** Renders in jsdom to run effects (carousel, colours, head), which rendering to text does not. */
test.each(DOZENS)('[N-35] the page survives damaged content, from seed %i on', async (from) => {
  for (let seed = from; seed < from + 12; seed += 1) {
    const kept = toHotelData(DEFAULT_CONTENT, Date.now() - 60_000);
    localStorage.setItem(HOTEL_DATA_KEY, fuzzed(kept, seed));
    const answer = fuzzed(DEFAULT_CONTENT, seed + 50_000);
    const headers = { 'content-type': 'application/json' };
    const asked = vi.fn(() => new HttpResponse(answer, { headers }));
    answerReads({ 'rpc/site_content': asked });
    const path = VISITOR_ADDRESSES[seed % VISITOR_ADDRESSES.length] ?? '/';
    const { leave, queryClient } = renderApp(path);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const told = `FUZZ_SEED=${seed} at ${path}`;
    expect(screen.getAllByRole('heading', { level: 1 }).length, told).toBe(1);
    expect(screen.queryByText('Something went wrong on this page'), told).toBeNull();
    expect(document.body.innerHTML, told).not.toMatch(/\bundefined\b|\bNaN\b|\[object \w+\]/);
    expect(document.title, told).not.toMatch(/\bundefined\b|\bNaN\b|\[object \w+\]/);
    expect(Reflect.get({}, 'polluted'), told).toBeUndefined();
    leave();
  }
});
