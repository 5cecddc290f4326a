import { Link } from '#web/ui/link.tsx';
import { paths } from '../paths.ts';
import { useAuth } from '../session/auth.ts';
import styles from './report-link.module.css';

type Props = {
  /** As the contract names it. */
  kind: string;
  id: string;
  writerId: string;
  label: string;
  /** Whose it is, for those who hear many such links. */
  of: string;
};

/** Leads to where something is reported; nobody reports what is theirs. */
export function ReportLink({ kind, id, writerId, label, of }: Props) {
  const { user } = useAuth();
  if (user?._id === writerId) return null;
  return (
    <p className={styles.report}>
      <Link to={paths.report(kind, id)} rel="nofollow" aria-label={`${label}: ${of}`}>
        {label}
      </Link>
    </p>
  );
}
