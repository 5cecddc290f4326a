import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.ts';
import type { Report } from '../report.ts';
import type { MeasuredServer } from '../servers.ts';
import { newestFoods } from '../visits.ts';

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Other'] as const;
type Kind = (typeof kinds)[number];

/** What a browser with an empty cache loads for each page, in bytes on the wire. */
export async function measureWeight(report: Report, site: MeasuredServer): Promise<void> {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const [food] = await newestFoods(site.url);
  const paths = [
    '/',
    '/explore',
    '/recipe-category/Thai',
    `/recipe/${food?.slug}`,
    '/search?keyword=dal',
    '/login',
    '/addrecipe',
  ];
  const rows: (string | number)[][] = [];
  for (const path of paths) rows.push([path, ...(await weigh(browser, site.url + path))]);
  await browser.close();
  report.table({
    title: 'Page weight',
    note: 'Kilobytes on the wire with an empty cache at 1280 x 800, headers included, as the browser itself counts them.',
    head: ['page', 'requests', ...kinds, 'total'],
    rows,
  });
}

async function weigh(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const types = new Map<string, Kind>();
  const bytes = new Map<Kind, number>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = kinds.find((one) => one === type) ?? 'Other';
    types.set(requestId, kind);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = types.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  const each = kinds.map((kind) => (bytes.get(kind) ?? 0) / 1000);
  return [types.size, ...each, each.reduce((sum, one) => sum + one, 0)];
}
