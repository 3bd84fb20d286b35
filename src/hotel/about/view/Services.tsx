import { BedDouble, ConciergeBell, Flower2, Leaf, Sailboat, Utensils } from 'lucide-react';
import type { Service } from '@/hotel/about/about-story';
import { aboutWords } from '@/words/visitors';
import { scriptProps } from '@/ui/script-props';

const ICONS = [BedDouble, Utensils, ConciergeBell, Sailboat, Flower2, Leaf];

/** The service cards (specification 2): three in the beginning, staff's own list. */
export function Services({ services }: { services: readonly Service[] }) {
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="sr-only">
        {aboutWords.servicesTitle}
      </h2>
      <ul className="services">
        {services.map(({ title, text }, index) => {
          const Icon = ICONS[index % ICONS.length];
          return (
            <li key={title}>
              {Icon && <Icon aria-hidden="true" />}
              <h3 {...scriptProps(title)}>{title}</h3>
              <p {...scriptProps(text)}>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
