import type { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { createQueryClient } from '@/app/query-client';
import { shadowContent } from '@/queries/content-shadow';

/**
 * The real app at an address, with its own query client and the shadow of the content at work.
 * @returns what Testing Library's render gives, the client, and `leave` which unmounts and ends the shadow
 */
export function renderApp(address: string) {
  const queryClient: QueryClient = createQueryClient();
  const endShadow = shadowContent(queryClient);
  const result = render(
    <MemoryRouter initialEntries={[address]}>
      <App queryClient={queryClient} />
    </MemoryRouter>,
  );
  function leave(): void {
    result.unmount();
    endShadow();
    queryClient.clear();
  }
  return { ...result, queryClient, leave };
}
