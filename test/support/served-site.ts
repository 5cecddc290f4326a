import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serverEnv, serverFlags } from '../../scripts/frugal.mjs';
import { isBuilt } from '../../scripts/sources.mjs';
import { type Runner, sameUser } from './unprivileged.ts';

const startTimeoutMs = 180_000;

let program: string | null = null;

/** What `npm start` runs, in half the time of the sources; those only where the build is not of them. */
function findProgram(): string {
  program ??= isBuilt() ? 'build/run/main.js' : 'src/server/main.ts';
  return program;
}

function systemEnv(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, SystemRoot };
}

/** A real server process on a free port, as `npm start` runs it. */
export class ServedSite implements AsyncDisposable {
  readonly url: string;
  readonly dataDir: string;
  /** What it was told beside its port and its folder. */
  readonly settings: Record<string, string>;
  readonly process: ChildProcess;
  readonly #lines: string[];

  private constructor(
    given: Pick<ServedSite, 'url' | 'dataDir' | 'settings' | 'process'>,
    lines: string[],
  ) {
    this.url = given.url;
    this.dataDir = given.dataDir;
    this.settings = given.settings;
    this.process = given.process;
    this.#lines = lines;
  }

  /** Starts a server on a data folder and answers once it is healthy; rejects with its output otherwise. */
  static async start(
    dataDir: string,
    settings: Record<string, string> = {},
    { node, root, uid, gid }: Runner = sameUser,
  ): Promise<ServedSite> {
    const lines: string[] = [];
    // Everybody is new on it, and many tests post more than one who is may.
    const own = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, TRUST_DAYS: '0' };
    const child = spawn(node, [...serverFlags, join(root, findProgram())], {
      uid,
      gid,
      // Neither the settings of the person who runs the tests nor their .env file reach the site.
      cwd: dataDir,
      env: { ...systemEnv(), ...serverEnv, ...own, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const address = Promise.withResolvers<string>();
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        lines.push(text);
        const found = lines.join('').match(/http:\/\/[\w.[\]:]+:\d+/);
        if (found) address.resolve(found[0]);
      });
    }
    child.on('error', address.reject);
    child.on('exit', (code) => address.reject(new Error(`it ended with ${code}`)));
    const timer = setTimeout(() => address.reject(new Error('it took too long')), startTimeoutMs);
    try {
      const url = await address.promise;
      const site = new ServedSite({ url, dataDir, settings, process: child }, lines);
      await site.#becomeHealthy();
      return site;
    } catch (error) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start: ${error}\n${lines.join('')}`);
    } finally {
      clearTimeout(timer);
    }
  }

  async #becomeHealthy(): Promise<void> {
    const reply = await fetch(`${this.url}/healthz`);
    if (!reply.ok) throw new Error(`/healthz answered ${reply.status}`);
  }

  /** What the server has written so far. */
  get output(): string {
    return this.#lines.join('');
  }

  /** Ends the server the clean way, or by the signal given, and answers once it is gone. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill(signal);
    await once(this.process, 'exit');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }
}
