import { greetMailServer, MailFailure } from '#server/mails/mailer.ts';
import { type Finding, good, look, mend } from './finding.ts';

type Mail = { smtpUrl: string; isToPeople: boolean };

/** Whether the mail server takes the site's login; no mail is sent. */
export async function checkMail({ smtpUrl, isToPeople }: Mail): Promise<Finding[]> {
  if (!smtpUrl) return [look('doctor.mail.unset')];
  try {
    await greetMailServer(smtpUrl);
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    return [mend('doctor.mail.bad', { code: error.code })];
  }
  return [good('doctor.mail.good'), ...(isToPeople ? [] : [look('doctor.mail.notToPeople')])];
}
