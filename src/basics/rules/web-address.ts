/** A host as people write it: words with dots between, nothing that could be a scheme or a name. */
const HOST = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+(:\d+)?([/?#]|$)/u;

/** `facebook.com/house` and `http://…` become `https://…`; anything else stays and is judged so. */
export function toWebAddress(input: string): string {
  const typed = input.trim();
  const rest = typed.replace(/^(https?:)?\/\//i, '');
  return HOST.test(rest) ? `https://${rest}` : typed;
}
