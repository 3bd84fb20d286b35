import { ServiceError } from './service-error';

/** The values that the database sends with a refusal, by their SQL names. */
export type RefusalFacts = Readonly<Record<string, unknown>>;

export type RefusalWords = Readonly<Record<string, (facts: RefusalFacts) => string>>;

/** The values in a refusal's `detail` (of RAISE); empty if that is no JSON. */
export function factsOf({ cause }: ServiceError): RefusalFacts {
  const detail = typeof cause === 'object' && cause !== null && 'details' in cause && cause.details;
  try {
    const facts: unknown = JSON.parse(String(detail));
    return typeof facts === 'object' && facts !== null ? { ...facts } : {};
  } catch {
    return {};
  }
}

/** A refusal with the sentence for its code as message, or '' if there is none. */
export function withRefusalWords(failure: ServiceError, words: RefusalWords): ServiceError {
  const { kind, message: code, status, cause } = failure;
  const sentence = Object.hasOwn(words, code) ? words[code]?.(factsOf(failure)) : undefined;
  return new ServiceError(kind, sentence ?? '', status, cause);
}
