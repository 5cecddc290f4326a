/** Why a file is not read. */
export type FileFault = 'broken' | 'large' | 'locked' | 'many' | 'none';

/** A file, or one in it, that is not read. */
export class UnreadFile extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(`a chosen file is not read: ${fault}`);
    this.fault = fault;
  }
}

/** How many bytes may still be unpacked: of one file, and of all together. */
export type Room = { readonly one: number; left: number };

/** What a file holds once it is unpacked. It counts what comes, whatever size is claimed, and stops where there is no more room. */
export async function unpack(
  packed: Blob,
  format: CompressionFormat | null,
  room: Room,
): Promise<Blob> {
  if (format === null) {
    take(room, packed.size, packed.size);
    return packed;
  }
  const reader = packed.stream().pipeThrough(new DecompressionStream(format)).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Blob(pieces);
      size += value.byteLength;
      take(room, value.byteLength, size);
      pieces.push(value);
    }
  } catch (error) {
    // What is broken is cancelled in vain.
    await reader.cancel().catch(() => {});
    throw error;
  }
}

function take(room: Room, bytes: number, ofOne: number): void {
  if (ofOne > room.one) throw new UnreadFile('large');
  room.left -= bytes;
  if (room.left < 0) throw new UnreadFile('large');
}
