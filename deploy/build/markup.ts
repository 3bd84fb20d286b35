/** An element without content. An attribute with an empty value is written without one. */
export function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? key : `${key}="${escapeText(value).replaceAll('"', '&quot;')}"`,
  );
  return `<${[name, ...written].join(' ')}>`;
}

/** Text as it stands between two tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
