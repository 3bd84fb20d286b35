/** Text kept in this browser; nothing where storage is off or full. Nothing below throws. */
export type BrowserStorage = {
  /** The text kept under a key; null where there is none. */
  read: (key: string) => string | null;
  /** The same, parsed (see parseJson). */
  readJson: (key: string) => unknown;
  /** @returns whether it is kept now */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  keys: (prefix: string) => string[];
};

/** Kept until it is removed, and shared by all tabs. */
export const LOCAL = browserStorage('localStorage');
/** Kept as long as the tab is open, through reloads. */
export const TAB = browserStorage('sessionStorage');

function browserStorage(name: 'localStorage' | 'sessionStorage'): BrowserStorage {
  // Asked for each time: where storage is switched off, already its name throws.
  const storage = () => globalThis[name];
  return {
    read: (key) => attempt(() => storage().getItem(key), null),
    readJson: (key) => parseJson(attempt(() => storage().getItem(key), null)),
    write: (key, text) =>
      attempt(() => {
        storage().setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt(() => storage().removeItem(key), undefined),
    keys: (prefix) =>
      attempt(() => Object.keys(storage()).filter((key) => key.startsWith(prefix)), []),
  };
}

/** What a text says in JSON; undefined where there is none or it is no JSON. */
export function parseJson(
  text: string | null,
  reviver?: (name: string, value: unknown) => unknown,
): unknown {
  return attempt((): unknown => JSON.parse(text ?? '', reviver), undefined);
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
