import sharp, { type Sharp } from 'sharp';

/** A picture so small that letters are grey lines: what a layout looks like with half-closed eyes. */
type CoarsePicture = { width: number; height: number; pixels: Buffer };

/** How many pixels of the page become one of the coarse picture, across and down. */
export const coarseness = 8;
/** The picture is compared by squares of this many coarse pixels: 48 px of the page. */
const squareSize = 6;
const channels = 3;

/** Makes a coarse picture of a screenshot. */
export async function coarsen(screenshot: Buffer): Promise<CoarsePicture> {
  const { width, height } = await sharp(screenshot).metadata();
  const size = [width, height].map((side) => Math.max(1, Math.round(side / coarseness)));
  const small = sharp(screenshot).removeAlpha().toColourspace('srgb');
  return read(small.resize(size[0], size[1], { fit: 'fill', kernel: 'mitchell' }).blur(0.6));
}

/** Reads a coarse picture from the file that `writePicture` made. */
export const readPicture = (file: Buffer): Promise<CoarsePicture> => read(sharp(file));

async function read(image: Sharp): Promise<CoarsePicture> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** The file of a coarse picture, a few kilobytes. It is lossy: compare pictures that were both read from files. */
export function writePicture({ width, height, pixels }: CoarsePicture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels } })
    .webp({ quality: 88, smartSubsample: true, effort: 6 })
    .toBuffer();
}

type PictureDifference = {
  /** How far the whole picture differs, in levels of 255. */
  overall: number;
  /** How far the worst square differs, and where it lies in pixels of the page. */
  worst: number;
  x: number;
  y: number;
};

/** How far two pictures of the same width differ, over the height that they share. */
export function comparePictures(one: CoarsePicture, other: CoarsePicture): PictureDifference {
  if (one.width !== other.width) throw new Error(`${one.width} and ${other.width} px wide`);
  const height = Math.min(one.height, other.height);
  const found: PictureDifference = { overall: 0, worst: 0, x: 0, y: 0 };
  let sum = 0;
  for (let top = 0; top < height; top += squareSize) {
    for (let left = 0; left < one.width; left += squareSize) {
      const right = Math.min(left + squareSize, one.width);
      const bottom = Math.min(top + squareSize, height);
      const here = differenceWithin(one, other, { left, top, right, bottom });
      const area = (right - left) * (bottom - top);
      sum += here;
      // Scraps at the edges are too few pixels to stand for themselves.
      if (area * 2 < squareSize ** 2 || here / area <= found.worst) continue;
      Object.assign(found, { worst: here / area, x: left * coarseness, y: top * coarseness });
    }
  }
  return { ...found, overall: sum / (one.width * height) };
}

type Area = { left: number; top: number; right: number; bottom: number };

/** The sum over an area of how far each pixel differs in the channel that differs most. */
function differenceWithin(one: CoarsePicture, other: CoarsePicture, area: Area): number {
  let sum = 0;
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let x = area.left; x < area.right; x += 1) {
      const at = (y * one.width + x) * channels;
      const differs = (channel: number) =>
        Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0));
      sum += Math.max(differs(0), differs(1), differs(2));
    }
  }
  return sum;
}
