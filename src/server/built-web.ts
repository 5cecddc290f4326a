import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebBundle } from '#contract/page.ts';
import type { Web } from './http/web.ts';
import { serveBuiltFiles } from './kept/kept-files.ts';

const root = resolve(import.meta.dirname, '../../build');

/** The pages as `npm run build` left them. Rejects when there is no build. */
export async function loadBuiltWeb(): Promise<Web> {
  const manifest = JSON.parse(await readFile(`${root}/client/.vite/manifest.json`, 'utf8'));
  const bundle: WebBundle = await import(pathToFileURL(`${root}/server/entry.server.js`).href);
  return {
    manifest,
    load: async () => bundle,
    serveAssets: (app, kept) => serveBuiltFiles(app, `${root}/client`, kept),
  };
}
