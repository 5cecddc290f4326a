import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Calls } from '#remote/calls.ts';
import { processEnd } from '#remote/far-end.ts';
import { sourceEnv } from '../command-env.ts';
import { newEmail, type Person } from '../people.ts';
import type { ServedSite } from '../served-site.ts';
import type { OperatorMethods } from './operator-process.ts';

type Role = 'admin' | 'moderator';
const roles = { admin: [1, 'grant'], moderator: [2, 'grant-moderator'] } as const;

/**
 * Opens accounts and gives roles beside a running site, as commands do, in one process for a whole worker: three hashes
 * of a registration and a login, or the start of a command, take longer than many a test. It begins with the first.
 */
export class Operator implements AsyncDisposable {
  readonly #site: ServedSite;
  #process: ChildProcess | null = null;
  #calls: Calls<OperatorMethods> | null = null;

  constructor(site: ServedSite) {
    this.#site = site;
  }

  /** Opens an account with a new e-mail address, whose session nobody's login began. */
  openAccount(name: string): Promise<Person> {
    return this.#begun().call('openAccount', [name, newEmail(name)]);
  }

  /** Makes somebody an admin or a moderator. */
  async promote(person: Person, to: Role): Promise<Person> {
    const [role, act] = roles[to];
    await this.#begun().call('setRole', [person.user.email, role, act]);
    return { ...person, user: { ...person.user, role } };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    child.disconnect();
    await once(child, 'exit');
  }

  #begun(): Calls<OperatorMethods> {
    this.#calls ??= this.#begin();
    return this.#calls;
  }

  #begin(): Calls<OperatorMethods> {
    const { dataDir, settings } = this.#site;
    const env = { ...sourceEnv, ...settings, DATA_DIR: dataDir };
    const program = new URL('./operator-process.ts', import.meta.url);
    const child = fork(program, { cwd: dataDir, env, execArgv: [] });
    const far = processEnd(child, 'operator');
    const calls = new Calls<OperatorMethods>(far.send);
    far.listen(
      (message) => calls.settle(message),
      (reason) => calls.end(reason),
    );
    this.#process = child;
    return calls;
  }
}
