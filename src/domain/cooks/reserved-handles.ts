/** What nobody is called at their address: those who run the site, what is nobody, and words that programs read. */
export const reservedHandles: ReadonlySet<string> = new Set([
  ...['admin', 'admins', 'administrator', 'administrators', 'administration', 'sysadmin'],
  ...['moderator', 'moderators', 'moderation', 'mod', 'mods', 'webmaster', 'postmaster'],
  ...['hostmaster', 'superuser', 'root', 'system', 'support', 'staff', 'team', 'official'],
  ...['operator', 'helpdesk', 'help', 'security', 'abuse', 'noreply', 'no-reply', 'mail', 'info'],
  ...['contact', 'about', 'legal', 'privacy', 'terms', 'imprint', 'potluck', 'site', 'website'],
  ...['cook', 'cooks', 'a-former-cook', 'former-cook', 'anonymous', 'nobody', 'everybody'],
  ...['everyone', 'somebody', 'someone', 'guest', 'user', 'users', 'visitor', 'member', 'members'],
  ...['null', 'undefined', 'none', 'true', 'false', 'nan', 'new', 'edit', 'delete', 'me', 'self'],
  ...['account', 'settings', 'profile', 'login', 'logout', 'register', 'following', 'followers'],
  ...['collections', 'reviews', 'recipes', 'search', 'explore', 'notifications', 'feed', 'api'],
  ...['www', 'rss', 'atom', 'sitemap', 'robots', 'favicon', 'photos', 'assets', 'embed', 'test'],
]);
