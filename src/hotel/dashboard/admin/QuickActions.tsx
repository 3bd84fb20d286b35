import {
  BedDouble,
  BookOpen,
  ChevronRight,
  Image,
  Palette,
  Phone,
  Quote,
  Sparkles,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATH } from '@/hotel/rules/paths';

const ACTIONS = [
  { to: PATH.adminHero, label: 'Edit the hero banner', icon: Image },
  { to: PATH.adminRooms, label: 'Add or edit rooms', icon: BedDouble },
  { to: PATH.adminTestimonials, label: 'Edit testimonials', icon: Quote },
  { to: PATH.adminLuxury, label: 'Luxury experience', icon: Sparkles },
  { to: PATH.adminAbout, label: 'About page', icon: BookOpen },
  { to: PATH.adminContact, label: 'Contact details', icon: Phone },
  { to: PATH.adminSiteConfig, label: 'Name, logo and colours', icon: Palette },
];

/** The ways to the editors (checklist K-09). */
export function QuickActions() {
  return (
    <ul className="quick">
      {ACTIONS.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link to={to}>
            <Icon className="icon" aria-hidden="true" />
            {label}
            <ChevronRight className="icon" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
