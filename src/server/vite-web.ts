import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import type { WebBundle } from '#contract/page.ts';
import type { Web } from './http/web.ts';

/** Pages straight from the sources, with hot reload. Development only. */
export function loadViteWeb(): Web {
  let vite: ViteDevServer | undefined;
  return {
    manifest: null,
    async load() {
      if (!vite) throw new Error('Pages are drawn only after their assets are served.');
      return (await vite.ssrLoadModule('/src/web/entry.server.tsx')) as WebBundle;
    },
    async serveAssets(app) {
      const started = await startVite(app);
      vite = started;
      // Vite answers what it knows and calls on for the rest; what it answered ends there.
      app.addHook('onRequest', (request, reply, done) => {
        started.middlewares(request.raw, reply.raw, () => done());
      });
      app.addHook('onClose', () => started.close());
    },
  };
}

/** Hot reload goes over the site's own port, so that two sites can be worked on at once. */
function startVite(app: FastifyInstance): Promise<ViteDevServer> {
  return createServer({
    root: resolve(import.meta.dirname, '../..'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
}
