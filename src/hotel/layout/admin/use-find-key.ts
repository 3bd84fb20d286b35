import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { FIND_MARK } from '@/hotel/desk/admin/FindForm';
import { PATH } from '@/hotel/rules/paths';

/** Where a slash is a slash, or the page behind is not to be reached. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], [role="dialog"]';

/**
 * The key / goes to the box that finds a stay; where the page has none, to the reservations.
 * @param isAllowed whether somebody is signed in who may see them and wants the key
 */
export function useFindKey(isAllowed: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isAllowed) return undefined;
    function onKey(event: KeyboardEvent): void {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      const box = document.querySelector<HTMLElement>(`[${FIND_MARK}]`);
      if (box) box.focus();
      else void navigate(PATH.adminReservations, { state: 'find' });
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isAllowed, navigate]);
}
