import { fieldsByKey, takeSavedFields, type FieldState } from '@/lib/typed-fields';
import { toast } from '@/ui/toast';
import { reloadedToast } from '@/words/visitors';
import { INTERACTIVE_ELEMENTS } from './pre-hydration-events';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Fills in the typed values again after the page had to reload. Fields that appear later are filled
 * until the visitor does something.
 */
export function restoreSavedFields(): void {
  const kept = takeSavedFields();
  if (kept.size === 0) return;
  function type(): void {
    for (const [key, field] of fieldsByKey()) {
      const typed = kept.get(key);
      kept.delete(key);
      if (typed) typeInto(field, typed);
    }
  }
  type();
  const later = new MutationObserver(type);
  later.observe(document.body, { childList: true, subtree: true });
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, () => later.disconnect(), { once: true, capture: true });
  toast(reloadedToast);
}

/**
 * Restores typed values if hydration replaced elements, e.g. after a browser translated the page.
 * @param before the page's `INTERACTIVE_ELEMENTS` before its hydration, in page order
 * @returns a function that finds the new element for an old one, if there is one
 */
export function restoreReplacedFields(before: readonly HTMLElement[], page: HTMLElement) {
  const places = new Map(before.map((element) => [element, placeOf(element, before)]));
  const now = [...page.querySelectorAll<HTMLElement>(INTERACTIVE_ELEMENTS)];
  const inPlace = new Map(now.map((element) => [placeOf(element, now), element]));
  const found = (old: HTMLElement) => (old.isConnected ? old : inPlace.get(places.get(old) ?? ''));
  for (const old of before) {
    const field = found(old);
    if (isField(old) && isField(field) && field !== old) typeInto(field, old);
  }
  return found;
}

/** Identifies an element by tag, name and index, which translation does not change. */
function placeOf(element: HTMLElement, all: readonly HTMLElement[]): string {
  const kindOf = (one: HTMLElement) => `${one.tagName} ${one.getAttribute('name') ?? ''}`;
  const alike = all.filter((one) => kindOf(one) === kindOf(element));
  return `${kindOf(element)} ${alike.indexOf(element)}`;
}

function isField(element: HTMLElement | undefined): element is Field {
  return element !== undefined && 'value' in element && !(element instanceof HTMLButtonElement);
}

/** Sets the value by the prototype's setter and fires events: React ignores other changes. */
function typeInto(field: Field, { value, checked }: FieldState): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return void (checked !== undefined && field.checked !== checked && field.click());
  if (field.value === value) return;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}
