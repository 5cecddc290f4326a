import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { NotAnImage } from './port.ts';
import { createPhotoProcessor } from './process.ts';
import { createPhotoWork, startPictureProcess } from './when-needed.ts';

const owner = '0123456789abcdef01234567';
const started: ChildProcess[] = [];

function start(): ChildProcess {
  const child = startPictureProcess();
  started.push(child);
  return child;
}

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const picture = () =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: '#b93a12' } })
    .jpeg()
    .toBuffer();

/** How each thread of a process gives way, by Linux: 0 is the usual, 19 the most. */
async function nicenessOf(pid: number | undefined): Promise<number[]> {
  const threads = `/proc/${pid}/task`;
  const niceness = async (thread: string) => {
    const stat = await readFile(`${threads}/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  };
  return Promise.all((await readdir(threads)).map(niceness));
}

/** A parent that has other things to do once it has begun the process. */
function lowerLate(pid: number, priority: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  setPriority(pid, priority);
}

test.runIf(process.platform === 'linux').each([
  ['', {}],
  [', though the parent was late to say so', { setPriority: lowerLate }],
])('where cores are short, pictures come after everything else%s', async (_when, options) => {
  const { processor } = createPhotoWork({ start, ...options });
  await processor.process(await picture(), owner);
  const all = await nicenessOf(started[0]?.pid);
  expect(all.length).toBeGreaterThan(1);
  expect(new Set(all)).toEqual(new Set([10]));
});

test('pictures are made in another process, begun by the first, as they would be here', async () => {
  const { processor, deriver } = createPhotoWork({ start });
  expect(started).toHaveLength(0);
  const bytes = await picture();
  const [made, cut] = await Promise.all([
    processor.process(bytes, owner),
    deriver.cut(bytes, { width: 1, height: 1 }),
  ]);
  expect(started).toHaveLength(1);
  const here = await createPhotoProcessor().process(bytes, owner);
  expect(made.photo).toEqual(here.photo);
  expect(made.renditions.map(({ name }) => name)).toEqual(here.renditions.map(({ name }) => name));
  expect(Buffer.compare(made.renditions[0]!.bytes, here.renditions[0]!.bytes)).toBe(0);
  expect(await sharp(cut).metadata()).toMatchObject({ width: 500, height: 500 });
});

test('what is no picture is refused as ever', async () => {
  const { processor } = createPhotoWork({ start });
  await expect(processor.process(new Uint8Array([1, 2, 3]), owner)).rejects.toThrow(NotAnImage);
});

test('without pictures the process ends and gives its memory back; the next picture begins another', async () => {
  const { processor } = createPhotoWork({ start, restMs: 0 });
  await processor.process(await picture(), owner);
  const [first] = started as [ChildProcess];
  const [code] = first.exitCode === null ? await once(first, 'exit') : [first.exitCode];
  expect(code).toBe(0);
  await processor.process(await picture(), owner);
  expect(started).toHaveLength(2);
});

test('a process that dies fails the pictures it held, and no others', async () => {
  const { processor } = createPhotoWork({ start });
  const held = processor.process(await picture(), owner);
  started[0]?.kill('SIGKILL');
  await expect(held).rejects.toThrow('SIGKILL');
  await expect(processor.process(await picture(), owner)).resolves.toBeDefined();
});

test('where the system refuses another priority, pictures are made all the same, and it is said once', async () => {
  const told: Error[] = [];
  const refuse = () => {
    throw Object.assign(new Error('operation not permitted'), { code: 'ERR_SYSTEM_ERROR' });
  };
  const report = (error: Error) => told.push(error);
  const { processor } = createPhotoWork({ start, restMs: 0, setPriority: refuse, report });
  for (const one of [0, 1]) {
    await expect(processor.process(await picture(), owner)).resolves.toBeDefined();
    const child = started[one] as ChildProcess;
    if (child.exitCode === null) await once(child, 'exit');
  }
  expect(started).toHaveLength(2);
  expect(told.map(({ cause }) => String(cause))).toEqual(['Error: operation not permitted']);
});

test('a process that cannot be told anything any more is ended, and the next picture begins another', async () => {
  const { processor } = createPhotoWork({ start });
  await processor.process(await picture(), owner);
  const first = started[0] as ChildProcess;
  first.send = () => {
    throw new Error('the channel is broken');
  };
  await expect(processor.process(await picture(), owner)).rejects.toThrow('the channel is broken');
  const [, signal] = first.signalCode === null ? await once(first, 'exit') : [null, 'SIGKILL'];
  expect(signal).toBe('SIGKILL');
  await expect(processor.process(await picture(), owner)).resolves.toBeDefined();
});

test('told to stop together with its parent, it still finishes what it holds', async () => {
  const { processor } = createPhotoWork({ start });
  await processor.process(await picture(), owner);
  const held = processor.process(await picture(), owner);
  started[0]?.kill('SIGTERM');
  await expect(held).resolves.toBeDefined();
});
