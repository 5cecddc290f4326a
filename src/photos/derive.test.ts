import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { setText } from './card-text.ts';
import { createPhotoDeriver } from './derive.ts';

const fits = [
  { size: 90, lines: 2 },
  { size: 50, lines: 4 },
];
const deriver = createPhotoDeriver();
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#335577' } })
    .webp()
    .toBuffer();

describe('text on a card', () => {
  test('takes the largest size that it fits, and no line is wider than the card', () => {
    expect(setText('Pad thai', 1000, fits)).toMatchObject({ size: 90, lines: [{}] });
    const long = setText(
      'Slow-cooked massaman curry of beef with shallots, peanuts and rice',
      1000,
      fits,
    );
    expect(long?.size).toBe(50);
    for (const line of long?.lines ?? []) expect(line.width).toBeLessThanOrEqual(1000);
  });

  test('is broken where there is no space, and cut where there is no room', () => {
    for (const name of ['x'.repeat(150), 'Wok '.repeat(300), 'W'.repeat(400)]) {
      const set = setText(name, 700, fits);
      expect(set?.lines).toHaveLength(4);
      for (const line of set?.lines ?? []) expect(line.width).toBeLessThanOrEqual(700);
    }
  });

  test('is drawn in every Latin script and without emoji', () => {
    const plain = setText('Đậu hũ, łódź & crème', 1000, fits);
    const spiced = setText('🍕 Đậu hũ, łódź 👩‍🍳🇮🇹 & cre\u0300me ❤️', 1000, fits);
    expect(spiced).toEqual(plain);
    expect(plain?.lines[0]?.path).toMatch(/^M/);
  });

  test('is left out whole where a letter cannot be drawn, or nothing is left', () => {
    for (const name of ['麻婆豆腐', 'Dal दाल', 'حمص', '🍕🍕', '']) {
      expect(setText(name, 1000, fits)).toBeNull();
    }
  });

  test('is finite numbers whatever its length', () => {
    for (let length = 1; length < 150; length += 7) {
      const set = setText(
        'Sphinx of black quartz, judge my vow: '.repeat(5).slice(0, length),
        1072,
        fits,
      );
      for (const line of set?.lines ?? [])
        expect(line.path).not.toMatch(/NaN|undefined|Infinity|e/);
    }
  });
});

describe('a derived picture', () => {
  test('is the largest part of its shape, at most 1200 wide', async () => {
    const sizes = [];
    for (const [width, height] of [
      [400, 300],
      [300, 400],
      [1600, 1000],
      [1600, 1],
      [5, 4000],
    ] as const) {
      const bytes = await deriver.cut(await picture(width, height), { width: 16, height: 9 });
      const made = await sharp(bytes).metadata();
      sizes.push([made.width, made.height, made.format]);
    }
    expect(sizes).toEqual([
      [400, 225, 'jpeg'],
      [300, 169, 'jpeg'],
      [1200, 675, 'jpeg'],
      [2, 1, 'jpeg'],
      [5, 3, 'jpeg'],
    ]);
  });

  test('with a name is a card whose text can be seen, and without one the picture', async () => {
    const plain = await picture(1200, 630);
    const named = await deriver.drawCard(plain, { title: 'Pad thai', brand: 'Potluck' });
    const { width, height } = await sharp(named).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const { channels } = await sharp(named)
      .extract({ left: 60, top: 420, width: 300, height: 90 })
      .stats();
    expect(channels[0]?.max).toBeGreaterThan(240);
    const bare = await deriver.drawCard(plain, { title: '麻婆豆腐', brand: '鍋' });
    const top = await sharp(bare).stats();
    for (const { min, max } of top.channels) expect(max - min).toBeLessThan(32);
  });
});
