import * as v from 'valibot';
import { figuresWords } from '../../words/staff.ts';
import { isChannel, RESERVATION_SOURCES, SOURCE_LABEL } from '../stays/reservation.ts';
import { formatNumber } from '../../basics/rules/numbers.ts';
import { toCents } from '../../basics/rules/price.ts';
import { CSV_BOM, csvLine } from '../lists/csv.ts';
import { addDays, formatDate, monthLabel } from '../../basics/time/dates.ts';
import { addMonths } from '../../basics/time/month.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Nights that a month offered and sold, by room type and source. */
export const monthReportSchema = v.object({
  month: v.string(),
  /** Stays not counted yet, because staff have not recorded if the guest came. */
  unmarked: v.optional(count, 0),
  offered: v.array(v.object({ roomId: v.string(), roomName: v.string(), nights: count })),
  sold: v.array(
    v.object({
      roomId: v.string(),
      roomName: v.string(),
      source: v.picklist(RESERVATION_SOURCES),
      stays: count,
      nights: count,
      /** Income of the rooms, without extras. */
      income: v.number(),
      extras: v.number(),
      /** Part of `nights`: sold by booking sites, without a stay here and so without income. */
      calendarNights: v.optional(count, 0),
    }),
  ),
});
export type MonthReport = v.InferOutput<typeof monthReportSchema>;

export type ThreeMonths = readonly [MonthReport, MonthReport, MonthReport];

type Figure = ReturnType<typeof sumOf>;

export type ReportRow = { id: string; label: string; months: readonly [Figure, Figure, Figure] };

/** Share of the offered nights that was sold, 0 to 1; undefined if none were offered. */
export function occupancyOf({ nights, offered }: Figure): number | undefined {
  return offered === undefined || offered === 0 ? undefined : nights / offered;
}

/** Average income of a night, without `calendarNights`; undefined if there are no such nights. */
export function rateOf({ nights, income, calendarNights }: Figure): number | undefined {
  return nights === calendarNights ? undefined : income / (nights - calendarNights);
}

export function hotelRow(months: ThreeMonths): ReportRow {
  const nightsOf = (offered: MonthReport['offered']) =>
    offered.reduce((sum, { nights }) => sum + nights, 0);
  return row('all', figuresWords.house, months, ({ offered, sold }) =>
    sumOf(sold, nightsOf(offered)),
  );
}

export function reportRows(months: ThreeMonths, by: 'room' | 'source'): ReportRow[] {
  if (by === 'source') {
    // Channels that sold nothing in these months have no row.
    const sold = new Set(months.flatMap((month) => month.sold.map((one) => one.source)));
    const shown = RESERVATION_SOURCES.filter((source) => !isChannel(source) || sold.has(source));
    return shown.map((source) =>
      row(source, SOURCE_LABEL[source], months, ({ sold }) =>
        sumOf(sold.filter((one) => one.source === source)),
      ),
    );
  }
  // Room types in this month's order, then room types that only the other months have.
  const all = months.flatMap(({ sold, offered }) => [...sold, ...offered]);
  const names = new Map(
    [...months[0].offered, ...all].map(({ roomId, roomName }) => [roomId, roomName]),
  );
  return [...names].map(([id, name]) =>
    row(id, name, months, ({ offered, sold }) =>
      sumOf(
        sold.filter(({ roomId }) => roomId === id),
        offered.find(({ roomId }) => roomId === id)?.nights,
      ),
    ),
  );
}

function row(
  id: string,
  label: string,
  [now, before, yearBefore]: ThreeMonths,
  of: (month: MonthReport) => Figure,
): ReportRow {
  return { id, label, months: [of(now), of(before), of(yearBefore)] };
}

/** @param offered number of nights offered; undefined for a source or a deleted room type */
function sumOf(sold: MonthReport['sold'], offered?: number) {
  const add = (field: 'stays' | 'nights' | 'income' | 'extras' | 'calendarNights') =>
    toCents(sold.reduce((sum, one) => sum + one[field], 0));
  const [stays, nights, calendarNights] = [add('stays'), add('nights'), add('calendarNights')];
  return { stays, nights, calendarNights, income: add('income'), extras: add('extras'), offered };
}

const UNKNOWN = '—';

export function formatOccupancy(figure: Figure): string {
  const percent = percentOf(figure);
  return percent === undefined ? UNKNOWN : figuresWords.percent(percent);
}

type ReportColumn = {
  label: string;
  of: (figure: Figure) => number | undefined;
  write: (value: number, money: (amount: number) => string) => string;
};

const percentOf = (figure: Figure) => {
  const occupancy = occupancyOf(figure);
  return occupancy === undefined ? undefined : Math.round(occupancy * 100);
};
const asMoney: ReportColumn['write'] = (value, money) => money(Math.round(value));

export const REPORT_COLUMNS: readonly ReportColumn[] = [
  { label: figuresWords.occupancy, of: percentOf, write: figuresWords.percent },
  { label: figuresWords.nights, of: ({ nights }) => nights, write: (value) => formatNumber(value) },
  { label: figuresWords.income, of: ({ income }) => income, write: asMoney },
  { label: figuresWords.extras, of: ({ extras }) => extras, write: asMoney },
  { label: figuresWords.rate, of: rateOf, write: asMoney },
];

type Money = (amount: number) => string;

export function formatFigure({ of, write }: ReportColumn, figure: Figure, money: Money): string {
  const value = of(figure);
  return value === undefined ? UNKNOWN : write(value, money);
}

/** Formats the change since last year: `+$120`, for percentages in points; '' if unknown. */
export function formatDifference(
  column: ReportColumn,
  [now, , year]: ReportRow['months'],
  money: Money,
) {
  const [one, other] = [column.of(now), column.of(year)];
  if (one === undefined || other === undefined) return '';
  const by = one - other;
  const write = column.of === percentOf ? figuresWords.points : column.write;
  const written = write(Math.abs(by), money);
  return `${written === write(0, money) ? '±' : by > 0 ? '+' : '−'}${written}`;
}

export function reportCsv(months: ThreeMonths): string {
  const parts: [string, ReportRow[]][] = [
    [figuresWords.csv.house, [hotelRow(months)]],
    [figuresWords.csv.room, reportRows(months, 'room')],
    [figuresWords.csv.source, reportRows(months, 'source')],
  ];
  const lines = months.flatMap(({ month }, index) =>
    parts.flatMap(([by, rows]) => rows.map((row) => line(month, by, row, index))),
  );
  return CSV_BOM + csvLine(figuresWords.csv.headings) + lines.join('');
}

function line(month: string, by: string, { label, months }: ReportRow, index: number): string {
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
    figure.extras,
    rate === undefined ? null : Math.round(rate * 100) / 100,
    figure.calendarNights,
  ]);
}
