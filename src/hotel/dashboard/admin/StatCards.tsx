import { BedDouble, CalendarCheck, Mail, Star, Tag } from 'lucide-react';
import { UsersIcon } from '@/ui/shared-icons';
import { formatNumber } from '@/hotel/rules/numbers';
import { averagePrice } from '@/hotel/rules/price';
import { useMoney } from '@/hotel/content/queries/money';
import { useContent } from '@/hotel/content/queries/content';
import { dashboardWords } from '@/words/staff';

type Props = {
  /** Undefined when they are not known. */
  figures: { guests: number; messages: number; reservations: number } | undefined;
};

const WORDS = dashboardWords.cards;
/** A figure that is not known is not invented (DECISIONS 8). */
const UNKNOWN = '—';

/** The six cards of the dashboard, in the specified order. */
export function StatCards({ figures }: Props) {
  const money = useMoney();
  const { content, isLoading } = useContent();
  const { rooms, testimonials } = content;
  const average = averagePrice(rooms.map(({ price }) => price));
  const cards = [
    { label: WORDS.rooms, icon: BedDouble, value: isLoading ? undefined : rooms.length },
    { label: WORDS.guests, icon: UsersIcon, value: figures?.guests },
    { label: WORDS.reviews, icon: Star, value: isLoading ? undefined : testimonials?.length },
    { label: WORDS.messages, icon: Mail, value: figures?.messages },
    { label: WORDS.reservations, icon: CalendarCheck, value: figures?.reservations },
    { label: WORDS.price, icon: Tag, value: isLoading ? undefined : money(average) },
  ];
  return (
    <dl className="tally stats">
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
