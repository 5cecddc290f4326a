import { existsSync } from 'node:fs';
import type { WebkitPaths } from './webkit.ts';

type Browsers = { firefox: string | null; webkit: WebkitPaths | null };

const first = (...paths: string[]) => paths.find((path) => existsSync(path)) ?? null;

/** The machine's Firefox, and WebKitGTK with its driver and a screen to draw on; null for what is missing. */
export function findBrowsers(): Browsers {
  const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const driver = first('/usr/bin/WebKitWebDriver');
  const browser = first(
    `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    `/usr/lib/${architecture}-linux-gnu/webkitgtk-6.0/MiniBrowser`,
  );
  const screen = first('/usr/bin/Xvfb');
  return {
    firefox: first('/usr/bin/firefox-esr', '/usr/bin/firefox'),
    webkit: driver && browser && screen ? { driver, browser, screen } : null,
  };
}
