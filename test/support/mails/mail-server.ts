import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export type ReceivedMail = { to: string; raw: string; messageId: string };

/** A real SMTP server on loopback that keeps what it accepts. */
export class MailServer implements AsyncDisposable {
  readonly mails: ReceivedMail[] = [];
  /** The number with which an address is refused; 0 accepts it. */
  refuse: (address: string) => number = () => 0;
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = this.refuse(address);
        done(responseCode ? Object.assign(new Error(`not ${address}`), { responseCode }) : null);
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString('utf8');
          const messageId = headerOf(raw, 'Message-ID');
          this.mails.push({ to: envelope.rcptTo[0]?.address ?? '', raw, messageId });
          done();
        });
      },
    });
    // A process that is killed cuts its line: that is what such tests are about.
    this.#server.on('error', () => undefined);
  }

  static async start(): Promise<MailServer> {
    const server = new MailServer();
    const listening = server.#server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return server;
  }

  get url(): string {
    const { port } = this.#server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** A header with its folded lines, or an empty text. */
export function headerOf(raw: string, name: string): string {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
}

/** The part of a mail that is of a type, as it reads. */
export function partOf(raw: string, type: 'text/plain' | 'text/html'): string {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(raw) ?? [];
  const part =
    raw.split(`--${boundary}`).find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(part)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
