import { pageFaultWords } from '@/words/visitors';

/** Shown instead of a page that fails to render; offers to reload the page. */
export function PageError() {
  return (
    <div className="last-resort" role="alert">
      <title>{pageFaultWords.title}</title>
      <h1>{pageFaultWords.title}</h1>
      <p>{pageFaultWords.text}</p>
      <p>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          {pageFaultWords.reload}
        </button>{' '}
        <a className="btn btn-ghost" href="/">
          {pageFaultWords.home}
        </a>
      </p>
    </div>
  );
}
