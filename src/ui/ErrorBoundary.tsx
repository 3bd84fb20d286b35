import { Component, type ReactNode } from 'react';
import { BoundaryMemory } from './boundary-memory';

/** An error that an `ErrorBoundary` caught, with a function that renders its children again. */
export type CaughtError = {
  error: unknown;
  /** When the error happened, ISO 8601. */
  at: string;
  retry: () => void;
};

type Props = {
  /** Shown instead of the children after an error. React has logged the error already. */
  fallback: ReactNode | ((fault: CaughtError) => ReactNode);
  /** Values that the children depend on: if one changes after an error, they render again. */
  data?: readonly unknown[];
  children: ReactNode;
};
type State = {
  fault?: Omit<CaughtError, 'retry'>;
  data?: readonly unknown[];
  /** The children's state that survives an error; emptied when `data` changes. */
  memory: Map<string, unknown>;
};

/** Limit of automatic retries: children that always fail would loop for ever. */
const REDRAWS_MAX = 20;

/** Catches rendering errors of its children, so that the rest of the page keeps working. */
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
    // A browser translation has moved the page's nodes: rendering again repairs the page.
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
 * Renders failed children again, and focuses their new retry button or the place of the old one.
 * @param button the retry button, inside an element with `data-fault`
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
