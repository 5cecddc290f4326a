import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';

/** Serves the web manifest, by which a phone keeps the site under its own name and icon. */
export function serveManifest(app: FastifyInstance, { config, texts }: Deps): void {
  const text = texts();
  const manifestOf = (brand: string) => ({
    ...lookOf(brand),
    description: text('home.heroSubtitle'),
    lang: text('manifest.lang'),
    dir: 'ltr',
    categories: ['food', 'lifestyle'],
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: text('nav.explore'), url: '/explore' },
      { name: text('search.label'), url: '/search' },
      { name: text('manifest.add'), url: '/addrecipe' },
      { name: text('saved.title'), url: '/savedrecipe' },
    ],
    screenshots: [
      screenshot('wide', 1280, 800, text('manifest.screenshotWide')),
      screenshot('narrow', 720, 1280, text('manifest.screenshotNarrow')),
    ],
    // What another app shares leads into the import of the form; most share a link as text.
    share_target: {
      action: '/addrecipe',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  });
  app.get('/site.webmanifest', (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(config.site.brand))),
  );
}

const icon = (src: string, size: number, purpose = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (form: string, width: number, height: number, label: string) => ({
  src: `/screenshot-${form}.webp`,
  sizes: `${width}x${height}`,
  type: 'image/webp',
  form_factor: form,
  label,
});

const lookOf = (brand: string) => ({
  name: brand,
  short_name: brand,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf7f0',
  theme_color: '#1f4d3a',
});
