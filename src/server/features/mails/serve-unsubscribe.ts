import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressIn, languageOfAddress, languages } from '#contract/languages.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import type { Deps } from '#server/deps.ts';
import { endMails } from './end-mails.ts';

type Press = FastifyRequest<{ Querystring: { token?: string | string[] } }>;

/**
 * Takes the one press of a mail program (RFC 8058), and that of the page where no script runs: a POST to the address
 * that the mail names. What opens that address reads a page, and ends nothing.
 */
export function serveUnsubscribe(app: FastifyInstance, deps: Deps): void {
  app.register(async (own) => {
    // Whatever the body says and in whichever form: the press is the word, and the token in the address whose it is.
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    for (const language of languages) {
      own.post(addressIn(language, addresses.unsubscribe()), async (request: Press, reply) => {
        const { token } = request.query;
        const isGood = typeof token === 'string' && (await endMails(deps, token));
        const text = deps.texts(languageOfAddress(request.url));
        return reply
          .code(isGood ? 200 : 410)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(`${text(isGood ? 'mail.ended' : 'error.unsubscribe_link_over')}\n`);
      });
    }
  });
}
