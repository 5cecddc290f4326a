import { join } from 'node:path';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { photoWidths } from '#domain/photos/widths.ts';
import { joinLines } from '#domain/recipes/lists.ts';
import { readCookbook, type StarterRecipe } from '#starter/cookbook.ts';

const folder = join(import.meta.dirname, '../../starter/recipes');
const cook = {
  _id: '650000000000000000000001',
  name: 'Potluck Kitchen',
  handle: 'potluck-kitchen',
};

/** The 120 starter recipes as the recipe page gets them. */
export async function starterReplies(): Promise<RecipeDetailReply[]> {
  return (await readCookbook(folder)).map(toReply);
}

/** Recipes whose names and texts break careless pages. */
export async function awkwardReplies(): Promise<RecipeDetailReply[]> {
  const [plain] = await starterReplies();
  if (!plain) throw new Error('The starter cookbook is empty');
  return [
    '</script><script>alert(1)</script>',
    'Grandma\'s "best" & <b>boldest</b> <!-- stew',
    '🍕 Pizza 👩‍🍳 party 🇮🇹',
    'حمص بالطحينة',
    'חומוס "ביתי" עם פטריות',
    '麻婆豆腐',
    'Crème brûlée \u2028 \u0007 \\u003c &lt; &amp;',
  ].map((text, index) => ({
    ...plain,
    name: text,
    slug: `awkward-${index}`,
    description: `${text}\n\nSecond paragraph: ${text}`,
    ingredientList: [`2½ tbsp ${text}, chopped`, text],
    stepList: [text, `Stir ${text} in.`],
    tip: text,
  }));
}

function toReply(recipe: StarterRecipe, index: number): RecipeDetailReply {
  const { category, ingredients, steps, ...rest } = recipe;
  const at = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString();
  return {
    ...rest,
    _id: index.toString(16).padStart(24, '0'),
    userId: cook._id,
    ingredients: joinLines(ingredients),
    steps: joinLines(steps),
    ingredientList: ingredients,
    stepList: steps,
    ingredientIds: ingredients.map((_, line) => `i${line}`),
    stepIds: steps.map((_, line) => `s${line}`),
    photo: photoOf(index.toString(16).padStart(32, '0')),
    photoIds: [index.toString(16).padStart(32, '0')],
    createdAt: at,
    updatedAt: at,
    category: { _id: cuisineId(category), name: category },
    cook,
  };
}

function photoOf(id: string): RecipeDetailReply['photo'] {
  const width = 1200;
  const sizes = photoWidths(width).map((size) => ({
    url: `/photos/${id}-${size}.webp`,
    width: size,
  }));
  const social = `/photos/${id}-social.jpg`;
  return { url: sizes.at(-1)?.url ?? '', width, height: 900, color: '#aa8866', sizes, social };
}
