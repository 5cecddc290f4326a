import { filled, integer, optional, table, text } from '../../table.ts';

/** List columns hold JSON text; times are milliseconds. */
export const recipeTables = {
  recipes: table(
    {
      /** Publishing order; what search indexes refer to. */
      seq: filled(integer),
      id: text,
      slug: text,
      name: text,
      description: text,
      ingredients: text,
      steps: text,
      /** One lasting id for each ingredient and step, in the order of the lines. */
      ingredient_ids: text,
      step_ids: text,
      category_id: text,
      user_id: text,
      servings: optional(integer),
      prep_minutes: optional(integer),
      cook_minutes: optional(integer),
      rest_minutes: optional(integer),
      difficulty: optional(text),
      diet: text,
      tip: optional(text),
      source_url: optional(text),
      course: optional(text),
      tags: filled(text),
      equipment: filled(text),
      yield: optional(text),
      /** A JSON object by nutrient. */
      nutrition: optional(text),
      language: filled(text),
      other_names: filled(text),
      /** 1 for a recipe that only its link leads to: no list, search or feed has it. */
      unlisted: filled(integer),
      photo_id: text,
      photo_width: integer,
      photo_height: integer,
      photo_color: text,
      photo_caption: filled(text),
      /** What its files take together. */
      photo_bytes: filled(integer),
      created_at: integer,
      updated_at: integer,
      /** When an admin removed it, or its owner deleted it; null for a recipe that is there. */
      removed_at: optional(integer),
      /** 1 where it was the owner: then they alone bring it back; 2 and 3 where it waits for a look (`takers.ts`). */
      deleted_by_owner: filled(integer),
    },
    { key: ['id'], refers: ['categories', 'users'] },
  ),
  /**
   * Every slug that an existing recipe has or had. `stem` and `number` are the slug taken
   * apart (`pad-thai-2` is `pad-thai`, 2), so that the next free number is one query away;
   * `wish` is the slug asked for when this one was taken.
   */
  recipe_slugs: table(
    { slug: text, recipe_id: text, wish: text, stem: text, number: integer },
    { key: ['slug'], refers: ['recipes'] },
  ),
  /** Sizes of the listed sets, kept by every write; an empty id means any. */
  recipe_counts: table(
    { category_id: text, user_id: text, count: integer },
    { key: ['category_id', 'user_id'], travel: 'derived' },
  ),
  /** The card of each recipe that lists have, but for its diets, the cook's name and the rating (`cards.ts`). */
  recipe_cards: table(
    { seq: integer, recipe_id: text, user_id: text, rules: integer, text },
    { key: ['seq'], travel: 'derived' },
  ),
  /** The recipes of which it is known what they are most like; the rest is worked out when it is asked for (`related.ts`). */
  recipe_related: table(
    { recipe_id: text, newest: integer, made_at: integer },
    { key: ['recipe_id'], refers: ['recipes'], travel: 'derived' },
  ),
  /** The recipes of its category that a recipe is most like, the most alike first. */
  recipe_relations: table(
    { recipe_id: text, place: integer, related_id: text },
    { key: ['recipe_id', 'place'], refers: ['recipe_related', 'recipes'], travel: 'derived' },
  ),
  publish_keys: table(
    { user_id: text, key: text, recipe_id: text },
    { key: ['user_id', 'key'], refers: ['users', 'recipes'] },
  ),
};
