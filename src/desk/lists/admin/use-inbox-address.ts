import { useState } from 'react';
import { useSearchParams } from '@/ui/router';

/** The inbox keeps what is shown in its address, so that it can be linked to and gone back from. */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams();

  function withId(id: string | undefined) {
    const next = new URLSearchParams(params);
    if (id === undefined) next.delete('id');
    else next.set('id', id);
    return { search: next.toString() };
  }

  return {
    /** What is open beside the list. */
    id: params.get('id') ?? undefined,
    get: (name: string) => params.get(name) ?? '',
    /** Sets filters, or takes them out with ''; the page one came from stays one step back. */
    set(filters: Record<string, string>): void {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(filters)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next);
    },
    linkTo: withId,
    listLink: withId(undefined),
  };
}

/** The first of a list as it came: a newer one must not take its place under one's hands. */
export function useInitialSelection(items: readonly { id: string }[] | undefined, list: string) {
  const [first, setFirst] = useState<{ list: string; id: string | undefined }>();
  if (items && first?.list !== list) setFirst({ list, id: items[0]?.id });
  return first?.list === list ? first.id : undefined;
}
