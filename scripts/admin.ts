import { normalizeEmail } from '#domain/accounts/normalize.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { hashToken, newToken } from '#server/http/session.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type { NewAct } from '#storage/features/admin/rows.ts';
import { examine } from './doctor/examine.ts';
import { type OpenedSite, openSiteData, readSettings, type Settings } from './open-site.ts';

const settings = readSettings();
const { text } = settings;

type Command = (site: OpenedSite, subject: string) => Promise<number>;

/** What the operator does is noted as done by nobody who has an account. */
const act = (name: string): NewAct => ({ at: Date.now(), actorId: null, act: name });

/** A one-time link is good for so long. */
const resetLinkHours = 24;

/** Where people reach the site, as far as its settings tell. */
const origin = (): string =>
  settings.config.site.publicUrl || `http://localhost:${settings.config.port}`;

const say = (line: string) => console.log(line);

function refuse(line: string): number {
  console.error(line);
  return 1;
}

async function findUser({ storage }: OpenedSite, email: string): Promise<UserRow | null> {
  return storage.reader.findUserByEmail(normalizeEmail(email));
}

const roles = { grant: 1, 'grant-moderator': 2, revoke: 0 };

function setRole(name: keyof typeof roles): Command {
  return async ({ storage }, email) => {
    const address = normalizeEmail(email);
    const isFound = await storage.writer.setRole(address, roles[name], act(name));
    if (!isFound) return refuse(text('admin.unknown', { email }));
    say(text(`admin.${name}`, { email }));
    return 0;
  };
}

const commands: Record<string, Command> = {
  grant: setRole('grant'),
  'grant-moderator': setRole('grant-moderator'),
  revoke: setRole('revoke'),

  async reset(site, email) {
    const user = await findUser(site, email);
    if (!user) return refuse(text('admin.noAccount', { email }));
    const token = newToken();
    const expiresAt = Date.now() + resetLinkHours * 60 * 60 * 1000;
    const link = { tokenHash: hashToken(token), expiresAt };
    await site.storage.writer.createResetLink(user.id, link, act('reset-link'));
    say(text('admin.resetLink', { email, hours: resetLinkHours }));
    say(`${origin()}${addresses.newPassword}#${token}`);
    return 0;
  },

  async 'forget-passkeys'(site, email) {
    const user = await findUser(site, email);
    if (!user) return refuse(text('admin.noAccount', { email }));
    const forgotten = await site.storage.writer.forgetPasskeys(user.id, act('forget-passkeys'));
    say(text('admin.passkeysForgotten', { email, count: forgotten }));
    return 0;
  },

  async list({ storage }) {
    for (const user of await storage.reader.listAdmins()) say(`${user.email}  ${user.name}`);
    return 0;
  },

  async 'delete-recipe'({ storage, photos }, slug) {
    const recipe = await storage.reader.findRecipeBySlug(slug);
    const deleted = recipe && (await storage.writer.deleteRecipe(recipe.id, act('delete-recipe')));
    if (!deleted) return refuse(text('admin.noRecipe', { slug }));
    for (const photoId of deleted.photoIds) await photos.remove(photoId);
    say(text('admin.recipeDeleted', { slug }));
    return 0;
  },

  async 'delete-account'(site, email) {
    const user = await findUser(site, email);
    const gone = user && (await site.storage.writer.deleteUser(user.id, act('delete-account')));
    if (!gone) return refuse(text('admin.noAccount', { email }));
    for (const photoId of gone.photoIds) await site.photos.remove(photoId);
    say(text('admin.accountDeleted', { email, recipes: gone.recipes }));
    return 0;
  },

  async doctor(site) {
    return (await examine(settings, site, say)) ? 0 : 1;
  },

  async 'end-sessions'(site, email) {
    const user = await findUser(site, email);
    if (!user) return refuse(text('admin.noAccount', { email }));
    const ended = await site.storage.writer.endSessions(user.id, act('end-sessions'));
    say(text('admin.sessionsEnded', { email, count: ended }));
    return 0;
  },
};

/** Commands that name nobody and nothing. */
const ofTheWhole = new Set(['list', 'doctor']);

/** `npm run admin -- <command> <whom or what>`: what only the operator of the site may do. */
async function main({ config }: Settings, [name = '', subject]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || (!ofTheWhole.has(name) && !subject)) {
    console.error(text('admin.usage'));
    return 2;
  }
  await using site = await openSiteData(settings);
  if (!site) return refuse(text('admin.noData', { folder: config.dataDir }));
  // Awaited here, or the data would be closed while the command is at work.
  return await command(site, subject ?? '');
}

process.exitCode = await main(settings, process.argv.slice(2));
