import { resolve } from 'node:path';
import { registrations } from '#contract/invitations.ts';
import type { SiteSettings } from '#contract/page.ts';
import type { Registration } from '#domain/accounts/registration.ts';
import { type OwnMessages, readMessages } from '../texts/own-messages.ts';
import { readSecurityContact, readSocial } from './contact-settings.ts';
import { type LimitConfig, readLimits } from './limit-settings.ts';
import { type AccountMail, readAccountMail } from './mail-settings.ts';
import { type OpenidSettings, readOpenid } from './openid-settings.ts';
import { type PasskeySettings, readPasskeys } from './passkey-settings.ts';
import {
  BadSetting,
  type Env,
  isNetwork,
  read,
  readInteger,
  readList,
  readOneOf,
  readOrigin,
  readPlainUrl,
  readSwitch,
  readUrl,
  splitList,
} from './settings.ts';

export type Config = {
  port: number;
  host: string;
  /** Absolute path of the folder that holds the database and the photos. */
  dataDir: string;
  corsOrigins: string[];
  starter: boolean;
  /** Which proxies' X-Forwarded-For to believe: none, a number of hops, or a list of addresses. */
  trustProxy: false | number | string[];
  contactTo: string;
  /** Mails to people; null where they get none. */
  accountMail: AccountMail | null;
  /** Where passkeys count; null where there are none. */
  passkeys: PasskeySettings | null;
  /** Whether admins act as such only once a passkey has proven itself in their session. */
  adminNeedsPasskey: boolean;
  /** The server through which people may log in; null where there is none. */
  openid: OpenidSettings | null;
  /** Where those who find a weakness write: an address of security.txt, or empty for the contact page. */
  securityContact: string;
  /** Who may open an account, as long as the operator's command says nothing else. */
  registration: Registration;
  limits: LimitConfig;
  /** How hard the puzzles are that browsers of strangers solve once a limit is near; 0 asks for none. */
  challengeBits: number;
  /** For how many days an account is new; with 0 none is. Null where the operator says nothing. */
  trustDays: number | null;
  /** Whether moderators look at what new accounts post before others see it, or after. */
  moderation: 'after' | 'first';
  /** What one account may keep. */
  quota: { recipes: number; bytes: number };
  /** How much memory kept replies may take. */
  cacheBytes: number;
  /** Seconds that a CDN may keep a visitor's page without asking; 0 lets none. */
  cdnMaxAge: number;
  /** How many processes serve, and which of them this is: 0 for the first, or the only one. */
  processes: number;
  processNumber: number;
  /** The most connections to PostgreSQL that one process takes for reads and writes. */
  databasePool: number;
  /** On PostgreSQL, the most recipes of which each process holds the search index in memory; 0 holds none. */
  mostSearchedInMemory: number;
  /** Seconds that a stopping process still answers while it says that it is not ready. */
  drainSeconds: number;
  /** Seconds that requests under way are given after that, before they are cut off. */
  stopSeconds: number;
  logLevel: (typeof logLevels)[number];
  site: SiteSettings;
  /** Whether a setting names the site; else its first run may. */
  isNamed: boolean;
  /** The operator's own catalogue entries, by language and key. */
  messages: OwnMessages;
  /** What stands before a photo's file name in its address; without PUBLIC_URL it is root-relative. */
  photoBase: string;
  development: boolean;
};

const logLevels = ['error', 'warn', 'info', 'debug', 'silent'] as const;

/** Where the contact form posts when nothing is configured: the site's own endpoint. */
const builtInContactEndpoint = '/api/v1.0/email/send-form';

/**
 * Reads every setting once. Each is optional and described in `.env.example`.
 * Throws BadSetting with one clear sentence for the first that makes no sense.
 */
export function readConfig(env: Env): Config {
  const plain = readSite(env);
  const passkeys = readPasskeys(env, plain.publicUrl);
  const openid = readOpenid(env, plain.publicUrl);
  const trust = readTrust(env);
  const looks = trust.moderation === 'first' ? { looksFirst: true as const } : {};
  const site = { ...plain, ...nameWaysIn(passkeys, openid), ...looks };
  const trustProxy = readTrustProxy(env);
  const cdnMaxAge = readInteger(env, 'CDN_MAX_AGE', 0, 0, 31_536_000);
  if (!site.publicUrl) requireNoFront({ cdnMaxAge, trustProxy });
  return {
    port: readInteger(env, 'PORT', 8080, 0, 65_535),
    host: read(env, 'HOST', '0.0.0.0'),
    dataDir: resolve(read(env, 'DATA_DIR', 'data')),
    corsOrigins: readList(env, 'CORS_ORIGINS').map((origin) => readOrigin('CORS_ORIGINS', origin)),
    ...readOpening(env),
    trustProxy,
    contactTo: read(env, 'CONTACT_TO', ''),
    accountMail: readAccountMail(env, site.publicUrl),
    ...passkeys,
    openid,
    securityContact: readSecurityContact(env),
    limits: readLimits(env),
    challengeBits: readInteger(env, 'CHALLENGE_BITS', 13, 0, 24),
    ...trust,
    quota: readQuota(env),
    cacheBytes: readInteger(env, 'CACHE_MEGABYTES', 64, 0, 65_536) * 1_000_000,
    cdnMaxAge,
    processes: readProcesses(env),
    processNumber: readInteger(env, 'POTLUCK_PROCESS', 0, 0, 1_000),
    ...readDatabase(env),
    drainSeconds: readInteger(env, 'DRAIN_SECONDS', 0, 0, 600),
    stopSeconds: readInteger(env, 'STOP_SECONDS', 30, 1, 600),
    logLevel: readOneOf(env, 'LOG_LEVEL', 'warn', logLevels),
    site,
    messages: readMessages(env),
    photoBase: readPhotoBase(env, site),
    development: env.POTLUCK_DEV === '1',
  };
}

