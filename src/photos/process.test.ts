import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { NotAnImage } from './port.ts';
import { createPhotoProcessor } from './process.ts';

const processor = createPhotoProcessor();
const owner = '0123456789abcdef01234567';

/** A picture with detail everywhere: red to the left, blue to the right, a green wave over it. */
function picture(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    const x = (index % width) / width;
    data[index * 3] = 230 - x * 200;
    data[index * 3 + 1] = 60 + 40 * Math.sin(index / 7);
    data[index * 3 + 2] = 30 + x * 200;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function flat(color: string, width = 40, height = 30) {
  return sharp({ create: { width, height, channels: 4, background: color } });
}

async function largest(bytes: Uint8Array) {
  const { photo, renditions } = await processor.process(bytes, owner);
  const webp = renditions.filter((one) => one.name.endsWith('.webp')).at(-1);
  return { photo, bytes: Buffer.from(webp!.bytes) };
}

async function pixelAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

function expectNear(actual: number[], wanted: number[], tolerance = 12) {
  expect(actual).toHaveLength(wanted.length);
  actual.forEach((value, index) => {
    expect(Math.abs(value - wanted[index]!), `${actual} is near ${wanted}`).toBeLessThan(tolerance);
  });
}

function hexToRgb(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** A PNG of one bit per pixel that promises far more pixels than it has bytes. */
function bombPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const sizes = Buffer.alloc(4);
    sizes.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([sizes, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

describe('renditions', () => {
  test('a wide photo is kept in every step, with a social card, and is never enlarged', async () => {
    const bytes = await picture(2400, 1600).jpeg().toBuffer();
    const { photo, renditions } = await processor.process(bytes, owner);
    expect(photo).toMatchObject({ width: 1600, height: 1067 });
    expect(renditions.map((one) => one.name)).toEqual(
      ['320.webp', '640.webp', '960.webp', '1600.webp', 'social.jpg'].map(
        (suffix) => `${photo.id}-${suffix}`,
      ),
    );
    for (const { name, bytes: file } of renditions) {
      const meta = await sharp(file).metadata();
      if (name.endsWith('social.jpg'))
        expect(meta).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      else expect(meta).toMatchObject({ format: 'webp', width: Number(/-(\d+)\./.exec(name)![1]) });
    }
  });

  test('a small photo is kept in its own width alone', async () => {
    const bytes = await picture(200, 100).png().toBuffer();
    const { photo, renditions } = await processor.process(bytes, owner);
    expect(photo).toMatchObject({ width: 200, height: 100 });
    expect(renditions.map((one) => one.name)).toEqual([
      `${photo.id}-200.webp`,
      `${photo.id}-social.jpg`,
    ]);
  });

  test('the id is 32 hex digits of content and owner', async () => {
    const bytes = await picture(300, 200).jpeg().toBuffer();
    const once = await processor.process(bytes, owner);
    const again = await processor.process(bytes, owner);
    const others = await processor.process(bytes, 'ffffffffffffffffffffffff');
    const different = await processor.process(await flat('#123456').png().toBuffer(), owner);
    expect(once.photo.id).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toEqual(once);
    expect(others.photo.id).not.toBe(once.photo.id);
    expect(different.photo.id).not.toBe(once.photo.id);
  });

  test('the placeholder colour is the average', async () => {
    const { photo } = await processor.process(await flat('#c08040').png().toBuffer(), owner);
    expect(photo.color).toBe('#c08040');
  });

  test('a view of a larger buffer is read within its bounds', async () => {
    const bytes = await picture(50, 50).png().toBuffer();
    const padded = Buffer.concat([Buffer.from('<svg xmlns'), bytes, Buffer.from('tail')]);
    const view = new Uint8Array(padded.buffer, padded.byteOffset + 10, bytes.length);
    expect((await processor.process(view, owner)).photo.width).toBe(50);
  });
});

describe('what a camera writes', () => {
  test('every EXIF orientation comes out upright', async () => {
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      const turned = await sharp(
        await orient(await picture(400, 200).png().toBuffer(), orientation),
      )
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
      const { photo, bytes } = await largest(turned);
      expect([orientation, photo.width, photo.height]).toEqual([orientation, 400, 200]);
      expectNear(await pixelAt(bytes, 10, 100), [225, 60, 35], 60);
      expectNear(await pixelAt(bytes, 390, 100), [35, 60, 225], 60);
    }
  });

  test('place, camera and colour profile are gone', async () => {
    const bytes = await picture(800, 600)
      .withExif({
        IFD0: { Make: 'Camera', Copyright: 'Somebody' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(Object.keys(await sharp(bytes).metadata())).toEqual(
      expect.arrayContaining(['exif', 'icc', 'xmp']),
    );
    const { renditions } = await processor.process(bytes, owner);
    for (const one of renditions) {
      const meta = await sharp(one.bytes).metadata();
      expect(meta.exif ?? meta.icc ?? meta.xmp ?? meta.iptc ?? meta.orientation).toBeUndefined();
      expect(meta.space).toBe('srgb');
      for (const secret of ['Camera', 'Somebody', 'secret']) {
        expect(Buffer.from(one.bytes).includes(secret)).toBe(false);
      }
    }
  });

  test('colours of another profile are converted, not merely relabelled', async () => {
    const p3 = await flat('#c86432').removeAlpha().withIccProfile('p3').png().toBuffer();
    const stored = await sharp(p3).keepIccProfile().raw().toBuffer();
    expectNear([...stored.subarray(0, 3)], [189, 105, 63], 6);
    const { photo } = await processor.process(p3, owner);
    expectNear(hexToRgb(photo.color), [200, 100, 50], 6);
  });
});

describe('formats', () => {
  const brown = [150, 90, 40];
  // Brown lies at the edge of what inks can show.
  const tolerance = (name: string) => (name.includes('CMYK') ? 32 : 8);
  const source = () => flat('#965a28', 64, 48).removeAlpha();
  const accepted: Record<string, () => Promise<Buffer>> = {
    'a JPEG': () => source().jpeg().toBuffer(),
    'a progressive JPEG': () => source().jpeg({ progressive: true }).toBuffer(),
    'a CMYK JPEG': () => source().toColourspace('cmyk').jpeg().toBuffer(),
    'a PNG': () => source().png().toBuffer(),
    'a palette PNG': () => source().png({ palette: true }).toBuffer(),
    'a 16-bit PNG': () => source().toColourspace('rgb16').png().toBuffer(),
    'a 16-bit PNG with a profile': () =>
      source().toColourspace('rgb16').withIccProfile('srgb').png().toBuffer(),
    'a 16-bit PNG with a wide profile': () =>
      source().toColourspace('rgb16').withIccProfile('p3').png().toBuffer(),
    'a lossless WebP': () => source().webp({ lossless: true }).toBuffer(),
    'an AVIF': () => source().avif().toBuffer(),
    'a GIF': () => source().gif().toBuffer(),
    'a TIFF': () => source().tiff({ compression: 'lzw' }).toBuffer(),
    'a 16-bit TIFF': () => source().toColourspace('rgb16').tiff().toBuffer(),
    'a CMYK TIFF': () => source().toColourspace('cmyk').tiff({ compression: 'none' }).toBuffer(),
  };
  for (const [name, make] of Object.entries(accepted)) {
    test(`${name} is taken in its colours`, async () => {
      const { photo } = await processor.process(await make(), owner);
      expect([photo.width, photo.height]).toEqual([64, 48]);
      expectNear(hexToRgb(photo.color), brown, tolerance(name));
    });
  }

  test('a grey photo is taken', async () => {
    const grey = await flat('#777777').greyscale().jpeg().toBuffer();
    expectNear(hexToRgb((await processor.process(grey, owner)).photo.color), [119, 119, 119], 4);
  });

  test('a see-through picture is laid on white paper', async () => {
    const clear = await flat('#00000000').png().toBuffer();
    const { photo, bytes } = await largest(clear);
    expect(photo.color).toBe('#ffffff');
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
  });

  test('an animation gives its first frame', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff', '#00ff00'].map((color) => flat(color).removeAlpha().png().toBuffer()),
    );
    for (const format of ['gif', 'webp'] as const) {
      const animated = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(animated).metadata()).pages).toBe(3);
      const { photo } = await processor.process(animated, owner);
      expect([photo.width, photo.height]).toEqual([40, 30]);
      expectNear(hexToRgb(photo.color), [255, 0, 0]);
    }
  });
});

describe('what is refused', () => {
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
  const refused: Record<string, () => Promise<Uint8Array>> = {
    nothing: async () => new Uint8Array(),
    'three bytes': async () => Buffer.from([0xff, 0xd8, 0xff]),
    'a text': async () => Buffer.from('This is not a photo, whatever its name says.'),
    'an SVG': async () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'),
    'an SVG behind an XML prologue': async () =>
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9"/>'),
    'a PDF': async () =>
      Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>\n%%EOF'),
    'a zip': async () => Buffer.from('PK\x03\x04\x14\x00\x00\x00\x08\x00', 'latin1'),
    'a signature with noise behind it': async () =>
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 0x5a)]),
    'a truncated JPEG': async () => half(await picture(600, 400).jpeg().toBuffer()),
    'a truncated progressive JPEG': async () =>
      half(await picture(600, 400).jpeg({ progressive: true }).toBuffer()),
    'a large truncated JPEG, which decodes shrunken': async () =>
      half(await picture(4000, 3000).jpeg().toBuffer()),
    'a truncated PNG': async () => half(await picture(600, 400).png().toBuffer()),
    'a truncated WebP': async () => half(await picture(600, 400).webp().toBuffer()),
    'a truncated GIF': async () => half(await picture(600, 400).gif().toBuffer()),
    'a truncated AVIF': async () => half(await picture(200, 100).avif({ effort: 0 }).toBuffer()),
    'a truncated TIFF': async () =>
      half(await picture(600, 400).tiff({ compression: 'none' }).toBuffer()),
    'a picture of a million pixels a side': async () => bombPng(1_000_000, 100),
    'a picture of 20,000 by 20,000 pixels in 50 kB': async () => bombPng(20_000, 20_000),
  };
  for (const [name, make] of Object.entries(refused)) {
    test(`${name} is not an image`, async () => {
      await expect(processor.process(await make(), owner)).rejects.toBeInstanceOf(NotAnImage);
    });
  }

  test('the pixel limit is an option', async () => {
    const small = createPhotoProcessor({ maxPixels: 100 });
    const bytes = await picture(11, 10).png().toBuffer();
    await expect(small.process(bytes, owner)).rejects.toBeInstanceOf(NotAnImage);
    expect((await processor.process(bytes, owner)).photo.width).toBe(11);
  });
});

