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
    publisher: organizationOf(site),
    datePublished: recipe.createdAt,
    dateModified: recipe.updatedAt,
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

/** The site as a publisher, by name, address and logo. */
export function organizationOf(site: SharedSite): Node {
  return {
    '@type': 'Organization',
    name: site.brand,
    url: absoluteUrl(addresses.home, site.publicUrl),
    logo: {
      '@type': 'ImageObject',
      url: absoluteUrl(addresses.logo, site.publicUrl),
      width: 512,
      height: 512,
    },
  };
}

function authorNode({ cook }: RecipeDetailReply, site: SharedSite): Node {
  if (!cook.name) return { '@type': 'Organization', name: site.brand };
  const url = absoluteUrl(addresses.cook(cook._id), site.publicUrl);
  return { '@type': 'Person', name: cook.name, url };
}

/**
 * A category of ours is a cuisine, save 'Other'. `recipeCategory` is another thing, the course: it is
 * left out because no recipe tells its course.
 */
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
