import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const { resolve } = createRequire(import.meta.url);
const program = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the page as it is now. What it finds right it need not tell, and the page need not hand over: that takes long. */
export async function axeViolations(
  page: Page,
  options: RunOptions = {},
): Promise<AxeResults['violations']> {
  // Evaluated by the debugger, which the page's policy does not bind; once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const asked: RunOptions = { resultTypes: ['violations'], ...options };
  return page.evaluate(async (how) => {
    const moving = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number.isFinite(endTime);
      });
    // What moves or fades, and does not go on for ever, is at its end in the turn in which axe looks: it would measure
    // the colours halfway.
    for (let ending = moving(); ending.length > 0; ending = moving())
      await Promise.allSettled(ending.map(({ finished }) => finished));
    return (await window.axe.run(document, how)).violations;
  }, asked);
}

/** What depends on colours, the only difference between the themes. */
export const colourRules: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
