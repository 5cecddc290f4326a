import { keptMarkup } from '#web/page/kept-markup.tsx';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/container.tsx';
import { DishPicture } from './dish-picture.tsx';
import styles from './hero.module.css';

/** From the back of the table to the front; the front one is the picture that the page waits for. */
const plates = [
  { place: styles.third, dish: 'plate-tom-kha-gai', width: '(min-width: 960px) 240px, 38vw' },
  { place: styles.second, dish: 'plate-borscht', width: '(min-width: 960px) 260px, 42vw' },
  { place: styles.fourth, dish: 'plate-shakshuka', width: '(min-width: 960px) 190px, 30vw' },
  { place: styles.first, dish: 'plate-ratatouille', width: '(min-width: 960px) 330px, 52vw' },
];

function HeroMarkup() {
  const text = useText();
  return (
    <div className={styles.hero}>
      <Container className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{text('home.heroTitle')}</h1>
          <p className={styles.subtitle}>{text('home.heroSubtitle')}</p>
          <ButtonLink to={paths.explore} variant="primary" size="large">
            {text('home.explore')}
          </ButtonLink>
        </div>
        <div className={styles.table}>
          {plates.map(({ place, dish, width }) => (
            <DishPicture
              key={dish}
              dish={dish}
              size={480}
              className={classNames(styles.plate, place)}
              sizes={width}
              fetchPriority={place === styles.first ? 'high' : 'auto'}
            />
          ))}
        </div>
      </Container>
    </div>
  );
}

/** The promise of the site beside a table of dishes. */
export const Hero = import.meta.env.SSR ? keptMarkup('hero', HeroMarkup) : HeroMarkup;
