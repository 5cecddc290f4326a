import { useState } from 'react';
import { foldText } from '#domain/recipes/fold-text.ts';
import { useText } from '#web/page/text.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { LookPhotos } from './look-photos.tsx';
import styles from './row.module.css';

/** So many lines and so many photos stand whole. */
const fewLines = 12;
const fewPhotos = 3;
/** Of more lines so many stand before the fold. */
const leadLines = 8;

type Props = { text: string; photos?: readonly string[] | undefined };

/**
 * What somebody wrote, with its photos. Of much of it the beginning and the first photo show, and the rest unfolds: what can be
 * done stands below it, and was some screens away.
 */
export function PostText({ text: words, photos = [] }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { lead, rest } = foldPost(words);
  const isLong = rest !== '' || photos.length > fewPhotos;
  const folded = isLong ? photos.slice(1) : [];
  const more = folded.length > 0 ? text('adminPage.morePhotos', { n: folded.length }) : undefined;
  return (
    <>
      <p className={styles.said} dir="auto">
        {lead}
      </p>
      {photos.length > 0 && <LookPhotos urls={isLong ? photos.slice(0, 1) : photos} />}
      {(rest || more) && (
        <Disclosure
          summary={rest ? text('adminPage.readOn') : more}
          note={rest && more}
          open={isOpen}
          onToggle={setOpen}
        >
          {rest && (
            <p className={styles.said} dir="auto">
              {rest}
            </p>
          )}
          {isOpen && more && <LookPhotos urls={folded} />}
        </Disclosure>
      )}
    </>
  );
}

/** A recipe is lines, most of them short: so many characters of it as of a paragraph would fill a phone. */
function foldPost(words: string): ReturnType<typeof foldText> {
  const folded = foldText(words);
  const lines = folded.lead.split('\n');
  if (lines.length <= fewLines) return folded;
  const lead = lines.slice(0, leadLines).join('\n');
  return { lead, rest: words.slice(lead.length).trimStart() };
}
