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
import { ensureChromium } from '../scripts/chromium.ts';
import cookOnce from '../test/support/cook-once.ts';
import { ServedSite } from '../test/support/served-site.ts';

const lighthouse = 'lighthouse@13.5.0';
const paths = ['/', '/explore', '/recipe/mapo-tofu'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
/** Odd, so that there is a middle one. */
const runs = 5;
/** A run takes a quarter of a minute at rest; a browser that hangs must not take the rest with it. */
const runLimitMs = 180_000;
const tries = 3;
const chromeFlags = [
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run',
  '--disable-background-networking --disable-component-update --disable-sync',
].join(' ');

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string; score: number | null; title: string }>;
  runtimeError?: { message: string };
};

const run = promisify(execFile);

/** Lighthouse's command, fetched by the first call and kept by npm from then on. */
function callLighthouse(args: string[], chromium: string) {
  const env = { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) };
  const npm = ['exec', '--yes', '--package', lighthouse, '--', 'lighthouse', ...args];
  return run('npm', npm, { env, maxBuffer: 2 ** 26, timeout: runLimitMs });
}

async function measureOnce(url: string, folder: string, chromium: string): Promise<Report> {
  const output = join(folder, 'report.json');
  const only = `--only-categories=${categories.join(',')}`;
  const args = [url, '--quiet', only, '--output=json', `--output-path=${output}`];
  await callLighthouse([...args, `--chrome-flags=${chromeFlags}`], chromium);
  const report: Report = JSON.parse(await readFile(output, 'utf8'));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

/** A browser that did not start, or a page that painted nothing, is tried again: neither is a figure. */
async function measure(url: string, folder: string, chromium: string): Promise<Report> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await measureOnce(url, folder, chromium);
    } catch (error) {
      if (left === 0) throw error;
      console.error(`${url} is measured again: ${error}`);
    }
  }
}

const performanceOf = ({ categories: { performance } }: Report) => performance?.score ?? 0;

type Row = { path: string; report: Report; all: number[]; load: number };

/** The middle one of the runs by performance, and the performance of each. */
async function measurePage(
  url: string,
  path: string,
  folder: string,
  chromium: string,
): Promise<Row> {
  const reports: Report[] = [];
  const load = loadavg()[0] ?? 0;
  await (await fetch(url + path)).text();
  for (let each = 0; each < runs; each += 1) {
    reports.push(await measure(url + path, folder, chromium));
  }
  reports.sort((one, other) => performanceOf(one) - performanceOf(other));
  const report = reports[(runs - 1) / 2];
  if (!report) throw new Error(`${path} was not measured`);
  return { path, report, load, all: reports.map((one) => Math.round(performanceOf(one) * 100)) };
}

function toLine({ path, report, all, load }: Row): string {
  const points = categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
  const times = metrics.map((name) => report.audits[name]?.displayValue ?? '');
  return `| ${[`\`${path}\``, ...points, ...times, all.join(' '), load.toFixed(1)].join(' | ')} |`;
}

async function measureAll(): Promise<{ rows: Row[]; version: string }> {
  const chromium = await ensureChromium();
  const version = (await callLighthouse(['--version'], chromium)).stdout.trim();
  const folder = await mkdtemp(join(tmpdir(), 'potluck-lighthouse-'));
  const forget = await cookOnce();
  try {
    await using site = await ServedSite.start(process.env.POTLUCK_COOKED ?? folder);
    const rows: Row[] = [];
    for (const path of paths) {
      const row = await measurePage(site.url, path, folder, chromium);
      rows.push(row);
      console.log(toLine(row));
      for (const audit of Object.values(row.report.audits)) {
        if (audit.score === 0) console.log(`  ${audit.title} ${audit.displayValue ?? ''}`);
      }
    }
    return { rows, version };
  } finally {
    await forget();
    await rm(folder, { recursive: true, force: true });
  }
}

const { rows, version } = await measureAll();
const page = `# Lighthouse

Mobile profile (a slow phone on slow 4G, simulated), Lighthouse ${version}, the middle one of ${runs} runs on a server of the same
machine: ${cpus()[0]?.model.trim()}, ${cpus().length} cores. \`npm run bench:lighthouse\` measures anew.

"Load" is the machine's load when the page's runs began: above the number of cores, the times of scripts (TBT) tell of the machine's
other work too, and count for less the higher it is.

| page | performance | accessibility | best practices | SEO | FCP | LCP | TBT | CLS | performance of each run | load |
|---|---|---|---|---|---|---|---|---|---|---|
${rows.map(toLine).join('\n')}
`;
await writeFile(new URL('./LIGHTHOUSE.md', import.meta.url), page);
