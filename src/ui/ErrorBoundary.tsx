import { Component, type ReactNode } from 'react';
import { BoundaryMemory } from './boundary-memory';

/** What went wrong in a part of a page, and a way to draw the part anew. */
export type CaughtError = {
  error: unknown;
  /** When, ISO 8601. */
  at: string;
  retry: () => void;
};

type Props = {
  /** Shown in the part's place when it cannot be drawn; React has told the console why. */
  fallback: ReactNode | ((fault: CaughtError) => ReactNode);
  /** What the part is drawn from: when one of them is another, it is drawn anew. */
  data?: readonly unknown[];
  children: ReactNode;
};
type State = {
  fault?: Omit<CaughtError, 'retry'>;
  data?: readonly unknown[];
  /** Of other data other things are to be remembered. */
  memory: Map<string, unknown>;
};

/** How often a part is drawn anew by itself: one that breaks each time would never end. */
const REDRAWS_MAX = 20;

/** A part of a page that may break without taking the rest of the page away. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { memory: new Map() };
  #redraws = 0;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { fault: { error, at: new Date().toISOString() } };
  }

  static getDerivedStateFromProps({ data }: Props, state: State): State | null {
    const isSame = data === state.data || data?.every((one, index) => one === state.data?.[index]);
    return isSame ? null : { data, fault: undefined, memory: new Map() };
  }

  override componentDidCatch(error: unknown): void {
    // The page's own nodes were moved: by its translation, by an extension. New ones are whole.
    if (!(error instanceof DOMException) || this.#redraws === REDRAWS_MAX) return;
    this.#redraws += 1;
    this.retry();
  }

  retry = (): void => this.setState({ fault: undefined });

  override render(): ReactNode {
    const { fallback, children } = this.props;
    const { fault, memory } = this.state;
    if (!fault) return <BoundaryMemory value={memory}>{children}</BoundaryMemory>;
    return typeof fallback === 'function' ? fallback({ ...fault, retry: this.retry }) : fallback;
  }
}

/**
 * Draws a broken part anew. The button goes with it (`data-fault`), so the focus goes to the new button,
 * else to where the part is: a keyboard must not begin at the page's top again.
 */
export function retryAndRefocus(button: HTMLElement, retry: () => void): void {
  const fault = button.closest('[data-fault]');
  const place = fault?.parentElement;
  const position = fault && place ? [...place.children].indexOf(fault) : -1;
  retry();
  requestAnimationFrame(() => {
    if (!place || document.activeElement !== document.body) return;
    const next = place.children[position];
    if (next?.matches('[data-fault]')) next.querySelector('button')?.focus();
    else focusPlace(place);
  });
}

function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
