import { ServiceError } from './service-error';

/** What a refusal of the database names, by the names that SQL gives it. */
export type RefusalFacts = Readonly<Record<string, unknown>>;

/** Sentences by the codes that the database answers with. */
export type RefusalWords = Readonly<Record<string, (facts: RefusalFacts) => string>>;

/** What a refusal names beside its code (`detail` of a RAISE); nothing when it is no JSON. */
export function factsOf({ cause }: ServiceError): RefusalFacts {
  const detail = typeof cause === 'object' && cause !== null && 'details' in cause && cause.details;
  try {
    const facts: unknown = JSON.parse(String(detail));
    return typeof facts === 'object' && facts !== null ? { ...facts } : {};
  } catch {
    return {};
  }
}

/** A refusal with the sentence for its code as message; '' where there is none to show. */
export function withRefusalWords(failure: ServiceError, words: RefusalWords): ServiceError {
  const { kind, message: code, status, cause } = failure;
  const sentence = Object.hasOwn(words, code) ? words[code]?.(factsOf(failure)) : undefined;
  return new ServiceError(kind, sentence ?? '', status, cause);
}
