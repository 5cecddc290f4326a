import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Limits } from '../limits/limits.ts';
import { BodiesUnderWay } from './bodies-under-way.ts';
import { createDataVersion } from './data-version.ts';
import { putInFront } from './front.ts';
import { serveBuiltFiles } from './kept-files.ts';
import { KeptReplies } from './kept-replies.ts';

const ask = (port: number, headers: IncomingHttpHeaders, path = '/logo.svg') =>
  new Promise<string>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers, agent: false };
    get(options, (response) => resolve(text(response))).on('error', reject);
  });

test('a file is kept once, under however many hosts and spellings it is asked for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-files-'));
  await writeFile(join(folder, 'logo.svg'), '<svg/>');
  const kept = new KeptReplies({
    version: createDataVersion(),
    maxBytes: 1_000_000,
    corsOrigins: [],
    isPerHost: true,
    limits: {} as Limits,
    underWay: new BodiesUnderWay(1_000_000),
    now: Date.now,
  });
  const app = Fastify();
  putInFront(app.server, kept, () => false);
  await serveBuiltFiles(app, folder, kept);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  for (let n = 0; n < 5; n += 1) {
    const headers = { host: `${n}.example`, 'x-forwarded-host': `${n}.example.org` };
    expect(await ask(port, headers)).toBe('<svg/>');
  }
  expect(kept.counts.hits).toBe(4);
  for (let time = 0; time < 2; time += 1) {
    for (const path of ['/%6cogo.svg', '/l%6Fgo.svg', '/logo.svg?again'])
      expect(await ask(port, {}, path)).toBe('<svg/>');
  }
  expect(kept.counts.hits).toBe(4);
  await app.close();
  await rm(folder, { recursive: true });
});
