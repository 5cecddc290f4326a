import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { folder, limits } from '#test/support/visual/baselines.ts';
import {
  coarsen,
  comparePictures,
  readPicture,
  writePicture,
} from '#test/support/visual/coarse-picture.ts';
import {
  type Box,
  compareBoxes,
  describe as lineOf,
  parseBox,
} from '#test/support/visual/page-layout.ts';

type Look = { paper?: string; buttonX?: number; picture?: string; textShift?: number };

/** A page of text lines, a picture and a button, as a screenshot. */
function draw({ paper = '#fbf7f0', buttonX = 100, picture = '#b96a32', textShift = 0 }: Look = {}) {
  const words = Array.from({ length: 240 }, (_, at) => {
    const [x, y] = [40 + (at % 12) * 45 + textShift, 300 + Math.floor(at / 12) * 27];
    return `<rect x="${x}" y="${y}" width="${20 + ((at * 7) % 20)}" height="9" fill="#221c16"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="900">
    <rect width="640" height="900" fill="${paper}"/>
    <rect x="40" y="40" width="290" height="217" fill="${picture}"/>
    <rect x="${buttonX}" y="850" width="130" height="44" rx="22" fill="#b93a12"/>
    ${words.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const keep = async (look: Look) => writePicture(await coarsen(await draw(look)));

async function differenceOf(look: Look) {
  const [now, kept] = [await readPicture(await keep(look)), await readPicture(await keep({}))];
  const { overall, worst } = comparePictures(now, kept);
  return { isSeen: overall > limits.overall || worst > limits.worst, overall, worst };
}

describe('a screenshot against its baseline', () => {
  test('is the same after it was kept as a file of a few kilobytes', async () => {
    expect(await differenceOf({})).toMatchObject({ isSeen: false });
    expect((await keep({})).byteLength).toBeLessThan(6_000);
  });

  test('is the same where every letter lies half a pixel further', async () => {
    expect(await differenceOf({ textShift: 0.5 })).toMatchObject({ isSeen: false });
  });

  test.each([
    ['a button moved by 24 px', { buttonX: 124 }],
    ['a picture is missing', { picture: '#e7ddcf' }],
    ['the ground is another white', { paper: '#ffffff' }],
  ])('differs where %s', async (_, look) => {
    expect(await differenceOf(look)).toMatchObject({ isSeen: true });
  });
});

describe('boxes against their baseline', () => {
  const button: Box = { name: 'button Login', x: 513, y: 461, width: 295, height: 52 };
  const footer: Box = { name: 'footer', x: 0, y: 996, width: 1320, height: 300 };

  test('a line holds all of a box', () => {
    expect(parseBox(lineOf(button))).toEqual(button);
    expect(parseBox(lineOf({ ...footer, y: -4 }))).toEqual({ ...footer, y: -4 });
  });

  test('a few pixels are nothing', () => {
    const now = [
      { ...button, x: 515, height: 54 },
      { ...footer, y: 1000 },
    ];
    expect(compareBoxes(now, [button, footer])).toEqual([]);
  });

  test.each([
    ['moved', [{ ...button, x: 521 }, footer], /stood 513,461 .* stands 521,461/],
    ['grown', [{ ...button, width: 310 }, footer], /stands 513,461 310x52/],
    ['gone', [footer], /is gone: 513,461 295x52 button Login/],
    ['new', [button, footer, { ...button, name: 'button Hide' }], /is new: .* button Hide/],
  ])('what has %s is named', (_, now, words) => {
    expect(compareBoxes(now, [button, footer])).toEqual([expect.stringMatching(words)]);
  });
});

test('all baselines together are smaller than one photo', () => {
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
});
