import { resolve } from 'node:path';
import { createServer } from 'vite';
import type { WebBundle } from '#contract/page.ts';
import type { Web } from './web.ts';

/** Pages straight from the sources, with hot reload. Development only. */
export async function loadViteWeb(): Promise<Web> {
  const vite = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    appType: 'custom',
    server: { middlewareMode: true },
  });
  return {
    manifest: null,
    load: () => vite.ssrLoadModule('/src/web/entry.server.tsx') as Promise<WebBundle>,
    async serveAssets(app) {
      // Vite answers what it knows and calls on for the rest; what it answered ends there.
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done());
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
