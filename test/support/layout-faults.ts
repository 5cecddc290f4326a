import type { Page } from '@playwright/test';

/** What is wrong with how the present page lies in its window: empty when nothing is. */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(lookForFaults);
}

/** Runs in the page, so it holds everything it needs. */
function lookForFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    faults.push(`scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth}`);
  }
  const texts = findTexts();
  for (const { node, rect, clip } of texts) {
    const right = Math.min(clip.right, root.clientWidth);
    const left = Math.max(clip.left, 0);
    const isOut = rect.right > right + 1 || rect.left < left - 1 || rect.bottom > clip.bottom + 1;
    if (isOut) faults.push(`is cut: "${nameOf(node)}"`);
  }
  texts.sort((one, other) => one.rect.top - other.rect.top);
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      if (other.rect.top >= one.rect.bottom) break;
      if (areOver(one, other))
        faults.push(`overlap: "${nameOf(one.node)}", "${nameOf(other.node)}"`);
    }
  });
  return [...new Set(faults)];

  type Box = { left: number; right: number; top: number; bottom: number };
  type Shown = { node: Text; rect: DOMRect; clip: Box };

  /** Every line of text that shows, and the box outside of which it would not. */
  function findTexts(): Shown[] {
    const found: Shown[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (element.closest('script, .visually-hidden, select, [inert]')) continue;
      const clip = clipOf(element);
      if (!clip) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width > 1) found.push({ node: node as Text, rect, clip });
      }
    }
    return found;
  }

  /** Null where text may well lie outside: in a row that scrolls or slides, cut with an ellipsis, above the page. */
  function clipOf(element: Element): Box | null {
    const box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, textOverflow } = getComputedStyle(at);
      if (position === 'fixed') return null;
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      if (scrolls(overflowX) || scrolls(overflowY) || at.closest('[data-live] ul')) return null;
      if (textOverflow === 'ellipsis') return null;
      if (overflowX === 'visible') continue;
      const { left, right, bottom } = at.getBoundingClientRect();
      box.left = Math.max(box.left, left);
      box.right = Math.min(box.right, right);
      box.bottom = Math.min(box.bottom, bottom);
    }
    return box;
  }

  function areOver(one: Shown, other: Shown): boolean {
    if (one.node === other.node || one.node.parentElement === other.node.parentElement)
      return false;
    const isSticky = (node: Text) => node.parentElement?.closest('header') !== null;
    if (isSticky(one.node) !== isSticky(other.node)) return false;
    const across =
      Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
    const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
    // Line boxes of tight headings overlap by their leading, and no ink touches.
    return across > 2 && down > 0.35 * Math.min(one.rect.height, other.rect.height);
  }

  function nameOf(node: Text): string {
    return (node.nodeValue ?? '').trim().slice(0, 40);
  }
}
