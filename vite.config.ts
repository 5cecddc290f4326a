import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/chunks.ts';
import { fetchedParts } from './scripts/fetched-parts.ts';
import { namedStyles } from './scripts/named-styles.ts';
import { routerLinks } from './scripts/router-links.ts';
import { shortClassNames } from './scripts/short-class-names.ts';
import { slimCatalogue } from './scripts/slim-catalogue.ts';
import { slimContract } from './scripts/slim-contract.ts';
import { slimRouter } from './scripts/slim-router.ts';
import { languages } from './src/contract/languages.ts';
import { joinedParts, lateParts } from './src/messages/parts.ts';

/** Texts that are said together, as one file for each language. */
const joinedTexts = languages.flatMap((language) =>
  Object.entries(joinedParts).map(([name, parts]) => ({
    name: `${name}-${language}`,
    test: new RegExp(
      `src/messages/${language}/(${parts.map((part) => lateParts[part]).join('|')}).`,
    ),
  })),
);

/** A chunk is asked for by its own name; it is not named again. */
const withoutItself = (own: string, all: string[]): string[] => all.filter((file) => file !== own);

/**
 * Two builds of one source: what browsers load (`client`) and what the server renders with
 * (`ssr`). Packages stay outside the server bundle; Node loads them from node_modules.
 */
export default defineConfig({
  appType: 'custom',
  // What browsers and phones ask for under a fixed name: the icons.
  publicDir: 'src/web/public',
  plugins: [
    react(),
    fetchedParts(),
    routerLinks(),
    slimContract(),
    slimCatalogue(),
    slimRouter(),
    namedStyles(),
  ],
  // Nothing is inlined as a data: URL and no style is split off: the CSP allows 'self' alone.
  build: { assetsInlineLimit: 0, cssCodeSplit: false, sourcemap: false, emptyOutDir: true },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: shortClassNames() } },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        assetsDir: 'assets',
        manifest: true,
        // The page starts at most a few chunks and lists them itself; no polyfill script is wanted.
        modulePreload: { polyfill: false, resolveDependencies: withoutItself },
        rolldownOptions: {
          input: 'src/web/entry.client.tsx',
          output: {
            codeSplitting: { groups: [...chunkGroups, ...joinedTexts] },
            // The first script names every other one: what tells two builds apart need not be longer, and
            // the two that tests take away are known by their names.
            chunkFileNames: ({ name }) =>
              /^(recipe|contact)-page$/.test(name)
                ? 'assets/[name]-[hash:7].js'
                : 'assets/[hash:7].js',
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: { input: { 'entry.server': 'src/web/entry.server.tsx' } },
      },
    },
  },
  builder: {},
});
