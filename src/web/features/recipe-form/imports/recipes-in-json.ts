import { findExportedRecipe } from '#domain/imports/exported-recipe.ts';
import { findRecipeNode } from '#domain/imports/find-recipe-node.ts';

/** A picture of a recipe in a file, which is unpacked once it is wanted; `step` is the index of the step that it shows. */
export type PictureInFile = { open: () => Promise<File>; caption?: string; step?: number };

/** A recipe of a file: what it is called, the text that the site reads, and the pictures that came with it. */
export type RecipeInFile = { name: string; text: string; pictures?: readonly PictureInFile[] };

/** No text of a recipe is as long; a picture that stands in it as letters is. */
const longestText = 100_000;

/** The recipes in the JSON of a program, which may list many; none where it is no JSON, or of something else. */
export function recipesInJson(json: string): RecipeInFile[] {
  const told = parse(json);
  const recipes = [told].flat().flatMap((one) => {
    const name = nameIn(one);
    return name === null ? [] : [{ name, text: toText(one) }];
  });
  // What stands beside the only one may be parts of it, as in the data of a page.
  return recipes.map(({ name, text }) => ({ name, text: recipes[1] ? text : toText(told) }));
}

/** What a text says, or null where it is no JSON. */
export function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // The site mends what it can; here it only is not a list of recipes.
    return null;
  }
}

/** What the recipe in a document is called, which may be nothing; null where it holds none. */
function nameIn(document: unknown): string | null {
  const node = findRecipeNode([document]);
  const exported = node ? null : findExportedRecipe([document]);
  if (!node && !exported) return null;
  const name = node?.name ?? exported?.beside.name ?? exported?.node.name;
  return typeof name === 'string' ? name : '';
}

const toText = (document: unknown): string =>
  JSON.stringify(document, (_key, value) =>
    typeof value === 'string' && value.length > longestText ? undefined : value,
  );
