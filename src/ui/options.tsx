/** What a list holds, and how it is read. */
export type Choices = readonly (readonly [value: string | number, label: string])[];

/** The options of a `<select>`. */
export function options(choices: Choices) {
  return choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
