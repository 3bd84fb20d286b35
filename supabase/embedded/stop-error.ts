/** A reason to stop that needs no stack trace: one sentence that says what to do. */
export class StopError extends Error {
  override name = 'StopError';

  constructor(sentence: string) {
    super(sentence);
    this.stack = sentence;
  }
}
