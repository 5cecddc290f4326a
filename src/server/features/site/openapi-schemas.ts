import { User } from '#contract/accounts.ts';
import { Account, Act, ModeratedRecipe } from '#contract/admin.ts';
import { Category } from '#contract/categories.ts';
import { ContactMessage } from '#contract/contact.ts';
import { Cook } from '#contract/cooks.ts';
import { Failure } from '#contract/define.ts';
import { DeletedRecipe } from '#contract/deletions.ts';
import { RecipeDraft } from '#contract/imports.ts';
import { RecipeCard } from '#contract/recipe-card.ts';
import { Photo } from '#contract/recipe-fields.ts';
import { ListedRecipe, Recipe, RecipeDetail, RecipeWithCategoryId } from '#contract/recipes.ts';

export type Json = Record<string, unknown>;

/** What the document calls the things of the contract; a schema that is none of them stands in its place. */
const named: Record<string, object> = {
  Account,
  Act,
  Category,
  ContactMessage,
  Cook,
  DeletedRecipe,
  Failure,
  ListedRecipe,
  ModeratedRecipe,
  Photo,
  Recipe,
  RecipeCard,
  RecipeDetail,
  RecipeDraft,
  RecipeWithCategoryId,
  User,
};

const nameBySchema = new Map(
  Object.entries(named).map(([name, schema]) => [JSON.stringify(schema), name]),
);

/** A reference to a schema that has a name. */
export const refTo = (name: keyof typeof named): Json => ({
  $ref: `#/components/schemas/${name}`,
});

/** The schemas that have a name, each speaking of the others by theirs. */
export function namedSchemas(): Json {
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => [name, withRefsInside(schema)]),
  );
}

/** A schema of the contract as the document writes it: named things by their names, our keywords as extensions. */
export function toSchema(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const name = nameBySchema.get(JSON.stringify(schema));
  return name ? refTo(name) : withRefsInside(schema);
}

function withRefsInside(schema: object): unknown {
  if (Array.isArray(schema)) return schema.map(toSchema);
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key === 'untrimmed' ? 'x-untrimmed' : key,
      toSchema(value),
    ]),
  );
}
