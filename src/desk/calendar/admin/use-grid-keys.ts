import { useState, type KeyboardEvent, type RefObject } from 'react';
import { addDays } from '@/basics/time/dates';

export type GridPlace = { rowId: string; night: string };

/**
 * Moves the focus by arrow keys, Home, End and Page keys (WAI-ARIA grid pattern).
 * @param first the cell that Tab reaches first
 * @param onMonth receives the focused place of the old month
 */
export function useGridKeys(
  grid: RefObject<HTMLTableElement | null>,
  rowIds: readonly string[],
  first: GridPlace,
  onMonth: (by: -1 | 1, from: GridPlace) => void,
) {
  const [place, setPlace] = useState(first);
  const rowId = rowIds.includes(place.rowId) ? place.rowId : rowIds[0];

  function cellProps(cellRowId: string, from: string, length: number) {
    const isHere = holds(from, length, place.night);
    return {
      'data-from': from,
      'data-nights': length,
      tabIndex: cellRowId === rowId && isHere ? 0 : -1,
      onFocus: () => setPlace({ rowId: cellRowId, night: isHere ? place.night : from }),
    };
  }

  function onKeyDown(event: KeyboardEvent): void {
    const cell = event.target instanceof HTMLElement ? event.target.closest('[data-from]') : null;
    if (!cell || !grid.current || event.altKey || event.metaKey) return;
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      onMonth(event.key === 'PageUp' ? -1 : 1, place);
      return;
    }
    const target = neighbour(grid.current, cell, event.key, place.night);
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  return { cellProps, onKeyDown };
}

function neighbour(grid: HTMLElement, cell: Element, key: string, night: string) {
  const rows = [...grid.querySelectorAll('tbody tr')]
    .map((row) => [...row.querySelectorAll<HTMLElement>('[data-from]')])
    // Rows that only count free rooms have no cells to focus.
    .filter((row) => row.length > 0);
  const rowIndex = rows.findIndex((row) => row.some((one) => one === cell));
  const row = rows[rowIndex] ?? [];
  const index = row.findIndex((one) => one === cell);
  const neighbours: Record<string, HTMLElement | undefined> = {
    ArrowLeft: row[index - 1],
    ArrowRight: row[index + 1],
    Home: row[0],
    End: row.at(-1),
    ArrowUp: cellOf(rows[rowIndex - 1], night),
    ArrowDown: cellOf(rows[rowIndex + 1], night),
  };
  return neighbours[key];
}

function cellOf(row: HTMLElement[] | undefined, night: string): HTMLElement | undefined {
  return row?.find(({ dataset }) => holds(dataset['from'] ?? '', Number(dataset['nights']), night));
}

function holds(from: string, length: number, night: string): boolean {
  return from <= night && addDays(from, length) > night;
}
