import { useQuery } from '@tanstack/react-query';
import { useClient } from '@/kit/sending/queries/query-client';
import { isPreviewKey } from '@/website/own-pages/preview-key';
import { pressed } from '@/lib/code-files';

const service = pressed(() => import('@/website/own-pages/services/page-preview-service'));

/** The page that a link shows before it is published; null where it opens nothing. */
export function usePagePreview(key: string) {
  const { data, isPending, isFetching, refetch } = useQuery(
    {
      queryKey: ['page-preview', key],
      queryFn: async ({ signal }) =>
        isPreviewKey(key) ? (await service()).fetchPagePreview(key, signal) : null,
      gcTime: 0,
    },
    useClient(),
  );
  return { page: data, isPending, isFetching, refetch };
}
