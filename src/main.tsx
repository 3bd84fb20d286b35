// Must be the first import, because `index.css` declares the order of the CSS layers.
import '@/app/index.css';
import { startApp } from '@/app/start-app';

/** Waits until the document is parsed: a cached script can run before the page is complete. */
function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}

whenParsed(() => {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  // A task of its own: evaluating the code has just kept the page busy.
  setTimeout(() => void startApp(container));
});
