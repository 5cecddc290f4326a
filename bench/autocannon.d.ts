declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  namespace autocannon {
    type Request = {
      method?: string;
      path?: string;
      headers?: Record<string, string>;
      body?: string | Buffer;
    };
    type Client = EventEmitter & { setRequests(requests: Request[]): void };
    type Options = {
      url: string;
      connections: number;
      duration: number;
      timeout?: number;
      requests?: Request[];
      setupClient?: (client: Client) => void;
    };
    type Result = {
      requests: { total: number };
      duration: number;
      errors: number;
      timeouts: number;
      non2xx: number;
      throughput: { total: number };
    };
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export = autocannon;
}
