import { expect, test } from 'vitest';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { catalogueOf } from '#messages/catalogues.ts';
import { createTexts } from '#messages/format.ts';
import { markdownWords } from '#server/presenters/markdown-words.ts';
import { starterReplies } from '#test/support/starter-replies.ts';
import { readPlainRecipe } from '../imports/read-plain-recipe.ts';
import { toMarkdown } from './markdown.ts';

const texts = createTexts(catalogueOf);
const source = {
  url: 'https://x.example/recipe/a',
  image: 'https://x.example/a.jpg',
  moreImages: ['https://x.example/b.webp', 'c_(d).webp'],
};

/** What is read from the file of a recipe, as the site writes it in a language. */
function readBack(recipe: RecipeDetailReply, language: 'en' | 'de') {
  const file = toMarkdown(recipe, source, markdownWords(recipe, texts(language)));
  return readPlainRecipe(file.split('\n'));
}

test.each(['en', 'de'] as const)(
  'our own files in %s are read as the recipes that they tell',
  async (language) => {
    for (const own of await starterReplies()) {
      const { name, description, ingredientList, stepList, servings, tip, difficulty } = own;
      const { prepMinutes, cookMinutes, restMinutes, course, equipment } = own;
      const told = { name, description, ingredientList, stepList, servings, difficulty, tip };
      const details = { prepMinutes, cookMinutes, restMinutes, course, equipment };
      const read = readBack(own, language);
      for (const [field, value] of Object.entries({ ...told, ...details }))
        expect([own.slug, field, read?.[field as 'name']]).toEqual([
          own.slug,
          field,
          value ?? undefined,
        ]);
      expect(read).toMatchObject({ language: 'en-GB', pageUrl: source.url });
    }
  },
);

const inFull = {
  name: 'Brot & Butter',
  description: 'Gut.\nUnd *einfach*.',
  language: 'de',
  ingredientList: ['1.500 g Mehl', '# Zum Servieren', '2 EL Butter'],
  stepList: ['Mischen.', '# Zum Servieren', 'Mit Butter essen.'],
  servings: 4,
  prepMinutes: 20,
  cookMinutes: 45,
  restMinutes: 600,
  difficulty: 'easy',
  diet: ['vegetarian'],
  course: 'baking',
  tags: ['one pot'],
  yield: '2 Brote',
  otherNames: ['麻婆豆腐'],
  equipment: ['ein Topf'],
  nutrition: { kcal: 240, salt: 0.25 },
  tip: 'Warm essen.\n# Reste einfrieren',
  sourceUrl: 'https://y.example/brot?a=1',
} satisfies Partial<RecipeDetailReply>;

test.each(['en', 'de'] as const)(
  'a file in %s brings all that a recipe may tell',
  async (language) => {
    const [plain] = await starterReplies();
    for (const ofText of ['de', 'en-US', 'en-GB'] as const) {
      const { sourceUrl: pageUrl, ...recipe } = { ...inFull, language: ofText };
      const read = readBack({ ...plain!, ...inFull, language: ofText }, language);
      expect(read).toEqual({ ...recipe, category: plain!.category._id, pageUrl });
    }
  },
);

test('a German file that was written under earlier words of ours is read all the same', async () => {
  const [plain] = await starterReplies();
  const recipe = { ...plain!, ...inFull, language: 'de' as const };
  const file = toMarkdown(recipe, source, markdownWords(recipe, texts('de')));
  const earlier = file
    .replace('Gang: Backen', 'Gang: Gebäck')
    .replace('## Küchenutensilien', '## Geräte');
  expect(earlier).toMatch(/Gang: Gebäck[\s\S]*## Geräte/);
  expect(readPlainRecipe(earlier.split('\n'))).toMatchObject({
    course: 'baking',
    equipment: inFull.equipment,
  });
});
