/** Pictures on their way: what is saved while one is would be without it. */
const inHand = new Set<symbol>();

/** A picture sets out. @returns what to call when it has come, or will not */
export function beginUpload(): () => void {
  const upload = Symbol('upload');
  inHand.add(upload);
  return () => void inHand.delete(upload);
}

export function hasRunningUploads(): boolean {
  return inHand.size > 0;
}
