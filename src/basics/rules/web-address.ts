const HOST = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+(:\d+)?([/?#]|$)/u;

/** Completes `facebook.com/hotel` to `https://…`; returns unclear text as it is, for validation. */
export function toWebAddress(input: string): string {
  const typed = input.trim();
  const rest = typed.replace(/^(https?:)?\/\//i, '');
  return HOST.test(rest) ? `https://${rest}` : typed;
}
