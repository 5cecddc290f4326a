import { notificationKinds } from '#contract/notifications.ts';
import { mostKept } from '#domain/notifications/keeping.ts';
import { withUntouched } from '#domain/notifications/settings.ts';
import { toTime } from '#server/presenters/time.ts';
import type { PhotoRow } from '#storage/features/photos/rows.ts';
import type { File, Takeout } from './recipe-files.ts';

/** What a person wrote, kept and chose, apart from their own recipes. */
export async function* personFiles(takeout: Takeout): AsyncGenerator<File> {
  yield* accountFiles(takeout);
  yield* noteFiles(takeout);
  yield* reviewFiles(takeout);
  yield* questionFiles(takeout);
  yield* collectionFiles(takeout);
  yield* savedFiles(takeout);
  yield* followFiles(takeout);
  yield* blockFiles(takeout);
  yield* notificationFiles(takeout);
  yield* decisionFiles(takeout);
}

const toJson = (told: unknown): string => JSON.stringify(told, null, 2);

/** A list as a file; an empty one is none. */
function* listFile(name: string, told: readonly unknown[]): Generator<File> {
  if (told.length > 0) yield { name, input: toJson(told) };
}

/** The account with its address, and what the person tells of themselves, with their picture. */
async function* accountFiles({ reader, user }: Takeout): AsyncGenerator<File> {
  const { id, name, handle } = user;
  const { email = user.email, verifiedAt } = (await reader.findMailState(id)) ?? {};
  const proven = verifiedAt ? { verifiedAt: toTime(verifiedAt) } : {};
  const account = { name, email, ...proven, createdAt: toTime(user.createdAt) };
  yield { name: 'my-account.json', input: toJson(account) };
  const { lines, link, photo, before } = await reader.findProfile(id);
  const hidden = before ? { hidden: before } : {};
  yield { name: 'my-profile.json', input: toJson({ name, handle, lines, link, ...hidden }) };
  if (photo) yield { name: 'my-picture.webp', input: photo };
  // By name and time: what a passkey is good for stays with its device and its site.
  const passkeys = (await reader.listPasskeys(id)).map(({ name: called, createdAt }) => ({
    name: called,
    addedAt: toTime(createdAt),
  }));
  yield* listFile('my-passkeys.json', passkeys);
  const links = (await reader.listOpenidLinks(id)).map(({ usedAt, createdAt, ...link }) => ({
    server: link.issuer,
    subject: link.subject,
    email: link.email,
    linkedAt: toTime(createdAt),
    ...(usedAt === null ? {} : { usedAt: toTime(usedAt) }),
  }));
  yield* listFile('my-logins.json', links);
}

/** What they noted for themselves on anyone's recipe. */
async function* noteFiles({ reader, user }: Takeout): AsyncGenerator<File> {
  const notes = await reader.listOwnNotes(user.id);
  const told = notes.map((note) => ({ ...note, updatedAt: toTime(note.updatedAt) }));
  yield* listFile('my-notes.json', told);
}

/** What they wrote about recipes that they made, what they answered to reviews of theirs, and which reviews of others they found helpful. */
async function* reviewFiles({ reader, user }: Takeout): AsyncGenerator<File> {
  const reviews = await reader.listWrittenReviews(user.id);
  const told = reviews.map(({ cookedLines: _, userId: _writer, photos, ...review }) => ({
    ...review,
    photos: photos.map((photo) => reviewPhoto(photo)),
    createdAt: toTime(review.createdAt),
    updatedAt: toTime(review.updatedAt),
  }));
  yield* listFile('my-reviews.json', told);
  for (const photo of reviews.flatMap(({ photos }) => photos)) {
    yield { name: reviewPhoto(photo), input: photo };
  }
  const answers = (await reader.listReviewAnswers(user.id)).map(({ answeredAt, ...answer }) => ({
    ...answer,
    answeredAt: toTime(answeredAt),
  }));
  yield* listFile('my-review-answers.json', answers);
  yield* listFile('my-votes.json', await reader.listGivenVotes(user.id));
}

/** Where a photo of a review lies in the archive. */
const reviewPhoto = ({ id }: PhotoRow): string => `my-reviews/${id}.webp`;

