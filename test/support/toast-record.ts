import type { BrowserContext, Page } from '@playwright/test';

type Recorded = Window & { shownToasts?: string[] };

const recorded = new WeakSet<BrowserContext>();

/**
 * Makes every document of this context remember the toasts that it shows. A success toast stays
 * for 2 seconds only: on a busy machine a test may look too late to see it with its own eyes.
 */
export async function recordToasts(context: BrowserContext): Promise<void> {
  if (recorded.has(context)) return;
  recorded.add(context);
  await context.addInitScript(() => {
    const shown: string[] = [];
    (window as Recorded).shownToasts = shown;
    const look = (node: Node) => {
      if (!(node instanceof HTMLElement) || !node.matches('[data-toast]')) return;
      // Its words alone, where a button stands beside them.
      const words = node.querySelector('[data-words]') ?? node;
      if (node.checkVisibility()) shown.push(`${node.dataset.toast}: ${words.textContent}`);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(look);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Every toast that the present document has shown so far, as 'kind: words', also when it has gone. */
export async function shownToasts(page: Page): Promise<string[]> {
  // Two frames: what was announced just now has been drawn by then.
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return (window as Recorded).shownToasts ?? ['error: nobody recorded'];
  });
}

/**
 * Holds the toast that comes next as a pointer over it does, from the moment it is there: on a busy machine it would be gone
 * before a test has pressed anything on it.
 */
export async function holdNextToast(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const toast = document.querySelector('[data-toast]');
      if (!toast) return;
      watch.disconnect();
      toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
}