function readDatabase(env: Env): Pick<Config, 'databasePool' | 'mostSearchedInMemory'> {
  return {
    databasePool: readInteger(env, 'DATABASE_POOL', 10, 1, 1_000),
    mostSearchedInMemory: readInteger(env, 'SEARCH_MEMORY_RECIPES', 500_000, 0, 100_000_000),
  };
}

function readTrust(env: Env): Pick<Config, 'trustDays' | 'moderation'> {
  const isSet = read(env, 'TRUST_DAYS', '') !== '';
  const trustDays = isSet ? readInteger(env, 'TRUST_DAYS', 3, 0, 3_650) : null;
  const moderation = readOneOf(env, 'MODERATION', 'after', ['after', 'first']);
  if (moderation === 'first' && trustDays === 0)
    throw new BadSetting('MODERATION=first needs new accounts: TRUST_DAYS=0 takes nobody for new');
  return { trustDays, moderation };
}

/** What pages are told of the ways to log in beside a password. */
const nameWaysIn = ({ passkeys }: Pick<Config, 'passkeys'>, openid: OpenidSettings | null) => ({
  passkeys: passkeys !== null,
  ...(openid ? { openid: openid.label } : {}),
});

const readQuota = (env: Env): Config['quota'] => ({
  recipes: readInteger(env, 'QUOTA_RECIPES', 5_000, 1, 1_000_000_000),
  bytes: readInteger(env, 'QUOTA_MEGABYTES', 2_000, 1, 1_000_000_000) * 1_000_000,
});

/**
 * Without PUBLIC_URL pages name the host that a visitor says. Behind a proxy or a CDN others are
 * shown those pages too, so there a visitor could put any host into them.
 */
function requireNoFront({ cdnMaxAge, trustProxy }: Pick<Config, 'cdnMaxAge' | 'trustProxy'>): void {
  const name = cdnMaxAge > 0 ? 'CDN_MAX_AGE' : trustProxy !== false ? 'TRUST_PROXY' : null;
  if (!name) return;
  throw new BadSetting(
    `${name} needs PUBLIC_URL, the origin that visitors see: without it a visitor could put a host of their own into pages that are kept for others.`,
  );
}

/** How a site begins: with what, under which name, and for whom. */
function readOpening(env: Env): Pick<Config, 'starter' | 'registration' | 'isNamed'> {
  return {
    starter: readSwitch(env, 'STARTER', true),
    registration: readOneOf(env, 'REGISTRATION', 'open', registrations),
    isNamed: read(env, 'BRAND_NAME', '') !== '',
  };
}

/** SQLite keeps one process up to date with itself; several need a database that serves several. */
function readProcesses(env: Env): number {
  const processes = readInteger(env, 'WEB_CONCURRENCY', 1, 1, 1_000);
  if (processes > 1 && !read(env, 'DATABASE_URL', '')) {
    throw new BadSetting(
      'WEB_CONCURRENCY above 1 needs DATABASE_URL: several processes share a PostgreSQL database, not a SQLite file.',
    );
  }
  return processes;
}

function readSite(env: Env): Omit<SiteSettings, 'passkeys' | 'openid' | 'looksFirst'> {
  const publicUrl = read(env, 'PUBLIC_URL', '').replace(/\/+$/, '');
  const endpoint = read(env, 'CONTACT_ENDPOINT', builtInContactEndpoint);
  if (!endpoint.startsWith('/')) readUrl('CONTACT_ENDPOINT', endpoint);
  return {
    brand: read(env, 'BRAND_NAME', 'Potluck'),
    publicUrl: publicUrl ? readOrigin('PUBLIC_URL', publicUrl) : '',
    keywords: read(env, 'META_KEYWORDS', 'recipes, cooking, food, cuisine, share recipes'),
    author: read(env, 'META_AUTHOR', read(env, 'BRAND_NAME', 'Potluck')),
    contact: {
      endpoint,
      serviceId: read(env, 'CONTACT_SERVICE_ID', ''),
      templateId: read(env, 'CONTACT_TEMPLATE_ID', ''),
      publicKey: read(env, 'CONTACT_PUBLIC_KEY', ''),
    },
    social: readSocial(env),
    passwordsHidden: readOneOf(env, 'PASSWORDS', 'shown', ['shown', 'hidden']) === 'hidden',
    offline: readSwitch(env, 'OFFLINE', true),
  };
}

/** Where browsers fetch photos: this site, unless a bucket or a CDN serves them. */
function readPhotoBase(env: Env, { publicUrl }: SiteSettings): string {
  const name = 'PHOTOS_PUBLIC_URL';
  const given = read(env, name, '');
  if (!given) return `${publicUrl}/photos`;
  const base = readPlainUrl(name, given);
  if (publicUrl.startsWith('https:') && base.startsWith('http:')) {
    throw new BadSetting(
      `${name} must start with https where PUBLIC_URL does: browsers show no pictures from http on such a page.`,
    );
  }
  return base;
}

function readTrustProxy(env: Env): Config['trustProxy'] {
  const value = read(env, 'TRUST_PROXY', '');
  if (!value) return false;
  if (/^\d+$/.test(value)) return Number(value) || false;
  const proxies = splitList(value);
  const odd = proxies.find((one) => !isNetwork(one));
  if (odd === undefined) return proxies;
  throw new BadSetting(
    `TRUST_PROXY must be the number of proxies, or their addresses such as 10.0.0.1, 10.0.0.0/8 or loopback, not "${odd}".`,
  );
}
