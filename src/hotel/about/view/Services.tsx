import type { Service } from '@/hotel/about/about-story';
import { aboutWords } from '@/words/visitors';
import { Text } from '@/ui/Text';

/**
 * The service cards (specification 2) as a list to read: three in the beginning, staff's own. Without
 * icons: one chosen by place would put a bed beside another hotel's bicycles.
 */
export function Services({ services }: { services: readonly Service[] }) {
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="sr-only">
        {aboutWords.servicesTitle}
      </h2>
      <ul className="services">
        {services.map(({ title, text }) => (
          <li key={title}>
            <Text as="h3" of={title} />
            <Text as="p" of={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
