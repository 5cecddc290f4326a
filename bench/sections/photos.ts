import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { signUp } from '#test/support/people.ts';
import { recipeForm } from '#test/support/site.ts';
import type { Report } from '../report.ts';
import type { MeasuredServer } from '../servers.ts';

const photos = 12;
const bareScript = join(import.meta.dirname, '../bare-sharp.mjs');

/** Publishing with a photo, one after another, against the same renditions made by sharp alone. */
export async function measurePhotos(report: Report, site: MeasuredServer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-bench-'));
  const file = join(folder, 'photo.jpg');
  const bytes = await photograph();
  await writeFile(file, bytes);
  const person = await signUp(site.url);
  const publish = async (n: number) => {
    const photo = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
    const body = await recipeForm({ name: `Pictured dish ${n}`, photo });
    const headers = { authorization: person.token };
    const started = performance.now();
    const reply = await fetch(`${site.url}/api/v1/food/create-food`, {
      method: 'POST',
      headers,
      body,
    });
    if (reply.status !== 201) throw new Error(`A publish answered ${reply.status}`);
    return performance.now() - started;
  };
  await publish(0);
  let ours = 0;
  for (let n = 1; n <= photos; n += 1) ours += await publish(n);
  const { stdout } = await promisify(execFile)(process.execPath, [
    bareScript,
    file,
    String(photos),
  ]);
  const bare = Number(stdout);
  await rm(folder, { recursive: true });
  report.table({
    title: 'Photo intake',
    note: `A JPEG of 2400 x 1800 (${Math.round(bytes.byteLength / 1000)} kB), ${photos} times, one after another: the whole publish against sharp alone making the same renditions.`,
    head: ['publish ms', 'sharp alone ms', 'ratio'],
    rows: [[ours / photos, bare / photos, ours / bare]],
  });
}

/** Something like a photograph: soft shapes with grain, just below the limit of an upload. */
async function photograph(): Promise<Buffer> {
  const create = {
    width: 2400,
    height: 1800,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 120, sigma: 30 },
    background: '#b93a12',
  };
  return sharp({ create }).blur(6).jpeg({ quality: 82 }).toBuffer();
}
