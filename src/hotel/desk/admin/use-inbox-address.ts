import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';

export type InboxAddress = {
  /** What is open beside the list. */
  id: string | undefined;
  /** A filter of the list; '' when it is not set. */
  get: (name: string) => string;
  /** Sets filters, or takes them out with ''; the page one came from stays one step back. */
  set: (filters: Record<string, string>) => void;
  /** For a link that opens something beside the same list. */
  linkTo: (id: string) => { search: string };
  /** For the way back to the list. */
  listLink: { search: string };
};

/** The inbox keeps what is shown in its address, so that it can be linked to and gone back from. */
export function useInboxAddress(): InboxAddress {
  const [params, setParams] = useSearchParams();

  function withId(id: string | undefined): { search: string } {
    const next = new URLSearchParams(params);
    if (id === undefined) next.delete('id');
    else next.set('id', id);
    return { search: next.toString() };
  }

  return {
    id: params.get('id') ?? undefined,
    get: (name) => params.get(name) ?? '',
    set(filters) {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(filters)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      );
    },
    linkTo: withId,
    listLink: withId(undefined),
  };
}

/**
 * What is shown before anything is chosen: the first of the list as it was when it came. A newer
 * entry must not take its place under somebody's hands. @param list names the list
 */
export function useInitialSelection(items: readonly { id: string }[] | undefined, list: string) {
  const [first, setFirst] = useState<{ list: string; id: string | undefined }>();
  if (items && first?.list !== list) setFirst({ list, id: items[0]?.id });
  return first?.list === list ? first.id : undefined;
}
