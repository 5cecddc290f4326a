import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';

/** Serves the web manifest, by which a phone keeps the site under its own name and icon. */
export function serveManifest(app: FastifyInstance, { config, text }: Deps): void {
  const icon = (src: string, size: number, purpose = 'any') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = JSON.stringify({
    name: config.site.brand,
    short_name: config.site.brand,
    description: text('home.heroSubtitle'),
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf7f0',
    theme_color: '#1f4d3a',
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
  app.get('/site.webmanifest', (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest),
  );
}
