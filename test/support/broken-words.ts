/** Words of the page that stand in two lines because they were broken in the middle. Runs in the browser. */
export function brokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('script, style, .visually-hidden')) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const shown = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(shown.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}
