import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAttestation, PasskeyProof } from '#contract/passkeys.ts';

/** What may be otherwise than a good browser and a good device have it. */
type Odd = { origin?: string; host?: string; isVerified?: boolean; counter?: number };

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A passkey as a device holds it, with the browser around it: it makes itself known to a site, and answers challenges. */
export class SoftPasskey {
  readonly id = text(randomBytes(32));
  /** Devices that share a passkey do not count: it stays 0. */
  counter = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** What a browser sends when it has made this passkey for a challenge. */
  make(challenge: string, odd: Odd = {}): PasskeyAttestation {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const made = Buffer.concat([Buffer.alloc(16), length, id, this.publicKey]);
    const data = Buffer.concat([this.#authenticatorData(odd, 0x40), made]);
    // CBOR of { fmt: 'none', attStmt: {}, authData }.
    const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex');
    const size = Buffer.from([data.length >> 8, data.length & 255]);
    return {
      id: this.id,
      clientDataJSON: text(this.#clientData('create', challenge, odd)),
      attestationObject: text(Buffer.concat([head, size, data])),
    };
  }

  /** What a browser sends when its person has opened this passkey for a challenge. */
  answer(challenge: string, odd: Odd = {}): PasskeyProof {
    const client = this.#clientData('get', challenge, odd);
    const data = this.#authenticatorData(odd);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return {
      id: this.id,
      clientDataJSON: text(client),
      authenticatorData: text(data),
      signature: text(signature),
    };
  }

  /** The COSE form of an ES256 key. */
  get publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const [head, middle] = ['a5010203262001215820', '225820'].map((hex) => Buffer.from(hex, 'hex'));
    const parts = [head, Buffer.from(x, 'base64url'), middle, Buffer.from(y, 'base64url')];
    return Buffer.concat(parts as Buffer[]);
  }

  #clientData(type: 'create' | 'get', challenge: string, { origin = this.#origin }: Odd): Buffer {
    return Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin }));
  }

  #authenticatorData({ host, isVerified = true, counter }: Odd, more = 0): Buffer {
    const place = sha256(host ?? new URL(this.#origin).hostname);
    const rest = Buffer.alloc(5);
    rest[0] = 0x01 | (isVerified ? 0x04 : 0) | more;
    rest.writeUInt32BE(counter ?? this.counter, 1);
    return Buffer.concat([place, rest]);
  }
}
