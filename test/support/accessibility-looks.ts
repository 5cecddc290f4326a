import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from './accessibility-engines.ts';
import { open, toasts } from './steps.ts';

type Look = { width: number; height: number; colorScheme?: 'light' | 'dark' };

export const phone: Look = { width: 360, height: 800 };
export const laptop: Look = { width: 1320, height: 900 };

const bothThemes = (looks: readonly Look[]): Look[] =>
  looks.flatMap((look) => [
    { ...look, colorScheme: 'light' },
    { ...look, colorScheme: 'dark' },
  ]);

/**
 * Opens a page on a phone: one that is resized while it loads wastes its preloads. Without motion:
 * a fade that is under way would be measured halfway.
 */
export async function openCalm(page: Page, path: string): Promise<void> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
}

/** Three engines over the page as it is now, at the widths given and in both themes. */
export async function expectNoFaults(page: Page, looks = [phone, laptop]): Promise<void> {
  for (const { colorScheme = 'light', ...size } of bothThemes(looks)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await holdToasts(page);
    const faults = await findAccessibilityFaults(page);
    expect.soft(faults, `${page.url()} in ${colorScheme} at ${size.width}`).toEqual([]);
  }
}

/** A toast that goes while engines look would be measured half gone: pointing at one holds them all. */
async function holdToasts(page: Page): Promise<void> {
  const shown = toasts(page);
  await expect(async () => {
    if ((await shown.count()) > 0) await shown.first().hover({ timeout: 1_000 });
  }).toPass();
}
