import { cuisineId } from '#domain/categories/cuisines.ts';
import type { BareReply } from './bare-server.mjs';
import type { LoadRequest } from './load.ts';

/** Headers that Node adds to every reply by itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

type Food = { _id: string; slug: string; category: string };

/** The newest recipes of a site. */
export async function newestFoods(url: string): Promise<Food[]> {
  const reply = await fetch(`${url}/api/v1/food/get-recent`);
  return ((await reply.json()) as { foods: Food[] }).foods;
}

/** What a bare server has to send to send the same as the site does. */
export async function replyOf(
  url: string,
  headers: Record<string, string> = {},
): Promise<BareReply> {
  // `fetch` would decode the body and ask for compression by itself.
  const { request } = await import('node:http');
  const { promise, resolve, reject } = Promise.withResolvers<BareReply>();
  const sent = request(url, { headers }, async (response) => {
    const body = Buffer.concat(await response.toArray());
    const raw = response.rawHeaders;
    const kept = raw.flatMap((name, index) => {
      const isName = index % 2 === 0;
      return isName && !ownHeaders.has(name.toLowerCase()) ? [name, raw[index + 1] ?? ''] : [];
    });
    if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
    resolve({ headers: kept, body });
  });
  sent.on('error', reject).end();
  return promise;
}

/** The pages and calls that visitors ask for most, over some recipes of the site. */
export function visitorPaths(foods: Food[]): Record<'pages' | 'calls', LoadRequest[]> {
  const thai = cuisineId('Thai');
  const pages = ['/', '/explore', '/recipe-category/Thai'];
  const calls = ['get-recent', 'get-food?limit=48', `get-food?category=${thai}&limit=48`];
  for (const { slug } of foods) {
    pages.push(`/recipe/${slug}`);
    calls.push(`get-food/${slug}`);
  }
  return {
    pages: pages.map((path) => ({ path })),
    calls: calls.map((path) => ({ path: `/api/v1/food/${path}` })),
  };
}
