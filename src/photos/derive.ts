import sharp from 'sharp';
import type { setText } from './card-text.ts';
import { type CardTexts, NotAnImage, type PhotoDeriver, type Shape } from './port.ts';
import { readLikeness } from './read-likeness.ts';
import { createSlots } from './slots.ts';

type SetText = typeof setText;

const widest = 1200;
const card = { width: 1200, height: 630, margin: 64 };
const titleFits = [
  { size: 92, lines: 2 },
  { size: 76, lines: 3 },
  { size: 62, lines: 4 },
  { size: 52, lines: 4 },
];
const brandFits = [{ size: 34, lines: 1 }];
const lineHeight = 1.12;
const jpeg = { quality: 82, mozjpeg: false };

/** A deriver that works on one picture at a time, so that a crawler cannot take the machine. */
export function createPhotoDeriver(): PhotoDeriver {
  const inSlot = createSlots(1);
  return {
    cut: (bytes, shape) => inSlot(() => cut(bytes, shape)),
    drawCard: (bytes, texts) => inSlot(() => drawCard(bytes, texts)),
    likenessOf: (bytes) => inSlot(() => readLikeness(sharp(bytes)).catch(refuse)),
  };
}

function refuse(cause: unknown): never {
  throw new NotAnImage('The bytes do not decode into a picture', { cause });
}

async function cut(bytes: Uint8Array, shape: Shape): Promise<Uint8Array> {
  const image = sharp(bytes);
  const { width, height } = await image.metadata();
  const region = {
    width: Math.max(1, Math.min(width, Math.round((height * shape.width) / shape.height))),
    height: Math.max(1, Math.min(height, Math.round((width * shape.height) / shape.width))),
  };
  return image
    .extract({
      left: Math.floor((width - region.width) / 2),
      top: Math.floor((height - region.height) / 2),
      ...region,
    })
    .resize({ width: Math.min(widest, region.width) })
    .jpeg(jpeg)
    .toBuffer();
}

async function drawCard(bytes: Uint8Array, texts: CardTexts): Promise<Uint8Array> {
  // Fonts and what reads them are loaded by the first card, not by every start.
  const { setText } = await import('./card-text.ts');
  const { width, height } = card;
  return sharp(bytes)
    .resize({ width, height, fit: 'cover' })
    .composite([{ input: Buffer.from(drawOverlay(texts, setText)) }])
    .jpeg(jpeg)
    .toBuffer();
}

/** The name in white over a shadow that keeps it legible on any picture, the brand below. */
function drawOverlay({ title, brand }: CardTexts, setText: SetText): string {
  const { width, height, margin } = card;
  const inner = width - 2 * margin;
  const foot = setText(brand, inner, brandFits);
  const head = setText(title, inner, titleFits);
  const footAt = height - margin;
  const headAt = foot ? footAt - foot.size - 26 : footAt;
  const lines = (head?.lines ?? []).toReversed().map(({ path }, index) => {
    const y = headAt - index * (head?.size ?? 0) * lineHeight;
    return `<path transform="translate(${margin} ${y})" fill="#fff" d="${path}"/>`;
  });
  const signature = (foot?.lines ?? []).map(
    ({ path }) => `<path transform="translate(${margin} ${footAt})" fill="#f2b134" d="${path}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">',
    '<stop offset="0.2" stop-color="#16120e" stop-opacity="0"/>',
    '<stop offset="0.62" stop-color="#16120e" stop-opacity="0.62"/>',
    '<stop offset="1" stop-color="#16120e" stop-opacity="0.9"/></linearGradient></defs>',
    head || foot ? `<rect width="${width}" height="${height}" fill="url(#shade)"/>` : '',
    ...lines,
    ...signature,
    '</svg>',
  ].join('');
}
