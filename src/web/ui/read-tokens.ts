/** Custom properties by name, `--paper` for one. */
export type Tokens = Readonly<Record<string, string>>;

/** The design tokens of tokens.css, as they stand in light and in dark colours. */
export function readTokens(css: string): { light: Tokens; dark: Tokens; darkBySystem: Tokens } {
  const light = tokensAfter(css, ':root {');
  const withDark = (selector: string) => ({ ...light, ...tokensAfter(css, selector) });
  return {
    light,
    dark: withDark(':root[data-theme="dark"] {'),
    darkBySystem: withDark(':root:not([data-theme="light"]) {'),
  };
}

function tokensAfter(css: string, selector: string): Tokens {
  // The formatter and the bundler differ in their quotes.
  const start = css.replaceAll("'", '"').indexOf(selector);
  if (start < 0) throw new Error(`tokens.css has no ${selector}`);
  const block = css.slice(start, css.indexOf('}', start)).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' '),
    ]),
  );
}
