import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn, languageOfAddress, languages } from '#contract/languages.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { minuteMs } from '#domain/spans.ts';
import type { Deps } from '#server/deps.ts';
import { originOf } from '#server/http/origin.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken } from '#server/http/session.ts';
import { UnderWay } from '#server/limits/under-way.ts';
import { toTime } from '#server/presenters/time.ts';
import { takeoutLifetime } from './handlers.ts';
import type { Takeout } from './recipe-files.ts';
import { lengthOf, tagOf, takeoutZip } from './zip.ts';

/** So many are made at once, of everybody and of one account: each reads and sums up every byte. */
const mostAtOnce = { all: 24, account: 2 };
const retryAfterSeconds = 60;
/** So long one may take before it makes room for another: slow readers would keep everybody else from theirs, and go on where they were. */
const longestWhenFull = minuteMs;

type Asked = FastifyRequest<{ Querystring: { token?: string | string[] } }>;

/**
 * Serves everything of somebody's own as a zip, to a request for the address made for them. A download that broke off goes on
 * where it was, as long as what it is of is still the same.
 */
export function serveTakeout(app: FastifyInstance, deps: Deps): void {
  const { reader, photos, limits, config, now } = deps;
  const underWay = new UnderWay({ most: mostAtOnce, retryAfterSeconds, longestWhenFull, now });
  const [path = ''] = addresses.takeout('').split('?');
  const answer = async (request: Asked, reply: FastifyReply) => {
    const { token } = request.query;
    const found =
      typeof token === 'string' ? await reader.findTakeout(hashToken(token), now()) : null;
    if (!found) throw new Refusal('takeout_link_over');
    const { user } = found;
    const at = found.expiresAt - takeoutLifetime;
    await limits.takeoutPerAccount.spend(user.id);
    const language = languageOfAddress(request.url);
    const site = { ...config.site, publicUrl: originOf(request, config.site), language };
    const { photoBase } = config;
    const takeout = { reader, photos, user, site, photoBase, text: deps.texts(language), at };
    const leave = underWay.enter(user.id, () => reply.raw.destroy());
    const zip = await openZip(takeout, request, reply).catch((error: unknown) => {
      leave();
      throw error;
    });
    finished(zip, leave);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${fileName(at)}"`)
      .header('cache-control', 'no-store')
      .send(zip);
  };
  // A HEAD would make it all for nobody.
  const options = { exposeHeadRoute: false };
  for (const language of languages) app.get(addressIn(language, path), options, answer);
}

/** The zip, or what is left of it for a request that names what it has the beginning of. */
async function openZip(takeout: Takeout, { headers }: Asked, reply: FastifyReply) {
  const tag = await tagOf(takeout);
  reply.header('accept-ranges', 'bytes').header('etag', tag);
  const [, begin] = /^bytes=(\d{1,15})-$/.exec(headers.range ?? '') ?? [];
  if (begin === undefined || headers['if-range'] !== tag) return takeoutZip(takeout);
  const [from, length] = [Number(begin), await lengthOf(takeout)];
  if (from >= length) return takeoutZip(takeout);
  reply
    .code(206)
    .header('content-range', `bytes ${from}-${length - 1}/${length}`)
    .header('content-length', length - from);
  return takeoutZip(takeout, { from, tag });
}

const fileName = (at: number): string => `recipes-${toTime(at).slice(0, 10)}.zip`;
