/** Where an S3-compatible service keeps the photos, and the key to it. */
export type Bucket = {
  /** The service's origin, without a trailing slash. */
  endpoint: string;
  region: string;
  name: string;
  /** Whether the bucket is named in the path (`host/bucket/key`) or in the host (`bucket.host/key`). */
  isInPath: boolean;
  /** Put before every key; empty or ending with a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * Reads `s3://KEY:SECRET@bucket/prefix?endpoint=https://...&region=...&style=path|host`, the secret
 * percent-encoded, or answers null for anything else. Without an endpoint it is Amazon's, of the region.
 */
export function readBucketUrl(text: string): Bucket | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const region = url.searchParams.get('region') || 'us-east-1';
  const given = url.searchParams.get('endpoint');
  const endpoint = readOrigin(given ?? `https://s3.${region}.amazonaws.com`);
  const style = url.searchParams.get('style') ?? (given ? 'path' : 'host');
  const [accessKeyId, secretAccessKey] = [decode(url.username), decode(url.password)];
  if (url.protocol !== 's3:' || !url.hostname || !endpoint || !accessKeyId || !secretAccessKey) {
    return null;
  }
  if (style !== 'path' && style !== 'host') return null;
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  if (!/^[\w./-]*$/.test(folder)) return null;
  return {
    endpoint,
    region,
    name: url.hostname,
    isInPath: style === 'path',
    prefix: folder ? `${folder}/` : '',
    accessKeyId,
    secretAccessKey,
  };
}

/** The address of the bucket itself; keys follow it after a slash. */
export function bucketUrl({ endpoint, name, isInPath }: Bucket): string {
  return isInPath ? `${endpoint}/${name}` : endpoint.replace('://', `://${name}.`);
}

function readOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, href } = new URL(text);
  // A path would have to be signed along: the bucket's own folder says where files lie.
  const isPlain = href === `${origin}/`;
  return isPlain && (protocol === 'https:' || protocol === 'http:') ? origin : null;
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign: the URL is not one of ours.
    return null;
  }
}
