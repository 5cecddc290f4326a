import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FileContent, KeptReplies } from './kept-replies.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const isCompressedTwin = (path: string): boolean => /\.(br|gz)$/.test(path);

/** Serves a built folder from memory; what lies in `assets` carries its hash in its name and never changes. */
export async function serveBuiltFiles(
  app: FastifyInstance,
  folder: string,
  kept: KeptReplies,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/');
    if (!entry.isFile() || path.startsWith('/.') || isCompressedTwin(path)) continue;
    const file = await readBuilt(folder + path);
    const lifetime = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
    app.get(path, async (request, reply) => {
      reply
        .header('cache-control', `public, ${lifetime}`)
        .type(types[extname(path)] ?? 'application/octet-stream');
      return kept.answerFile(request, reply, file);
    });
  }
}

/** A file with the compressed twins that the build has put beside it. */
async function readBuilt(path: string): Promise<FileContent> {
  const twin = (suffix: string) => (existsSync(path + suffix) ? readFile(path + suffix) : null);
  const [body, br, gzip] = await Promise.all([readFile(path), twin('.br'), twin('.gz')]);
  return { body, compressed: br && gzip ? { br, gzip } : null };
}
