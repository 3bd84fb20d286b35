import { useState } from 'react';
import { useSearchParams } from '@/ui/router';

/** The open entry and the filters of a list, stored in the URL so that links and Back work. */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams();

  function withFilters(filters: Record<string, string>): URLSearchParams {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(filters)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  }
  const linkTo = (id: string) => ({ search: withFilters({ id }).toString() });

  return {
    /** ID of the entry beside the list. */
    id: params.get('id') ?? undefined,
    get: (name: string) => params.get(name) ?? '',
    set: (filters: Record<string, string>) => setParams(withFilters(filters)),
    linkTo,
    listLink: linkTo(''),
  };
}

/** Returns the entry that was first when the list loaded: a newer one must not replace it. */
export function useInitialSelection(items: readonly { id: string }[] | undefined, list: string) {
  const [first, setFirst] = useState<{ list: string; id: string | undefined }>();
  if (items && first?.list !== list) setFirst({ list, id: items[0]?.id });
  return first?.list === list ? first.id : undefined;
}
