import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '#test/support/s3-server.ts';
import { readBucketUrl } from './bucket.ts';
import { describePhotoStore } from './photos.contract.ts';
import { createS3Photos } from './s3.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server[Symbol.asyncDispose]());

function bucketOf(url: string) {
  const bucket = readBucketUrl(url);
  if (!bucket) throw new Error('Not a bucket');
  return bucket;
}

/** A store under a prefix of its own; small pages, so that every listing takes several. */
async function makeStore() {
  const prefix = `${randomBytes(6).toString('hex')}/`;
  const bucket = { ...bucketOf(server.photosUrl), prefix };
  return {
    store: createS3Photos({ bucket, pageSize: 7 }),
    async [Symbol.asyncDispose]() {},
  };
}

describePhotoStore('a bucket', makeStore, 1_000);

const id = 'abcdef0123456789abcdef0123456789';
const rendition = { name: `${id}-320.webp`, bytes: Buffer.from('a photo') };

test('objects carry their type and may be cached for good', async () => {
  const bucket = { ...bucketOf(server.photosUrl), prefix: 'headers/' };
  await createS3Photos({ bucket }).put([rendition]);
  const reply = await fetch(`${bucket.endpoint}/${bucket.name}/headers/${rendition.name}`);
  expect(reply.headers.get('content-type')).toBe('image/webp');
  expect(reply.headers.get('cache-control')).toContain('immutable');
  expect(await reply.text()).toBe('a photo');
});

test('a bucket that is not there is an error, not an absent photo', async () => {
  const bucket = { ...bucketOf(server.photosUrl), name: 'elsewhere' };
  const store = createS3Photos({ bucket });
  await expect(store.open(rendition.name)).rejects.toThrow('NoSuchBucket');
  await expect(store.put([rendition])).rejects.toThrow('NoSuchBucket');
});

test('a service that does not answer is an error that spells no secret', async () => {
  const bucket = { ...bucketOf('s3://KEY:TOPSECRET@b?endpoint=http://127.0.0.1:1') };
  const refused = await createS3Photos({ bucket })
    .open(rendition.name)
    .catch((error) => error);
  expect(refused).toBeInstanceOf(Error);
  expect(`${refused.stack} ${JSON.stringify(refused)} ${refused.cause}`).not.toContain('TOPSECRET');
});
