import type { Db } from '../../schema.ts';

/** What of an account is about to go, and the OpenID server of now. */
type Left = { withoutPasskey?: string; issuer: string | null };

/** Whether its person could still log in by themselves: with the password, another passkey, or through that server. */
export async function keepsWayIn(
  db: Db,
  userId: string,
  { withoutPasskey = '', issuer }: Left,
): Promise<boolean> {
  const user = db.selectFrom('users').select('password_hash').where('id', '=', userId);
  const { password_hash: hash = null } = (await user.executeTakeFirst()) ?? {};
  if (hash !== null) return true;
  const passkey = db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '<>', withoutPasskey);
  if (await passkey.executeTakeFirst()) return true;
  if (issuer === null) return false;
  const link = db
    .selectFrom('openid_links')
    .select('subject')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer);
  return (await link.executeTakeFirst()) !== undefined;
}
