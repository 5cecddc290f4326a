import type { RecipeDetailReply } from '#contract/recipes.ts';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { isoDuration } from '#domain/formats/durations.ts';
import { schemaDiets } from '#domain/formats/schema-diets.ts';
import { absoluteUrl, addresses, shapedPhotos } from './addresses.ts';

/** What structured data says about the site; `publicUrl` is the origin without a trailing slash. */
export type SharedSite = { readonly brand: string; readonly publicUrl: string };

export type Node = Record<string, unknown>;

/** A recipe as a schema.org Recipe, with everything that it has and Google's list asks for. */
export function recipeNode(recipe: RecipeDetailReply, site: SharedSite): Node {
  const absolute = (address: string) => absoluteUrl(address, site.publicUrl);
  const url = absolute(addresses.recipe(recipe));
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': `${url}#recipe`,
    url,
    mainEntityOfPage: url,
    name: recipe.name,
    description: recipe.description,
    image: shapedPhotos(recipe.photo).map(absolute),
    author: authorNode(recipe, site),
    publisher: { '@type': 'Organization', name: site.brand, url: absolute(addresses.home) },
    datePublished: recipe.createdAt,
    dateModified: recipe.updatedAt,
    recipeCategory: recipe.category.name,
    ...cuisineOf(recipe),
    ...keywordsOf(recipe),
    ...(recipe.servings ? { recipeYield: String(recipe.servings) } : {}),
    ...timesOf(recipe),
    recipeIngredient: recipe.ingredientList,
    recipeInstructions: recipe.stepList.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
      url: absolute(addresses.step(recipe, index + 1)),
    })),
    ...(recipe.sourceUrl ? { isBasedOn: recipe.sourceUrl } : {}),
  };
}

function authorNode({ cook }: RecipeDetailReply, site: SharedSite): Node {
  if (!cook.name) return { '@type': 'Organization', name: site.brand };
  const url = absoluteUrl(addresses.cook(cook._id), site.publicUrl);
  return { '@type': 'Person', name: cook.name, url };
}

/** 'Other' is a category of ours, not a cuisine of the world. */
function cuisineOf({ category }: RecipeDetailReply): Node {
  return category._id === cuisineId('Other') ? {} : { recipeCuisine: category.name };
}

/** Diets without a term at schema.org are still found as keywords. */
function keywordsOf({ diet = [], difficulty }: RecipeDetailReply): Node {
  const keywords = [...diet, ...(difficulty ? [difficulty] : [])];
  const terms = schemaDiets(diet);
  return {
    ...(keywords.length ? { keywords: keywords.join(', ') } : {}),
    ...(terms.length ? { suitableForDiet: terms } : {}),
  };
}

function timesOf({ prepMinutes, cookMinutes }: RecipeDetailReply): Node {
  const total = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  return {
    ...(prepMinutes === undefined ? {} : { prepTime: isoDuration(prepMinutes) }),
    ...(cookMinutes === undefined ? {} : { cookTime: isoDuration(cookMinutes) }),
    ...(prepMinutes === undefined || cookMinutes === undefined
      ? {}
      : { totalTime: isoDuration(total) }),
  };
}
