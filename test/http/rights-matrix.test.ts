import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callUrl } from '#contract/client.ts';
import type { Call } from '#contract/define.ts';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import { type CallName, calls } from '#contract/index.ts';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { inSession } from '#server/features/accounts/confirm-password.ts';
import { hashToken, newToken } from '#server/http/session.ts';
import { newId } from '#server/ids.ts';
import { isToldHere } from '#test/support/either-engine.ts';
import { askNewPassword, emptyMail, proveAddress } from '#test/support/mails/prove-address.ts';
import { SoftPasskey } from '#test/support/passkey.ts';
import { hashes } from '#test/support/people.ts';
import {
  addPerson,
  addRecipe,
  addSession,
  emptyScene,
  type Insider,
  insiderScene,
  insiders,
  type Outsider,
  outsiderScene,
  outsiders,
  type Scene,
} from '#test/support/rights.ts';
import { openSite, photoBlob, recipeForm, type TestSite } from '#test/support/site.ts';

type Asked = { params?: object; query?: object; json?: unknown; form?: FormData };
/** How a call is made in a scene, and who of those signed in is refused, with what. */
type Row = { ask?: (scene: Scene) => Asked | Promise<Asked> } & Partial<
  Record<Insider, ErrorCode>
> & {
    /** A moderator is refused what a stranger is, save where this says so. */
    isForModerators?: true;
  };

/** That of `hashes`. */
const password = 'correct horse';
const origin = 'https://recipes.example.org';

const edited = async () => ({ form: await recipeForm({ name: 'Changed', photo: null }) });
const notYours = { stranger: 'not_yours' } as const;
const forAdmins = { stranger: 'admins_only', owner: 'admins_only' } as const;
const forModerators: Row = {
  stranger: 'moderators_only',
  owner: 'moderators_only',
  isForModerators: true,
};

/** What is refused to whom. */
function refusalOf({ isForModerators, ...row }: Row, who: Insider): ErrorCode | undefined {
  if (who !== 'moderator') return row[who];
  return row.moderator ?? (isForModerators ? undefined : row.stranger);
}

/** An invitation that nobody has used. */
async function invited(): Promise<string> {
  const id = newId(Date.now());
  const wish = { id, tokenHash: hashToken(id), role: 0, expiresAt: Date.now() + 60_000 };
  await site.deps.writer.createInvitation(wish, 1_000, {
    at: Date.now(),
    actorId: null,
    act: 'invite',
  });
  return id;
}

/** An entry of the queue, about the recipe of the scene. */
async function reported({ recipe }: Scene): Promise<string> {
  const about = { kind: 'recipe', subjectId: recipe.id, reason: 'spam', note: '' } as const;
  await site.deps.writer.sendReport({ id: newId(Date.now()), ...about, at: Date.now() });
  const { rows } = await site.deps.reader.listQueue(false, 200);
  return rows.find(({ subjectId }) => subjectId === recipe.id)?.id ?? '';
}

/** Somebody else's recipe that an admin has removed; that of the scene stays. */
async function removed({ owner }: Scene): Promise<string> {
  const { id } = await addRecipe(site, owner);
  await site.deps.writer.removeRecipe(id, { at: Date.now(), actorId: null, act: 'remove-recipe' });
  return id;
}

/** A warning of somebody. */
async function warned({ id: userId }: Scene['owner']): Promise<string> {
  const id = newId(Date.now());
  const about = { level: 'warning', endsAt: null, rule: null, reason: 'Rude' } as const;
  await site.deps.writer.sanctionPerson(
    { id, userId, ...about },
    { at: Date.now(), actorId: null },
  );
  return id;
}

/** What the owner posted last, to be hidden at once. */
async function cleaned({ id: userId }: Scene['owner']): Promise<string> {
  const id = newId(Date.now());
  const set = { userId, since: 0, until: Date.now(), newSince: null, block: null, hint: null };
  const by = { at: Date.now(), actorId: null };
  await site.deps.writer.startCleanup({ id, set, rule: null, reason: 'Pans', keep: null }, by);
  return id;
}

/** What was decided about a recipe of the owner. */
async function decidedAbout(scene: Scene): Promise<string> {
  const id = await removed(scene);
  const decisions = await site.deps.reader.listDecisions(scene.owner.id);
  return decisions.find(({ subjectId }) => subjectId === id)?.id ?? '';
}

/** A recipe of the owner that they have deleted themselves; that of the scene stays. */
async function deleted({ owner }: Scene): Promise<string> {
  const { id } = await addRecipe(site, owner);
  await site.deps.writer.softDeleteRecipe(id, owner.id, Date.now());
  return id;
}

