import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Toaster } from '@/ui/Toaster';
import { ErrorBoundary } from './ErrorBoundary';
import { AppRoutes } from './AppRoutes';

/** The whole site and admin area, below a router. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <AppRoutes />
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
