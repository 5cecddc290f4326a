import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { personFiles } from './person-files.ts';
import { type File, recipeFiles, type Takeout } from './recipe-files.ts';

/**
 * Everything of a person's own as a zip, made as fast as it is read: one recipe's texts or one photo is in memory
 * at a time. What cannot be read ends the stream with an error, so that nobody takes a part for the whole.
 */
export function takeoutZip(takeout: Takeout): Readable {
  const bytes = bytesOf(makeZip(filesOf(takeout)));
  return Readable.from(bytes, { objectMode: false });
}

async function* filesOf(takeout: Takeout): AsyncGenerator<File> {
  yield* recipeFiles(takeout);
  yield* personFiles(takeout);
  const { user, site, sum } = takeout;
  const about = { site: site.brand, address: site.publicUrl, name: user.name, ...sum };
  yield { name: 'about.json', input: JSON.stringify(about, null, 2) };
}

/** The stream is not cancelled when its reader goes: what makes it would take that for a fault. It holds nothing open. */
async function* bytesOf(zip: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = zip.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
