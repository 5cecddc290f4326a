import { join } from 'node:path';
import { test as base } from '#test/support/page.ts';

/** Letters are drawn alike whatever the machine's own settings of fonts, screen and colours say. */
const drawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
];

/** A machine that has more fonts would draw letters that Potluck's own do not have, and wider. */
const fonts = join(import.meta.dirname, 'fonts.conf');

/** `test` for screenshots: nothing moves, and every machine draws the same. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), ...drawing];
      await use({ ...launchOptions, args, env: { ...process.env, FONTCONFIG_FILE: fonts } });
    },
    { scope: 'worker' },
  ],
  // Exactly the starter cookbook: a site of these tests' own, to which no other has written.
  settings: {},
  contextOptions: ({ contextOptions }, use) =>
    use({ ...contextOptions, reducedMotion: 'reduce', colorScheme: 'light' }),
});
