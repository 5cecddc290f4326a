import type { Plugin } from 'vite';

/** What the site never gives the router, and what the router reads of it. */
const neverGiven = 'init.instrumentations';

/** Leaves out of browsers' scripts what the router does for those who measure it: nobody does here. A router written otherwise stops the build. */
export function slimRouter(): Plugin {
  let isSlim = false;
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/router\/router\.js/ },
      handler(code) {
        isSlim = code.includes(neverGiven);
        return { code: code.replaceAll(neverGiven, 'undefined'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isSlim) this.error(`The router does not read ${neverGiven} where it did.`);
    },
  };
}
