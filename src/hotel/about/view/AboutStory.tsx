import { paragraphsOf } from '@/hotel/rules/paragraphs';
import type { AboutStory as Story } from '@/hotel/about/about-story';
import { Services } from './Services';
import { Text } from '@/ui/Text';

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
