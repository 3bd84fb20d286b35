/** What the draft of a dialog is called. @param id undefined for an item that is being added */
export function draftName(title: string, id: string | undefined): string {
  return `${title}/${id ?? 'new'}`;
}
