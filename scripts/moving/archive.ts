import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createTarDecoder, createTarPacker } from 'modern-tar';

export type Add = (name: string, bytes: Uint8Array) => Promise<void>;

/** Writes one tar file, its owner's alone. It appears under its name when it is whole and on the disk, or not at all; another one on its way to that name is none of its. */
export async function writeArchive(file: string, fill: (add: Add) => Promise<void>): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(readable as never),
    createWriteStream(draft, { flush: true, mode: 0o600 }),
  );
  // Told below, after the filling has been told to stop.
  written.catch(() => undefined);
  try {
    await fill(async (name, bytes) => {
      const writer = controller.add({ name, size: bytes.byteLength }).getWriter();
      await writer.write(bytes);
      await writer.close();
    });
    controller.finalize();
    await written;
    await rename(draft, file);
  } catch (error) {
    controller.error(error);
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/** The entries of a tar file in their order, one in memory at a time. */
export async function* readArchive(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  await using handle = await open(file, 'r');
  const bytes = Readable.toWeb(handle.createReadStream({ autoClose: false }));
  const entries = (bytes as ReadableStream<Uint8Array>).pipeThrough(createTarDecoder() as never);
  for await (const { header, body } of entries as unknown as AsyncIterable<Entry>) {
    yield { name: header.name, bytes: await buffer(Readable.fromWeb(body as never)) };
  }
}

type Entry = { header: { name: string }; body: ReadableStream<Uint8Array> };
