import { useState } from 'react';
import { useSearchParams } from '@/ui/router';

/** The inbox keeps what is shown in its address, so that it can be linked to and gone back from. */
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
    /** What is open beside the list. */
    id: params.get('id') ?? undefined,
    get: (name: string) => params.get(name) ?? '',
    /** Sets filters, or takes them out with ''; the page one came from stays one step back. */
    set: (filters: Record<string, string>) => setParams(withFilters(filters)),
    linkTo,
    listLink: linkTo(''),
  };
}

/** The first of a list as it came: a newer one must not take its place under one's hands. */
export function useInitialSelection(items: readonly { id: string }[] | undefined, list: string) {
  const [first, setFirst] = useState<{ list: string; id: string | undefined }>();
  if (items && first?.list !== list) setFirst({ list, id: items[0]?.id });
  return first?.list === list ? first.id : undefined;
}
