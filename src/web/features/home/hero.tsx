import { paths } from '#web/paths.ts';
import { useText } from '#web/shared/text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/container.tsx';
import styles from './hero.module.css';
import borscht320 from './pictures/plate-borscht-320.webp?url';
import borscht640 from './pictures/plate-borscht-640.webp?url';
import ratatouille320 from './pictures/plate-ratatouille-320.webp?url';
import ratatouille640 from './pictures/plate-ratatouille-640.webp?url';
import shakshuka320 from './pictures/plate-shakshuka-320.webp?url';
import shakshuka640 from './pictures/plate-shakshuka-640.webp?url';
import tomKha320 from './pictures/plate-tom-kha-gai-320.webp?url';
import tomKha640 from './pictures/plate-tom-kha-gai-640.webp?url';

/** From the back of the table to the front. */
const plates = [
  {
    place: styles.third,
    small: tomKha320,
    large: tomKha640,
    width: '(min-width: 960px) 240px, 40vw',
  },
  {
    place: styles.second,
    small: borscht320,
    large: borscht640,
    width: '(min-width: 960px) 260px, 42vw',
  },
  {
    place: styles.fourth,
    small: shakshuka320,
    large: shakshuka640,
    width: '(min-width: 960px) 190px, 30vw',
  },
  {
    place: styles.first,
    small: ratatouille320,
    large: ratatouille640,
    width: '(min-width: 960px) 330px, 52vw',
  },
];

/** The promise of the site beside a table of dishes. */
export function Hero() {
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
          {plates.map(({ place, small, large, width }) => (
            <img
              key={small}
              className={classNames(styles.plate, place)}
              src={large}
              srcSet={`${small} 320w, ${large} 640w`}
              sizes={width}
              width={640}
              height={640}
              alt=""
              fetchPriority="high"
            />
          ))}
        </div>
      </Container>
    </div>
  );
}