describe('extreme shapes', () => {
  for (const [width, height] of [
    [30_000, 1],
    [1, 30_000],
    [1, 1],
    [16_383, 3],
    [300, 20_000],
  ] as const) {
    test(`${width}x${height} stays a small, valid photo`, async () => {
      const { photo, renditions } = await processor.process(
        await picture(width, height).png().toBuffer(),
        owner,
      );
      expect(photo.width).toBeLessThanOrEqual(1600);
      expect(photo.height).toBeLessThanOrEqual(8000);
      expect(Math.min(photo.width, photo.height)).toBeGreaterThanOrEqual(1);
      for (const one of renditions) {
        const meta = await sharp(one.bytes).metadata();
        expect(meta.width).toBeLessThanOrEqual(1600);
        expect(meta.height).toBeLessThanOrEqual(8000);
      }
    });
  }

  test('a 50 megapixel picture of a few kilobytes is taken within bounds', async () => {
    const { photo } = await processor.process(bombPng(7_000, 7_000), owner);
    expect(photo).toMatchObject({ width: 1600, height: 1600, color: '#000000' });
  });
});

/** The pixels a camera stores under this EXIF orientation; a flip comes before the turn. */
function orient(bytes: Buffer, orientation: number): Promise<Buffer> {
  const image = sharp(bytes);
  const turns: Record<number, () => Sharp> = {
    1: () => image,
    2: () => image.flop(),
    3: () => image.rotate(180),
    4: () => image.flip(),
    5: () => image.flip().rotate(90),
    6: () => image.rotate(270),
    7: () => image.flip().rotate(270),
    8: () => image.rotate(90),
  };
  return turns[orientation]!().png().toBuffer();
}
