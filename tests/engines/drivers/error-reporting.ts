/**
 * Logs policy violations and failed loads to the console, for engines that do not. Runs in the page
 * before its own scripts and may use nothing from outside.
 */
export function logPageErrors(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`refused by the policy: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element && !Reflect.has(window, 'isLeftBehind'))
        console.error(`not loaded: ${target.outerHTML.slice(0, 300)}`);
    },
    true,
  );
}

/**
 * Sends the page's errors to `address`, for engines whose driver does not report them. The request
 * is synchronous, so that the page's next action cannot overtake it.
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
