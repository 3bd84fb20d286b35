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
import { dashboardWords } from '@/words/staff';

const WORDS = dashboardWords.actions;
const ACTIONS = [
  { to: PATH.adminHero, label: WORDS.hero, icon: Image },
  { to: PATH.adminRooms, label: WORDS.rooms, icon: BedDouble },
  { to: PATH.adminTestimonials, label: WORDS.testimonials, icon: Quote },
  { to: PATH.adminLuxury, label: WORDS.luxury, icon: Sparkles },
  { to: PATH.adminAbout, label: WORDS.about, icon: BookOpen },
  { to: PATH.adminContact, label: WORDS.contact, icon: Phone },
  { to: PATH.adminSiteConfig, label: WORDS.siteConfig, icon: Palette },
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
