/** Whether the page is read from right to left: what comes next then stands to the left. */
export function isRightToLeft(): boolean {
  return document.dir === 'rtl';
}
