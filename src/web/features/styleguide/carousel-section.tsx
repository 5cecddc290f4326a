import { Carousel } from '#web/ui/carousel.tsx';
import styles from './carousel-section.module.css';
import { Specimen } from './specimen.tsx';
import { words } from './words.ts';

const slides = Array.from({ length: 8 }, (_, index) => ({
  key: String(index),
  content: <Slide number={index + 1} />,
}));
const autoplayMs = 4000;

/** Both layouts, one that goes on by itself, and one with nothing to move. */
export function CarouselSection() {
  return (
    <>
      <Specimen label={`${words.wide}, autoplay`} wide>
        <Carousel
          title={words.sample}
          layout="wide"
          labels={words}
          slides={slides}
          autoplayMs={autoplayMs}
        />
      </Specimen>
      <Specimen label={words.narrow} wide>
        <Carousel title={words.longSample} layout="narrow" labels={words} slides={slides} />
      </Specimen>
      <Specimen label={words.fits} wide>
        <Carousel title={words.sample} layout="narrow" labels={words} slides={slides.slice(0, 2)} />
      </Specimen>
    </>
  );
}

function Slide({ number }: { number: number }) {
  return <div className={styles.slide}>{words.slide.replace('{n}', String(number))}</div>;
}
