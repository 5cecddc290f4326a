import { CuisineLinks } from '#web/lists/cuisine-links.tsx';
import type { LinkAlong } from '#web/lists/use-link-along.ts';
import { useText } from '#web/page/text.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { Link } from '#web/ui/link.tsx';
import { searchDrawing } from '#web/ui/more-drawings.tsx';
import styles from './search-invitation.module.css';

/** What the search page says before anything was asked: what can be looked for, and the cuisines. */
export function SearchInvitation({ pantry }: { pantry: ReturnType<LinkAlong> }) {
  const text = useText();
  return (
    <div className={styles.invitation}>
      <Drawing name={searchDrawing} className={styles.drawing} />
      <p className={styles.hint}>{text('search.inviteHint')}</p>
      <p>
        <Link {...pantry}>{text('pantry.link')}</Link>
      </p>
      <p className={styles.quiet}>{text('search.inviteCuisines')}</p>
      <CuisineLinks />
    </div>
  );
}
