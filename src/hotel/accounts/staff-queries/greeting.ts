import { TAB } from '@/lib/browser-storage';

/** Who is to be greeted by the next document, which is in their own language. */
const KEY = 'greeting';

/** Leaves a greeting for the document that one is about to go to. */
export function greetThere(name: string): void {
  TAB.write(KEY, name);
}

/** Whom the document before this one has left to be greeted; once only. */
export function takeGreeting(): string | undefined {
  const name = TAB.read(KEY) ?? undefined;
  TAB.remove(KEY);
  return name;
}
