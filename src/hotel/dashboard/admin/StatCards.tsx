import { BedDouble, CalendarCheck, Mail, Star, Tag } from 'lucide-react';
import { UsersIcon } from '@/ui/shared-icons';
import { formatNumber } from '@/hotel/rules/numbers';
import { averagePrice, formatPrice } from '@/hotel/rules/price';
import { useContent } from '@/hotel/content/queries/content';

type Props = {
  /** Undefined when they are not known. */
  figures: { guests: number; messages: number; reservations: number } | undefined;
};

/** A figure that is not known is not invented (decision 8). */
const UNKNOWN = '—';

/** The six cards of the dashboard, in the specified order. */
export function StatCards({ figures }: Props) {
  const { content, isLoading } = useContent();
  const { rooms, testimonials } = content;
  const average = averagePrice(rooms.map(({ price }) => price));
  const cards = [
    { label: 'Total Rooms', icon: BedDouble, value: isLoading ? undefined : rooms.length },
    { label: 'Total Guests', icon: UsersIcon, value: figures?.guests },
    { label: 'Reviews', icon: Star, value: isLoading ? undefined : testimonials?.length },
    { label: 'Messages', icon: Mail, value: figures?.messages },
    { label: 'Reservations', icon: CalendarCheck, value: figures?.reservations },
    { label: 'Avg. Price', icon: Tag, value: isLoading ? undefined : formatPrice(average) },
  ];
  return (
    <dl className="stats">
      {cards.map(({ label, icon: Icon, value }) => (
        <div key={label}>
          <dt>
            <Icon className="icon" aria-hidden="true" />
            {label}
          </dt>
          <dd>{typeof value === 'number' ? formatNumber(value) : (value ?? UNKNOWN)}</dd>
        </div>
      ))}
    </dl>
  );
}