/** A recipe of the owner that waits for a moderator's look. */
async function waiting({ owner }: Scene): Promise<string> {
  const { id, slug } = await addRecipe(site, owner);
  await site.deps.writer.softDeleteRecipe(id, owner.id, Date.now());
  await site.deps.writer.undeleteRecipe(id, owner.id, Date.now(), true);
  return slug;
}

const review = { asWritten: true, rating: 5, cookedOn: '2026-01-02', text: 'Good' };

const profile = { lines: 'Soups, mostly.', link: '', photoId: '' };

/** A review that the owner of the scene wrote about somebody else's recipe. */
async function reviewed({ owner }: Scene): Promise<string> {
  const { id } = await addRecipe(site, await addPerson(site, 'Another'));
  return reviewOf(id, owner);
}

async function reviewOf(recipeId: string, writer: Scene['owner']): Promise<string> {
  const wish = { id: newId(Date.now()), userId: writer.id, recipeId, at: Date.now() };
  const content = { ...review, changes: [], servings: null, minutes: null, again: null };
  const outcome = await site.deps.writer.writeReview(wish, content);
  if (outcome.kind !== 'written') throw new Error(outcome.kind);
  return outcome.review.id;
}

/** A question that somebody asked on a recipe, with an answer of the same person; their ids. */
async function asked(recipeId: string, { id: userId }: Scene['owner']) {
  const at = Date.now();
  const { writer } = site.deps;
  const wish = { id: newId(at), userId, recipeId, text: 'Does it freeze well?', at };
  const outcome = await writer.askQuestion(wish);
  if (outcome.kind !== 'written') throw new Error(outcome.kind);
  const answer = { id: newId(at), userId, questionId: outcome.question.id, text: 'Yes', at };
  const answered = await writer.answerQuestion(answer);
  if (answered.kind !== 'written') throw new Error(answered.kind);
  return { question: wish.id, answer: answer.id };
}

/** The same of the owner of the scene, on somebody else's recipe. */
async function askedByOwner({ owner }: Scene) {
  const { id } = await addRecipe(site, await addPerson(site, 'Another'));
  return asked(id, owner);
}

/** A collection of the owner with an entry: nobody else is told that it is there, unless it is public. */
async function collected({ owner, recipe }: Scene, visibility: 'private' | 'public' = 'private') {
  const at = Date.now();
  const wish = { id: newId(at), userId: owner.id, at };
  const entry = { entryId: newId(at), recipeId: recipe.id, at };
  const said = { name: 'Sundays', description: '', visibility };
  const most = { collections: 100, recipes: 100 };
  const outcome = await site.deps.writer.createCollection(wish, said, entry, most);
  if (outcome.kind !== 'made') throw new Error(outcome.kind);
  return { id: wish.id, entry: entry.entryId, recipe: recipe.id };
}

const wrongly = {
  stranger: 'password_wrong',
  owner: 'password_wrong',
  admin: 'password_wrong',
} as const;
const privately = { stranger: 'collection_not_found', admin: 'collection_not_found' } as const;
const publicly = { stranger: 'collection_not_yours', admin: 'collection_not_yours' } as const;

/** An upload of the owner that waits for a recipe. */
async function uploaded({ id }: Scene['owner']): Promise<string> {
  const photo = { id: newPhotoId(), width: 4, height: 3, color: '#aabbcc', bytes: 1 };
  await site.deps.writer.keepUpload(id, photo, Date.now());
  return photo.id;
}

const newPhotoId = () => randomBytes(16).toString('hex');

