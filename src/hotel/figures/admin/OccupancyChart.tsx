import { figureRows, houseRow, occupancyOf } from '@/hotel/figures/month-figures';
import type { ThreeMonths } from '@/hotel/figures/month-figures';
import { monthLabel } from '@/hotel/time/dates';
import { figuresWords } from '@/words/staff';
import { writtenOccupancy } from './written-figures';

/** Of the drawing, which is stretched to the width there is. */
const WIDTH = 100;
const BAR = 8;
const GAP = 2;

/** Occupancy of each room and of the house as bars, this month above the other two. */
export function OccupancyChart({ months }: { months: ThreeMonths }) {
  const rows = [houseRow(months), ...figureRows(months, 'room')].filter((row) =>
    row.months.some(({ offered }) => offered !== undefined),
  );
  const names = months.map(({ month }) => monthLabel(`${month}-01`));
  return (
    <section className="card figures-chart" aria-labelledby="occupancy-chart">
      <h2 id="occupancy-chart">{figuresWords.occupancy}</h2>
      <ul className="figures-legend" aria-hidden="true">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <dl>
        {rows.map(({ id, label, months: figures }) => (
          <div key={id}>
            <dt dir="auto">{label}</dt>
            <dd>
              <svg
                role="img"
                aria-label={figures
                  .map((figure, index) =>
                    figuresWords.inMonth(names[index] ?? '', writtenOccupancy(figure)),
                  )
                  .join(', ')}
                viewBox={`0 0 ${WIDTH} ${3 * (BAR + GAP) - GAP}`}
                preserveAspectRatio="none"
              >
                {figures.map((figure, index) => {
                  const place = { x: 0, y: index * (BAR + GAP), height: BAR };
                  const full = Math.min(1, occupancyOf(figure) ?? 0);
                  return (
                    <g key={names[index]}>
                      <rect {...place} width={WIDTH} className="figures-track" />
                      <rect {...place} width={WIDTH * full} data-month={index} />
                    </g>
                  );
                })}
              </svg>
              <b aria-hidden="true">{writtenOccupancy(figures[0])}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