/** What they asked on recipes, and what they answered. */
async function* questionFiles({ reader, user }: Takeout): AsyncGenerator<File> {
  const files = {
    'my-questions.json': await reader.listAskedQuestions(user.id),
    'my-answers.json': await reader.listGivenAnswers(user.id),
  };
  for (const [name, posts] of Object.entries(files)) {
    const told = posts.map(({ userId: _writer, ...post }) => ({
      ...post,
      createdAt: toTime(post.createdAt),
      updatedAt: toTime(post.updatedAt),
    }));
    yield* listFile(name, told);
  }
}

/** What they put together, with what they noted on it. */
async function* collectionFiles({ reader, user }: Takeout): AsyncGenerator<File> {
  const told: object[] = [];
  let next = await reader.exportCollection(user.id);
  while (next) {
    const { name, description, visibility, createdAt, entries } = next;
    told.push({
      name,
      description,
      visibility,
      createdAt: toTime(createdAt),
      recipes: entries.map(({ name: recipe, slug, note }) => ({ recipe, slug, note })),
    });
    next = await reader.exportCollection(user.id, next);
  }
  yield* listFile('my-collections.json', told);
}

/** Which recipes they saved, last saved first, and what those were called that have gone since. */
async function* savedFiles({ reader, user }: Takeout): AsyncGenerator<File> {
  const saved: { recipe: string; slug: string | null }[] = [];
  let cursor: string | undefined;
  do {
    const page = await reader.listSavedRecipes(user.id, {}, 100, cursor);
    saved.push(...page.rows.map(({ name, slug }) => ({ recipe: name, slug })));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  saved.push(
    ...(await reader.listGoneSaves(user.id)).map(({ name }) => ({ recipe: name, slug: null })),
  );
  yield* listFile('my-saved-recipes.json', saved);
}

/** Whom they follow: by the handle too, for several go by one name. */
async function* followFiles({ reader, user }: Takeout): AsyncGenerator<File> {
  const cooks: { name: string; handle: string; followedAt: string }[] = [];
  let cursor: string | undefined;
  do {
    const page = await reader.listFollows(user.id, 100, cursor);
    cooks.push(
      ...page.rows.map(({ name, handle, followedAt }) => ({
        name,
        handle,
        followedAt: toTime(followedAt),
      })),
    );
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  yield* listFile('my-follows.json', cooks);
}

/** Whom they muted and blocked. */
async function* blockFiles({ reader, user }: Takeout): AsyncGenerator<File> {
  const rows = await reader.listBlocks(user.id);
  const people = rows.map(({ name, handle, kind, madeAt }) => ({
    name,
    handle,
    kind,
    since: toTime(madeAt),
  }));
  yield* listFile('my-blocks.json', people);
}

/** What they were told and is still kept, and what they want to be told of. */
async function* notificationFiles({ reader, user }: Takeout): AsyncGenerator<File> {
  const { rows } = await reader.listNotifications(user.id, mostKept);
  const told = rows.map((group) => ({ ...group, createdAt: toTime(group.createdAt) }));
  const chosen = await reader.listNotificationSettings(user.id);
  const settings = withUntouched(notificationKinds, chosen);
  yield { name: 'my-notifications.json', input: toJson({ settings, told }) };
}

/** What was decided about what they posted, what they said against it, and what was answered. */
async function* decisionFiles({ reader, user }: Takeout): AsyncGenerator<File> {
  const decisions = await reader.listDecisions(user.id);
  const timed = (said: { text: string; at: number } | null) =>
    said && { text: said.text, at: toTime(said.at) };
  const told = decisions.map(({ kind, subjectId, rule, reason, decidedAt, endsAt, ...rest }) => ({
    kind,
    subjectId,
    decidedAt: toTime(decidedAt),
    rule,
    reason,
    ...(endsAt === null ? {} : { endsAt: toTime(endsAt) }),
    appeal: timed(rest.appeal),
    answer: timed(rest.ruling),
    isRestored: rest.isEnded,
  }));
  yield* listFile('my-moderation.json', told);
}