/** A call without a row does not compile. */
const matrix: Record<CallName, Row> = {
  listRecipes: {},
  recentRecipes: {},
  getRecipe: { ask: ({ recipe }) => ({ params: { slug: recipe.slug } }) },
  relatedRecipes: {
    ask: ({ recipe }) => ({ params: { recipeId: recipe.id, categoryId: recipe.categoryId } }),
  },
  publishRecipe: { ask: async () => ({ form: await recipeForm() }) },
  updateRecipe: {
    ask: async ({ recipe }) => ({ params: { id: recipe.id }, ...(await edited()) }),
    ...notYours,
  },
  deleteRecipe: { ask: ({ recipe }) => ({ params: { id: recipe.id } }), ...notYours },
  uploadPhoto: {
    ask: async () => {
      const form = new FormData();
      form.append('photo', await photoBlob(), 'photo.jpg');
      return { form };
    },
  },
  deleteUpload: {
    ask: async ({ owner }) => ({ params: { id: await uploaded(owner) } }),
    stranger: 'photo_gone',
    admin: 'photo_gone',
  },
  listDeletedRecipes: {},
  listUnlistedRecipes: {},
  listWaitingRecipes: {},
  listHiddenRecipes: {},
  getWaitingRecipe: {
    ask: async (scene) => ({ params: { slug: await waiting(scene) } }),
    stranger: 'recipe_not_found',
    admin: 'recipe_not_found',
  },
  undoDelete: {
    ask: async (scene) => ({ params: { id: await deleted(scene) } }),
    stranger: 'recipe_not_found',
    admin: 'recipe_not_found',
  },
  searchRecipes: { ask: () => ({ params: { '*': 'dal' } }) },
  listPantryRecipes: { ask: () => ({ query: { have: 'rice,egg' } }) },
  suggest: { ask: () => ({ query: { typed: 'da' } }) },
  browseRecipes: { ask: () => ({ query: { course: 'main', sort: 'rated' } }) },
  importRecipe: { ask: () => ({ json: { text: 'Ingredients\n1 egg\nMethod\nBoil it.' } }) },
  importPhoto: { ask: () => ({ json: { url: 'https://cooks.example/dal.jpg' } }) },
  saveRecipe: { ask: ({ recipe }) => ({ json: { _id: recipe.id } }) },
  listSavedRecipes: {},
  getNote: { ask: ({ recipe }) => ({ params: { recipeId: recipe.id } }) },
  keepNote: {
    ask: ({ recipe }) => ({ params: { recipeId: recipe.id }, json: { text: 'Less salt' } }),
  },
  keepLineNote: {
    ask: ({ recipe }) => ({
      params: { recipeId: recipe.id, lineId: recipe.stepIds[0] ?? '' },
      json: { text: 'Less salt' },
    }),
  },
  listReviews: { ask: ({ recipe }) => ({ params: { recipeId: recipe.id } }) },
  getOwnReviews: { ask: ({ recipe }) => ({ params: { recipeId: recipe.id } }) },
  writeReview: {
    ask: ({ recipe }) => ({ params: { recipeId: recipe.id }, json: review }),
    owner: 'own_recipe',
  },
  followCook: {
    ask: ({ owner }) => ({ params: { cookId: owner.id }, json: { following: true } }),
    owner: 'own_follow',
  },
  getFollow: { ask: ({ owner }) => ({ params: { cookId: owner.id } }) },
  listFollows: {},
  listBlocks: {},
  blockPerson: {
    ask: ({ owner }) => ({ params: { userId: owner.id }, json: { kind: 'mute' } }),
    owner: 'own_block',
  },
  listFollowing: {},
  tonightRecipes: {},
  lovedRecipes: {},
  editReview: {
    ask: async (scene) => ({ params: { id: await reviewed(scene) }, json: review }),
    stranger: 'review_not_yours',
    admin: 'review_not_yours',
  },
  deleteReview: {
    ask: async (scene) => ({ params: { id: await reviewed(scene) } }),
    stranger: 'review_not_yours',
  },
  answerReview: {
    ask: async ({ recipe }) => ({
      params: { id: await reviewOf(recipe.id, await addPerson(site, 'Guest')) },
      json: { text: 'Thank you' },
    }),
    ...notYours,
    admin: 'not_yours',
  },
  markHelpful: {
    ask: async (scene) => ({ params: { id: await reviewed(scene) }, json: { helpful: true } }),
    owner: 'own_review',
  },
  listHiddenPosts: forAdmins,
  setPostHidden: {
    ask: async (scene) => ({
      params: { kind: 'review', id: await reviewed(scene) },
      json: { hidden: true, reason: 'It is about somebody else' },
    }),
    ...forAdmins,
  },
  getReported: { ask: ({ recipe }) => ({ params: { kind: 'recipe', id: recipe.id } }) },
  sendReport: {
    ask: ({ recipe }) => ({
      params: { kind: 'recipe', id: recipe.id },
      json: { key: newId(Date.now()), reason: 'spam' },
    }),
  },
  listDecisions: {},
  appealDecision: {
    ask: async (scene) => ({
      params: { id: await decidedAbout(scene) },
      json: { text: 'It is mine' },
    }),
    stranger: 'decision_not_found',
    admin: 'decision_not_found',
  },
  listSanctions: forModerators,
  sanctionPerson: {
    ask: ({ owner }) => ({
      params: { id: owner.id },
      json: { key: newId(Date.now()), level: 'ban', days: 7, reason: 'It sells pans' },
    }),
    ...forModerators,
  },
  liftSanction: {
    ask: async ({ owner }) => ({ params: { id: await warned(owner) } }),
    ...forModerators,
  },
  countCleanup: {
    ask: ({ owner }) => ({
      query: { userId: owner.id, since: new Date(Date.now() - 60_000).toISOString() },
    }),
    ...forModerators,
  },
  startCleanup: {
    ask: ({ owner }) => ({
      json: {
        key: newId(Date.now()),
        userId: owner.id,
        reason: 'It sells pans',
        since: new Date(Date.now() - 60_000).toISOString(),
      },
    }),
    ...forModerators,
  },
  listCleanups: forModerators,
  undoCleanup: {
    ask: async ({ owner }) => ({ params: { id: await cleaned(owner) } }),
    ...forModerators,
  },
  getRegistration: {},
  checkSetup: { ask: async () => ({ json: { token: await addSetupLink() } }) },
  setUp: { ask: async () => ({ json: { ...newcomer(), token: await addSetupLink() } }) },
  getLegalPage: { ask: () => ({ params: { page: 'privacy' } }) },
  listInvitations: forAdmins,
  invite: { ask: () => ({ json: {} }), ...forAdmins },
  revokeInvitation: { ask: async () => ({ params: { id: await invited() } }), ...forAdmins },
  listQueue: forModerators,
  settleEntry: {
    ask: async (scene) => ({ params: { id: await reported(scene) }, json: { act: 'dismiss' } }),
    ...forModerators,
  },
  listQuestions: { ask: ({ recipe }) => ({ params: { recipeId: recipe.id } }) },
  getOwnQuestions: { ask: ({ recipe }) => ({ params: { recipeId: recipe.id } }) },
  askQuestion: {
    ask: ({ recipe }) => ({ params: { recipeId: recipe.id }, json: { text: 'Does it freeze?' } }),
  },
  editQuestion: {
    ask: async (scene) => ({
      params: { id: (await askedByOwner(scene)).question },
      json: { text: 'Does it keep in the fridge?' },
    }),
    stranger: 'question_not_yours',
    admin: 'question_not_yours',
  },
  deleteQuestion: {
    ask: async (scene) => ({ params: { id: (await askedByOwner(scene)).question } }),
    stranger: 'question_not_yours',
  },
  foldQuestion: {
    ask: async ({ recipe }) => ({
      params: { id: (await asked(recipe.id, await addPerson(site, 'Guest'))).question },
      json: { folded: true },
    }),
    ...notYours,
    admin: 'not_yours',
  },
  answerQuestion: {
    ask: async ({ recipe }) => ({
      params: { id: (await asked(recipe.id, await addPerson(site, 'Guest'))).question },
      json: { text: 'Three months' },
    }),
  },
  editAnswer: {
    ask: async (scene) => ({
      params: { id: (await askedByOwner(scene)).answer },
      json: { text: 'Two months' },
    }),
    stranger: 'answer_not_yours',
    admin: 'answer_not_yours',
  },
  deleteAnswer: {
    ask: async (scene) => ({ params: { id: (await askedByOwner(scene)).answer } }),
    stranger: 'answer_not_yours',
  },
  listNotifications: {},
  countNotifications: {},
  readNotifications: { ask: () => ({ json: { upTo: 'f'.repeat(24) } }) },
  getNotificationSettings: {},
  setNotificationSettings: {
    ask: () => ({ json: { settings: [{ kind: 'review', site: true, mail: 'off' }] } }),
  },
  listOwnCollections: {},
  listCollections: { ask: ({ owner }) => ({ params: { userId: owner.id } }) },
  getCollection: { ask: async (scene) => ({ params: await collected(scene, 'public') }) },
  getOwnCollection: { ask: async (scene) => ({ params: await collected(scene) }), ...privately },
  createCollection: { ask: ({ recipe }) => ({ json: { name: 'Mine', recipe: recipe.id } }) },
  changeCollection: {
    ask: async (scene) => ({ params: await collected(scene, 'public'), json: { name: 'Other' } }),
    ...publicly,
  },
  deleteCollection: { ask: async (scene) => ({ params: await collected(scene) }), ...privately },
  collectRecipe: {
    ask: async (scene) => ({ params: await collected(scene), json: { collected: false } }),
    ...privately,
  },
  removeEntry: {
    ask: async (scene) => ({ params: await collected(scene, 'public') }),
    ...publicly,
  },
  moveEntry: {
    ask: async (scene) => ({ params: await collected(scene), json: { before: null } }),
    ...privately,
  },
  noteEntry: {
    ask: async (scene) => ({ params: await collected(scene), json: { note: 'Good' } }),
    ...privately,
  },
  listCategories: {},
  getCook: { ask: ({ owner }) => ({ params: { id: owner.id } }) },
  listCookReviews: {
    ask: async ({ owner }) => {
      const { handle = '' } = (await site.deps.reader.findUser(owner.id)) ?? {};
      return { params: { id: handle } };
    },
  },
  getProfile: {},
  updateProfile: {
    ask: () => ({ json: { handle: `h${newId(Date.now()).slice(4)}`, ...profile } }),
  },
  register: {
    ask: () => ({
      json: { name: 'N', email: `new${Math.random()}@example.org`, password, answer: 'Dal' },
    }),
  },
  login: { ask: async () => ({ json: { email: await addAccount(), password } }) },
  resetPassword: {
    ask: async () => ({
      json: { email: await addAccount(), answer: password, newPassword: password },
    }),
  },
  resetByLink: { ask: async () => ({ json: { token: await addLink(), newPassword: password } }) },
  confirmNewPassword: { ask: async () => ({ json: { token: await addPasswordLink() } }) },
  logout: {},
  whoAmI: {},
  getUser: { ask: ({ owner }) => ({ params: { userId: owner.id } }), stranger: 'not_you' },
  listSessions: {},
  getUsage: {},
  changeName: { ask: () => ({ json: { name: 'Somebody Else' } }) },
  // These people have another password, and moderators none: `own-account.test.ts` sets what a right one sets.
  endSession: { ask: () => ({ json: { id: 'a'.repeat(24), password } }), ...wrongly },
  endOtherSessions: { ask: () => ({ json: { password } }), ...wrongly },
  changePassword: { ask: () => ({ json: { password, newPassword: password } }), ...wrongly },
  changeEmail: { ask: () => ({ json: { password, email: 'e@example.org' } }), ...wrongly },
  confirmEmail: { ask: async () => ({ json: { token: await addEmailChange() } }) },
  leaveAccount: { ask: () => ({ json: { password, recipes: 'go' } }), ...wrongly },
  changeAnswer: { ask: () => ({ json: { password, answer: 'Dal' } }), ...wrongly },
  askTakeout: {},
  askPasskey: {},
  loginByPasskey: { ask: async () => ({ json: await answered(await addPerson(site, 'X')) }) },
  confirmByPasskey: { ask: async ({ actor, owner }) => ({ json: await answered(actor ?? owner) }) },
  listPasskeys: {},
  offerPasskey: { ask: () => ({ json: { password } }), ...wrongly },
  addPasskey: {
    ask: async ({ actor, owner }) => {
      const passkey = new SoftPasskey(origin).make(await asksPasskey((actor ?? owner).id));
      return { json: { name: 'Phone', ...passkey } };
    },
  },
  renamePasskey: { ask: () => ({ json: { id: 'somebodys', name: 'Mine' } }) },
  removePasskey: { ask: () => ({ json: { id: 'somebodys', password } }), ...wrongly },
  askOpenid: {},
  loginByOpenid: { ask: async () => ({ json: await sentAway('login', null) }) },
  registerByOpenid: { ask: async () => ({ json: { ticket: await addTicket(), name: 'Nell' } }) },
  joinByOpenid: {
    ask: async () => ({ json: { ticket: await addTicket(await addAccount()), password } }),
  },
  getOwnOpenid: {},
  askOpenidLink: { ask: () => ({ json: { password } }), ...wrongly },
  askOpenidConfirmation: {},
  finishOpenid: {
    ask: async ({ actor, owner }) => ({ json: await sentAway('link', (actor ?? owner).id) }),
  },
  unlinkOpenid: { ask: () => ({ json: { password } }), ...wrongly },
  getMailState: {},
  sendVerification: { owner: 'mail_off', stranger: 'mail_off', admin: 'mail_off' },
  verifyEmail: { ask: async () => ({ json: { token: await addEmailLink() } }) },
  unsubscribe: { ask: async () => ({ json: { token: await addMailReader() } }) },
  sendContactMessage: {
    ask: () => ({ json: { from_email: 'a@example.org', from_name: 'A', subject: 'S' } }),
  },
  listContactMessages: forAdmins,
  listModeratedRecipes: forAdmins,
  removeRecipe: {
    ask: ({ recipe }) => ({ params: { id: recipe.id }, json: { reason: 'It is from a book' } }),
    ...forAdmins,
  },
  readRemovedRecipe: {
    ask: async (scene) => ({ params: { id: await removed(scene) } }),
    ...forAdmins,
  },
  restoreRecipe: { ask: async (scene) => ({ params: { id: await removed(scene) } }), ...forAdmins },
  listAccounts: forAdmins,
  deleteAccount: {
    ask: ({ owner }) => ({ params: { id: owner.id }, json: { email: owner.email } }),
    ...forAdmins,
  },
  endSessions: { ask: ({ owner }) => ({ params: { id: owner.id } }), ...forAdmins },
  listActs: forAdmins,
  checkHealth: {},
  checkReady: {},
};

