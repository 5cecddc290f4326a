import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { catalogueOf } from '#messages/catalogues.ts';
import { generousLimits } from './generous-limits.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { isAllThere, setWidth } from './moments.ts';
import { test as base } from './page.ts';
import { findForeignTexts, pseudoText, writePseudoMessages } from './pseudo-language.ts';

/** A site whose German pages say a pseudo text in the place of every text of the catalogue. */
export const test = base.extend({
  // The wider of the two widths at which pages are looked at.
  viewport: { width: 1320, height: 900 },
  settings: async ({ places }, use) => {
    const { MESSAGES_FILE } = await places.keep('pseudo language', layPseudoMessages);
    await use({ ...generousLimits, MESSAGES_FILE });
  },
});

async function layPseudoMessages() {
  const folder = await mkdtempDisposable(join(tmpdir(), 'potluck-pseudo-'));
  const MESSAGES_FILE = await writePseudoMessages(folder.path);
  return { MESSAGES_FILE, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

/** What pages show that is no text of the catalogue: the brand, the networks, the people. */
const data = ['Potluck', 'Potluck Kitchen', 'kitchen@potluck.invalid', 'Ada'].concat(
  ...['Ines', 'Tomás', 'Yuki'].map((name) => `${name} (Potluck Kitchen)`),
  ...['ines', 'tomas', 'yuki'].map((key) => `${key}@potluck.invalid`),
);

/**
 * Holds what the present page shows against the catalogue, and its boxes against longer texts at both widths: first at
 * the one that its window has.
 */
export async function expectWhole(
  page: Page,
  more: readonly string[] = [],
  widths: readonly number[] = [360, 1320],
): Promise<void> {
  await isAllThere(page);
  const social = await page.locator('footer a[target="_blank"]').allInnerTexts();
  const labels = social.map((text) => text.split('\n')[0]?.replace(/⟦.*/, '').trim() ?? '');
  expect.soft(await findForeignTexts(page, [...data, ...labels, ...more])).toEqual([]);
  expect.soft(await page.getByText('⟦').count()).toBeGreaterThan(3);
  const present = page.viewportSize()?.width;
  const isOther = (width: number) => Number(width !== present);
  for (const width of widths.toSorted((one, other) => isOther(one) - isOther(other))) {
    await setWidth(page, width);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await findLayoutFaults(page), `${width} px`).toEqual([]);
  }
}

/** What the pseudo language says for a key whose text has one form. */
export function said(key: keyof ReturnType<typeof catalogueOf>): string {
  const entry = catalogueOf('de')[key];
  if (typeof entry !== 'string') throw new Error(`'${key}' has no single text`);
  return pseudoText(entry);
}
