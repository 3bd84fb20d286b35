import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';

/** What a part of a page remembers while it is drawn anew: what was typed, what is on its way. */
export const BoundaryMemory = createContext<Map<string, unknown>>(new Map());

/**
 * What outlives a part that broke and is drawn anew, for a ref.
 * @param name unlike any other in the part
 */
export function useBoundaryMemory<Kept extends object>(name: string): Partial<Kept> {
  const memory = useContext(BoundaryMemory);
  const [kept] = useState(() => memory.get(name) ?? {});
  useLayoutEffect(() => void memory.set(name, kept), [memory, name, kept]);
  // Set by nothing but the line above.
  return kept as Partial<Kept>;
}

/** As `useState`, for what must outlive a part that broke. @param name unlike any other in the part */
export function useBoundaryState<Value>(name: string): [Value | undefined, (next?: Value) => void] {
  const memory = useBoundaryMemory<{ value: Value }>(name);
  const kept = useRef(memory);
  const [value, setValue] = useState(memory.value);
  return [value, (next) => setValue((kept.current.value = next))];
}

const FIELDS = 'input[name], select[name], textarea[name]';
const keyOf = ({ type, name, value }: HTMLInputElement) => (type === 'checkbox' ? value : name);

/** Keeps what fields hold that keep it themselves, and puts it back where their part is drawn anew. */
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
