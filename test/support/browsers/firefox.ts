import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BidiConnection } from './bidi.ts';
import type { Driver, Element, Engine } from './driver.ts';
import { findInPage } from './find-in-page.ts';

/** A browser under test asks nobody but the site: no updates, no studies, no lists of its maker. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  // Whatever is not this machine is refused at once.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

type RemoteValue = { type: string; value?: unknown; sharedId?: string };
type Outcome = { type: string; result: RemoteValue; exceptionDetails?: { text: string } };

/** Starts Firefox without a window, driven by WebDriver BiDi. */
export async function startFirefox(binary: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'potluck-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const flags = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const child = spawn(binary, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const connection = await BidiConnection.open(`${await listening(child)}/session`);
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    newSession: () => FirefoxSession.start(connection),
    [Symbol.asyncDispose]: async () => {
      const gone = once(child, 'exit');
      await connection.send('browser.close', {});
      await gone;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`Firefox ended with ${code}:\n${output}`)));
  });
}

/** A tab in a container of its own, which keeps nothing for the next. */
class FirefoxSession implements Driver {
  readonly #connection: BidiConnection;
  readonly #userContext: string;
  readonly #context: string;
  readonly #complaints: string[] = [];
  readonly #stopListening: () => void;
  /** While an address is gone to, programs that the page before still loads are broken off, and that page says so. */
  #isLeaving = false;

  private constructor(connection: BidiConnection, userContext: string, context: string) {
    this.#connection = connection;
    this.#userContext = userContext;
    this.#context = context;
    this.#stopListening = connection.listen('log.entryAdded', (entry) => {
      const { level, text, source } = entry as {
        level: string;
        text: string;
        source: { context?: string };
      };
      const isOurs = source.context === context && ['warn', 'error'].includes(level);
      // What a page still asked for when it was left is aborted, and the page says so.
      if (/AbortError|NetworkError when attempting|no_reply/.test(text)) return;
      if (this.#isLeaving && text.includes('loading dynamically imported module')) return;
      if (isOurs) this.#complaints.push(`${level}: ${text}`);
    });
  }

  static async start(connection: BidiConnection): Promise<FirefoxSession> {
    const { userContext } = await connection.send<{ userContext: string }>(
      'browser.createUserContext',
      {},
    );
    const given = { type: 'tab', userContext };
    const { context } = await connection.send<{ context: string }>('browsingContext.create', given);
    const session = new FirefoxSession(connection, userContext, context);
    await session.resize(1320, 900);
    return session;
  }

  async goto(url: string): Promise<void> {
    const asked = { context: this.#context, url, wait: 'interactive' };
    this.#isLeaving = true;
    await this.#connection.send('browsingContext.navigate', asked).finally(() => {
      this.#isLeaving = false;
    });
  }

  async call<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const source = `(json) => JSON.stringify((${inPage})(...JSON.parse(json)) ?? null)`;
    const given = [{ type: 'string', value: JSON.stringify(args) }];
    return JSON.parse(String((await this.#run(source, given)).value));
  }

  async find(...what: Parameters<Driver['find']>): Promise<Element | null> {
    const given = what.map((value) => ({ type: 'string', value }));
    const { type, sharedId } = await this.#run(String(findInPage), given);
    return type === 'node' && sharedId ? { reference: sharedId } : null;
  }

  async click({ reference }: Element): Promise<void> {
    const centre = "(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })";
    await this.#run(centre, [{ sharedId: reference }]);
    const origin = { type: 'element', element: { sharedId: reference } };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#perform({ type: 'pointer', id: 'mouse', actions });
  }

  async type({ reference }: Element, text: string): Promise<void> {
    await this.#run('(element) => element.focus()', [{ sharedId: reference }]);
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#perform({ type: 'key', id: 'keyboard', actions });
  }

  /** The first letters choose, as at a closed select. */
  choose(element: Element, option: string): Promise<void> {
    return this.type(element, option);
  }

  async attach({ reference }: Element, path: string): Promise<void> {
    const asked = { context: this.#context, element: { sharedId: reference }, files: [path] };
    await this.#connection.send('input.setFiles', asked);
  }

  async screenshot(): Promise<Buffer> {
    const asked = { context: this.#context };
    const taken = this.#connection.send<{ data: string }>(
      'browsingContext.captureScreenshot',
      asked,
    );
    return Buffer.from((await taken).data, 'base64');
  }

  async resize(width: number, height: number): Promise<void> {
    const asked = { context: this.#context, viewport: { width, height } };
    await this.#connection.send('browsingContext.setViewport', asked);
  }

  complaints(): string[] {
    return this.#complaints;
  }

  async close(): Promise<void> {
    this.#stopListening();
    await this.#connection.send('browser.removeUserContext', { userContext: this.#userContext });
  }

  async #perform(source: object): Promise<void> {
    const context = this.#context;
    await this.#connection.send('input.performActions', { context, actions: [source] });
  }

  async #run(functionDeclaration: string, given: object[]): Promise<RemoteValue> {
    const outcome = await this.#connection.send<Outcome>('script.callFunction', {
      functionDeclaration,
      arguments: given,
      target: { context: this.#context },
      awaitPromise: true,
    });
    if (outcome.type !== 'success') throw new Error(outcome.exceptionDetails?.text);
    return outcome.result;
  }
}
