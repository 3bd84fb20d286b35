/** What the database calls a field: `best_seller` for `bestSeller`. */
export function columnName(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What the domain calls a column: `bestSeller` for `best_seller`. */
export function fieldName(column: string): string {
  return column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** A row under the domain's names. */
export function fieldsOf(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [fieldName(name), value]));
}
