/**
 * Imitates a browser's page translation: replaces each text node, also later ones, by two elements.
 * The words stay, so that journeys read alike; later React updates to a removed node are invisible.
 * It runs in the page and may use nothing from outside.
 * @returns a function that stops it
 */
export function translatePage(): () => void {
  const UNTRANSLATED = 'script, style, textarea, title, svg, [translate=no], font font';

  function replace(text: Text): void {
    if (!text.data.trim() || text.parentElement?.closest(UNTRANSLATED)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.append(text.data);
    text.replaceWith(outer);
  }

  function translate(node: Node): void {
    if (node instanceof Text) return replace(node);
    for (const child of node.childNodes) translate(child);
  }

  translate(document.body);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of target instanceof Text ? [target] : addedNodes)
        if (node.isConnected) translate(node);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
