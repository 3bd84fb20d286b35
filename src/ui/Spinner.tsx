/** A spinner of the text's size; add a text for screen readers beside it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
