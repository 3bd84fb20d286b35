/**
 * What is run in a page before its own scripts, in engines that do not tell everything by
 * themselves: what the policy refused and what could not be loaded is written to the console.
 * It is sent to the page as text and may use nothing from outside.
 */
export function logPageErrors(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`refused by the policy: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
  addEventListener(
    'error',
    ({ target }) => {
      // Leaving a page ends what it still fetches (leaveBehind in support/in-page.ts).
      if (target instanceof Element && !Reflect.has(window, 'isLeftBehind'))
        console.error(`not loaded: ${target.outerHTML.slice(0, 300)}`);
    },
    true,
  );
}

/**
 * Sends the page's errors to `address`, for engines whose driver does not tell them at all. By a
 * request that is waited for: the next thing the page does must not overtake it.
 */
export function reportErrors(address: string): void {
  const report = (text: string): void => {
    const request = new XMLHttpRequest();
    request.open('POST', address, false);
    request.send(text);
  };
  const { error } = console;
  console.error = (...args: unknown[]) => {
    error.apply(console, args);
    report(args.map(String).join(' '));
  };
  addEventListener('error', ({ message, filename, lineno }) => {
    if (message) report(`${message} (${filename}:${lineno})`);
  });
  addEventListener('unhandledrejection', ({ reason }) => report(`not caught: ${String(reason)}`));
}