let site: TestSite;
beforeAll(async () => {
  const picture = new Uint8Array(await (await photoBlob()).arrayBuffer());
  site = await openSite(
    {
      PUBLIC_URL: origin,
      OPENID_ISSUER: 'https://id.example.org',
      OPENID_CLIENT_ID: 'cooks',
      OPENID_CLIENT_SECRET: 'secret',
      LIMIT_EDIT_PER_ACCOUNT: '3',
    },
    { fetches: { fetchPicture: async () => picture }, openid: willingServer },
  );
});
afterAll(() => site[Symbol.asyncDispose]());

/** An OpenID server that names a new person each time. */
const willingServer = {
  wayTo: async () => 'https://id.example.org/authorize',
  nameOf: async () => {
    const subject = newToken();
    return { subject, email: `${subject.toLowerCase()}@example.org`, name: 'Nell' };
  },
};

/** What a browser says that comes back from there. */
async function sentAway(purpose: 'login' | 'link', userId: string | null) {
  const key = newToken();
  const way = { state: 'state', nonce: 'nonce', verifier: 'verifier' };
  const flow = { keyHash: hashToken(key), purpose, userId, ...way };
  await site.deps.writer.beginOpenidFlow({ ...flow, expiresAt: Date.now() + 60_000 });
  return { key, answer: '?code=any' };
}

