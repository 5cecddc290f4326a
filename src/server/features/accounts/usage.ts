import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';

const perMegabyte = 1_000_000;

/** Tells people how much of what an account may keep is theirs already. */
export function createGetUsage({ reader, config }: Deps): Handlers['getUsage'] {
  const { quota } = config;
  return async ({ actor }) => {
    const used = await reader.findUsage(actor.id);
    return {
      recipes: { used: used.recipes, most: quota.recipes },
      // With less than a megabyte left it is full: a photo takes about as much.
      megabytes: {
        used: Math.min(Math.ceil(used.bytes / perMegabyte), quota.bytes / perMegabyte),
        most: quota.bytes / perMegabyte,
      },
    };
  };
}
