import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port.ts';
import type { Driver, Element, Engine } from './driver.ts';
import { findInPage } from './find-in-page.ts';

/** What an element is called in every reply of WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export type WebkitPaths = { driver: string; browser: string; screen: string };
type Send = <Result>(method: string, path: string, body?: object) => Promise<Result>;

/** Sees to a screen that nobody sees, on which each session of WebKitGTK has a driver of its own. */
export async function startWebkit({ driver, browser, screen }: WebkitPaths): Promise<Engine> {
  await using ending = new AsyncDisposableStack();
  const xvfb = ending.adopt(startScreen(screen), end);
  const env = {
    ...process.env,
    DISPLAY: `:${await displayOf(xvfb)}`,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    LANG: 'en_GB.UTF-8',
  };
  const kept = ending.move();
  return {
    newSession: () => newSession(driver, env, browser),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** A driver whose last browser is still going away may leave the next one waiting for ever. */
async function newSession(driver: string, env: NodeJS.ProcessEnv, browser: string) {
  await using ending = new AsyncDisposableStack();
  const port = await freePort();
  ending.adopt(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }), end);
  const send = senderTo(`http://127.0.0.1:${port}`);
  await becomesReady(send);
  const session = await WebkitSession.start(send, browser);
  session.endsWith(ending.move());
  return session;
}

const startScreen = (binary: string) =>
  spawn(binary, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });

async function displayOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The screen says nothing');
  const [number] = await once(stdout, 'data');
  return String(number).trim();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

function senderTo(origin: string): Send {
  return async (method, path, body) => {
    const payload = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
    const reply = await fetch(origin + path, { method, ...payload });
    const { value } = await reply.json();
    if (!reply.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

async function becomesReady(send: Send): Promise<void> {
  for (let n = 0; n < 400; n += 1) {
    const isReady = await send<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKit's driver did not start");
}

/** A window of its own, whose storage goes with it. */
class WebkitSession implements Driver {
  readonly #send: Send;
  readonly #path: string;
  readonly #ending = new AsyncDisposableStack();

  private constructor(send: Send, path: string) {
    this.#send = send;
    this.#path = path;
  }

  static async start(send: Send, binary: string): Promise<WebkitSession> {
    const own = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
    const wanted = { capabilities: { alwaysMatch: own } };
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', wanted);
    const session = new WebkitSession(send, `/session/${sessionId}`);
    await session.resize(1320, 900);
    return session;
  }

  /** What goes with this session. */
  endsWith(driver: AsyncDisposable): void {
    this.#ending.use(driver);
  }

  async goto(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  async call<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.#run(`return (${inPage})(...arguments) ?? null`, args);
  }

  async find(...what: Parameters<Driver['find']>): Promise<Element | null> {
    const found = await this.#run<Record<string, string> | null>(
      `return (${findInPage})(...arguments)`,
      what,
    );
    const reference = found?.[elementKey];
    return reference ? { reference } : null;
  }

  async click({ reference }: Element): Promise<void> {
    await this.#post(`element/${reference}/click`, {});
  }

  async type({ reference }: Element, text: string): Promise<void> {
    await this.#post(`element/${reference}/value`, { text });
  }

  async choose({ reference }: Element, option: string): Promise<void> {
    const options = await this.#run<Record<string, string>[]>(
      'return [...arguments[0].options].filter((each) => each.text === arguments[1])',
      [{ [elementKey]: reference }, option],
    );
    const chosen = options[0]?.[elementKey];
    if (!chosen) throw new Error(`There is no option ${option}`);
    await this.click({ reference: chosen });
  }

  attach(element: Element, path: string): Promise<void> {
    return this.type(element, path);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#send<string>('GET', `${this.#path}/screenshot`), 'base64');
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#post('window/rect', { x: 0, y: 0, width, height });
  }

  /** WebKit's driver tells none. */
  complaints(): string[] {
    return [];
  }

  async close(): Promise<void> {
    await this.#send('DELETE', this.#path);
    await this.#ending.disposeAsync();
  }

  #run<Result>(script: string, args: unknown[]): Promise<Result> {
    return this.#post('execute/sync', { script, args });
  }

  #post<Result>(path: string, body: object): Promise<Result> {
    return this.#send('POST', `${this.#path}/${path}`, body);
  }
}
