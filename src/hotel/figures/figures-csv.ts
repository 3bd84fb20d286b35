import { figuresWords } from '../../words/staff.ts';
import { CSV_BOM, csvLine } from '../desk/csv.ts';
import { addDays, formatDate, monthLabel } from '../time/dates.ts';
import { addMonths } from '../time/month.ts';
import { figureRows, houseRow, occupancyOf, rateOf } from './month-figures.ts';
import type { FigureRow, ThreeMonths } from './month-figures.ts';

/** All figures of the three months for a spreadsheet: a line for each month, and the dates as people write them. */
export function figuresCsv(months: ThreeMonths): string {
  const parts: [string, FigureRow[]][] = [
    [figuresWords.csv.house, [houseRow(months)]],
    [figuresWords.csv.room, figureRows(months, 'room')],
    [figuresWords.csv.source, figureRows(months, 'source')],
  ];
  const lines = months.flatMap(({ month }, index) =>
    parts.flatMap(([by, rows]) => rows.map((row) => line(month, by, row, index))),
  );
  return CSV_BOM + csvLine(figuresWords.csv.headings) + lines.join('');
}

function line(month: string, by: string, { label, months }: FigureRow, index: number): string {
  const figure = months[index];
  if (!figure) return '';
  const occupancy = occupancyOf(figure);
  const rate = rateOf(figure);
  const first = `${month}-01`;
  return csvLine([
    monthLabel(first),
    formatDate(first),
    formatDate(addDays(`${addMonths(month, 1)}-01`, -1)),
    by,
    label,
    occupancy === undefined ? null : Math.round(occupancy * 1000) / 10,
    figure.nights,
    figure.offered ?? null,
    figure.stays,
    figure.income,
    rate === undefined ? null : Math.round(rate * 100) / 100,
  ]);
}
