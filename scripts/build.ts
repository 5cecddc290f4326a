import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from './precompress.ts';
import { root } from './runtime.mjs';
import { hashSources, isBuilt, stampFile } from './sources.mjs';

// Before Vite and React are loaded: both choose their production selves by it.
process.env.NODE_ENV = 'production';

/** Builds what browsers load, what the server renders with, and the server. Rejects when a build fails. */
async function build(): Promise<void> {
  const [{ createBuilder }, { bundleServer }] = await Promise.all([
    import('vite'),
    import('./bundle-server.ts'),
  ]);
  const hash = hashSources();
  await rm(stampFile, { force: true });
  const builder = await createBuilder({ root, mode: 'production', logLevel: 'warn' });
  await builder.buildApp();
  await precompress(join(root, 'build/client/assets'));
  await bundleServer();
  await writeFile(stampFile, hash);
}

if (process.argv.includes('--force') || !isBuilt()) {
  const started = performance.now();
  try {
    await build();
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
