import { AirVent, Bath, Check, Coffee, DoorOpen, Footprints, LampDesk } from 'lucide-react';
import { LockKeyhole, Shirt, Tv, Waves, Wifi, Wine } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { AMENITY_CHOICES } from '@/content/schema/room';

const ICONS: Record<(typeof AMENITY_CHOICES)[number], LucideIcon> = {
  'Free WiFi': Wifi,
  'Air conditioning': AirVent,
  'Flat-screen TV': Tv,
  'Private bathroom': Bath,
  Minibar: Wine,
  Safe: LockKeyhole,
  Desk: LampDesk,
  Bathrobe: Shirt,
  Slippers: Footprints,
  'Coffee machine': Coffee,
  'Sea view': Waves,
  Balcony: DoorOpen,
};

const BY_NAME = new Map<string, LucideIcon>(Object.entries(ICONS));

export function amenityIcon(amenity: string): LucideIcon {
  return BY_NAME.get(amenity) ?? Check;
}
