/** Keys without a character, in WebDriver's notation (W3C WebDriver, 17.4.2). */
const NAMED: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

type KeyStep = { type: 'keyDown' | 'keyUp'; value: string };

const down = (key: string): KeyStep => ({ type: 'keyDown', value: NAMED[key] ?? key });
const up = (key: string): KeyStep => ({ type: 'keyUp', value: NAMED[key] ?? key });

export type Actions = Record<string, unknown>[];

export function keysInTurn(keys: readonly string[]): Actions {
  return [{ type: 'key', id: 'keys', actions: keys.flatMap((key) => [down(key), up(key)]) }];
}

export function keysTogether(keys: readonly string[]): Actions {
  const actions = [...keys.map(down), ...keys.toReversed().map(up)];
  return [{ type: 'key', id: 'keys', actions }];
}

export function clickAt({ x, y }: { x: number; y: number }): Actions {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}
