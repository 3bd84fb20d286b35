import { BedDouble, ConciergeBell, Utensils } from 'lucide-react';
import { aboutWords } from '@/words/visitors';

const ICONS = [BedDouble, Utensils, ConciergeBell];

/** The three fixed service cards (specification 2). */
export function Services() {
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="sr-only">
        {aboutWords.servicesTitle}
      </h2>
      <ul className="services">
        {aboutWords.services.map(({ title, text }, index) => {
          const Icon = ICONS[index];
          return (
            <li key={title}>
              {Icon && <Icon aria-hidden="true" />}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
