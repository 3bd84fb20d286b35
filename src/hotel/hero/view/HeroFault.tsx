import { Link } from 'react-router-dom';
import { homeWords } from '@/words/visitors';
import { PATH } from '@/hotel/rules/paths';
import { buttonClass } from '@/ui/button-class';
import './hero.css';

/** In place of an opening that cannot be drawn: the house's name on its dark ground, and the way in. */
export function HeroFault({ name }: { name: string }) {
  return (
    <section className="hero on-dark" data-shape="window">
      <div className="hero-copy">
        <div className="wrap">
          <h1>{name}</h1>
          <Link className={buttonClass('accent')} to={PATH.rooms}>
            {homeWords.heroButton}
          </Link>
        </div>
      </div>
    </section>
  );
}
