import { describe, expect, test } from 'vitest';
import { addUser, newId, type OpenStorage, publish, reviewContent } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

const noon = 20_000 * 86_400_000;
const said = reviewContent();

/** What people take along of what they wrote about others' recipes, whatever the engine. */
export function describeOwnWords(open: OpenStorage): void {
  describe('own words', () => {
    const storage = openAround(open);

    /** A recipe about which somebody said all that one can say, with another's question and review. */
    async function lifeBelow() {
      const { reader, writer } = storage;
      const cooks = [await addUser(storage), await addUser(storage), await addUser(storage)];
      const [author, writerId, other] = cooks.map(({ id }) => id) as [string, string, string];
      const recipe = await publish(storage, author);
      const below = { recipeId: recipe.id, at: noon };
      const own = { userId: writerId, ...below };
      await writer.keepOwnNote(writerId, recipe.id, { text: 'Less salt', at: noon, base: null });
      const changes = [{ kind: 'less' as const, lineId: recipe.ingredientIds[1] ?? '' }];
      const mine = newId();
      await writer.writeReview({ id: mine, ...own }, { ...said, asWritten: false, changes });
      await writer.answerReview(mine, { userId: author, text: 'Thank you', at: noon });
      await writer.askQuestion({ id: newId(), ...own, text: 'Does it freeze?' });
      const asked = newId();
      await writer.askQuestion({ id: asked, ...below, userId: other, text: 'How long?' });
      const answer = { id: newId(), userId: writerId, questionId: asked, at: noon };
      await writer.answerQuestion({ ...answer, text: 'An hour' });
      const review = newId();
      await writer.writeReview({ id: review, ...below, userId: other }, said);
      await writer.voteReview(review, writerId, true, noon);
      const taken = async () => ({
        words: [
          ...(await reader.listOwnNotes(writerId)),
          ...(await reader.listWrittenReviews(writerId)),
          ...(await reader.listAskedQuestions(writerId)),
          ...(await reader.listGivenAnswers(writerId)),
        ].map(({ text, recipe: name, slug }) => [text, name, slug]),
        ofOthers: [
          (await reader.listWrittenReviews(writerId))[0]?.changes[0]?.line,
          (await reader.listWrittenReviews(writerId))[0]?.answer?.text,
          (await reader.listGivenAnswers(writerId))[0]?.question ?? undefined,
        ],
        votes: await reader.listGivenVotes(writerId),
        byAuthor: await reader.listReviewAnswers(author),
      });
      return { author, recipe, taken, voted: { writer: cooks[2]?.name ?? '' } };
    }
    const words = ['Less salt', 'Good', 'Does it freeze?', 'An hour'];
    const thanks = (name: string | null, slug: string | null) => [
      { recipe: name, slug, text: 'Thank you', hidden: null, answeredAt: noon },
    ];
    const about = (name: string | null, slug: string | null) =>
      words.map((text) => [text, name, slug]);

    test('they stay their writer’s once the recipe is deleted or taken down, of which no more is told than collections tell', async () => {
      const { author, recipe, taken, voted } = await lifeBelow();
      const { id, name, slug } = recipe;
      const there = {
        words: about(name, slug),
        ofOthers: ['salt', 'Thank you', 'How long?'],
        votes: [{ recipe: name, slug, ...voted }],
        byAuthor: thanks(name, slug),
      };
      expect(await taken()).toEqual(there);
      await storage.writer.softDeleteRecipe(id, author, noon);
      expect(await taken()).toEqual({
        words: about(name, null),
        ofOthers: ['salt', undefined, undefined],
        votes: [],
        byAuthor: thanks(name, null),
      });
      await storage.writer.undeleteRecipe(id, author, noon + 1);
      expect(await taken()).toEqual(there);
      await storage.writer.removeRecipe(id, { at: noon, actorId: null, act: 'remove-recipe' });
      expect(await taken()).toEqual({
        words: about(null, null),
        ofOthers: [undefined, undefined, undefined],
        votes: [],
        byAuthor: thanks(null, null),
      });
    });

    test('a recipe that a moderator took down stays its cook’s, and nobody else’s', async () => {
      const cook = await addUser(storage);
      const [down, deleted] = [await publish(storage, cook.id), await publish(storage, cook.id)];
      await publish(storage, cook.id);
      const listed = (userId: string) => storage.reader.listTakenDownRecipes(userId, 5);
      await storage.writer.softDeleteRecipe(deleted.id, cook.id, noon);
      expect(await listed(cook.id)).toEqual({ rows: [], total: 0, nextCursor: null });
      const act = { at: noon, actorId: null, act: 'remove-recipe' };
      await storage.writer.removeRecipe(down.id, act);
      const rows = [{ ...down, hidden: { at: noon, reason: '' } }];
      expect(await listed(cook.id)).toEqual({ rows, total: 1, nextCursor: null });
      expect((await listed((await addUser(storage)).id)).total).toBe(0);
      await storage.writer.restoreRecipe(down.id, act);
      expect((await listed(cook.id)).total).toBe(0);
    });
  });
}
