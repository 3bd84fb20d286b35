/** Whether the page is read from right to left: what comes next then is to the left. */
export function isRightToLeft(): boolean {
  return document.dir === 'rtl';
}
