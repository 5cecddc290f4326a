import { expect } from '@playwright/test';
import type { ServedSite } from './served-site.ts';

/** Makes a call of a site, in the name of whose token it is. */
export async function post(site: ServedSite, path: string, json: object, token = '') {
  const headers = { 'content-type': 'application/json', authorization: token };
  const call = { method: 'POST', headers, body: JSON.stringify(json) };
  return (await fetch(`${site.url}/api/v1/${path}`, call)).json();
}

/** Makes Ada the first admin of a new site with the link that it prints, and calls it Supper Club. */
export async function setUpByAda(site: ServedSite, password: string) {
  const tokenOf = () => /\/setup#([\w-]{43})/.exec(site.output)?.[1] ?? '';
  await expect.poll(tokenOf).not.toBe('');
  const ada = { name: 'Ada', email: 'ada@example.com', password };
  const named = { answer: 'Dal', token: tokenOf(), siteName: 'Supper Club' };
  expect(await post(site, 'setup', { ...ada, ...named })).toMatchObject({ success: true });
  return ada;
}
