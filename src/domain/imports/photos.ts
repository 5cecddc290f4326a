import type { FoundPhotoReply } from '#contract/imports.ts';
import { captionMaxLength, mostPhotos } from '#contract/photos.ts';
import type { SchemaNode } from './find-recipe-node.ts';
import { line, type PlainText, texts } from './read-texts.ts';

/** A picture as a page names it; `step` is the index of the step that it belongs to. */
export type FoundImage = { address: string; caption?: string; step?: number };

/** No page nests the pictures of a thing deeper. */
const deepest = 4;

/** Every picture in the `image` of a schema.org thing: an address, an ImageObject, or a list of those. */
export function readImages(value: unknown, plain: PlainText, depth = 0): FoundImage[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((one) => readImages(one, plain, depth + 1));
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ address: value.trim() }];
  if (!value || typeof value !== 'object') return [];
  const node = value as SchemaNode;
  const told = [node.contentUrl, node.url, node['@id'], node['@value']];
  const [first] = told.flatMap((one) => readImages(one, plain, depth + 1));
  const [caption] = texts(node.caption, plain).map(line);
  return first ? [{ ...first, ...(caption ? { caption } : {}) }] : [];
}

/** The whole address that one stands for on its page; null for what is not on the web. */
export type WholeAddress = (address: string) => string | null;

type Picture = FoundPhotoReply & { size: number };

/**
 * The pictures that a person may be offered: with whole addresses of the web, each once however many crops of
 * it a page names, as many as a recipe shows and one for each step.
 */
export function fitPhotos(found: readonly FoundImage[], whole: WholeAddress): FoundPhotoReply[] {
  const known = new Map<string, Picture>();
  for (const image of found) {
    const address = whole(image.address);
    if (!address) continue;
    const { key, size } = readName(address);
    const before = known.get(key);
    known.set(
      key,
      withWords(before && before.size >= size ? before : at(address, size), before, image),
    );
  }
  const pictures = [...known.values()].map(({ size: _, ...picture }) => picture);
  const ofDish = pictures.filter(({ step }) => step === undefined).slice(0, mostPhotos);
  return [...ofDish, ...onePerStep(pictures)];
}

const at = (url: string, size: number): Picture => ({ url, size });

/** The picture with what is said about any of its crops, and with the place of the first. */
function withWords(
  { url, size }: Picture,
  before: Picture | undefined,
  image: FoundImage,
): Picture {
  const caption = before?.caption ?? (image.caption && cut(image.caption));
  const { step } = before ?? image;
  return {
    ...at(url, size),
    ...(caption ? { caption } : {}),
    ...(step === undefined ? {} : { step }),
  };
}

function onePerStep(pictures: readonly FoundPhotoReply[]): FoundPhotoReply[] {
  const known = new Set<number>();
  return pictures.filter(({ step }) => {
    if (step === undefined || known.has(step)) return false;
    known.add(step);
    return true;
  });
}

const ending = /\.(?:jpe?g|png|webp|avif|gif)$/i;
/** How sites name a crop or a smaller rendition: `dal-500x375.jpg`, `dal-16x9.jpg`, `dal-scaled.jpg`. */
const crop = /-(?:(\d{1,4})x(\d{1,4})|scaled)$/i;
/** What sites add to an address for another size of the same picture. */
const ofSize = /^(?:w|h|width|height|resize|fit|crop|q|quality|auto|dpr|ssl|strip)=/i;

/** What all crops of a picture share, and how large this one calls itself; one that says nothing is the whole one. */
function readName(address: string): { key: string; size: number } {
  const [place = '', query = ''] = address.split('?', 2);
  const asked = query.split('&');
  const name = place.replace(ending, '');
  const [, width, height] = crop.exec(name) ?? [];
  const side = Number(asked.flatMap((one) => /^w(?:idth)?=(\d{1,5})$/i.exec(one)?.[1] ?? [])[0]);
  const size = width && height ? Number(width) * Number(height) : side * side;
  const others = asked.filter((one) => !ofSize.test(one));
  const key = `${name.replace(crop, '')}?${others.join('&')}`;
  return { key, size: size || Number.POSITIVE_INFINITY };
}

function cut(caption: string): string {
  const signs = [...caption];
  if (signs.length <= captionMaxLength) return caption;
  return `${signs
    .slice(0, captionMaxLength - 1)
    .join('')
    .trimEnd()}…`;
}
