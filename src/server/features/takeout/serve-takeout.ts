import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn, languageOfAddress, languages } from '#contract/languages.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import type { Deps } from '#server/deps.ts';
import { originOf } from '#server/http/origin.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken } from '#server/http/session.ts';
import { takeoutZip } from './zip.ts';

/** So many are made at once, of everybody and of one account: each reads and sums up every byte. */
const mostAtOnce = { all: 24, account: 2 };
const retryAfterSeconds = 60;

type Asked = FastifyRequest<{ Querystring: { token?: string | string[] } }>;

/** Serves everything of somebody's own as a zip, to whoever has the address that was made for them. */
export function serveTakeout(app: FastifyInstance, deps: Deps): void {
  const { reader, photos, limits, config, now } = deps;
  const underWay = new UnderWay();
  const [path = ''] = addresses.takeout('').split('?');
  const answer = async (request: Asked, reply: FastifyReply) => {
    const { token } = request.query;
    const user =
      typeof token === 'string' ? await reader.findTakeout(hashToken(token), now()) : null;
    if (!user) throw new Refusal('takeout_link_over');
    await limits.takeoutPerAccount.spend(user.id);
    const language = languageOfAddress(request.url);
    const site = { ...config.site, publicUrl: originOf(request, config.site), language };
    const sum = { recipes: 0, missing: [] };
    const takeout = { reader, photos, user, site, text: deps.texts(language), sum };
    const leave = underWay.enter(user.id);
    const zip = takeoutZip(takeout);
    finished(zip, leave);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${fileName(now())}"`)
      .header('cache-control', 'no-store')
      .send(zip);
  };
  // A HEAD would make it all for nobody.
  const options = { exposeHeadRoute: false };
  for (const language of languages) app.get(addressIn(language, path), options, answer);
}

const fileName = (at: number): string => `recipes-${new Date(at).toISOString().slice(0, 10)}.zip`;

/** How many are being made in this process. */
class UnderWay {
  readonly #accounts = new Map<string, number>();
  #all = 0;

  /** Counts one more until it is told that it ended; refuses past the bounds. */
  enter(userId: string): () => void {
    const own = this.#accounts.get(userId) ?? 0;
    if (own >= mostAtOnce.account) {
      throw new Refusal('too_many_tries', { retryAfterSeconds, values: { minutes: 1 } });
    }
    if (this.#all >= mostAtOnce.all) throw new Refusal('unavailable', { retryAfterSeconds });
    this.#accounts.set(userId, own + 1);
    this.#all += 1;
    return () => this.#leave(userId);
  }

  #leave(userId: string): void {
    this.#all -= 1;
    const left = (this.#accounts.get(userId) ?? 1) - 1;
    if (left > 0) this.#accounts.set(userId, left);
    else this.#accounts.delete(userId);
  }
}
