/** A turning ring the size of the text around it; what it stands for is said beside it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