/** A ticket of somebody whom the server has named. */
async function addTicket(email = `${newToken().toLowerCase()}@example.org`): Promise<string> {
  const [ticket, subject] = [newToken(), newToken()];
  const named = { issuer: 'https://id.example.org/', subject, email };
  const kept = { tokenHash: hashToken(ticket), ...named, expiresAt: Date.now() + 60_000 };
  await site.deps.writer.keepOpenidTicket(kept);
  return ticket;
}

/** A challenge for any passkey, or for a new one of somebody. */
async function asksPasskey(userId: string | null): Promise<string> {
  const challenge = newToken();
  await site.deps.writer.askPasskey({ challenge, userId, expiresAt: Date.now() + 60_000 });
  return challenge;
}

/** What a passkey of somebody, added just now, answers to a challenge. */
async function answered(person: { id: string }) {
  const { id: userId } = person;
  const tokenHash = hashToken(await addSession(site, person));
  const passkey = new SoftPasskey(origin);
  const challenge = await asksPasskey(userId);
  const wish = { challenge, tokenHash, at: Date.now(), isFirst: false };
  const publicKey = passkey.publicKey.toString('base64url');
  const row = { id: passkey.id, userId, name: 'Phone', publicKey, counter: 0 };
  await site.deps.writer.addPasskey(row, wish, null);
  return passkey.answer(await asksPasskey(null));
}

