import { BadSetting, type Env, read, readSwitch } from './settings.ts';

/** Mails to people: from which address. */
export type AccountMail = { from: string };

/** A plain address: no name, no second one, nothing that a header could be broken with. */
const plainAddress = /^[^\s@<>,;:"()\\]+@[^\s@<>,;:"()\\]+$/;

/** Reads whether people get mails; null where they do not. */
export function readAccountMail(env: Env, publicUrl: string): AccountMail | null {
  if (!readSwitch(env, 'ACCOUNT_MAIL', false)) return null;
  if (!read(env, 'SMTP_URL', '')) {
    throw new BadSetting('ACCOUNT_MAIL is on, so SMTP_URL must say which server takes the mails.');
  }
  if (!publicUrl) {
    throw new BadSetting(
      'ACCOUNT_MAIL needs PUBLIC_URL, the origin that visitors see: links in mails lead there.',
    );
  }
  const from = read(env, 'MAIL_FROM', read(env, 'CONTACT_TO', ''));
  if (!plainAddress.test(from)) {
    throw new BadSetting(
      'MAIL_FROM must be the plain address that mails to people come from, such as cook@example.org (CONTACT_TO counts where it is unset).',
    );
  }
  return { from };
}
