import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { BadSetting } from '../settings.ts';

/** What an operator can do, by the code of the refusal. */
const reasons: Record<string, string> = {
  EADDRINUSE: 'another program listens there. Stop it, or set another PORT.',
  EACCES: 'the user of this site may not. Set a PORT above 1023, with a proxy before it.',
  EADDRNOTAVAIL: 'that is no address of this machine. Set HOST to one that is.',
  ENOTFOUND: 'that is no address of this machine. Set HOST to one that is.',
};

/** Listens where the settings say; rejects with a sentence that names them where that cannot be. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { syscall = '', code = '' } = error as NodeJS.ErrnoException;
    const reason = /^(listen|getaddrinfo)$/.test(syscall) ? reasons[code] : null;
    if (!reason) throw error;
    const sentence = `The site cannot listen at HOST=${host} and PORT=${port}: ${reason}`;
    throw new BadSetting(sentence, { cause: error });
  }
}
