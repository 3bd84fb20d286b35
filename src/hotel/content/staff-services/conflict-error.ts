import { ServiceError } from '@/lib/service-error';

/** Someone else changed what was to be changed; `current` is what they left, undefined when they deleted it. */
export class ConflictError<T> extends ServiceError {
  readonly current: T | undefined;

  constructor(current: T | undefined) {
    super('conflict', 'it has changed since it was read', 409);
    this.name = 'ConflictError';
    this.current = current;
  }
}
