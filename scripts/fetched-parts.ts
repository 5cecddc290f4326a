import { basename } from 'node:path';
import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

const importOf = (file: string) => `import(\`./${basename(file)}\`)`;

/** Puts `loadPart` in the place of what Vite puts around every `import()` of the browsers' scripts. A Vite that does so no more stops the build. */
export function fetchedParts(): Plugin {
  let isPut = false;
  return {
    name: 'fetched-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /preload-helper/ },
      handler(id) {
        if (id !== helper) return;
        isPut = true;
        return "export { loadPart as __vitePreload } from '/src/web/data/load-part.ts';";
      },
    },
    // `loadPart` reads in the function that imports which file that is.
    writeBundle(_options, bundle) {
      if (!isPut) this.error('Vite does not put its helper around imports as it did.');
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const lost = chunk.dynamicImports.find((file) => !chunk.code.includes(importOf(file)));
        if (lost) this.error(`${chunk.fileName} does not import ${lost} as it did.`);
      }
    },
  };
}
