import { type Static, Type } from 'typebox';
import { Category } from './categories.ts';
import { CookName } from './cook-name.ts';
import {
  defineCall,
  IdempotencyHeaders,
  pageEnd,
  pageQuery,
  Success,
  Text,
  view,
} from './define.ts';
import { fieldErrors } from './errors.ts';
import { photoInput, photoReply } from './photos.ts';
import { RecipeCard } from './recipe-card.ts';
import { detailFields, detailInput, joinedLines, lineFields } from './recipe-detail-fields.ts';
import { diets, difficulties, recipeFields } from './recipe-fields.ts';
import { byTime } from './recipe-times.ts';

/** The largest accepted upload in bytes; 1,000,000 itself is refused. */
export const photoMaxBytes = 999_999;

export const limits = {
  name: 150,
  description: 5_000,
  ingredients: 100,
  ingredient: 300,
  steps: 60,
  step: 2_000,
  tip: 2_000,
  sourceUrl: 2_000,
  servings: 1_000,
  minutes: 10_000,
} as const;

/** A recipe of a list, its category the whole `{_id, name}` object. */
export const ListedRecipe = Type.Object({ ...recipeFields, category: Category });
/** A recipe of a list, its category the id alone. */
export const RecipeWithCategoryId = Type.Object({ ...recipeFields, category: Type.String() });

/** What a reply about one recipe tells: lists stay small, and what is new is told here alone. */
const wholeFields = {
  ...recipeFields,
  ...lineFields,
  ...byTime(() => Type.Optional(Type.Integer())),
  ...detailFields,
  unlisted: Type.Optional(
    Type.Boolean({ description: 'Only its link leads to it; absent where lists have it' }),
  ),
  category: Category,
  ...photoReply,
};
/** One recipe whole, as those who write it are answered. */
export const Recipe = Type.Object(wholeFields);
/** The recipe page also names the cook. */
export const RecipeDetail = Type.Object({
  ...wholeFields,
  cook: CookName,
  dietDoubts: Type.Optional(
    Type.Array(Type.Object({ diet: Type.Enum([...diets]), foods: Type.Array(Type.String()) }), {
      description:
        'Of `diet` what the text contradicts, with the ingredients that do; none where only its name or its steps do',
    }),
  ),
  isSourceLive: Type.Optional(
    Type.Boolean({ description: 'Whether `sourceUrl` may lead anywhere; otherwise it is text' }),
  ),
});

export type ListedRecipeReply = Static<typeof ListedRecipe>;
export type RecipeReply = Static<typeof Recipe>;
export type RecipeWithCategoryIdReply = Static<typeof RecipeWithCategoryId>;
export type RecipeDetailReply = Static<typeof RecipeDetail>;

/** An optional whole number: absent keeps it, an empty form field clears it. */
function OptionalNumber(minimum: number, maximum: number) {
  return Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum, maximum }));
}

const optionalFields = {
  servings: OptionalNumber(1, limits.servings),
  ...byTime(() => OptionalNumber(0, limits.minutes)),
  difficulty: Type.Optional(Type.Enum([...difficulties, ''])),
  diet: Type.Optional(Type.Array(Type.Enum([...diets, '']), { maxItems: diets.length + 1 })),
  tip: Type.Optional(Text({ min: 0, max: limits.tip })),
  sourceUrl: Type.Optional(
    Type.String({ maxLength: limits.sourceUrl, pattern: '^(https?://[^\\s\\u0000]+)?$' }),
  ),
  ...detailInput,
};

const recipeInput = {
  name: Text({ max: limits.name }),
  description: Text({ max: limits.description }),
  ingredients: joinedLines('ingredientList', limits.ingredients, limits.ingredient),
  steps: joinedLines('stepList', limits.steps, limits.step),
  ingredientList: Type.Optional(
    Type.Array(Text({ max: limits.ingredient }), { minItems: 1, maxItems: limits.ingredients }),
  ),
  stepList: Type.Optional(
    Type.Array(Text({ max: limits.step }), { minItems: 1, maxItems: limits.steps }),
  ),
  category: Text({ max: 100, description: 'The id of a cuisine; get-category lists them' }),
  ...photoInput(limits.steps),
  userId: Type.Optional(Type.String()),
  ...optionalFields,
};

export const RecipeInput = Type.Object(recipeInput);
export type RecipeInputBody = Static<typeof RecipeInput>;

/** Pages by number reach this far into a list; further on a cursor leads. */
export const numberedRecipes = 10_000;
/** How many recipes, or cards, one list tells at most, and where it is asked for no number of them. */
export const mostListed = { recipes: 5_000, cards: 500 } as const;

