import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** A key that the issuer does not publish. */
export const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

export const oddClient = { id: 'recipes', secret: 'a secret of the tests' };

/** What of an answer is not as it should be. */
export type Odd = {
  claims?: object;
  alg?: 'RS256' | 'HS256' | 'none';
  key?: KeyObject;
  /** Instead of what the token endpoint says. */
  tokens?: object;
  userinfo?: object;
};

/** An OpenID server that says whatever a test wants; each path may be answered in another way altogether. */
export class OddIssuer implements AsyncDisposable {
  readonly issuer: string;
  /** Beside what it says of itself. */
  described: object = {};
  odd: Odd = {};
  nonce = '';
  readonly answers = new Map<string, (response: ServerResponse) => void>();
  readonly asked: string[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    server.on('request', (request, response) => this.#answer(request, response));
  }

  static async start(): Promise<OddIssuer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new OddIssuer(server);
  }

  get settings() {
    return { issuer: this.issuer, clientId: oddClient.id, label: 'Neighbours' };
  }

  #answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    const path = url.replace(/\?.*/, '');
    this.asked.push(path);
    const answer = this.answers.get(path);
    if (answer) {
      answer(response);
      return;
    }
    const told: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => this.#describe(),
      '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig' }] }),
      '/token': () =>
        this.odd.tokens ?? { access_token: 'a', token_type: 'bearer', id_token: this.idToken() },
      '/userinfo': () => this.odd.userinfo ?? { sub: 'nell' },
    };
    const body = told[path]?.();
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  }

  #describe(): object {
    const at = (path: string) => this.issuer + path;
    return {
      issuer: this.issuer,
      authorization_endpoint: at('authorize'),
      token_endpoint: at('token'),
      jwks_uri: at('keys'),
      userinfo_endpoint: at('userinfo'),
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      authorization_response_iss_parameter_supported: true,
      ...this.described,
    };
  }

  /** Who was logged in, in its own words. */
  idToken(): string {
    const { claims, alg = 'RS256', key = privateKey } = this.odd;
    const now = Math.floor(Date.now() / 1_000);
    const said = {
      iss: this.issuer,
      aud: oddClient.id,
      sub: 'nell',
      nonce: this.nonce,
      iat: now,
      exp: now + 300,
      email: 'nell@example.org',
      email_verified: true,
      ...claims,
    };
    const parts = [{ alg }, said].map((part) => Buffer.from(JSON.stringify(part)));
    const signed = parts.map((part) => part.toString('base64url')).join('.');
    const proof = {
      RS256: () => sign('sha256', Buffer.from(signed), key),
      HS256: () => createHmac('sha256', oddClient.secret).update(signed).digest(),
      none: () => Buffer.alloc(0),
    }[alg]();
    return `${signed}.${proof.toString('base64url')}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}
