import type { SiteSettings } from '#contract/page.ts';
import { BadSetting, type Env, read, readUrl, splitList } from './settings.ts';

/** Where those who find a weakness write; empty for the contact page. */
export function readSecurityContact(env: Env): string {
  const contact = read(env, 'SECURITY_CONTACT', '');
  if (contact === '' || /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(contact)) {
    return contact;
  }
  throw new BadSetting(
    'SECURITY_CONTACT must read like mailto:security@example.org or https://example.org/security.',
  );
}

const defaultSocial =
  'Instagram=https://www.instagram.com/, Facebook=https://www.facebook.com/, YouTube=https://www.youtube.com/';

/** The links of the footer. */
export function readSocial(env: Env): SiteSettings['social'] {
  const pairs = env.SOCIAL_LINKS === undefined ? defaultSocial : env.SOCIAL_LINKS;
  return splitList(pairs).map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) throw new BadSetting('SOCIAL_LINKS must read like "Instagram=https://...".');
    return {
      label: pair.slice(0, at).trim(),
      url: readUrl('SOCIAL_LINKS', pair.slice(at + 1).trim()),
    };
  });
}
