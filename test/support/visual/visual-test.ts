import { test as base } from '#test/support/page.ts';

/** Letters are drawn alike whatever the machine's own settings of fonts, screen and colours say. */
const drawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
];

/** `test` for screenshots: nothing moves, and every machine draws the same. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...drawing] });
    },
    { scope: 'worker' },
  ],
  // Exactly the starter cookbook: a site of these tests' own, to which no other has written.
  settings: {},
  contextOptions: ({ contextOptions }, use) =>
    use({ ...contextOptions, reducedMotion: 'reduce', colorScheme: 'light' }),
});
