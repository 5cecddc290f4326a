import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Claims = { sub: string; email?: string; email_verified?: boolean; name?: string };

const client = { id: 'recipes', secret: 'a secret of the tests' };

/** A real OpenID server on this machine, for one site. */
export class OpenidProvider implements AsyncDisposable {
  readonly issuer: string;
  readonly #child: ChildProcess;

  private constructor(issuer: string, child: ChildProcess) {
    this.issuer = issuer;
    this.#child = child;
  }

  /** Starts one that sends people back to an address. */
  static async start({ backAt }: { backAt: string }): Promise<OpenidProvider> {
    const args = [backAt, client.id, client.secret];
    const program = join(import.meta.dirname, 'serve-provider.ts');
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
    const child = fork(program, args, { stdio: [...stdio], execArgv: [] });
    const ended = once(child, 'exit').then(() => {
      throw new Error('The OpenID server ended');
    });
    // Once it has started its end is nobody's fault.
    ended.catch(() => undefined);
    const [issuer] = await Promise.race([once(child, 'message'), ended]);
    return new OpenidProvider(String(issuer), child);
  }

  /** What a site says of it in its settings. */
  get settings() {
    return openidSettings(this.issuer);
  }

  /** Goes where a site sends a browser, logs in there, and answers with the query that the browser comes back with. */
  async logIn(address: string, claims: Claims | null): Promise<string> {
    const cookies = new Map<string, string>();
    let [url, body] = [address, null as URLSearchParams | null];
    for (let step = 0; step < 10; step += 1) {
      const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await fetch(url, {
        ...(body ? { method: 'POST', body } : {}),
        headers: { cookie: sent },
        redirect: 'manual' as const,
      });
      for (const line of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const next = reply.headers.get('location');
      const text = await reply.text();
      if (!next && !text.includes('Who are you?')) throw new Error(`${reply.status} ${text}`);
      const asked = { claims: JSON.stringify(claims ?? {}), act: claims ? 'login' : 'cancel' };
      body = next ? null : new URLSearchParams(asked);
      url = new URL(next ?? url, url).href;
      if (!url.startsWith(this.issuer)) return new URL(url).search;
    }
    throw new Error('The OpenID server sends in circles');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill();
    await gone;
  }
}

/** The settings of a site whose people log in through this issuer. */
export const openidSettings = (issuer: string) => ({
  OPENID_ISSUER: issuer,
  OPENID_LABEL: 'Neighbours',
  OPENID_CLIENT_ID: client.id,
  OPENID_CLIENT_SECRET: client.secret,
});
