import { hostsOf } from '#domain/databases/hosts.ts';
import { type Bucket, readBucketUrl } from '#photos/bucket.ts';
import { BadSetting, type Env, read, readList } from './settings.ts';

/** Settings that must never reach a log, a page or an error message. */
export type Secrets = {
  smtpUrl: string;
  /** PostgreSQL's address, maybe with several hosts; empty for the database file in the data folder. */
  databaseUrl: string;
  /** PostgreSQL replicas, from which replies for everybody are read. */
  databaseReadUrls: string[];
  /** Where photos lie; null for the data folder. */
  bucket: Bucket | null;
  /** What a reader of /metrics has to know; empty when nobody may read them. */
  metricsToken: string;
  /** What this site proves itself with to the OpenID server; empty where there is none. */
  openidSecret: string;
};

/** Reads the secrets; none of them is repeated in what is said about a bad one. */
export function readSecrets(env: Env): Secrets {
  const databaseUrl = read(env, 'DATABASE_URL', '');
  if (databaseUrl && !namesHosts(databaseUrl)) {
    throw new BadSetting(
      'DATABASE_URL must read like postgres://user:password@host:5432/database, with commas between several hosts.',
    );
  }
  const photosUrl = read(env, 'PHOTOS_URL', '');
  const bucket = readBucketUrl(photosUrl);
  if (photosUrl && !bucket) {
    throw new BadSetting(
      'PHOTOS_URL must read like s3://KEY:SECRET@bucket/folder?endpoint=https://host&region=name&style=path: with / as %2F in the secret, and an endpoint without a path.',
    );
  }
  return {
    smtpUrl: readSmtpUrl(env),
    databaseUrl,
    databaseReadUrls: readReadUrls(env, databaseUrl),
    bucket,
    metricsToken: read(env, 'METRICS_TOKEN', ''),
    openidSecret: readOpenidSecret(env),
  };
}

const isPostgresUrl = (url: string): boolean =>
  /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);

/** One address may leave its host to the driver; of several each names its own. */
function namesHosts(url: string): boolean {
  const hosts = hostsOf(url);
  return (
    hosts.every(isPostgresUrl) && (hosts.length === 1 || hosts.every((one) => new URL(one).host))
  );
}

/** Replicas of nothing are a contradiction. */
function readReadUrls(env: Env, databaseUrl: string): string[] {
  const urls = readList(env, 'DATABASE_READ_URLS');
  if (!urls.every(isPostgresUrl)) {
    throw new BadSetting(
      'DATABASE_READ_URLS must read like postgres://user:password@host:5432/database, with commas between several.',
    );
  }
  if (urls.length > 0 && !databaseUrl) {
    throw new BadSetting('DATABASE_READ_URLS needs DATABASE_URL, the primary that they follow.');
  }
  return urls;
}

/** A server without a secret is a contradiction, and so is the other way round. */
function readOpenidSecret(env: Env): string {
  const secret = read(env, 'OPENID_CLIENT_SECRET', '');
  if (Boolean(secret) !== Boolean(read(env, 'OPENID_ISSUER', ''))) {
    throw new BadSetting('OPENID_ISSUER and OPENID_CLIENT_SECRET need each other.');
  }
  return secret;
}

/** An SMTP relay without a receiver is a contradiction. */
function readSmtpUrl(env: Env): string {
  const smtpUrl = read(env, 'SMTP_URL', '');
  if (smtpUrl && !/^smtps?:\/\/./.test(smtpUrl)) {
    throw new BadSetting('SMTP_URL must start with smtp:// or smtps://.');
  }
  if (smtpUrl && !read(env, 'CONTACT_TO', '')) {
    throw new BadSetting('SMTP_URL is set, so CONTACT_TO must say who receives the messages.');
  }
  return smtpUrl;
}
