import type { Page } from '@playwright/test';

/** Where something stands, in whole pixels. */
export type Box = { name: string; x: number; y: number; width: number; height: number };
type PageLayout = {
  boxes: Box[];
  /** Every combination of font, colour and ground in which text stands, once. */
  inks: string[];
};

/** Where the parts and controls of the present page stand, and the fonts and colours of its text. */
export function readLayout(page: Page): Promise<PageLayout> {
  return page.evaluate(lookAtLayout);
}

/** Runs in the page, so it holds everything it needs. */
function lookAtLayout(): PageLayout {
  const parts = 'header, main, footer, nav, section, form, fieldset, article, dialog, [role=alert]';
  const controls = 'h1, h2, h3, button, input, select, textarea, img, a[class], label';
  // Of a long list the beginning tells where the rest stands.
  const rest = 'li:nth-child(n + 7) *, .visually-hidden, [inert] *';
  // No further than the pictures of still.ts reach.
  const deepest = 3000;
  const boxes: Box[] = [];
  for (const element of document.querySelectorAll(`${parts}, ${controls}`)) {
    const box = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isSeen = box.top < deepest && box.bottom > 0 && box.width * box.height > 0;
    if (!isShown || !isSeen || element.matches(rest)) continue;
    boxes.push({ name: nameOf(element), ...round(element, box) });
  }
  const inks = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true }))
      continue;
    if (!element.closest('script, .visually-hidden, option')) inks.add(inkOf(element));
  }
  return { boxes, inks: [...inks].sort() };

  function nameOf(element: Element): string {
    const { placeholder } = element as HTMLInputElement;
    const words = element.getAttribute('aria-label') ?? (placeholder || element.textContent);
    const isPart = element.matches(parts);
    const shown = isPart ? '' : (words ?? '').replace(/\s+/g, ' ').trim().slice(0, 28);
    return `${element.localName} ${shown}`.trim();
  }

  /** Of headings the words count and not the line that they stand on: a missing font shows there. */
  function round(element: Element, box: DOMRect) {
    const range = document.createRange();
    range.selectNodeContents(element);
    const isHeading = /^h\d$/.test(element.localName);
    const { x, y, width, height } = isHeading ? range.getBoundingClientRect() : box;
    const [left, top, across, down] = [x, y, width, height].map(Math.round);
    return { x: left ?? 0, y: top ?? 0, width: across ?? 0, height: down ?? 0 };
  }

  function inkOf(element: Element): string {
    const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(element);
    const family = fontFamily.split(',')[0]?.replaceAll('"', '');
    let ground = 'rgba(0, 0, 0, 0)';
    for (let at: Element | null = element; at && /, 0\)$/.test(ground); at = at.parentElement) {
      ground = getComputedStyle(at).backgroundColor;
    }
    return `${family} ${fontSize} ${fontWeight} ${color} on ${ground}`;
  }
}

const position = 4;
const extent = 3;

/** What stands elsewhere or in another size than it did, in words; a few pixels are nothing. */
export function compareBoxes(now: Box[], before: Box[]): string[] {
  const left = [...now];
  const faults: string[] = [];
  for (const was of before) {
    const at = nearest(left, was);
    const found = at < 0 ? undefined : left.splice(at, 1)[0];
    if (!found) faults.push(`is gone: ${describe(was)}`);
    else if (!isClose(found, was)) faults.push(`stood ${describe(was)}, stands ${describe(found)}`);
  }
  return [...faults, ...left.map((box) => `is new: ${describe(box)}`)];
}

function nearest(boxes: Box[], { name, x, y }: Box): number {
  const distance = (box: Box) => Math.abs(box.x - x) + Math.abs(box.y - y);
  let best = -1;
  boxes.forEach((box, index) => {
    const known = boxes[best];
    if (box.name === name && (!known || distance(box) < distance(known))) best = index;
  });
  return best;
}

/** Rounding adds up on the way down a page, so what lies deep may have moved a little more. */
function isClose(one: Box, other: Box): boolean {
  const is = (a: number, b: number, slack: number) => Math.abs(a - b) <= slack;
  return (
    is(one.x, other.x, position) &&
    is(one.y, other.y, position + other.y * 0.004) &&
    is(one.width, other.width, extent + other.width * 0.006) &&
    is(one.height, other.height, extent + other.height * 0.006)
  );
}

/** One line for a box; `parseBox` reads it. */
export function describe({ name, x, y, width, height }: Box): string {
  return `${x},${y} ${width}x${height} ${name}`;
}

/** Reads the line of a box. */
export function parseBox(line: string): Box {
  const [, x, y, width, height, name = ''] = line.match(/^(-?\d+),(-?\d+) (\d+)x(\d+) (.*)$/) ?? [];
  const [left, top, across, down] = [x, y, width, height].map(Number);
  return { name, x: left ?? 0, y: top ?? 0, width: across ?? 0, height: down ?? 0 };
}
