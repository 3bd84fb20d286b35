/** A spinner of the text's size. Screen readers need a text beside it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
