import { join } from 'node:path';
import { findBrowsers } from '#test/support/browsers/find-browsers.ts';
import { installWithApt, isDebian } from './apt.ts';
import { root, run } from './runtime.mjs';

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-liberation'];
const areThere = () => Object.values(findBrowsers()).every((one) => one !== null);

/** `npm run test:browsers [-- -g "a title", or --project=webkit]`: the main journeys in Firefox and in WebKit. */
async function main(filters: string[]): Promise<number> {
  if (!areThere() && isDebian()) await installWithApt('Firefox and WebKit', [packages]);
  if (!areThere()) {
    console.error(`Firefox or WebKit is missing. On Debian: apt-get install ${packages.join(' ')}`);
    return 1;
  }
  const built = await run(process.execPath, [join(root, 'scripts/build.ts')]);
  if (built !== 0) return built;
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const config = ['--config', join(root, 'playwright.browsers.config.ts'), '--reporter=list'];
  return run(process.execPath, [cli, 'test', ...config, ...filters]);
}

process.exitCode = await main(process.argv.slice(2));
