import type { Pattern, Step } from './in-page.ts';

type Words = string | RegExp;

export type Target = { step: Step; inside?: Target };

export const role = (name: string, words?: Words, inside?: Target): Target => ({
  step: { role: name, name: words && travelling(words) },
  inside,
});
export const button = (words: Words, inside?: Target): Target => role('button', words, inside);
export const link = (words: Words, inside?: Target): Target => role('link', words, inside);
export const field = (label: Words, inside?: Target): Target => ({
  step: { label: travelling(label) },
  inside,
});
export const text = (words: Words, inside?: Target): Target => ({
  step: { text: travelling(words) },
  inside,
});

function travelling(words: Words): string | Pattern {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags };
}

export function stepsOf(thing: Target): Step[] {
  return thing.inside ? [...stepsOf(thing.inside), thing.step] : [thing.step];
}

export function describeTarget(thing: Target): string {
  return stepsOf(thing)
    .map((step) => JSON.stringify(step))
    .join(' > ');
}
