import { useEffect } from 'react';

/** A file dropped beside a picture field would open in place of the page, and take the edits along. */
export function useDropGuard(): void {
  useEffect(() => {
    function keepPage(event: DragEvent): void {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    }
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
}
