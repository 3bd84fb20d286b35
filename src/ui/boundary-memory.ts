import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';

/** State of an `ErrorBoundary`'s children that survives an error, e.g. typed text. */
export const BoundaryMemory = createContext<Map<string, unknown>>(new Map());

/**
 * Returns an object that survives an error in the `ErrorBoundary`.
 * @param name unique within the `ErrorBoundary`
 */
export function useBoundaryMemory<Kept extends object>(name: string): Partial<Kept> {
  const memory = useContext(BoundaryMemory);
  const [kept] = useState(() => memory.get(name) ?? {});
  useLayoutEffect(() => void memory.set(name, kept), [memory, name, kept]);
  // The cast is safe, because only the line above writes this entry.
  return kept as Partial<Kept>;
}

/** `useState` that survives an error. @param name unique within the `ErrorBoundary` */
export function useBoundaryState<Value>(name: string): [Value | undefined, (next?: Value) => void] {
  const memory = useBoundaryMemory<{ value: Value }>(name);
  const kept = useRef(memory);
  const [value, setValue] = useState(memory.value);
  return [value, (next) => setValue((kept.current.value = next))];
}

const FIELDS = 'input[name], select[name], textarea[name]';
const keyOf = ({ type, name, value }: HTMLInputElement) => (type === 'checkbox' ? value : name);

/** Saves the values of uncontrolled fields and restores them after an error. */
export function useBoundaryFields(form: RefObject<HTMLFormElement | null>): void {
  const kept = useRef(useBoundaryMemory<{ fields: Map<string, object> }>('fields'));
  useLayoutEffect(() => {
    const { current } = form;
    const memory = kept.current;
    const fields = () => [...(current?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
    for (const field of fields()) Object.assign(field, memory.fields?.get(keyOf(field)));
    return () => {
      const entries = fields().map((field) => [keyOf(field), pick(field)] as const);
      memory.fields = new Map(entries);
    };
  }, [form, kept]);
}

const pick = ({ value, checked = false }: HTMLInputElement) => ({ value, checked });
