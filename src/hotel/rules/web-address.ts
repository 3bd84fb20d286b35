/** A host as people write it: words with dots between, nothing that could be a scheme or a name. */
const HOST = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+(:\d+)?([/?#]|$)/u;

/**
 * What a person means by a web address: `facebook.com/house` and `http://…` become `https://…`.
 * Anything else comes back as it was, and is judged as that.
 */
export function toWebAddress(input: string): string {
  const typed = input.trim();
  const rest = typed.replace(/^(https?:)?\/\//i, '');
  return HOST.test(rest) ? `https://${rest}` : typed;
}
