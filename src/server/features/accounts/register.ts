import { normalizeAnswer, normalizeEmail } from '#domain/accounts/normalize.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { newId } from '#server/ids.ts';
import { addressKey } from '#server/limits/address-key.ts';
import { hashSecret, refuseWeakPassword } from './passwords.ts';

/** Opens an account; a taken e-mail is named, and tries are limited per address. */
export function createRegister({ writer, limits, now, config }: Deps): Handlers['register'] {
  const check = loadOnce(async () => {
    const { createNameCheck } = await import('./names.ts');
    return createNameCheck(config.site.brand);
  });
  return async ({ body, address, text }) => {
    const tidyName = await check();
    const name = tidyName(body.name);
    await limits.registerPerAddress.spend(addressKey(address));
    await refuseWeakPassword(body.password, 'password');
    const [passwordHash, answerHash] = await Promise.all([
      hashSecret(body.password),
      hashSecret(normalizeAnswer(body.answer)),
    ]);
    const created = await writer.createUser({
      id: newId(now()),
      name,
      email: normalizeEmail(body.email),
      role: 0,
      createdAt: now(),
      passwordHash,
      answerHash,
    });
    if (!created) throw new Refusal('email_taken', { field: 'email' });
    return { message: text('register.done') };
  };
}

/** The tables of what looks like what are large: a site where nobody registers never loads them. */
function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
