import type { ReactNode } from 'react';
import type { CookReply } from '#contract/cooks.ts';
import { isNeutral } from '#domain/cooks/neutral-name.ts';
import { shownLink } from '#domain/cooks/profile.ts';
import { BlockPlace } from '#web/lists/block-place.tsx';
import { HidePlace } from '#web/lists/hide-place.tsx';
import { ReportLink } from '#web/lists/report-link.tsx';
import { useText } from '#web/page/text.ts';
import styles from './cook-page.module.css';

type Props = {
  cook: CookReply;
  title: string;
  /** Told when its reader muted or blocked the cook, or took that back. */
  onBlocked: () => void;
  children: ReactNode;
};

/** The head of a cook's page: picture, name, what they tell of themselves, and numbers. */
export function CookAbout({ cook, title, onBlocked, children }: Props) {
  const text = useText();
  const { name, photo, lines } = cook;
  const isNameAlone = !lines && !cook.link && !photo;
  return (
    <header className={styles.head}>
      {photo ? (
        <img
          className={styles.picture}
          src={photo.sizes[0]?.url ?? photo.url}
          srcSet={photo.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes="144px"
          width={144}
          height={144}
          alt={text('cook.picture', { name })}
          style={{ backgroundColor: photo.color }}
        />
      ) : null}
      <div className={styles.told}>
        <h1 className={styles.name} dir="auto">
          {title}
        </h1>
        <div className={styles.facts}>{children}</div>
        {lines ? (
          <p className={styles.lines} dir="auto">
            {lines}
          </p>
        ) : null}
        <CookLink {...cook} />
        {isNameAlone && isNeutral(cook) ? null : (
          <HidePlace kind="cook" id={cook._id} writerId={cook._id} isNameAlone={isNameAlone} />
        )}
        <div className={styles.acts}>
          <ReportLink
            kind="cook"
            id={cook._id}
            writerId={cook._id}
            label={text('reviews.report')}
            of={name}
          />
          <BlockPlace key={cook._id} person={cook} onKept={onBlocked} />
        </div>
      </div>
    </header>
  );
}

/** A link leads somewhere once its account is trusted; before that it is words. */
function CookLink({ link, isLinkLive }: CookReply) {
  if (!link) return null;
  return (
    <p className={styles.link}>
      {isLinkLive ? (
        <a href={link} rel="nofollow ugc noopener">
          {shownLink(link)}
        </a>
      ) : (
        shownLink(link)
      )}
    </p>
  );
}
