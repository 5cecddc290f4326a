import { beforeAll, describe, expect, test } from 'vitest';
import {
  addUser,
  changeOf,
  newId,
  newWord,
  type OpenStorage,
  publish,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { RecipeRow } from '../recipes/rows.ts';

/** Before what other suites on the same database put into the queue. */
const early = 4_000_000;

/** Words of others in the tips of recipes, of those that are away too, whatever the engine. */
export function describeTipsOfAway(open: OpenStorage): void {
  describe('words of others in the tips', () => {
    const storage = openAround(open);
    let judge: string;
    beforeAll(async () => {
      judge = (await addUser(storage, { role: 2 })).id;
    });

    const by = (act: string) => ({ at: early, actorId: judge, act });

    /** A recipe in whose tip words of somebody else stand. */
    const fold = async (text = 'Yes') => {
      const [authorId, asker] = [(await addUser(storage)).id, (await addUser(storage)).id];
      const recipe = await publish(storage, authorId, { name: newWord(), tip: 'Rest it.' });
      const wish = { recipeId: recipe.id, text: 'Does it freeze?', at: early };
      const question = { id: newId(), userId: asker, ...wish };
      await storage.writer.askQuestion(question);
      const answer = { id: newId(), userId: authorId, questionId: question.id, text };
      await storage.writer.answerQuestion({ ...answer, at: early });
      const folded = await storage.writer.foldQuestion(question.id, {
        answerId: undefined,
        at: early,
      });
      if (folded.kind !== 'folded') throw new Error(folded.kind);
      expect(folded.recipe.tip).toBe(`Rest it.\n\nQ: Does it freeze?\nA: ${text}`);
      return { recipe: folded.recipe, asker, questionId: question.id };
    };
    const found = async ({ id, name }: RecipeRow) => ({
      tip: (await storage.reader.findRecipe(id))?.tip,
      searched: (await storage.searcher.searchRecipes(name, 9, 0)).rows.length,
    });
    const letStand = async ({ id }: RecipeRow) => {
      const { rows } = await storage.reader.listQueue(false, 200);
      const entry = rows.find(({ subjectId }) => subjectId === id)?.id ?? '';
      await storage.writer.settleEntry(entry, { act: 'dismiss', rule: null, reason: null }, by(''));
    };
    type Step = (recipe: RecipeRow) => Promise<unknown>;
    const ways: Record<string, [away: Step, back: Step]> = {
      'its owner deleted': [
        ({ id, userId }) => storage.writer.softDeleteRecipe(id, userId, early),
        ({ id, userId }) => storage.writer.undeleteRecipe(id, userId, early),
      ],
      'a moderator removed': [
        ({ id }) => storage.writer.removeRecipe(id, by('remove-recipe')),
        ({ id }) => storage.writer.restoreRecipe(id, by('restore-recipe')),
      ],
      'waits for a look': [
        (recipe) => {
          const waiting = { description: newWord(), waits: true };
          return storage.writer.updateRecipe(recipe.id, { ...changeOf(recipe), ...waiting });
        },
        letStand,
      ],
    };

    for (const [name, [away, back]] of Object.entries(ways)) {
      test(`words of a deleted account go from the tip of one that ${name}, before it comes back`, async () => {
        const { recipe, asker } = await fold();
        await away(recipe);
        expect(await found(recipe)).toEqual({ tip: undefined, searched: 0 });
        await storage.writer.deleteUser(asker, null);
        expect(await found(recipe)).toEqual({ tip: undefined, searched: 0 });
        await back(recipe);
        expect(await found(recipe)).toEqual({ tip: 'Rest it.', searched: 1 });
      });

      test(`words that a clean-up hides go from the tip of one that ${name}, before it comes back`, async () => {
        const { recipe, asker, questionId } = await fold();
        const time = { since: 0, until: 4_000_000_000_000 };
        const set = { ...time, userId: asker, newSince: null, block: null, hint: null };
        const cleanup = { id: newId(), set, rule: null, reason: 'Rude', keep: null };
        // What it hides is chosen while the recipe is there, and hidden once it is not.
        await storage.writer.startCleanup(cleanup, { at: early, actorId: judge });
        await away(recipe);
        while (await storage.writer.cleanSome(early));
        expect(await found(recipe)).toEqual({ tip: undefined, searched: 0 });
        await back(recipe);
        expect(await found(recipe)).toEqual({ tip: 'Rest it.', searched: 1 });
        const question = await storage.reader.findQuestion(questionId, null);
        expect(question).toMatchObject({ isFolded: false, hidden: { reason: 'Rude' } });
      });
    }

    test('a question that is put there anew takes along what it put there before, whichever answer that was', async () => {
      const { recipe, questionId } = await fold();
      const other = { id: newId(), userId: (await addUser(storage)).id, questionId };
      await storage.writer.answerQuestion({ ...other, text: 'Never, it weeps', at: early });
      const [first] = (await storage.reader.findQuestion(questionId, null))?.answers ?? [];
      const anew = async (answerId: string | undefined) => {
        await storage.writer.unfoldQuestion(questionId);
        await storage.writer.foldQuestion(questionId, { answerId, at: early });
        return (await storage.reader.findRecipe(recipe.id))?.tip;
      };
      const byOther = 'Rest it.\n\nQ: Does it freeze?\nA: Never, it weeps';
      expect(await anew(other.id)).toBe(byOther);
      expect(await anew(first?.id)).toBe('Rest it.\n\nQ: Does it freeze?\nA: Yes');
      expect(await anew(other.id)).toBe(byOther);
      await storage.writer.deleteAnswer(first?.id ?? '', null);
      expect((await storage.reader.findRecipe(recipe.id))?.tip).toBe(byOther);
      await storage.writer.deleteAnswer(other.id, null);
      expect((await storage.reader.findRecipe(recipe.id))?.tip).toBe('Rest it.');
    });

    test('a question that is put there anew takes along nothing that its author has written since', async () => {
      const { recipe, questionId } = await fold('Freeze it for three months');
      await storage.writer.unfoldQuestion(questionId);
      const tip = 'Rest it. Freeze it for three months, then thaw it.\nQ: Does it freeze?';
      await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { tip }));
      await storage.writer.foldQuestion(questionId, { answerId: undefined, at: early });
      expect((await storage.reader.findRecipe(recipe.id))?.tip).toBe(
        'Rest it. Freeze it for three months, then thaw it.\n\nQ: Does it freeze?\nA: Freeze it for three months',
      );
    });
  });
}
