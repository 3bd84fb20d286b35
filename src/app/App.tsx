import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { PageFault } from '@/ui/PageFault';
import { Part } from '@/ui/Part';
import { Toaster } from '@/ui/Toaster';
import { AppRoutes } from './AppRoutes';

/** The whole site and admin area, below a router. What no part has caught ends in the last resort. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <Part fallback={LAST_RESORT}>
      <QueryClientProvider client={queryClient}>
        <AppRoutes />
        <Part fallback={null}>
          <Toaster />
        </Part>
      </QueryClientProvider>
    </Part>
  );
}

const LAST_RESORT = (
  <main>
    <PageFault />
  </main>
);
