import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { gatherMs } from '#domain/notifications/mail-times.ts';
import { leaseMs } from '#server/mails/send-mails.ts';
import type { Storage } from '#storage/port.ts';
import { sourceEnv } from '../command-env.ts';
import { root } from '../unprivileged.ts';
import { MailServer, type ReceivedMail } from './mail-server.ts';

type Place = { file: string; url: string | null };

async function addUser({ writer }: Storage, id: string, at: number): Promise<string> {
  const email = `${id}@example.org`;
  const user = { id, name: 'A cook', email, role: 0, createdAt: at };
  await writer.createUser({ ...user, passwordHash: null, answerHash: null });
  return email;
}

/** Puts a mail to somebody of its own into the outbox; to which address. */
async function askVerification(storage: Storage, id: string, at: number): Promise<string> {
  const email = await addUser(storage, id, at);
  const texts = { subject: 'A link', text: 'A link', html: '<p>A link</p>', unsubscribe: null };
  const times = { createdAt: at, giveUpAt: at + 365 * 86_400_000 };
  const messageId = `<${id}@recipes.example.org>`;
  const mail = { id, userId: id, kind: 'verify' as const, messageId, ...texts, ...times };
  const link = { tokenHash: id, email, expiresAt: times.giveUpAt };
  const outcome = await storage.writer.askVerification(mail, link);
  if (outcome !== 'asked') throw new Error(outcome);
  return email;
}

const newId = () => randomBytes(12).toString('hex');

/** Puts so many mails into the outbox, each to somebody of their own; to which addresses. */
export async function addVerifications(storage: Storage, count: number): Promise<string[]> {
  const emails = [];
  for (let n = 0; n < count; n += 1) {
    emails.push(await askVerification(storage, newId(), Date.now()));
  }
  return emails;
}

/** So many people are owed a mail that tells of three followers, which nobody has written yet; at which addresses. */
export async function addNotices(storage: Storage, count: number): Promise<string[]> {
  const { writer } = storage;
  const at = Date.now() - 2 * gatherMs;
  const followers = [newId(), newId(), newId()];
  for (const id of followers) await addUser(storage, id, at);
  const emails = [];
  for (let n = 0; n < count; n += 1) {
    const id = newId();
    emails.push(await askVerification(storage, id, at));
    await writer.verifyEmail(id, at);
    await writer.noteMailSent(id, at);
    const reader = { language: 'en', token: id, at };
    const setting = { kind: 'follow' as const, site: true, mail: 'now' as const };
    await writer.setNotificationSettings(id, [setting], reader);
    for (const userId of followers) {
      await writer.keepFollow({ userId, cookId: id, following: true, at, most: count });
    }
  }
  return emails;
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
      cwd: root,
      env: sourceEnv,
      stdio: ['ignore', 'ignore', 'inherit'],
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

  /** What never came to an address, and what came twice without having been the last of a life, or as another mail. */
  findFaults(wanted: readonly string[]): string[] {
    const came = this.server.mails.map(({ messageId }) => messageId);
    const byAddress = Map.groupBy(this.server.mails, ({ to }) => to);
    const lost = wanted.filter((email) => !byAddress.has(email));
    const mayRepeat = this.#lives.map((life) => life.at(-1)?.messageId);
    const twice = came.filter(
      (id, n) => came.indexOf(id) !== n && !mayRepeat.slice(0, -1).includes(id),
    );
    const others = [...byAddress].filter(
      ([, mails]) => new Set(mails.map(({ messageId }) => messageId)).size > 1,
    );
    const foreign = [...byAddress.keys()].filter((email) => !wanted.includes(email));
    return [
      ...lost.map((email) => `nothing came to ${email}`),
      ...twice.map((id) => `${id} came again, though its sender lived on`),
      ...others.map(([email]) => `${email} was told the same in two mails`),
      ...foreign.map((email) => `what came to ${email} came from nowhere`),
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
