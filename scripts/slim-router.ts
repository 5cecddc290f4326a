import type { Plugin } from 'vite';

/** What the site never gives the router, and what the router reads of it. */
const neverGiven = 'init.instrumentations';

/** Leaves out of browsers' scripts what the router does for those who measure it: nobody does here. A router written otherwise stops the build. */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/router\/router\.js/ },
      handler(code) {
        if (!code.includes(neverGiven)) this.error(`The router no longer reads ${neverGiven}.`);
        return { code: code.replaceAll(neverGiven, 'undefined'), map: null };
      },
    },
  };
}
