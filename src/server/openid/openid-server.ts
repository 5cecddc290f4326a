import type { AuthorizationServer, Client } from 'oauth4webapi';
import { normalizeEmail } from '#domain/accounts/normalize.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { hourMs } from '#domain/spans.ts';
import type { Config } from '../settings/config.ts';
import { createBoundedFetch, Unreachable } from './openid-fetch.ts';

/** Loaded with the first login: a site without an OpenID server does not pay for it. */
const library = () => import('oauth4webapi');
type Library = Awaited<ReturnType<typeof library>>;

/** What the server says of itself is asked again after so long. */
const knownFor = hourMs;
/** After it did not answer it is left alone for so long. */
const leftAloneFor = 5_000;
/** A login that confirms who sits there was made within so many seconds. */
const freshSeconds = 300;

/** What a browser is sent away with, and whether its person is to log in anew. */
type OpenidWay = { state: string; nonce: string; verifier: string; isAnew: boolean };

/** Somebody as the server names them; the address is empty unless the server says that it is proven. */
export type OpenidPerson = { subject: string; email: string; name: string };

/** Why nobody was named: the server is not to be had, or it named nobody in a way that counts. */
export class OpenidFault extends Error {
  readonly kind: 'unreachable' | 'refused';

  constructor(kind: OpenidFault['kind'], reason: unknown) {
    super(reasonOf(reason));
    this.kind = kind;
  }
}

/** The words of an error; what it carries may be somebody's. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'error' in error ? error.error : 'code' in error ? error.code : error.name;
  return `${String(code).slice(0, 100)}: ${error.message.slice(0, 200)}`;
}

/** The OpenID server of this site: where people are sent, and whom it says came back. Both reject with an `OpenidFault`. */
export type OpenidServer = {
  wayTo(way: OpenidWay): Promise<string>;
  /** Whom the server names to a browser that came back with this query. */
  nameOf(answer: string, way: OpenidWay): Promise<OpenidPerson>;
};

/** The server of the settings; null where there is none. Nothing is asked of it before somebody logs in. */
export function openOpenid(
  { openid, site }: Pick<Config, 'openid' | 'site'>,
  secret: string,
  now: () => number = Date.now,
): OpenidServer | null {
  if (!openid) return null;
  const issuer = new URL(openid.issuer);
  const client: Client = { client_id: openid.clientId };
  const backAt = site.publicUrl + addresses.openidBack;
  const discover = createDiscovery(issuer, now);
  return {
    async wayTo(way) {
      const { oauth, server } = await discover();
      return addressFor(oauth, server, { way, client, backAt, issuer }).catch((error: unknown) => {
        throw new OpenidFault('unreachable', error);
      });
    },
    async nameOf(answer, way) {
      const found = await discover();
      return identify({ ...found, client, backAt, issuer, secret }, answer, way).catch(
        (error: unknown) => {
          throw new OpenidFault(error instanceof Unreachable ? 'unreachable' : 'refused', error);
        },
      );
    },
  };
}

type Found = { oauth: Library; server: AuthorizationServer };

/** Only an issuer on this machine is spoken to without TLS. */
const optionsFor = (oauth: Library, issuer: URL) => ({
  [oauth.customFetch]: createBoundedFetch(),
  [oauth.allowInsecureRequests]: issuer.protocol === 'http:',
});

/** Asks the server what it is, once for all who wait; what it said last counts while it does not answer. */
function createDiscovery(issuer: URL, now: () => number): () => Promise<Found> {
  let known: { found: Found; until: number } | null = null;
  let failed: { fault: OpenidFault; until: number } | null = null;
  let asking: Promise<Found> | null = null;
  const ask = async (): Promise<Found> => {
    const oauth = await library();
    try {
      const options = { ...optionsFor(oauth, issuer), algorithm: 'oidc' as const };
      const response = await oauth.discoveryRequest(issuer, options);
      const server = await oauth.processDiscoveryResponse(issuer, response);
      known = { found: { oauth, server }, until: now() + knownFor };
    } catch (error) {
      const until = now() + leftAloneFor;
      if (known) known = { ...known, until };
      else failed = { fault: new OpenidFault('unreachable', error), until };
    }
    if (known) return known.found;
    throw failed?.fault;
  };
  return () => {
    if (known && now() < known.until) return Promise.resolve(known.found);
    if (!known && failed && now() < failed.until) return Promise.reject(failed.fault);
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}

type Going = { way: OpenidWay; client: Client; backAt: string; issuer: URL };

async function addressFor(
  oauth: Library,
  server: AuthorizationServer,
  { way, client, backAt, issuer }: Going,
): Promise<string> {
  const address = new URL(server.authorization_endpoint ?? '');
  const isSafe = address.protocol === 'https:' || issuer.protocol === 'http:';
  if (!isSafe || !/^https?:$/.test(address.protocol)) throw new Error('its address is not safe');
  const asked = {
    client_id: client.client_id,
    redirect_uri: backAt,
    response_type: 'code',
    scope: 'openid email profile',
    state: way.state,
    nonce: way.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(way.verifier),
    code_challenge_method: 'S256',
    ...(way.isAnew ? { prompt: 'login', max_age: '0' } : {}),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

type Asking = Found & { client: Client; backAt: string; issuer: URL; secret: string };

/** The code for the token, the token for its claims: its signature, issuer, audience, end and nonce are looked at. */
async function identify(
  { oauth, server, client, backAt, issuer, secret }: Asking,
  answer: string,
  { state, nonce, verifier, isAnew }: OpenidWay,
): Promise<OpenidPerson> {
  const options = optionsFor(oauth, issuer);
  const query = oauth.validateAuthResponse(server, client, new URLSearchParams(answer), state);
  const methods = server.token_endpoint_auth_methods_supported;
  const isBasic = !methods || methods.includes('client_secret_basic');
  const proof = isBasic ? oauth.ClientSecretBasic(secret) : oauth.ClientSecretPost(secret);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    proof,
    query,
    backAt,
    verifier,
    options,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
    ...(isAnew ? { maxAge: freshSeconds } : {}),
  });
  await oauth.validateApplicationLevelSignature(server, response, options);
  const claims = oauth.getValidatedIdTokenClaims(tokens);
  if (!claims) throw new Error('there is no ID token');
  const isTold = claims.email !== undefined && claims.email_verified !== undefined;
  if (isTold || !server.userinfo_endpoint) return personOf(claims);
  // Many servers tell the address there alone.
  const { access_token: token } = tokens;
  const info = await oauth.userInfoRequest(server, client, token, options);
  const told = await oauth.processUserInfoResponse(server, client, claims.sub, info);
  return personOf({ ...told, sub: claims.sub });
}

const plainAddress = /^[^\s@<>,;:"()\\]+@[^\s@<>,;:"()\\]+$/;

type Claims = Readonly<Record<string, unknown>> & { sub: string };

/** What is longer than what people have here is nobody's, and counts as not told. */
function personOf({ sub, email, email_verified: isProven, name }: Claims): OpenidPerson {
  if (sub.length > 255) throw new Error('its subject is too long');
  const isAddress = typeof email === 'string' && email.length <= 254 && plainAddress.test(email);
  return {
    subject: sub,
    email: isAddress && isProven === true ? normalizeEmail(email) : '',
    name: typeof name === 'string' ? name.trim().slice(0, 80) : '',
  };
}
