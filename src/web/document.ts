import { directions } from '#contract/languages.ts';
import { toScriptJson } from '#domain/sharing/script-json.ts';
import type { PageAssets } from './assets.ts';
import { headScript, refreshScript } from './head-script.ts';
import icon from './icon.svg?url';
import { type PageData, pageDataId, structuredDataType } from './page-data.ts';
import figtree from './ui/fonts/figtree-latin.woff2?url';
import fraunces from './ui/fonts/fraunces-latin.woff2?url';

type Parts = {
  /** Tags that React hoisted: title, meta, canonical link, picture preloads. */
  head: string;
  /** The markup of the root element, itself included. */
  body: string;
  /** JSON-LD documents, with every `<` escaped. They stand outside what React owns. */
  structuredData: readonly string[];
  data: PageData;
  /** Null in development. */
  assets: PageAssets | null;
};

/**
 * Writes the whole document. React owns the root element alone, not `<html>`: extensions may
 * change head and body freely, and a failed hydration can never take the style sheets along.
 */
export function writeDocument({ head, body, structuredData, data, assets }: Parts): string {
  const { language } = data.site;
  return [
    `<!doctype html><html lang="${language}" dir="${directions[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${headScript}</script>`,
    assets ? builtHead(assets) : '',
    '<meta name="theme-color" content="#1F4D3A" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#1B3F31" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    head,
    assets ? '' : developmentScripts,
    ...structuredData.map((json) => `<script type="${structuredDataType}">${json}</script>`),
    '</head><body>',
    body,
    `<script id="${pageDataId}" type="application/json">${toScriptJson(data)}</script>`,
    '</body></html>',
  ].join('');
}

function builtHead({ styles, scripts, preloads }: PageAssets): string {
  return [
    ...[fraunces, figtree].map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script type="module" src="${src}" fetchpriority="low"></script>`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
  ].join('');
}

const developmentScripts = [
  `<script type="module">${refreshScript}</script>`,
  '<script type="module" src="/@vite/client"></script>',
  '<script type="module" src="/src/web/entry.client.tsx"></script>',
].join('');
