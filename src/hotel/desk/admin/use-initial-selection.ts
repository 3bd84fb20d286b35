import { useState } from 'react';

/**
 * What is shown before anything is chosen: the first of the list as it was when it came. A newer
 * entry must not take its place under somebody's hands. @param list names the list
 */
export function useInitialSelection(items: readonly { id: string }[] | undefined, list: string) {
  const [first, setFirst] = useState<{ list: string; id: string | undefined }>();
  if (items && first?.list !== list) setFirst({ list, id: items[0]?.id });
  return first?.list === list ? first.id : undefined;
}
