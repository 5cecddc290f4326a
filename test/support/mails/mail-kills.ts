import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { leaseMs } from '#server/mails/send-mails.ts';
import type { NewMail } from '#storage/features/mails/rows.ts';
import type { Storage } from '#storage/port.ts';
import { root } from '../unprivileged.ts';
import { MailServer, type ReceivedMail } from './mail-server.ts';

type Place = { file: string; url: string | null };

/** Puts a mail to somebody of its own into the outbox. */
export async function addVerification({ writer }: Storage, at: number): Promise<NewMail> {
  const id = randomBytes(12).toString('hex');
  const email = `${id}@example.org`;
  const user = { id, name: 'A cook', email, role: 0, createdAt: at };
  await writer.createUser({ ...user, passwordHash: null, answerHash: null });
  const texts = { subject: 'A link', text: 'A link', html: '<p>A link</p>', unsubscribe: null };
  const times = { createdAt: at, giveUpAt: at + 365 * 86_400_000 };
  const messageId = `<${id}@recipes.example.org>`;
  const mail = { id, userId: id, kind: 'verify' as const, messageId, ...texts, ...times };
  const outcome = await writer.askVerification(mail, {
    ...{ tokenHash: id, email, expiresAt: times.giveUpAt },
  });
  if (outcome !== 'asked') throw new Error(outcome);
  return mail;
}

/** Sends what waits in processes that are killed at random moments, and says what was lost and what came twice. */
export class MailKills implements AsyncDisposable {
  readonly server: MailServer;
  readonly #place: Place;
  /** What each life brought, in order. */
  readonly #lives: ReceivedMail[][] = [];

  private constructor(server: MailServer, place: Place) {
    this.server = server;
    this.#place = place;
  }

  static async start(place: Place): Promise<MailKills> {
    return new MailKills(await MailServer.start(), place);
  }

  #spawn(): ChildProcess {
    // Each life is so much later that the leases of the dead are over.
    const ahead = this.#lives.length * 2 * leaseMs;
    const wish = { ...this.#place, smtpUrl: this.server.url, ahead };
    const program = join(root, 'test/support/mails/send-process.ts');
    return spawn(process.execPath, [program, JSON.stringify(wish)], {
      ...{ cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    });
  }

  /** One life that ends a while after it has brought so many mails. */
  async live(mails: number, milliseconds: number): Promise<void> {
    const before = this.server.mails.length;
    const child = this.#spawn();
    const gone = once(child, 'exit');
    const isOver = () => child.exitCode !== null || this.server.mails.length >= before + mails;
    while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 1));
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    child.kill('SIGKILL');
    await gone;
    this.#lives.push(this.server.mails.slice(before));
  }

  /** So many at once, until nothing is due any more. */
  async finish(processes = 1): Promise<void> {
    const before = this.server.mails.length;
    const children = Array.from({ length: processes }, () => this.#spawn());
    await Promise.all(children.map((child) => once(child, 'exit')));
    this.#lives.push(this.server.mails.slice(before));
  }

  /** What never came, and what came twice without having been the last of a life. */
  findFaults(wanted: readonly NewMail[]): string[] {
    const came = this.server.mails.map(({ messageId }) => messageId);
    const lost = wanted.filter(({ messageId }) => !came.includes(messageId));
    const mayRepeat = this.#lives.map((life) => life.at(-1)?.messageId);
    const twice = came.filter(
      (id, n) => came.indexOf(id) !== n && !mayRepeat.slice(0, -1).includes(id),
    );
    const foreign = came.filter((id) => !wanted.some(({ messageId }) => messageId === id));
    return [
      ...lost.map(({ messageId }) => `${messageId} never came`),
      ...twice.map((id) => `${id} came again, though its sender lived on`),
      ...foreign.map((id) => `${id} came from nowhere`),
    ];
  }

  /** How many came again. */
  get repeats(): number {
    const came = this.server.mails.map(({ messageId }) => messageId);
    return came.length - new Set(came).size;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.server[Symbol.asyncDispose]();
  }
}
