import { createElement, type ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';

type Props = Readonly<Record<string, unknown>>;
const broken = new Map<string, (props: Props) => boolean>();

/**
 * Wraps React's `jsx` runtime for `vi.mock`: any component broken by `injectFault` throws while it
 * renders.
 */
export function breakableJsx(runtime: object): object {
  const { jsx, jsxs, jsxDEV } = runtime as Record<string, Draw | undefined>;
  const breaking = (draw: Draw | undefined): Draw | undefined =>
    draw &&
    ((type, ...rest) => draw(broken.has(String(nameOf(type))) ? breaks(type) : type, ...rest));
  return { ...runtime, jsx: breaking(jsx), jsxs: breaking(jsxs), jsxDEV: breaking(jsxDEV) };
}

type Draw = (type: ComponentType<Props>, ...rest: unknown[]) => unknown;
const breaking = new Map<unknown, ComponentType<Props>>();

/** Returns one wrapper per component: a new wrapper at each render would make React remount it. */
function breaks(type: ComponentType<Props>): ComponentType<Props> {
  const name = String(nameOf(type));
  const known = breaking.get(type) ?? part;
  breaking.set(type, known);
  function part(props: Props) {
    if (broken.get(name)?.(props)) throw new Error(`planned fault of ${name}`);
    return createElement(type, props);
  }
  return known;
}

function nameOf(type: unknown): unknown {
  const { name, type: inner } = Object(type) as { name?: string; type?: unknown };
  return name ?? (inner && nameOf(inner));
}

/** Wraps a module for `vi.mock`: its function `name` throws while it is broken by `injectFault`. */
export function breakableModule(module: object, name: string): object {
  const whole: unknown = Reflect.get(module, name);
  if (typeof whole !== 'function') throw new Error(`there is no ${name} to break`);
  function part(...args: unknown[]): unknown {
    if (broken.has(name)) throw new Error(`planned fault of ${name}`);
    return Reflect.apply(whole as () => unknown, undefined, args);
  }
  return { ...module, [name]: part };
}

/**
 * Makes a component or function throw until the test ends or the returned function is called.
 * @param isMeant limits the fault to elements with matching props
 */
export function injectFault(name: string, isMeant: (props: Props) => boolean = () => true) {
  broken.set(name, isMeant);
  window.addEventListener('error', logUnplanned);
  const mend = () => void broken.delete(name);
  onTestFinished(mend);
  return mend;
}

/**
 * Logs an uncaught error, unless its cause is a planned fault: React reports one as an uncaught
 * error if the test removed the fault before React tried to render again.
 */
function logUnplanned({ error }: ErrorEvent): void {
  if (!isPlanned(Reflect.get(Object(error), 'cause'))) console.error(error);
}

export function loggedFaults(): string[] {
  return vi.mocked(console.error).mock.calls.flatMap((words) => {
    const error = words.find((word) => word instanceof Error);
    return error ? [error.message.replace('planned fault of ', '')] : [];
  });
}

/** Removes the planned errors from the console log, which every test must leave empty. */
export function clearLoggedFaults(): void {
  const { calls } = vi.mocked(console.error).mock;
  const others = calls.filter((words) => !words.some((word) => isPlanned(word)));
  calls.splice(0, calls.length, ...others);
}

function isPlanned(word: unknown): boolean {
  return word instanceof Error && word.message.startsWith('planned fault of ');
}
