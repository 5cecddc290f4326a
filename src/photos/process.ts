import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { photoWidths } from '#domain/photos/widths.ts';
import { NotAnImage, type PhotoProcessor, type Rendition } from './port.ts';
import { readLikeness } from './read-likeness.ts';
import { createSlots } from './slots.ts';
import { sniffPhoto } from './sniff.ts';

type PhotoProcessorOptions = {
  /** Pixels of the widest picture that is decoded; 50 megapixels by default. */
  maxPixels?: number;
  /** Seconds that decoding one picture may take. */
  decodeSeconds?: number;
  /** Pictures worked on at once; each holds its decoded pixels in memory. */
  atOnce?: number;
};

/** A decoded picture: upright 8-bit sRGB without alpha, already within `bounds`. */
type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 3 } };

/** WebP ends at 16,383 pixels a side; a screenshot strip taller than this is scaled down. */
const bounds = { width: 1600, height: 8000 };
const social = { width: 1200, height: 630 };
/** Effort 2 takes a third of the time of the default 4 for 3% more bytes. */
const webp = { quality: 80, effort: 2 };
const paper = '#ffffff';

/** A processor whose memory and time per picture are bounded; any other bytes are `NotAnImage`. */
export function createPhotoProcessor(options: PhotoProcessorOptions = {}): PhotoProcessor {
  const { maxPixels = 50_000_000, decodeSeconds = 20, atOnce = 2 } = options;
  // Parallelism comes from the slots, so one picture uses one thread; and what is decoded
  // once is never asked for again, so libvips keeps nothing.
  sharp.concurrency(1);
  sharp.cache(false);
  const inSlot = createSlots(atOnce);

  return {
    process: (bytes, owner) =>
      inSlot(async () => {
        const pixels = await decode(bytes, maxPixels, decodeSeconds);
        return encode(pixels, owner);
      }),
  };
}

async function decode(bytes: Uint8Array, limit: number, seconds: number): Promise<Pixels> {
  const format = sniffPhoto(bytes);
  if (!format) throw new NotAnImage('The bytes announce no known photo format');
  // The AVIF decoder holds several copies of the whole picture at once.
  const limitInputPixels = format === 'avif' ? Math.floor(limit / 3) : limit;
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels, pages: 1 });
    const { depth, hasProfile } = await image.metadata();
    image
      .autoOrient()
      .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: paper })
      .toColourspace('srgb')
      .timeout({ seconds });
    // 16-bit pictures with a profile would otherwise stay in the P3 space that sharp works in.
    if (depth === 'ushort' && hasProfile) image.withIccProfile('srgb');
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) throw new Error(`Decoded into ${info.channels} channels`);
    return { data, raw: { width: info.width, height: info.height, channels: 3 } };
  } catch (cause) {
    throw new NotAnImage('The bytes do not decode into a picture within bounds', { cause });
  }
}

async function encode(pixels: Pixels, owner: string) {
  const { width, height } = pixels.raw;
  const files: { suffix: string; bytes: Buffer }[] = [];
  for (const step of photoWidths(width)) {
    const bytes = await open(pixels).resize(step).webp(webp).toBuffer();
    files.push({ suffix: `${step}.webp`, bytes });
  }
  const id = createHash('sha256')
    .update(`${owner}\0`)
    .update(files.at(-1)?.bytes ?? '')
    .digest('hex')
    .slice(0, 32);
  files.push({ suffix: 'social.jpg', bytes: await encodeSocial(pixels) });
  const renditions: Rendition[] = files.map((file) => ({
    name: `${id}-${file.suffix}`,
    bytes: file.bytes,
  }));
  const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  const photo = { id, width, height, color: await averageColor(pixels), bytes };
  return { photo, renditions, likeness: await readLikeness(open(pixels)) };
}

function open(pixels: Pixels) {
  return sharp(pixels.data, { raw: pixels.raw });
}

/**
 * Cuts to the card's shape before scaling, because scaling a 1600x1 strip to cover
 * 1200x630 first would make a picture a million pixels wide.
 */
function encodeSocial(pixels: Pixels): Promise<Buffer> {
  const { width, height } = pixels.raw;
  const shape = social.width / social.height;
  const cut = {
    width: Math.max(1, Math.min(width, Math.round(height * shape))),
    height: Math.max(1, Math.min(height, Math.round(width / shape))),
  };
  return open(pixels)
    .extract({
      left: Math.floor((width - cut.width) / 2),
      top: Math.floor((height - cut.height) / 2),
      ...cut,
    })
    .resize({ ...social, fit: 'fill' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function averageColor(pixels: Pixels): Promise<string> {
  const size = 32;
  const small = await open(pixels).resize(size, size, { fit: 'fill' }).raw().toBuffer();
  const sums = [0, 0, 0];
  small.forEach((value, index) => {
    sums[index % 3] = (sums[index % 3] ?? 0) + value;
  });
  const parts = sums.map((sum) => Math.round(sum / (size * size)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
