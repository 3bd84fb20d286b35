import { fieldsByKey, takeSavedFields, type FieldState } from '@/lib/typed-fields';
import { toast } from '@/ui/toast';
import { reloadedToast } from '@/words/visitors';
import { INTERACTIVE_ELEMENTS } from './pre-hydration-events';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Types again what the fields held before the page had to load again, and says so. Fields that come
 * later, such as a room's extras, get theirs until someone uses the page.
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
 * A browser that translates a page before the app takes it over changes the texts that React looks
 * for, so React draws the page anew: what a visitor had typed and pressed is in elements that are
 * gone. Types it again, in the elements that are at the same places now.
 * @param before the elements of USED, in the order of the page, before the app took it over
 * @param page the app's element
 * @returns gives for an element of before the one that is in its place now, if there is one
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

/** Its kind, its name, and how many of these come before it: other texts leave that as it is. */
function placeOf(element: HTMLElement, all: readonly HTMLElement[]): string {
  const kindOf = (one: HTMLElement) => `${one.tagName} ${one.getAttribute('name') ?? ''}`;
  const alike = all.filter((one) => kindOf(one) === kindOf(element));
  return `${kindOf(element)} ${alike.indexOf(element)}`;
}

function isField(element: HTMLElement | undefined): element is Field {
  return element !== undefined && 'value' in element && !(element instanceof HTMLButtonElement);
}

/** As a person types: React listens to events, and looks whether the value is another one. */
function typeInto(field: Field, { value, checked }: FieldState): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return void (checked !== undefined && field.checked !== checked && field.click());
  if (field.value === value) return;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}
