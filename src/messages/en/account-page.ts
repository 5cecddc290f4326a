/** One's own account: what stands on the page beside its sections. */
export const accountPage = {
  'account.title': 'My account',
  'account.login': 'Please login to see your account',
  'account.links': 'Your pages',
} as const;
