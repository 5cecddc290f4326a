import { normalizeEmail } from '#domain/accounts/normalize.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import type { Text } from '#messages/format.ts';
import { hashToken, newToken } from '#server/http/session.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type { NewAct } from '#storage/features/admin/rows.ts';
import { examine } from '../doctor/examine.ts';
import { asksForHelp, type Program, type Voice } from '../end-command.ts';
import { type OpenedSite, openSiteData, readSettings } from '../open-site.ts';
import type { Command, Outcome } from './command.ts';
import { invite, registration } from './doors.ts';
import { originOf } from './origin.ts';
import { state } from './state.ts';

type OfSubject = (site: OpenedSite, subject: string) => Promise<Outcome>;

/** What the operator does is noted as done by nobody who has an account. */
const act = (name: string): NewAct => ({ at: Date.now(), actorId: null, act: name });

/** A one-time link is good for so long. */
const resetLinkHours = 24;

const done = (...lines: string[]): Outcome => ({ done: lines });
const refuse = (line: string): Outcome => ({ refused: line });

async function findUser({ storage }: OpenedSite, email: string): Promise<UserRow | null> {
  return storage.reader.findUserByEmail(normalizeEmail(email));
}

const roles = { grant: 1, 'grant-moderator': 2, revoke: 0 };

function setRole(name: keyof typeof roles): OfSubject {
  return async (site, email) => {
    const { storage, text } = site;
    const address = normalizeEmail(email);
    const isFound = await storage.writer.setRole(address, roles[name], act(name));
    if (!isFound) return refuse(text('admin.unknown', { email }));
    const hasLeft = (await findUser(site, email))?.handle === '';
    return done(
      text(`admin.${name}`, { email }),
      ...(hasLeft ? [text('admin.closed', { email })] : []),
    );
  };
}

/** Commands that name somebody or something. */
const ofSubjects: Record<string, OfSubject> = {
  grant: setRole('grant'),
  'grant-moderator': setRole('grant-moderator'),
  revoke: setRole('revoke'),

  async reset(site, email) {
    const { config, storage, text } = site;
    const user = await findUser(site, email);
    if (!user) return refuse(text('admin.noAccount', { email }));
    const token = newToken();
    const expiresAt = Date.now() + resetLinkHours * 60 * 60 * 1000;
    const link = { tokenHash: hashToken(token), expiresAt };
    await storage.writer.createResetLink(user.id, link, act('reset-link'));
    return done(
      text('admin.resetLink', { email, hours: resetLinkHours }),
      `${originOf(config)}${addresses.newPassword}#${token}`,
    );
  },

  async 'forget-passkeys'(site, email) {
    const user = await findUser(site, email);
    if (!user) return refuse(site.text('admin.noAccount', { email }));
    const forgotten = await site.storage.writer.forgetPasskeys(user.id, act('forget-passkeys'));
    return done(site.text('admin.passkeysForgotten', { email, count: forgotten }));
  },

  async 'delete-recipe'({ storage, photos, text }, slug) {
    const recipe = await storage.reader.findRecipeBySlug(slug);
    const deleted = recipe && (await storage.writer.deleteRecipe(recipe.id, act('delete-recipe')));
    if (!deleted) return refuse(text('admin.noRecipe', { slug }));
    for (const photoId of deleted.photoIds) await photos.remove(photoId);
    return done(text('admin.recipeDeleted', { slug }));
  },

  async 'delete-account'(site, email) {
    const user = await findUser(site, email);
    const gone = user && (await site.storage.writer.deleteUser(user.id, act('delete-account')));
    if (!gone) return refuse(site.text('admin.noAccount', { email }));
    for (const photoId of gone.photoIds) await site.photos.remove(photoId);
    return done(site.text('admin.accountDeleted', { email, recipes: gone.recipes }));
  },

  async 'end-sessions'(site, email) {
    const user = await findUser(site, email);
    if (!user) return refuse(site.text('admin.noAccount', { email }));
    const ended = await site.storage.writer.endSessions(user.id, act('end-sessions'));
    return done(site.text('admin.sessionsEnded', { email, count: ended }));
  },
};

/** Commands about the site as a whole; what they take besides is theirs to read. */
const ofTheWhole: Record<string, Command> = {
  async list({ storage }, args) {
    if (args.length > 0) return 'usage';
    return done(
      ...(await storage.reader.listAdmins()).map(({ email, name }) => `${email}  ${name}`),
    );
  },
  async doctor(site, args, say) {
    if (args.length > 0) return 'usage';
    return (await examine(site, say)) ? done() : refuse('');
  },
  invite,
  registration,
  state,
};

/** What a word stands for, with what it is about; null where it is nothing. */
function findCommand(
  name: string,
  args: string[],
): ((site: OpenedSite, say: Voice['say']) => Promise<Outcome>) | null {
  if (Object.hasOwn(ofTheWhole, name))
    return async (site, say) => ofTheWhole[name]?.(site, args, say) ?? 'usage';
  const [subject] = args;
  if (!Object.hasOwn(ofSubjects, name) || !subject || args.length > 1) return null;
  return async (site) => ofSubjects[name]?.(site, subject) ?? 'usage';
}

/** `npm run admin -- <command> ...`: what only the operator of the site may do. */
export const runAdmin: Program = async ([name = '', ...args], env, voice) => {
  const settings = readSettings(env);
  const { text } = settings;
  if (asksForHelp([name, ...args])) {
    voice.say(text('admin.usage'));
    return 0;
  }
  const command = findCommand(name, args);
  if (!command) return tell('usage', text, voice);
  await using site = await openSiteData(settings);
  return tell(await command(site, voice.say), text, voice);
};

/** Says what came of a command; answers with how the process ends. */
function tell(outcome: Outcome, text: Text, { say, complain }: Voice): number {
  if (outcome === 'usage') {
    complain(text('admin.usage'));
    return 2;
  }
  if ('refused' in outcome) {
    if (outcome.refused) complain(outcome.refused);
    return 1;
  }
  for (const line of outcome.done) say(line);
  return 0;
}
