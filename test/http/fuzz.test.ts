import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBuiltWeb } from '#server/built-web.ts';
import { fuzz } from '#test/support/fuzz/run.ts';
import { type FuzzScene, setFuzzScene } from '#test/support/fuzz/scene.ts';
import { OpenidProvider } from '#test/support/openid/openid-provider.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const withMails = {
  ACCOUNT_MAIL: 'on',
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONTACT_TO: 'host@example.org',
  PUBLIC_URL: 'https://recipes.example.org',
};

let server: OpenidProvider;
let site: TestSite;
let origin: string;
let scene: FuzzScene;
beforeAll(async () => {
  server = await OpenidProvider.start({ backAt: `${withMails.PUBLIC_URL}/login/openid` });
  site = await openSite({ ...withMails, ...server.settings }, { web: await loadBuiltWeb() });
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
  scene = await setFuzzScene(origin, {
    makeAdmin: (email) => site.deps.writer.setRole(email, 1),
    letWait: (recipe) => site.deps.writer.publishRecipe(recipe, null, null, true),
    openid: server,
  });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

// The same requests each time; `npm run bench:safety` sends a hundred thousand others.
test('3,000 random and hostile requests break nothing and tell nothing', async () => {
  const outcome = await fuzz({ origin, scene, count: 3_000, seed: 8, atOnce: 8 });
  expect(outcome.faults).toEqual([]);
  expect(outcome.sent).toBe(3_000);
  // A fuzzer that is turned away at every door proves little.
  expect(outcome.statuses[200]).toBeGreaterThan(300);
  expect(outcome.statuses[422]).toBeGreaterThan(30);
  expect(outcome.statuses[201]).toBeGreaterThan(0);
  expect(await scene.losses()).toEqual([]);
});
