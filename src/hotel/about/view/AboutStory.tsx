import { paragraphsOf } from '@/hotel/rules/paragraphs';
import type { AboutStory as Story, Service } from '@/hotel/about/about-sections';
import { Text } from '@/ui/Text';
import { aboutWords } from '@/words/visitors';

/** What About says below its pictures: how the days go, and what the house does for its guests. */
export function AboutStory({ story }: { story: Story }) {
  const { daysTitle, days, services } = story;
  const paragraphs = paragraphsOf(days);
  return (
    <>
      {(daysTitle || paragraphs.length > 0) && (
        <section className="section">
          <div className="wrap prose">
            {daysTitle && <Text as="h2" of={daysTitle} />}
            <div>
              {paragraphs.map((paragraph) => (
                <Text as="p" key={paragraph} of={paragraph} />
              ))}
            </div>
          </div>
        </section>
      )}
      {services.length > 0 && (
        <div className="wrap">
          <Services services={services} />
        </div>
      )}
    </>
  );
}

/**
 * The service cards (specification 2) as a list to read: three in the beginning, staff's own. Without
 * icons: one chosen by place would put a bed beside another hotel's bicycles.
 */
function Services({ services }: { services: readonly Service[] }) {
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
