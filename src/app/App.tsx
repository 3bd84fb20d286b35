import { ContentProvider, type ContentSource } from '@/content/store/queries/content';
import { PageFault } from '@/ui/PageFault';
import { Part } from '@/ui/Part';
import { Toaster } from '@/ui/Toaster';
import { AppRoutes } from './AppRoutes';

/** The whole site and admin area, below a router. What no part has caught ends in the last resort. */
export function App({ source }: { source: ContentSource }) {
  return (
    <Part fallback={LAST_RESORT}>
      <ContentProvider source={source}>
        <AppRoutes />
        <Part fallback={null}>
          <Toaster />
        </Part>
      </ContentProvider>
    </Part>
  );
}

const LAST_RESORT = (
  <main>
    <PageFault />
  </main>
);
