/**
 * What the page translation of a browser does to a document: each text, also one that comes later, goes
 * out of it, and two elements with the words are in its place. The words stay as they are, so that a
 * journey reads alike in both; what React writes into a text that is gone nobody sees. Runs in the page:
 * it may use nothing from outside.
 * @returns what ends it
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
