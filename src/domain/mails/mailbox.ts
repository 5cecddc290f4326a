/** Where dots in a name mean nothing. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address as most servers deliver: what stands behind a plus names no other one, nor do the dots
 * in a name at Google, whose two domains are one.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  const domain = email.slice(at + 1);
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
