import { keptMarkup } from '#web/page/kept-markup.tsx';
import { useText } from '#web/page/text.ts';
import { AddRecipeLink } from '#web/session/add-recipe-link.tsx';
import { PotMark } from '#web/ui/pot-mark.tsx';
import styles from './publish-banner.module.css';

function PublishBannerMarkup() {
  const text = useText();
  return (
    <section className={styles.banner} aria-labelledby="publish">
      <PotMark size={220} className={styles.pot} />
      <h2 id="publish" className={styles.title}>
        {text('home.bannerTitle')}
      </h2>
      <p className={styles.text}>{text('home.bannerText')}</p>
      <AddRecipeLink look="onLeaf">{text('home.submitRecipe')}</AddRecipeLink>
    </section>
  );
}

/** The invitation to publish. */
export const PublishBanner = import.meta.env.SSR
  ? keptMarkup('banner', PublishBannerMarkup)
  : PublishBannerMarkup;
