import { existsSync } from 'node:fs';
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
/** The one folder that it names. */
const letters = '/usr/share/fonts/truetype/liberation';

/** `test` for screenshots: nothing moves, and every machine draws the same. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      if (!existsSync(letters))
        throw new Error(`There are no fonts in ${letters}: install fonts-liberation`);
      const args = [...(launchOptions.args ?? []), ...drawing];
      const env = { ...process.env, ...launchOptions.env, FONTCONFIG_FILE: fonts };
      await use({ ...launchOptions, args, env });
    },
    { scope: 'worker' },
  ],
  // Exactly the starter cookbook: a site of these tests' own, to which no other has written.
  settings: {},
  contextOptions: ({ contextOptions }, use) =>
    use({ ...contextOptions, reducedMotion: 'reduce', colorScheme: 'light' }),
});
