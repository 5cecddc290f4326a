import { parseArgs } from 'node:util';
import { invitationDays } from '#contract/invitations.ts';
import { readRegistration } from '#domain/accounts/registration.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { findRegistration } from '#server/let-in.ts';
import { newInvitation } from '#server/new-invitation.ts';
import { isWronglyTyped } from '../end-command.ts';
import type { Command } from './command.ts';
import { originOf } from './origin.ts';

/** What an invitation makes somebody: 2 is a moderator. An admin is made of an account that there is. */
const roles = [0, 2];

/** `invite [--days 7] [--role 0|2]`: prints a link that opens one account. */
export const invite: Command = async ({ storage, config, text }, args) => {
  const wish = readWish(args);
  if (!wish) return 'usage';
  const at = Date.now();
  const act = wish.role === 2 ? 'invite-moderator' : 'invite';
  const made = await newInvitation(storage.writer, wish, { at, actorId: null, act });
  if (typeof made === 'string') return { refused: text('error.invitations_full') };
  const registration = await findRegistration({ reader: storage.reader, config });
  return {
    done: [
      text(wish.role === 2 ? 'admin.invitedModerator' : 'admin.invited', { days: wish.days }),
      `${originOf(config)}${addresses.register}#${made.token}`,
      ...(registration === 'closed' ? [text('admin.inviteClosed')] : []),
    ],
  };
};

function readWish(args: string[]): { days: number; role: number } | null {
  const values = readOptions(args);
  if (!values) return null;
  const wish = {
    days: Number(values.days ?? invitationDays.usual),
    role: Number(values.role ?? 0),
  };
  const { least, most } = invitationDays;
  const isGood = Number.isInteger(wish.days) && wish.days >= least && wish.days <= most;
  return isGood && roles.includes(wish.role) ? wish : null;
}

function readOptions(
  args: string[],
): { days?: string | undefined; role?: string | undefined } | null {
  try {
    const options = { days: { type: 'string' }, role: { type: 'string' } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    if (isWronglyTyped(error)) return null;
    throw error;
  }
}

/** `registration [open|invite|closed|setting]`: says or sets who may open an account. */
export const registration: Command = async ({ storage, config, text }, args) => {
  const [word = ''] = args;
  const wanted = readRegistration(word);
  if (args.length > 1 || (word && !wanted && word !== 'setting')) return 'usage';
  if (word) {
    const act = `registration-${wanted ?? config.registration}`;
    await storage.writer.setRegistration(wanted, { at: Date.now(), actorId: null, act });
  }
  const present = await findRegistration({ reader: storage.reader, config });
  return { done: [text(`admin.registration.${present}`)] };
};