/** Somebody else's account with a known password and answer. */
async function addAccount(): Promise<string> {
  const email = `account${Math.random()}@example.org`;
  const user = {
    id: (await addPerson(site, 'X')).id.replace(/^./, 'f'),
    name: 'X',
    email,
    role: 0,
  };
  const { passwordHash } = hashes;
  const secrets = { passwordHash, answerHash: passwordHash };
  await site.deps.writer.createUser({ ...user, createdAt: 1, ...secrets });
  return email;
}

/** A link that resets somebody else's account. */
async function addLink(): Promise<string> {
  const user = await site.deps.reader.findUserByEmail(await addAccount());
  const token = newToken();
  const link = { tokenHash: hashToken(token), expiresAt: Date.now() + 60_000 };
  await site.deps.writer.createResetLink(user?.id ?? '', link, null);
  return token;
}

/** The link of a first run, which counts where nobody is an admin. */
async function addSetupLink(): Promise<string> {
  const { reader, writer } = site.deps;
  for (const { email } of await reader.listAdmins()) await writer.setRole(email, 0);
  const token = newToken();
  await writer.createSetupLink({ tokenHash: hashToken(token), expiresAt: Date.now() + 60_000 });
  return token;
}

const newcomer = () => ({
  name: 'N',
  email: `new${Math.random()}@example.org`,
  password,
  answer: 'Dal',
});

/** A link that proves the address of somebody else's account. */
async function addEmailLink(): Promise<string> {
  const { id, email } = await addPerson(site, 'X');
  const [at, token] = [Date.now(), newToken()];
  const link = { tokenHash: hashToken(token), email, expiresAt: at + 60_000 };
  await site.deps.writer.askVerification(emptyMail(id, 'verify', at), link);
  return token;
}

/** A link that lets a new address of somebody else count. */
async function addEmailChange(): Promise<string> {
  const at = Date.now();
  const { id } = await addPerson(site, 'X');
  await site.deps.writer.resetPassword(id, {
    passwordHash: 'hash',
    at,
    event: 'reset-by-link' as const,
  });
  const [token, email] = [newToken(), `moved-${id}@example.org`];
  const link = { tokenHash: hashToken(token), email, before: 'hash', expiresAt: at + 60_000 };
  const [mail, notice] = [emptyMail(id, 'moving', at), emptyMail(id, 'told', at)];
  await site.deps.writer.askEmailChange(mail, notice, link);
  return token;
}

