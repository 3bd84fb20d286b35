import './bars.css';

type Props = {
  series: readonly (readonly number[])[];
  /** The value of a bar with full height. */
  full: number;
  /** Index of the first column whose first series has paler bars. */
  lighterFrom?: number;
};

/** Free space on each side of a column's bars, as a share of the column. */
const GAP = 0.16;

/** Bars above a table's columns, hidden from screen readers, which read the table. */
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
          // oxlint-disable-next-line react/no-array-index-key -- only the position identifies it
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
