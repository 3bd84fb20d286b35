import { Monitor, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { HotelInfo } from '@/hotel/branding/hotel-info';
import { previewWords } from '@/words/staff';
import { PreviewFrame, type PreviewDevice } from './PreviewFrame';

const DEVICES = [
  { device: 'desktop', label: previewWords.desktop, icon: Monitor },
  { device: 'phone', label: previewWords.phone, icon: Smartphone },
] as const;

type Props = {
  /** Colours to draw with instead of the saved ones. */
  colours?: Pick<HotelInfo, 'primaryColor' | 'secondaryColor'>;
  children: (device: PreviewDevice) => ReactNode;
};

/** What visitors will see, beside the form; at the width of a screen or of a phone. */
export function PreviewPane({ colours, children }: Props) {
  const [shown, setShown] = useState<PreviewDevice>('desktop');
  return (
    <section className="preview stick" aria-label={previewWords.title}>
      <header>
        {previewWords.title}
        <span className="seg">
          {DEVICES.map(({ device, label, icon: Icon }) => (
            <button
              key={device}
              type="button"
              aria-label={label}
              aria-pressed={device === shown}
              onClick={() => setShown(device)}
            >
              <Icon className="icon" aria-hidden="true" />
            </button>
          ))}
        </span>
      </header>
      <PreviewFrame device={shown} colours={colours}>
        {children(shown)}
      </PreviewFrame>
    </section>
  );
}
