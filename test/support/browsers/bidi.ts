import { once } from 'node:events';

type Message =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: string; params: unknown };
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** The commands and events of WebDriver BiDi over one socket. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(method: string, params: unknown) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data))));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser has gone'));
    });
  }

  /** Connects to a browser that listens there. */
  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new BidiConnection(socket);
  }

  /** Sends a command and answers with its result; rejects with what the browser says against it. */
  send<Result>(method: string, params: object): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#socket.send(JSON.stringify({ id, method, params }));
    return answer as Promise<Result>;
  }

  /** Hears an event from now on; answers what ends it. */
  listen(event: string, hear: (params: unknown) => void): () => void {
    const listener = (method: string, params: unknown) => {
      if (method === event) hear(params);
    };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #receive(message: Message): void {
    if (message.type === 'event') {
      for (const listener of this.#listeners) listener(message.method, message.params);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'success') waiting?.resolve(message.result);
    else waiting?.reject(new Error(`${message.error}: ${message.message}`));
  }
}
