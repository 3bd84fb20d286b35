import './bars.css';

type Props = {
  /** Each a bar in every column, beside each other. */
  series: readonly (readonly number[])[];
  /** What is as high as the drawing. */
  full: number;
  /** From this column on, bars of the first series are drawn lighter. */
  lighterFrom?: number;
};

/** Of a column, left free on either side of its bars. */
const GAP = 0.16;

/** Bars above the columns of a table that says the same in figures; for eyes alone. */
export function Bars({ series, full, lighterFrom = Infinity }: Props) {
  const columns = series[0]?.length ?? 0;
  const width = (1 - 2 * GAP) / series.length;
  return (
    <svg
      className="bars"
      aria-hidden="true"
      viewBox={`0 0 ${columns} 1`}
      preserveAspectRatio="none"
    >
      {series.flatMap((values, of) =>
        values.map((value, at) => {
          const height = full > 0 ? Math.min(value / full, 1) : 0;
          const x = at + GAP + of * width;
          // A column has its place, and nothing else that names it.
          // oxlint-disable-next-line react/no-array-index-key
          return (
            <rect
              key={`${of} ${at}`}
              data-series={of}
              data-lighter={(of === 0 && at >= lighterFrom) || undefined}
              {...{ x, y: 1 - height, width, height }}
            />
          );
        }),
      )}
    </svg>
  );
}