export const listRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/food/get-food',
  feature: 'recipes',
  summary: 'Recipes, newest first; without limit the newest 5,000, or the cards of the newest 500',
  who: 'anyone',
  query: Type.Object({
    category: Type.Optional(Type.String({ description: 'The id of a cuisine' })),
    userId: Type.Optional(Type.String({ description: 'The id of a cook' })),
    ...pageQuery(mostListed.recipes, `With view=card at most ${mostListed.cards}`),
    page: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: numberedRecipes,
        description: `The page of this number, from 1, of limit recipes each; refused beside a cursor, and where page times limit, which without one is ${mostListed.recipes} recipes or ${mostListed.cards} cards, is over ${numberedRecipes}`,
      }),
    ),
    view,
  }),
  status: 200,
  reply: Success({ foods: Type.Array(ListedRecipe), ...pageEnd }),
  cards: Success({ foods: Type.Array(RecipeCard), ...pageEnd }),
  longList: { path: ['foods'], item: ListedRecipe, rests: [Success(pageEnd)] },
  errors: ['bad_cursor', 'bad_request', 'too_many_tries'],
});

export const recentRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/food/get-recent',
  feature: 'recipes',
  summary: 'The ten newest recipes',
  who: 'anyone',
  query: Type.Object({ view }),
  status: 200,
  reply: Success({ foods: Type.Array(RecipeWithCategoryId) }),
  cards: Success({ foods: Type.Array(RecipeCard) }),
  errors: [],
});

export const getRecipe = defineCall({
  method: 'GET',
  path: '/api/v1/food/get-food/:slug',
  feature: 'recipes',
  summary: 'One recipe; a slug from before a rename answers with the recipe under its present slug',
  who: 'anyone',
  params: Type.Object({ slug: Type.String() }),
  status: 200,
  reply: Success({ food: RecipeDetail }),
  errors: ['recipe_not_found'],
});

export const relatedRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/food/related-food/:recipeId/:categoryId',
  feature: 'recipes',
  summary: 'Up to four recipes of the category, most alike first, never itself',
  who: 'anyone',
  params: Type.Object({ recipeId: Type.String(), categoryId: Type.String() }),
  query: Type.Object({ view }),
  status: 200,
  reply: Success({ recipe: Type.Array(ListedRecipe) }),
  cards: Success({ recipe: Type.Array(RecipeCard) }),
  errors: ['recipe_not_found', 'category_not_found'],
});

const writeErrors = [
  'not_signed_in',
  'not_you',
  'photo_too_large',
  'body_too_large',
  'photo_not_an_image',
  'photo_missing',
  'photo_gone',
  'category_missing',
  'only_headings',
  ...fieldErrors,
] as const;

/** Bytes of a recipe as JSON: as many as its text may have as a form. */
const longestRecipe = 3_000_000;

export const publishRecipe = defineCall({
  method: 'POST',
  path: '/api/v1/food/create-food',
  feature: 'recipes',
  summary:
    'Publish a recipe, with a photo part or with photoIds; a repeated Idempotency-Key answers with the first result',
  who: 'user',
  headers: IdempotencyHeaders,
  body: { kind: 'form', schema: RecipeInput, photo: 'optional', maxBytes: longestRecipe },
  status: 201,
  reply: Success({ food: Recipe }),
  errors: [...writeErrors, 'too_many_tries', 'recipes_full', 'photos_full'],
});

export const updateRecipe = defineCall({
  method: 'PUT',
  path: '/api/v1/food/update-food/:id',
  feature: 'recipes',
  summary: 'Change a recipe; with baseUpdatedAt a stale edit is refused with the current recipe',
  who: 'user',
  params: Type.Object({ id: Type.String() }),
  body: {
    kind: 'form',
    schema: Type.Object({ ...recipeInput, baseUpdatedAt: Type.Optional(Type.String()) }),
    photo: 'optional',
    maxBytes: longestRecipe,
  },
  status: 200,
  reply: Success({ food: Recipe }),
  errors: [
    ...writeErrors,
    'not_yours',
    'recipe_not_found',
    'recipe_changed',
    'too_many_tries',
    'too_many_renames',
    'photos_full',
  ],
});

export const deleteRecipe = defineCall({
  method: 'DELETE',
  path: '/api/v1/food/delete-food/:id',
  feature: 'recipes',
  summary:
    'Take a recipe from the site; its owner alone can undo it for 30 days, and what an admin deletes only admins restore; then its photo files and every save of it go',
  who: 'user',
  params: Type.Object({ id: Type.String() }),
  status: 200,
  reply: Success({}),
  errors: ['not_signed_in', 'not_yours', 'recipe_not_found'],
});
