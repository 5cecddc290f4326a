import { kitchenEmail } from '#domain/accounts/kitchen.ts';
import { normalizeEmail } from '#domain/accounts/normalize.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken } from '#server/http/session.ts';
import { newId } from '#server/ids.ts';
import { addressKey } from '#server/limits/address-key.ts';
import { tidyAdminName } from '#server/names/load-names.ts';
import { nameSite } from '#server/settings/site-name.ts';
import { hashSecrets, notWhenBusy } from './new-secrets.ts';

/** The first run: the person with the link that the start has printed names the site, and is its first admin. */
export function setupHandlers(deps: Deps): Pick<Handlers, 'checkSetup' | 'setUp'> {
  const { reader, writer, limits, config, now } = deps;
  const requireLink = async (token: string) => {
    const tokenHash = hashToken(token);
    if (!(await reader.findSetupLink(tokenHash, now()))) throw new Refusal('setup_over');
    return tokenHash;
  };
  return {
    async checkSetup({ body }) {
      await requireLink(body.token);
      return { siteName: config.site.brand, isNamed: config.isNamed };
    },

    async setUp({ body, address, text }) {
      const tokenHash = await requireLink(body.token);
      const key = addressKey(address);
      await limits.registerPerAddress.spend(key);
      const name = await tidyAdminName(body.name);
      const hashes = await hashSecrets(body).catch(
        notWhenBusy(() => limits.registerPerAddress.giveBack(key)),
      );
      const siteName = config.isNamed ? null : (body.siteName?.replace(/\s+/g, ' ') ?? null);
      const user = { id: newId(now()), name, email: normalizeEmail(body.email) };
      const row = { ...user, role: 1, createdAt: now(), ...hashes };
      const outcome = await writer.setUp(tokenHash, row, siteName);
      if (outcome === 'over') throw new Refusal('setup_over');
      if (outcome === 'taken') throw new Refusal('email_taken', { field: 'email' });
      await nameAll(deps, siteName);
      return { message: text('setup.done') };
    },
  };
}

/** Shows the name from now on, also as that of the kitchen that shares the starter cookbook. */
async function nameAll(
  { reader, writer, config, texts }: Deps,
  siteName: string | null,
): Promise<void> {
  const kitchenOf = () => texts()('start.kitchen', { brand: config.site.brand });
  const before = kitchenOf();
  if (!nameSite(config, siteName)) return;
  writer.version.bump('everything');
  const kitchen = await reader.findUserByEmail(kitchenEmail);
  if (kitchen?.name === before) await writer.rename(kitchen.id, kitchenOf());
}
