import { describe, expect, test } from 'vitest';
import { bucketUrl, readBucketUrl } from './bucket.ts';

const read = (url: string) => {
  const bucket = readBucketUrl(url);
  if (!bucket) throw new Error('It was not read');
  return bucket;
};

describe('the address of a bucket', () => {
  test('names key, secret, bucket and region; the endpoint is Amazon’s by default', () => {
    const bucket = read('s3://KEY:SECRET@cookbook?region=eu-central-1');
    expect(bucket).toEqual({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      region: 'eu-central-1',
      name: 'cookbook',
      isInPath: false,
      prefix: '',
      accessKeyId: 'KEY',
      secretAccessKey: 'SECRET',
    });
    expect(bucketUrl(bucket)).toBe('https://cookbook.s3.eu-central-1.amazonaws.com');
  });

  test('may name another service, which has the bucket in the path unless told otherwise', () => {
    const url = 's3://KEY:SECRET@cookbook/site/photos/?endpoint=http://127.0.0.1:9000';
    expect(bucketUrl(read(url))).toBe('http://127.0.0.1:9000/cookbook');
    expect(read(url).prefix).toBe('site/photos/');
    const inHost = 's3://KEY:SECRET@cookbook?endpoint=https://objects.example.org&style=host';
    expect(bucketUrl(read(inHost))).toBe('https://cookbook.objects.example.org');
  });

  test('may hold any secret, percent-encoded', () => {
    expect(read('s3://K%2FEY:se%2Fc%40r%2Bet%3A@b').secretAccessKey).toBe('se/c@r+et:');
  });

  test.each([
    '',
    'photos',
    'https://KEY:SECRET@bucket',
    's3://bucket',
    's3://KEY@bucket',
    's3://KEY:SECRET@',
    's3://KEY:SEC%RET@bucket',
    's3://KEY:SECRET@bucket?endpoint=objects.example.org',
    's3://KEY:SECRET@bucket?endpoint=ftp://example.org',
    's3://KEY:SECRET@bucket?endpoint=https://example.org/minio',
    's3://KEY:SEC/RET@bucket',
    's3://KEY:SECRET@bucket?style=other',
    's3://KEY:SECRET@bucket/a%20folder',
  ])('%j is none', (url) => {
    expect(readBucketUrl(url)).toBeNull();
  });
});
