import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { ServiceError } from '@/lib/service-error';

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