/** A link that lets a new password of somebody else count. */
async function addPasswordLink(): Promise<string> {
  const person = await addPerson(site, 'X');
  await proveAddress(site.deps.writer, person);
  return askNewPassword(site.deps.writer, person, 'a new hash');
}

/** The token that ends the mails of somebody else. */
async function addMailReader(): Promise<string> {
  const { id } = await addPerson(site, 'X');
  const reader = { language: 'en', token: newToken(), at: Date.now() };
  await site.deps.writer.setNotificationSettings(id, [], reader);
  return reader.token;
}

const ask = async (name: CallName, scene: Scene): Promise<Asked> =>
  (await matrix[name].ask?.(scene)) ?? {};

/** A cook with a recipe, and what is asked for there: by somebody from outside, or by all who only look. */
type Stage = { place: Awaited<ReturnType<typeof emptyScene>>; asked: Asked };

async function setStage(name: CallName): Promise<Stage> {
  const place = await emptyScene(site);
  if (calls[name].method !== 'GET')
    return { place, asked: await ask(name, { ...place, actor: null }) };
  const scene: Scene = {
    ...place,
    get actor(): never {
      throw new Error(`all who come to ${name} ask for the same: a GET reads no actor`);
    },
  };
  return { place, asked: await ask(name, scene) };
}

async function knock(name: CallName, scene: Scene, asked?: Asked) {
  const call: Call = calls[name];
  const { params = {}, query, ...body } = asked ?? (await ask(name, scene));
  const url = callUrl(call, params as Record<string, unknown>, query as Record<string, unknown>);
  const token = scene.token ? { token: scene.token } : {};
  return site.call(url, { method: call.method, ...token, ...body });
}

const stillThere = async ({ recipe }: Scene) =>
  (await site.deps.reader.findRecipe(recipe.id))?.name === recipe.name;

/** Guarded, and open to all. */
const ofEachKind: readonly CallName[] = ['getUser', 'getRecipe'];

/**
 * Whether somebody is from outside is found out in the same way for every call: on PostgreSQL all of them come to a call of
 * each kind, and to the others a visitor; at length they come to every call there too.
 */
const outsidersAt = (name: CallName): readonly Outsider[] =>
  isToldHere || ofEachKind.includes(name) ? outsiders : ['visitor'];

describe.each(Object.keys(calls) as CallName[])('%s', (name) => {
  const call: Call = calls[name];
  const isOpen = call.who === 'anyone';
  // Where nobody from outside comes in, or all only look, what they ask for is made once and stays as it was.
  let lasting: Promise<Stage> | null = null;
  const stage = () => {
    if (isOpen && call.method !== 'GET') return setStage(name);
    lasting ??= setStage(name);
    return lasting;
  };

  const comers = outsidersAt(name);
  test.each(comers)('opens to %s what is open to all, and nothing else', async (who) => {
    const { place, asked } = await stage();
    const scene = await outsiderScene(site, who, place);
    const reply = await knock(name, scene, asked);
    const expected = isOpen ? [call.status, undefined] : [401, 'not_signed_in'];
    expect([reply.statusCode, reply.data.code]).toEqual(expected);
    expect(reply.body).not.toContain(scene.owner.email);
    expect(await stillThere(scene)).toBe(true);
  });

  test.each(insiders)('gives %s what is theirs and no more', async (who) => {
    const lookedAt = call.method === 'GET' ? await stage() : null;
    const scene = await insiderScene(site, who, lookedAt?.place);
    const reply = await knock(name, scene, lookedAt?.asked);
    const code = refusalOf(matrix[name], who);
    expect(reply.data.code).toBe(code);
    expect(reply.statusCode, reply.body).toBe(code ? errorStatus[code] : call.status);
    if (code) expect(await stillThere(scene)).toBe(true);
    if (who === 'stranger' || who === 'moderator')
      expect(reply.body).not.toContain(scene.owner.email);
    expect(reply.body).not.toMatch(/argon2|passwordHash|tokenHash/i);
  });

  test('declares every refusal that the matrix knows', () => {
    const refusals = insiders.flatMap((who) => refusalOf(matrix[name], who) ?? []);
    const known = [...refusals, ...(isOpen ? [] : ['not_signed_in'])];
    expect(call.errors).toEqual(expect.arrayContaining(known));
  });
});

/** Writes of a person that the hourly limit does not count: they have limits of their own, keep no more than fits, or take away what is one’s own. */
const uncounted: readonly CallName[] = [
  'publishRecipe',
  'uploadPhoto',
  'importRecipe',
  'importPhoto',
  'askTakeout',
  'sendVerification',
  'confirmByPasskey',
  'finishOpenid',
  'saveRecipe',
  'deleteRecipe',
  'deleteUpload',
  'deleteReview',
  'deleteQuestion',
  'deleteAnswer',
  'deleteCollection',
  'readNotifications',
  'logout',
  'removePasskey',
  'unlinkOpenid',
];
const counted = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].who === 'user' && calls[name].method !== 'GET' && !uncounted.includes(name),
);

