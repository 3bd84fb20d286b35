import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { mannerFrom, MANNER_KEY, type Manner } from '@/desk/notifications/arrivals';
import { LOCAL } from '@/lib/browser-storage';
import { Check } from '@/ui/Check';
import { Button } from '@/ui/Button';
import { browserBellWords as words } from '@/words/staff';
import { chime, readyToSound, notificationState, showNotification } from './ring';

/** How this browser rings. Kept in it, and asked of nobody else's. */
export function BrowserBell() {
  const [manner, setManner] = useState(() => mannerFrom(LOCAL.readJson(MANNER_KEY)));
  const [permission, setPermission] = useState(notificationState);

  function keep(change: Partial<Manner>): void {
    const next = { ...manner, ...change };
    setManner(next);
    LOCAL.write(MANNER_KEY, JSON.stringify(next));
  }

  async function allow(notify: boolean): Promise<void> {
    if (!notify) return keep({ notify });
    const answer = permission === 'default' ? await Notification.requestPermission() : permission;
    setPermission(answer);
    keep({ notify: answer === 'granted' });
  }

  function hear(): void {
    readyToSound();
    chime();
    if (manner.notify) void showNotification(words.rings, words.arrived(1));
  }

  return (
    <section className="card" aria-labelledby="browser-bell">
      <h2 id="browser-bell">{words.title}</h2>
      <p>{words.text}</p>
      <div className="checks one">
        <Check
          checked={manner.sound}
          onChange={(sound) => {
            if (sound) readyToSound();
            keep({ sound });
          }}
        >
          {words.sound}
        </Check>
        <Check
          checked={manner.notify && permission === 'granted'}
          disabled={permission === 'denied' || permission === 'missing'}
          onChange={(notify) => void allow(notify)}
        >
          {words.notify}
        </Check>
      </div>
      <p className="hint">{words.soundHint}</p>
      {permission === 'denied' && <p className="hint">{words.notifyDenied}</p>}
      {permission === 'missing' && <p className="hint">{words.notifyMissing}</p>}
      {(manner.sound || manner.notify) && (
        <Button icon={BellRing} variant="ghost" className="mt-4" onClick={hear}>
          {words.hear}
        </Button>
      )}
    </section>
  );
}
