import { BadSetting, type Env, read, readUrl } from './settings.ts';

/** The server through which people may log in, what this site is to it, and what its button says. */
export type OpenidSettings = { issuer: string; clientId: string; label: string };

const own = ['localhost', '127.0.0.1', '[::1]'];

/** Reads the OpenID server; null where there is none. */
export function readOpenid(env: Env, publicUrl: string): OpenidSettings | null {
  const given = read(env, 'OPENID_ISSUER', '');
  if (!given) return null;
  const { protocol, hostname, href, search, hash, username } = new URL(
    readUrl('OPENID_ISSUER', given),
  );
  if (protocol !== 'https:' && !own.includes(hostname)) {
    throw new BadSetting(
      'OPENID_ISSUER must start with https: whoever listened could log in as anybody.',
    );
  }
  if (search || hash || username) {
    throw new BadSetting('OPENID_ISSUER must read like https://id.example.org or with a path.');
  }
  if (!publicUrl) {
    throw new BadSetting(
      'OPENID_ISSUER needs PUBLIC_URL, the origin that visitors see: people come back to PUBLIC_URL/login/openid.',
    );
  }
  const clientId = read(env, 'OPENID_CLIENT_ID', '');
  if (!clientId) {
    throw new BadSetting(
      'OPENID_ISSUER is set, so OPENID_CLIENT_ID must say what that server calls this site.',
    );
  }
  const label = read(env, 'OPENID_LABEL', hostname);
  if (label.length > 40) throw new BadSetting('OPENID_LABEL must have at most 40 characters.');
  return { issuer: href, clientId, label };
}
