import type { FastifyInstance } from 'fastify';
import type { Config } from '../settings/config.ts';
import { BadSetting } from '../settings/settings.ts';

type Where = Pick<Config, 'host' | 'port'>;

/** What an operator can do, by the code of the refusal. */
const reasons: Record<string, string> = {
  EADDRINUSE: 'another program listens there. Stop it, or set another PORT.',
  EACCES: 'the user of this site may not. Set a PORT above 1023, with a proxy before it.',
  EADDRNOTAVAIL: 'that is no address of this machine. Set HOST to one that is.',
  ENOTFOUND: 'that is no address of this machine. Set HOST to one that is.',
  EAI_AGAIN: 'that name cannot be looked up. Set HOST to an address of this machine.',
};

/** Where a process asks another one to listen for it, that one says `bind`. */
const ofListening = /^(listen|bind|getaddrinfo)$/;

/** A refusal to listen as a sentence that names the settings; any other error as it came. */
export function toldOfListening(error: unknown, { host, port }: Where): unknown {
  const { syscall = '', code = '', message } = error as NodeJS.ErrnoException;
  if (!ofListening.test(syscall)) return error;
  const reason = reasons[code] ?? message;
  const sentence = `The site cannot listen at HOST=${host} and PORT=${port}: ${reason}`;
  return new BadSetting(sentence, { cause: error });
}

/** Listens where the settings say; rejects with a sentence that names them where that cannot be. */
export async function listen(app: FastifyInstance, { host, port }: Where): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw toldOfListening(error, { host, port });
  }
}
