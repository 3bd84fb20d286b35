/** Uploads in progress. A form saved before they end would lack their pictures. */
const inHand = new Set<symbol>();

/** Registers an upload. @returns a function to call when it has ended */
export function beginUpload(): () => void {
  const upload = Symbol('upload');
  inHand.add(upload);
  return () => void inHand.delete(upload);
}

export function hasRunningUploads(): boolean {
  return inHand.size > 0;
}
