/** What stands beside a cook: to follow them, and how many do. */
export const follows = {
  'follow.follow': 'Follow',
  'follow.following': 'Following',
  'follow.logIn': 'Log in to follow',
  'follow.whom': '{name}',
  'follow.stop': '{name}: press to stop',
  'follow.unblock': 'Unblock',
  'follow.followers': { by: 'n', one: '{n} follower', other: '{n} followers' },
  'follow.failed': 'That did not reach the site. Please try again',
} as const;
