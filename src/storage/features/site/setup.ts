import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { createUser } from '../accounts/accounts.ts';
import { hasNotLeft } from '../accounts/has-not-left.ts';
import { isOfRole } from '../accounts/of-role.ts';
import type { NewUser } from '../accounts/rows.ts';
import { noteAct } from '../admin/acts.ts';
import { findNote, setNote } from './notes.ts';

const linkKey = 'setup';
const nameKey = 'site-name';

/** The link of the first run, kept as a hash. */
type SetupLink = { tokenHash: string; expiresAt: number };
/** `over`: there is no such link any more, or there is an admin. */
type SetupOutcome = 'done' | 'taken' | 'over';

const noteOf = ({ tokenHash, expiresAt }: SetupLink): string => `${tokenHash} ${expiresAt}`;

/** Who has left can do nothing for the site. */
async function hasAdmin(db: Db): Promise<boolean> {
  const admins = db.selectFrom('users').select('id').where(isOfRole(1));
  const found = admins.where(hasNotLeft).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Makes the one link of the first run, in place of any before it; false where there is an admin, who needs none. */
export async function createSetupLink(tools: WriteTools, link: SetupLink): Promise<boolean> {
  const isNeeded = !(await hasAdmin(tools.db));
  await setNote(tools, linkKey, isNeeded ? noteOf(link) : '');
  return isNeeded;
}

/** Until when the link of the first run counts; null where it is another one, is over, or where there is an admin. */
export async function findSetupLink(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<SetupLink | null> {
  const [kept, expiresAt] = ((await findNote(db, linkKey)) ?? '').split(' ');
  const isGood = kept === tokenHash && Number(expiresAt) > now;
  return isGood && !(await hasAdmin(db)) ? { tokenHash, expiresAt: Number(expiresAt) } : null;
}

/** Makes the first admin with the link, which counts no more from then on, and names the site where a name is given. */
export async function setUp(
  tools: WriteTools,
  tokenHash: string,
  user: NewUser,
  siteName: string | null,
): Promise<SetupOutcome> {
  const { db } = tools;
  const at = user.createdAt;
  const link = await findSetupLink(db, tokenHash, at);
  if (!link) return 'over';
  // Of two who have the link at once the second waits for this row, and finds it empty.
  const claimed = await db
    .updateTable('notes')
    .set({ value: '' })
    .where('key', '=', linkKey)
    .where('value', '=', noteOf(link))
    .returning('key')
    .executeTakeFirst();
  if (!claimed) return 'over';
  if (!(await createUser(tools, { ...user, role: 1 }))) {
    await setNote(tools, linkKey, noteOf(link));
    return 'taken';
  }
  if (siteName !== null) await setNote(tools, nameKey, siteName);
  await noteAct(db, { at, actorId: user.id, act: 'set-up' }, { kind: 'site' });
  return 'done';
}

/** What the first run has named the site; null where it has not. */
export async function findSiteName(db: Db): Promise<string | null> {
  return findNote(db, nameKey);
}
