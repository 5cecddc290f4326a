import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type TestInfo } from '@playwright/test';
import {
  coarsen,
  coarseness,
  comparePictures,
  readPicture,
  writePicture,
} from './coarse-picture.ts';
import { type Box, compareBoxes, describe, parseBox } from './page-layout.ts';

/** Where the baselines lie. */
export const folder = join(import.meta.dirname, '../../e2e/baselines');
const renewal = 'Look at the pictures in test-results; if they are right: npm run baselines';

/** How far a page may differ, in levels of 255: letters drawn by another browser are below both. */
export const limits = { overall: 3.5, worst: 14 };

const isRenewing = ({ config }: TestInfo) => ['all', 'changed'].includes(config.updateSnapshots);

async function keep(name: string, content: string | Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), content);
}

async function kept(name: string): Promise<Buffer> {
  const path = join(folder, name);
  if (!existsSync(path)) throw new Error(`There is no baseline ${name}. ${renewal}`);
  return readFile(path);
}

/** Fails where a screenshot does not look like its baseline; with --update-snapshots it becomes the baseline. */
export async function expectPicture(info: TestInfo, name: string, shot: Buffer): Promise<void> {
  const file = `${name}.webp`;
  const written = await writePicture(await coarsen(shot));
  if (isRenewing(info)) return keep(file, written);
  // Read back from its own file, so that what a file loses is lost on both sides.
  const [picture, before] = [await readPicture(written), await readPicture(await kept(file))];
  const { overall, worst, x, y } = comparePictures(picture, before);
  const grown = Math.abs(picture.height - before.height) > 1 + before.height * 0.006;
  const fails = overall > limits.overall || worst > limits.worst || grown;
  if (fails) await info.attach(`${name}.png`, { body: shot, contentType: 'image/png' });
  const heights = `${before.height * coarseness} px high, now ${picture.height * coarseness}`;
  const by = `by ${overall.toFixed(1)} overall, by ${worst.toFixed(1)} at ${x},${y}; it was ${heights}`;
  expect.soft(fails, `${name} looks otherwise: ${by}; ${renewal}`).toBe(false);
}

/** Fails where lines differ from their baseline: sets of words, such as the inks of a page. */
export async function expectLines(info: TestInfo, name: string, lines: string[]): Promise<void> {
  const file = `${name}.txt`;
  if (isRenewing(info)) return keep(file, `${lines.join('\n')}\n`);
  const before = (await kept(file)).toString().trimEnd().split('\n');
  const faults = [
    ...before.filter((line) => !lines.includes(line)).map((line) => `is gone: ${line}`),
    ...lines.filter((line) => !before.includes(line)).map((line) => `is new: ${line}`),
  ];
  expect.soft(faults, `${name} has other colours or fonts; ${renewal}`).toEqual([]);
}

/** Fails where something of a page has moved, grown, gone or come. */
export async function expectBoxes(info: TestInfo, name: string, boxes: Box[]): Promise<void> {
  const file = `${name}.txt`;
  if (isRenewing(info)) return keep(file, `${boxes.map(describe).join('\n')}\n`);
  const before = (await kept(file)).toString().trimEnd().split('\n').map(parseBox);
  expect.soft(compareBoxes(boxes, before), `${name} lies otherwise; ${renewal}`).toEqual([]);
}
