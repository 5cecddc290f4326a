import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SegmentedIndex } from './segmented-index.ts';
import { snapshotIn } from './snapshot.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-snapshot-'));
  file = join(folder, 'index');
});
afterEach(() => rm(folder, { recursive: true }));

function put(index: SegmentedIndex, seq: number): void {
  const terms = ['every', nameOf(seq), seq % 2 ? 'odd' : 'even', 'é麻'];
  const profile = { name: ` ${nameOf(seq)} `, category: ' c ', ingredients: ' every ', telling: 1 };
  const told = { id: `id ${seq}`, createdAt: seq, updatedAt: seq };
  index.put({ seq, ...profile, ...told, names: terms, all: terms, words: [] });
}

const nameOf = (seq: number) => (seq === 7 ? 'seventh' : `n${seq}`);

function filled(): SegmentedIndex {
  const index = new SegmentedIndex();
  for (let seq = 1; seq <= 300; seq += 1) put(index, seq);
  index.freeze();
  index.remove(7);
  return index;
}

test('what was written is read as it was, by its owner alone, and replaces what was there', async () => {
  const index = filled();
  const snapshot = snapshotIn(file, 'rules');
  await writeFile(file, 'something else');
  await snapshot.write(index.segments);
  const again = new SegmentedIndex();
  for (const segment of (await snapshot.read()) ?? []) again.addSegment(segment);
  for (const term of ['every', 'odd', 'seventh', 'n8', 'é麻', 'none']) {
    expect(again.find('all', { term }, 1_000)).toEqual(index.find('all', { term }, 1_000));
  }
  const terms = ['every', 'n8'];
  expect(again.held([8, 9], terms)).toEqual(index.held([8, 9], terms));
  expect([again.size, again.seqsLike('id 9')]).toEqual([299, [9]]);
  expect(await readdir(folder)).toEqual(['index']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a snapshot that is missing, of other rules, changed or cut short counts as none', async () => {
  const snapshot = snapshotIn(file, 'rules');
  expect(await snapshot.read()).toBeNull();
  await snapshot.write(filled().segments);
  expect(await snapshotIn(file, 'other rules').read()).toBeNull();
  const written = await readFile(file);
  written[written.length - 20] = (written[written.length - 20] as number) ^ 1;
  await writeFile(file, written);
  expect(await snapshot.read()).toBeNull();
  await snapshot.write(filled().segments);
  await truncate(file, 5_000);
  expect(await snapshot.read()).toBeNull();
  await writeFile(file, '');
  expect(await snapshot.read()).toBeNull();
});

test('a snapshot that the disk does not give is told of', async () => {
  await mkdir(file);
  await expect(snapshotIn(file, 'rules').read()).rejects.toThrow('EISDIR');
});

test('one that cannot be written leaves the one before', async () => {
  const snapshot = snapshotIn(file, 'rules');
  await snapshot.write(filled().segments);
  const broken = [
    {
      get parts(): never {
        throw new Error('broken');
      },
    },
  ];
  await expect(snapshot.write(broken as never)).rejects.toThrow('broken');
  expect(await readdir(folder)).toEqual(['index']);
  expect(await snapshot.read()).toHaveLength(filled().segments.length);
});

test('what comes while it is written is in the next one', async () => {
  const index = filled();
  let isWritten = false;
  const written = snapshotIn(file, 'rules')
    .write(index.segments)
    .finally(() => {
      isWritten = true;
    });
  const before = index.segments.length;
  for (let seq = 301; !isWritten; seq += 1) {
    put(index, seq);
    index.freeze();
    await nextTurn();
  }
  await written;
  expect(index.segments.length).toBeGreaterThan(before);
  expect(await snapshotIn(file, 'rules').read()).toHaveLength(before);
});

test('what is dead is not written once it was swept', async () => {
  const index = filled();
  await snapshotIn(file, 'rules').write(index.segments);
  expect((await readFile(file)).includes('seventh')).toBe(true);
  for (const _step of index.sweep());
  await snapshotIn(file, 'rules').write(index.segments);
  expect((await readFile(file)).includes('n8')).toBe(true);
  expect((await readFile(file)).includes('seventh')).toBe(false);
});

test('of several that are written at once none fails, and the last one is whole', async () => {
  const all = [filled(), filled(), filled()];
  for (const term of ['n8', 'n9']) all[1]?.remove(Number(term.slice(1)));
  await Promise.all(all.map(({ segments }) => snapshotIn(file, 'rules').write(segments)));
  expect(await snapshotIn(file, 'rules').read()).toHaveLength(filled().segments.length);
  expect(await readdir(folder)).toEqual(['index']);
});

test('what a process left behind that was killed while it wrote goes with the next one, but for what may still be written', async () => {
  const left = ['index.new', 'index.killed.new', 'index.busy.new', 'other.new'];
  for (const name of left) await writeFile(join(folder, name), 'half');
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const name of left.filter((one) => !one.includes('busy'))) {
    await utimes(join(folder, name), longAgo, longAgo);
  }
  await snapshotIn(file, 'rules').write(filled().segments);
  expect((await readdir(folder)).sort()).toEqual(['index', 'index.busy.new', 'other.new']);
});
