/** Whether the browser would show notifications of this site. */
export function notificationState(): NotificationPermission | 'missing' {
  return 'Notification' in globalThis ? Notification.permission : 'missing';
}

/** Shows one; another of the same kind takes its place. */
export async function showNotification(title: string, body: string): Promise<void> {
  if (notificationState() !== 'granted') return;
  const options = { body, tag: 'bell', icon: '/favicon.svg' };
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // On Android only a service worker may show one.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
