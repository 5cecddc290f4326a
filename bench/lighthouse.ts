/**
 * Measures Home, Explore and a recipe with Lighthouse's mobile profile against a server of its own
 * with the starter cookbook, and writes the figures into bench/LIGHTHOUSE.md. Lighthouse weighs
 * 176 MB, so it is fetched when this runs and is no dependency of the site.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../test/support/chromium.ts';
import cookOnce from '../test/support/cook-once.ts';
import { ServedSite } from '../test/support/served-site.ts';

const lighthouse = 'lighthouse@13.5.0';
const paths = ['/', '/explore', '/recipe/mapo-tofu'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = {
  lighthouseVersion: string;
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string; score: number | null; title: string }>;
};

/** Runs Lighthouse once on one page. */
async function measure(url: string, folder: string): Promise<Report> {
  const output = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu';
  const args = ['exec', '--yes', '--package', lighthouse, '--', 'lighthouse', url];
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${flags}`,
  ];
  const env = { ...process.env, CHROME_PATH: findChromium() ?? '' };
  await promisify(execFile)('npm', [...args, ...options], { env, maxBuffer: 2 ** 26 });
  return JSON.parse(await readFile(output, 'utf8'));
}

function toRow(path: string, { categories: scores, audits }: Report): string {
  const points = categories.map((name) => Math.round((scores[name]?.score ?? 0) * 100));
  const told = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
  const times = [...told, 'cumulative-layout-shift'].map(
    (name) => audits[name]?.displayValue ?? '',
  );
  return `| ${[`\`${path}\``, ...points, ...times].join(' | ')} |`;
}

const folder = await mkdtemp(join(tmpdir(), 'potluck-lighthouse-'));
const forget = await cookOnce();
const site = await ServedSite.start(process.env.POTLUCK_COOKED ?? folder);
const reports: [string, Report][] = [];
const busy = loadavg()[0] ?? 0;
for (const path of paths) {
  const report = await measure(site.url + path, folder);
  reports.push([path, report]);
  console.log(toRow(path, report));
  for (const audit of Object.values(report.audits)) {
    if (audit.score === 0) console.log(`  ${audit.title} ${audit.displayValue ?? ''}`);
  }
}
await site.stop();
await forget();
await rm(folder, { recursive: true, force: true });

const page = `# Lighthouse

Mobile profile (a slow phone on slow 4G, simulated), Lighthouse ${reports[0]?.[1].lighthouseVersion}, one run each on a server of
the same machine: ${cpus()[0]?.model.trim()}, ${cpus().length} cores. \`npm run bench:lighthouse\` measures anew.

The machine's load before the runs was ${busy.toFixed(1)}: above the number of cores, the performance figures tell of the machine's other
work too, and count for less the higher it is.

| page | performance | accessibility | best practices | SEO | FCP | LCP | TBT | CLS |
|---|---|---|---|---|---|---|---|---|
${reports.map(([path, report]) => toRow(path, report)).join('\n')}
`;
await writeFile(new URL('./LIGHTHOUSE.md', import.meta.url), page);
