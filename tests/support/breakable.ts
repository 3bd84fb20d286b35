import { createElement } from 'react';
import type { ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';

type Props = Readonly<Record<string, unknown>>;
const broken = new Map<string, (props: Props) => boolean>();

/**
 * A module whose function or component `name` throws while it is broken; for `vi.mock`, so that any
 * part of a page can be broken without touching it.
 */
export function breakable(module: object, name: string): object {
  const whole: unknown = Reflect.get(module, name);
  if (whole === undefined) throw new Error(`there is no ${name} to break`);
  function part(...args: unknown[]): unknown {
    // A component is called with its props.
    const props = Object(args[0]) as Props;
    if (broken.get(name)?.(props)) throw new Error(`planned fault of ${name}`);
    if (typeof whole === 'function') return Reflect.apply(whole, undefined, args);
    // What memo() gives is no function, but a component all the same.
    return createElement(whole as ComponentType<Props>, props);
  }
  return { ...module, [name]: part };
}

/**
 * Breaks a part until the test ends or the function given back is called; where it is drawn several
 * times, only those whose props are meant.
 */
export function breakPart(name: string, isMeant: (props: Props) => boolean = () => true) {
  broken.set(name, isMeant);
  const mend = () => void broken.delete(name);
  onTestFinished(mend);
  return mend;
}

/** Names of the broken parts that the console was told of, once for each time. */
export function reportedFaults(): string[] {
  return vi.mocked(console.error).mock.calls.flatMap((words) => {
    const error = words.find((word) => word instanceof Error);
    return error ? [error.message.replace('planned fault of ', '')] : [];
  });
}

/** Takes them out of what no test may leave on the console. */
export function forgetReportedFaults(): void {
  const { calls } = vi.mocked(console.error).mock;
  const others = calls.filter((words) => !words.some((word) => isPlanned(word)));
  calls.splice(0, calls.length, ...others);
}

function isPlanned(word: unknown): boolean {
  return word instanceof Error && word.message.startsWith('planned fault of ');
}
