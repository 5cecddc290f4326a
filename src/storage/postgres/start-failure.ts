import { UnfitDatabase } from '../port.ts';

type Failure = { code?: string; message: string };

/** What an operator can do about a database that cannot be opened, by the code of the refusal. */
const reasons: Record<string, string> = {
  '28P01': 'PostgreSQL refuses the user or the password in DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user in DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist: create it first.',
  ENOTFOUND: 'The host in DATABASE_URL is not known.',
  ECONNREFUSED: 'No PostgreSQL answers at the host and port in DATABASE_URL.',
};

const extension =
  'PostgreSQL needs the extensions unaccent and pg_trgm. Install its contrib package, and let an administrator run in this database: create extension unaccent; create extension pg_trgm;';

/** The same failure, told so that an operator can act on it; other errors as they are. */
export function toStartFailure(error: unknown): unknown {
  const { code = '', message } = error as Failure;
  const isExtension = /extension/i.test(message) && /^(0A000|42501|58P01|42704)$/.test(code);
  const reason = isExtension ? extension : reasons[code];
  return reason ? new UnfitDatabase(reason, { cause: error }) : error;
}
