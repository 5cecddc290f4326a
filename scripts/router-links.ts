import type { Plugin } from 'vite';

/** Gives browsers the router's link under the name of the one that the server writes by itself: it costs their scripts nothing. */
export function routerLinks(): Plugin {
  return {
    name: 'router-links',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      if (id !== '#web/ui/link.tsx' && id !== './link.tsx') return null;
      return this.resolve('react-router', importer, { skipSelf: true });
    },
  };
}
