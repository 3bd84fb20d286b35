import { BedDouble, ConciergeBell, Utensils } from 'lucide-react';
import { COPY } from '@/hotel/words/copy';

const ICONS = [BedDouble, Utensils, ConciergeBell];

/** The three fixed service cards (specification 2). */
export function Services() {
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="sr-only">
        {COPY.about.servicesTitle}
      </h2>
      <ul className="services">
        {COPY.about.services.map(({ title, text }, index) => {
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
