import { addressIn, firstLanguage, type Language } from '#contract/languages.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { isoDuration } from '#domain/formats/durations.ts';
import { courseNames } from '#domain/formats/schema-courses.ts';
import { schemaDiets } from '#domain/formats/schema-diets.ts';
import { schemaNutrition } from '#domain/formats/schema-nutrition.ts';
import { withoutHeadings } from '#domain/kitchen/ingredient-sections.ts';
import { withoutFixing } from '#domain/kitchen/ingredients-text.ts';
import { borneOutDiets } from '#domain/recipes/borne-out.ts';
import { languageOf } from '#domain/recipes/language.ts';
import { type SectionLine, stepSections } from '#domain/recipes/sections.ts';
import { stepPhotoOf } from '#domain/recipes/step-photo.ts';
import { totalMinutes } from '#domain/recipes/times.ts';
import { absoluteUrl, addresses, shapedPhotos, wholePhoto } from './addresses.ts';

/** What structured data says about the site; `publicUrl` is the origin without a trailing slash. */
export type SharedSite = {
  readonly brand: string;
  readonly publicUrl: string;
  /** Of the page that says it; the first where no page does. */
  readonly language?: Language;
};

export type Node = Record<string, unknown>;

/** The absolute address of a page in the language of the page that names it. */
export function pageUrl(path: string, { publicUrl, language = firstLanguage }: SharedSite): string {
  return absoluteUrl(addressIn(language, path), publicUrl);
}

/**
 * A recipe as a schema.org Recipe, with everything that it has and Google's list asks for. Its id is
 * the same in every language, because it is one recipe; its address is that of the page.
 */
export function recipeNode(recipe: RecipeDetailReply, site: SharedSite): Node {
  const absolute = (address: string) => absoluteUrl(address, site.publicUrl);
  const url = pageUrl(addresses.recipe(recipe), site);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': `${absolute(addresses.recipe(recipe))}#recipe`,
    url,
    mainEntityOfPage: url,
    name: recipe.name,
    ...(recipe.otherNames ? { alternateName: recipe.otherNames } : {}),
    inLanguage: languageOf(recipe),
    description: recipe.description,
    image: imagesOf(recipe, absolute),
    author: authorNode(recipe, site),
    publisher: organizationOf(site),
    datePublished: recipe.createdAt,
    dateModified: recipe.updatedAt,
    ...cuisineOf(recipe),
    ...keywordsOf(recipe),
    ...yieldOf(recipe),
    ...timesOf(recipe),
    recipeIngredient: withoutHeadings(recipe.ingredientList, languageOf(recipe)).map(withoutFixing),
    recipeInstructions: instructionsOf(recipe, site),
    ...toolsOf(recipe),
    ...(recipe.nutrition ? { nutrition: schemaNutrition(recipe.nutrition) } : {}),
    ...(recipe.sourceUrl ? { isBasedOn: recipe.sourceUrl } : {}),
  };
}

/** The steps, those under a heading in its section; a heading without steps has nothing to tell. */
function instructionsOf(recipe: RecipeDetailReply, site: SharedSite): Node[] {
  const imageOf = (index: number): Node => {
    const photo = stepPhotoOf(recipe, index);
    return photo ? { image: absoluteUrl(photo.url, site.publicUrl) } : {};
  };
  const stepNode = ({ text, number, index }: SectionLine): Node => ({
    '@type': 'HowToStep',
    position: number,
    text,
    url: pageUrl(addresses.step(recipe, number), site),
    ...imageOf(index),
  });
  return stepSections(recipe.stepList).flatMap(({ heading, lines }) => {
    const steps = lines.map(stepNode);
    if (heading === null || steps.length === 0) return steps;
    return [{ '@type': 'HowToSection', name: heading, itemListElement: steps }];
  });
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

/** The first photo in every shape, and all as they are, those of which something is said with it. */
function imagesOf(
  { photo, photos }: RecipeDetailReply,
  absolute: (address: string) => string,
): (string | Node)[] {
  const whole = (photos ?? [photo]).map((one, index) => {
    // The name that the shapes of the first begin with, so that readers see one picture in them.
    const url = absolute(index === 0 ? wholePhoto(one) : one.url);
    const caption = 'caption' in one ? one.caption : undefined;
    return caption ? { '@type': 'ImageObject', url, caption } : url;
  });
  return [...shapedPhotos(photo).map(absolute), ...whole];
}

function authorNode({ cook }: RecipeDetailReply, site: SharedSite): Node {
  if (!cook.name) return { '@type': 'Organization', name: site.brand };
  const url = pageUrl(addresses.cook(cook), site);
  return { '@type': 'Person', name: cook.name, url };
}

/** A category of ours is a cuisine, save 'Other'; `recipeCategory` is another thing, the course. */
function cuisineOf({ category, course }: RecipeDetailReply): Node {
  return {
    ...(category._id === cuisineId('Other') ? {} : { recipeCuisine: category.name }),
    ...(course ? { recipeCategory: courseNames[course] } : {}),
  };
}

/** The number of servings first, as those who read it expect, and what comes of it in words. */
function yieldOf({ servings, yield: made }: RecipeDetailReply): Node {
  const told = [...(servings ? [String(servings)] : []), ...(made ? [made] : [])];
  return told.length === 0 ? {} : { recipeYield: told.length === 1 ? told[0] : told };
}

function toolsOf({ equipment }: RecipeDetailReply): Node {
  return equipment ? { tool: equipment.map((name) => ({ '@type': 'HowToTool', name })) } : {};
}

/** Diets without a term at schema.org are still found as keywords; what the text contradicts is claimed in neither. */
function keywordsOf({ tags = [], difficulty, ...told }: RecipeDetailReply): Node {
  const diet = borneOutDiets(told);
  const keywords = [...tags, ...diet, ...(difficulty ? [difficulty] : [])];
  const terms = schemaDiets(diet);
  return {
    ...(keywords.length ? { keywords: keywords.join(', ') } : {}),
    ...(terms.length ? { suitableForDiet: terms } : {}),
  };
}

/**
 * Resting has no term of its own: it is what the total has beyond preparation and cooking. Where it
 * is told, a part that is not told counts as none, so that readers find it.
 */
function timesOf(recipe: RecipeDetailReply): Node {
  const none = recipe.restMinutes ? 0 : undefined;
  const { prepMinutes = none, cookMinutes = none } = recipe;
  return {
    ...(prepMinutes === undefined ? {} : { prepTime: isoDuration(prepMinutes) }),
    ...(cookMinutes === undefined ? {} : { cookTime: isoDuration(cookMinutes) }),
    ...(prepMinutes === undefined || cookMinutes === undefined
      ? {}
      : { totalTime: isoDuration(totalMinutes(recipe) ?? 0) }),
  };
}
