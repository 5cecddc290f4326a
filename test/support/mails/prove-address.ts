import { hashToken, newToken } from '#server/http/session.ts';
import { newId } from '#server/ids.ts';
import type { MailKind, NewMail } from '#storage/features/mails/rows.ts';
import type { Writer } from '#storage/port.ts';

type Owner = { id: string; email: string };

/** A mail that says nothing. */
export function emptyMail(userId: string, kind: MailKind, at: number): NewMail {
  return {
    id: newId(at),
    userId,
    kind,
    messageId: '',
    createdAt: at,
    giveUpAt: at + 60_000,
    subject: '',
    text: '',
    html: '',
    unsubscribe: null,
  };
}

/** Proves the address of an account, as a press behind the mailed link does. */
export async function proveAddress(
  writer: Pick<Writer, 'askVerification' | 'verifyEmail'>,
  { id, email }: Owner,
  at = Date.now(),
): Promise<void> {
  const tokenHash = hashToken(newToken());
  const link = { tokenHash, email, expiresAt: at + 60_000 };
  await writer.askVerification(emptyMail(id, 'verify', at), link);
  if (!(await writer.verifyEmail(tokenHash, at))) throw new Error('The address was not proven');
}

/** A new password that waits for its mailed link, and the token of that. */
export async function askNewPassword(
  writer: Pick<Writer, 'askPasswordLink'>,
  { id, email }: Owner,
  passwordHash: string,
  at = Date.now(),
): Promise<string> {
  const token = newToken();
  const link = { tokenHash: hashToken(token), email, passwordHash, expiresAt: at + 60_000 };
  const isAsked = await writer.askPasswordLink(emptyMail(id, 'reset', at), link);
  if (!isAsked) throw new Error('The address is not proven');
  return token;
}
