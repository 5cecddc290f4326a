import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '#test/support/raw-http.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

let site: TestSite;
let origin: string;
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: 'https://recipes.example.org' });
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site[Symbol.asyncDispose]());

const path = '/api/v1/category/get-category';
const message = '{"from_email":"a@example.org","from_name":"A","subject":"S"}';
const form = 'Content-Type: application/json\r\nTransfer-Encoding: chunked';
const chunks = `${message.length.toString(16)}\r\n${message}\r\n0\r\n\r\n`;
const endpoint = '/api/v1.0/email/send-form';

test.each([
  ['two hosts', `GET ${path} HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n`],
  ['one host twice', `GET ${path} HTTP/1.1\r\nHost: a.example\r\nhOST: a.example\r\n\r\n`],
  [
    'chunks in HTTP/1.0',
    `POST ${endpoint} HTTP/1.0\r\nHost: a.example\r\n${form}\r\n\r\n${chunks}`,
  ],
])('a request with %s is refused like any other, and the line is closed', async (_what, bytes) => {
  const messages = async () => (await site.deps.reader.listContactMessages(10)).total;
  const before = await messages();
  // Whether or not the reply is kept already.
  await exchange(origin, `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`);
  const { status, head, body } = await exchange(origin, bytes);
  expect(status).toBe(400);
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 'bad_request' });
  expect(head.toLowerCase()).toContain('connection: close');
  expect(head.toLowerCase()).toContain('strict-transport-security');
  expect(await messages()).toBe(before);
});

test('one host, and chunks in HTTP/1.1, are answered', async () => {
  const one = await exchange(origin, `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`);
  expect(one.status).toBe(200);
  const head = `POST ${endpoint} HTTP/1.1\r\nHost: a.example\r\n${form}\r\n\r\n`;
  expect((await exchange(origin, head + chunks)).status).toBe(200);
});
