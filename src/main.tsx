// First, because it names the order of the layers.
import '@/app/index.css';
import { startApp } from '@/app/start-app';

/** The login asks for the app at once, and from a browser's cache it is here before the page is. */
function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}

whenParsed(() => {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  void startApp(container);
});
