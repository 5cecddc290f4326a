import { Link } from 'react-router';
import type { AccountReply } from '#contract/admin.ts';
import { mayDeleteAccount } from '#domain/accounts/may.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import styles from './row.module.css';

type Props = { account: AccountReply; onEndSessions: () => void; onDelete: () => void };

/** An account with what can be done with it; nobody deletes their own here. */
export function AccountRow({ account, onEndSessions, onDelete }: Props) {
  const text = useText();
  const { user } = useAuth();
  const { _id, name, email, role, recipes } = account;
  // One who has left, for good or not yet.
  const shown = name || text('adminPage.formerCook');
  const isYou = user?._id === _id;
  const mayDelete = user !== null && mayDeleteAccount({ id: user._id, role: user.role }, _id);
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {recipes > 0 && name ? <Link to={paths.cook({ _id })}>{name}</Link> : shown}
        </h2>
        <p className={styles.quiet}>
          <span>{email}</span>
          <span>{text('adminPage.since', { date: text.date(account.createdAt) })}</span>
          <span>{text('adminPage.recipeCount', { n: recipes })}</span>
          {role === 1 ? <Chip tone="leaf">{text('adminPage.isAdmin')}</Chip> : null}
          {role === 2 ? <Chip tone="leaf">{text('adminPage.isModerator')}</Chip> : null}
          {isYou ? <Chip tone="leaf">{text('adminPage.isYou')}</Chip> : null}
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          size="small"
          aria-label={text('adminPage.endSessionsName', { name: shown })}
          onClick={onEndSessions}
        >
          {text('adminPage.endSessions')}
        </Button>
        {mayDelete ? (
          <Button
            size="small"
            variant="danger"
            aria-label={text('adminPage.deleteName', { name: name || email })}
            onClick={onDelete}
          >
            {text('adminPage.delete')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
