import type * as TestingLibrary from '@testing-library/dom';

export type Pattern = { source: string; flags: string };

/** An element by role, label or text. A string must match exactly. */
export type Step =
  | { role: string; name?: string | Pattern }
  | { label: string | Pattern }
  | { text: string | Pattern };

export type Question = {
  /** Nested searches, from the outside in: for example a region, then a button in that region. */
  steps: Step[];
  bring?: boolean;
  focus?: boolean;
};

export type Sight = {
  /** The number of visible matches; the other fields describe the first. */
  count: number;
  x: number;
  y: number;
  cover: string;
  /** False while the element may still move because a font is loading. */
  isSettled: boolean;
  isResting: boolean;
  value: string;
  isFocused: boolean;
};

/**
 * Finds elements as component tests do: by role and name, label or text. Runs in the page and may
 * use nothing from outside. @returns undefined before Testing Library is loaded
 */
export function look({ steps, bring = false, focus = false }: Question): Sight | undefined {
  const library: typeof TestingLibrary | undefined = Reflect.get(window, 'TestingLibraryDom');
  if (!library || !document.body) return undefined;
  const wanted = (words: string | Pattern | undefined) =>
    typeof words === 'object' ? new RegExp(words.source, words.flags) : words;

  function find(root: HTMLElement, step: Step): HTMLElement[] {
    if (!library) return [];
    if ('label' in step) return library.queryAllByLabelText(root, wanted(step.label) ?? '');
    if ('text' in step) return library.queryAllByText(root, wanted(step.text) ?? '');
    return library.queryAllByRole(root, step.role, { name: wanted(step.name) });
  }

  function isSeen(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  }

  let found = [document.body];
  for (const step of steps) found = found.flatMap((root) => find(root, step)).filter(isSeen);
  const first = found[0];
  const isSettled = document.fonts.status === 'loaded';
  const nothing = { x: 0, y: 0, cover: '', isSettled, value: '' };
  if (!first) return { count: 0, ...nothing, isResting: false, isFocused: false };

  if (bring) first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  if (focus) first.focus();
  // Clicks the first line of a wrapped link, because the middle of its whole box may be empty.
  const box = first.getClientRects()[0] ?? first.getBoundingClientRect();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  const isFree = hit !== null && (first.contains(hit) || hit.closest('label')?.control === first);
  return {
    count: found.length,
    x,
    y,
    cover: isFree ? '' : `${hit?.outerHTML.slice(0, 120) ?? 'the edge of the window'}`,
    isSettled,
    isResting: first.getAttribute('aria-disabled') === 'true',
    value: String(Reflect.get(first, 'value') ?? ''),
    isFocused: document.activeElement === first,
  };
}

/** Finds a file input by its label; it is hidden, because a button opens it. */
export function fileInput(label: string): Element | undefined {
  const labels = [...document.querySelectorAll('label')];
  return labels.find(({ textContent }) => textContent === label)?.control ?? undefined;
}

export function markAsLeft(): void {
  Reflect.set(window, 'isLeftBehind', true);
}

export function hasArrived(): boolean {
  return !Reflect.has(window, 'isLeftBehind') && document.readyState === 'complete';
}

export function showsPicture(address: string): boolean {
  return [...document.images].some(
    ({ currentSrc, complete, naturalWidth }) =>
      currentSrc.includes(address) && complete && naturalWidth > 0,
  );
}

export function hasContent(): boolean {
  return performance
    .getEntriesByType('resource')
    .some(({ name, duration }) => name.includes('/rpc/site_content') && duration > 0);
}

export function keepInStorage({ name, value }: { name: string; value: string }): void {
  localStorage.setItem(name, value);
}

export function whereAmI(): string {
  return location.pathname + location.search;
}

export function whatIsThere(): string {
  return `${location.href}\n${document.body.innerText.slice(0, 1500)}`;
}
