import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageHeader } from '#contract/languages.ts';
import { keptDays } from '#domain/accounts/kept-days.ts';
import { catalogueOf } from '#messages/catalogues.ts';
import { openSite } from '#test/support/site.ts';

const words = (reply: { data: { blocks: { runs: { text: string }[] }[] } }) =>
  reply.data.blocks.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ');

test('the pages say what holds of the software, in both languages, until the operator says more', async () => {
  await using site = await openSite({ BRAND_NAME: 'Supper Club' });
  for (const language of ['en', 'de']) {
    for (const page of ['privacy', 'terms']) {
      const headers = { [languageHeader]: language };
      const reply = await site.call(`/api/v1/legal/${page}`, { headers });
      expect(reply.data.blocks[0].kind).toBe('title');
      expect(words(reply)).toContain('Supper Club');
      expect(words(reply)).not.toMatch(/[{}]/);
    }
  }
  expect((await site.call('/api/v1/legal/imprint')).statusCode).toBe(400);
});

test('every time that the page about privacy names is one that something enforces', () => {
  const known = [...Object.keys(keptDays), 'brand'];
  for (const language of ['en', 'de'] as const) {
    const text = String(catalogueOf(language)['legal.privacy']);
    const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([...new Set(named)].toSorted()).toEqual(known.toSorted());
    expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/\d/);
  }
});

test('a text of the operator’s own takes their place, without a restart, in the reader’s language where there is one', async () => {
  let now = Date.now();
  await using site = await openSite({}, { now: () => now });
  const read = async (language: string) => {
    now += 10_000;
    return words(
      await site.call('/api/v1/legal/terms', { headers: { [languageHeader]: language } }),
    );
  };
  expect(await read('en')).toContain('Terms');
  await writeFile(join(site.folder, 'terms.md'), '# House rules\n\n<b>Be kind</b> & cook\n');
  expect([await read('en'), await read('de')]).toEqual([
    'House rules <b> Be kind </b>  & cook',
    'House rules <b> Be kind </b>  & cook',
  ]);
  await writeFile(join(site.folder, 'terms.de.md'), '# Hausordnung\n');
  expect([await read('en'), await read('de')]).toEqual([
    'House rules <b> Be kind </b>  & cook',
    'Hausordnung',
  ]);
});
