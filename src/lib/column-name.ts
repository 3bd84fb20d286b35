/** Converts a field name to the column name: `best_seller` for `bestSeller`. */
export function columnName(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Converts a column name to the field name: `bestSeller` for `best_seller`. */
export function fieldName(column: string): string {
  return column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

export function fieldsOf(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [fieldName(name), value]));
}
