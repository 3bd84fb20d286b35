import { useQuery } from '@tanstack/react-query';
import { useContentQueryClient } from '@/kit/sending/queries/query-client';
import { isPreviewKey } from '@/website/custom-pages/preview-key';
import { loadOnPress } from '@/lib/code-files';

const service = loadOnPress(() => import('@/website/custom-pages/services/page-preview-service'));

/** The page behind a preview link; null if the link is invalid or expired. */
export function usePagePreview(key: string) {
  const { data, isPending, isFetching, refetch } = useQuery(
    {
      queryKey: ['page-preview', key],
      queryFn: async ({ signal }) =>
        isPreviewKey(key) ? (await service()).fetchPagePreview(key, signal) : null,
      gcTime: 0,
    },
    useContentQueryClient(),
  );
  return { page: data, isPending, isFetching, refetch };
}
