/** The mailbox behind an address as most servers deliver: what stands behind a plus names no other one. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).split('+')[0];
  return `${name}${email.slice(at)}`;
}
