const HEADING = 'Something went wrong on this page';

/** In place of a page that cannot be drawn: a way on. */
export function PageFault() {
  return (
    <div className="last-resort" role="alert">
      <title>{HEADING}</title>
      <h1>{HEADING}</h1>
      <p>Nothing you saved is lost. Loading the page again usually helps.</p>
      <p>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Load again
        </button>{' '}
        <a className="btn btn-ghost" href="/">
          Return to home
        </a>
      </p>
    </div>
  );
}
