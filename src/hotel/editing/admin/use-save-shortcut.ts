import { useEffect } from 'react';

/** Ctrl+S or Cmd+S saves, wherever the focus is. */
export function useSaveShortcut(save: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}