test.each(counted)('%s counts among what a person writes in an hour', async (name) => {
  const { stranger, owner } = matrix[name];
  const scene = await insiderScene(site, owner && !stranger ? 'stranger' : 'owner');
  const { editPerAccount } = site.deps.limits;
  const [id, token] = [scene.actor?.id ?? '', scene.token ?? ''];
  // What the password confirms is counted apart, and what asks for none but leads there by session.
  const keys = [id, `confirmed|${id}`, inSession({ id, tokenHash: hashToken(token) })];
  for (const key of keys) for (const _ of [1, 2, 3]) await editPerAccount.spend(key);
  const reply = await knock(name, scene);
  expect([reply.statusCode, reply.data.code]).toEqual([429, 'too_many_tries']);
});

test('HEAD asks for the same rights as GET', async () => {
  const scene = await outsiderScene(site, 'visitor', await emptyScene(site));
  const guarded = Object.values(calls).filter(
    (call) => call.method === 'GET' && call.who !== 'anyone',
  );
  for (const call of guarded) {
    const url = callUrl(call, { userId: scene.owner.id });
    const reply = await site.app.inject({ method: 'HEAD', url });
    expect(reply.statusCode, url).toBe(401);
  }
});

describe('an admin', () => {
  test('edits a recipe without becoming its owner', async () => {
    const scene = await insiderScene(site, 'admin');
    const reply = await knock('updateRecipe', scene);
    expect(reply.data.food.userId).toBe(scene.owner.id);
  });

  test('is one no longer once the role is taken, with the same token', async () => {
    const scene = await insiderScene(site, 'admin');
    await site.deps.writer.setRole(scene.actor?.email ?? '', 0);
    expect((await knock('listContactMessages', scene)).data.code).toBe('admins_only');
    expect((await knock('deleteRecipe', scene)).data.code).toBe('not_yours');
  });

  test('asking for somebody who is not there gets a 404', async () => {
    const { token = '' } = await insiderScene(site, 'admin');
    const reply = await site.call('/api/v1/auth/single-user/nobody', { token });
    expect([reply.statusCode, reply.data.code]).toEqual([404, 'user_not_found']);
  });
});

describe('a person', () => {
  test('cannot act under another userId, nor make themselves anything by naming it', async () => {
    const { token = '', owner, recipe, actor } = await insiderScene(site, 'stranger');
    const save = { _id: recipe.id, userId: owner.id };
    const saved = await site.call('/api/v1/food/save-recipe', {
      method: 'POST',
      token,
      json: save,
    });
    expect([saved.statusCode, saved.data.code]).toEqual([403, 'not_you']);
    const form = await recipeForm({ userId: owner.id });
    const other = await site.call('/api/v1/food/create-food', { method: 'POST', token, form });
    expect([other.statusCode, other.data.code]).toEqual([403, 'not_you']);
    const more = await recipeForm({ role: '1', user_id: owner.id, _id: recipe.id, slug: 'mine' });
    const own = await site.call('/api/v1/food/create-food', { method: 'POST', token, form: more });
    expect(own.data.food).toMatchObject({ userId: actor?.id });
    expect(own.data.food._id).not.toBe(recipe.id);
    expect(own.data.food.slug).not.toBe('mine');
  });

  test('registers without a role, whatever they send', async () => {
    const email = 'climber@example.org';
    const json = { name: 'C', email, password, answer: 'Dal', role: 1, _id: 'x', isAdmin: true };
    await site.call('/api/v1/auth/register', { method: 'POST', json });
    const login = await site.call('/api/v1/auth/login', {
      method: 'POST',
      json: { email, password },
    });
    expect(login.data.user.role).toBe(0);
  });

  test('moves an owned recipe into another category without moving its owner', async () => {
    const { token = '', recipe, owner } = await insiderScene(site, 'owner');
    const form = await recipeForm({ photo: null, category: cuisineId('Thai'), userId: owner.id });
    const url = `/api/v1/food/update-food/${recipe.id}`;
    const reply = await site.call(url, { method: 'PUT', token, form });
    expect(reply.data.food).toMatchObject({ userId: owner.id, category: { name: 'Thai' } });
  });

  test('sees of themselves the five fields of the contract alone', async () => {
    const scene = await insiderScene(site, 'owner');
    const reply = await knock('getUser', scene);
    const fields = ['_id', 'email', 'name', 'role', 'savedRecipes'];
    expect(Object.keys(reply.data.user).sort()).toEqual(fields);
  });
});
