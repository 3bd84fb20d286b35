import { BellRing } from 'lucide-react';
import { useState } from 'react';
import {
  alertSettingsFrom,
  ALERT_SETTINGS_KEY,
  type AlertSettings,
} from '@/desk/notifications/arrivals';
import { LOCAL } from '@/lib/browser-storage';
import { Checkbox } from '@/ui/Checkbox';
import { Button } from '@/ui/Button';
import { browserBellWords as words } from '@/words/staff';
import { playAlertSound, unlockSound, notificationState, showNotification } from './play-alert';

export function BrowserAlerts() {
  const [manner, setManner] = useState(() => alertSettingsFrom(LOCAL.readJson(ALERT_SETTINGS_KEY)));
  const [permission, setPermission] = useState(notificationState);

  function keep(change: Partial<AlertSettings>): void {
    const next = { ...manner, ...change };
    setManner(next);
    LOCAL.write(ALERT_SETTINGS_KEY, JSON.stringify(next));
  }

  async function allow(notify: boolean): Promise<void> {
    if (!notify) return keep({ notify });
    const answer = permission === 'default' ? await Notification.requestPermission() : permission;
    setPermission(answer);
    keep({ notify: answer === 'granted' });
  }

  function hear(): void {
    unlockSound();
    playAlertSound();
    if (manner.notify) void showNotification(words.rings, words.arrived(1));
  }

  return (
    <section className="card" aria-labelledby="browser-bell">
      <h2 id="browser-bell">{words.title}</h2>
      <p>{words.text}</p>
      <div className="checks one">
        <Checkbox
          checked={manner.sound}
          onChange={(sound) => {
            if (sound) unlockSound();
            keep({ sound });
          }}
        >
          {words.sound}
        </Checkbox>
        <Checkbox
          checked={manner.notify && permission === 'granted'}
          disabled={permission === 'denied' || permission === 'missing'}
          onChange={(notify) => void allow(notify)}
        >
          {words.notify}
        </Checkbox>
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
