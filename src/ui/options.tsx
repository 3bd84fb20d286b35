export type Choices = readonly (readonly [value: string | number, label: string])[];

export function options(choices: Choices) {
  return choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
