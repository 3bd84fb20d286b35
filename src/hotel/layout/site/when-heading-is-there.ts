/**
 * Calls back with the heading of the page: at once, or when the page, whose code may still be on
 * its way, has been drawn. @returns a function that stops waiting
 */
export function whenHeadingIsThere(act: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1');
  const heading = find();
  if (heading) {
    act(heading);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const drawn = find();
    if (!drawn) return;
    observer.disconnect();
    act(drawn);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
