import type { accountPage as enAccountPage } from '../en/account-page.ts';
import type { Translated } from '../format.ts';

/** One's own account: what stands on the page beside its sections. */
export const accountPage = {
  'account.title': 'Mein Konto',
  'account.login': 'Bitte melde dich an, um dein Konto zu sehen',
  'account.links': 'Deine Seiten',
} as const satisfies Translated<typeof enAccountPage>;
