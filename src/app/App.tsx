import { ContentProvider, type ContentSource } from '@/content/store/queries/content';
import { PageError } from '@/ui/PageError';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Toaster } from '@/ui/Toaster';
import { AppRoutes } from './AppRoutes';

/** The site and the admin area. `LAST_RESORT` is shown for errors that nothing else catches. */
export function App({ source }: { source: ContentSource }) {
  return (
    <ErrorBoundary fallback={LAST_RESORT}>
      <ContentProvider source={source}>
        <AppRoutes />
        <ErrorBoundary fallback={null}>
          <Toaster />
        </ErrorBoundary>
      </ContentProvider>
    </ErrorBoundary>
  );
}

const LAST_RESORT = (
  <main>
    <PageError />
  </main>
);
