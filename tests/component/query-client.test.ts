import { onlineManager } from '@tanstack/react-query';
import { createQueryClient } from '@/kit/sending/queries/query-client';
import { ServiceError } from '@/lib/service-error';
import { dismissAllToasts, shownToasts } from '@/ui/toast';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

test('a read that fails for a moment is asked twice more, the second time after twice as long', async () => {
  const asked: number[] = [];
  const client = createQueryClient();
  const answer = client.fetchQuery({
    queryKey: ['rooms'],
    queryFn: async () => {
      asked.push(Date.now());
      throw new ServiceError('network', 'planned');
    },
  });
  const refused = expect(answer).rejects.toThrow('planned');
  await vi.runAllTimersAsync();
  await refused;
  const [first = 0, second = 0, third = 0] = asked;
  expect(asked).toHaveLength(3);
  expect([second - first, third - second]).toEqual([300, 600]);
});

test('a browser that believes to be without network is asked all the same', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const read = vi.fn(async () => 'there');
  expect(await client.fetchQuery({ queryKey: ['rooms'], queryFn: read })).toBe('there');
  const write = vi.fn(async () => 'stored');
  const mutation = client.getMutationCache().build(client, { mutationFn: write });
  expect(await mutation.execute(undefined)).toBe('stored');
});

test('what was said of the last try is gone as soon as the next one begins', async () => {
  const client = createQueryClient();
  const failure = { title: 'Not saved', description: 'Please try again.', destructive: true };
  const tryTo = (save: () => Promise<string>) =>
    client.getMutationCache().build(client, { mutationFn: save, meta: { failure } });
  await expect(
    tryTo(() => Promise.reject(new Error('planned'))).execute(undefined),
  ).rejects.toThrow('planned');
  expect(shownToasts()).toMatchObject([failure]);
  const saving = Promise.withResolvers<string>();
  const trying = tryTo(() => saving.promise).execute(undefined);
  await vi.waitFor(() => expect(shownToasts()).toEqual([]));
  saving.resolve('stored');
  await trying;
  dismissAllToasts();
});
