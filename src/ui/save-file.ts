/** How long the browser gets to read the file before its blob address is revoked (ms). */
const TAKEN_OVER_MS = 60_000;

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_OVER_MS);
}
