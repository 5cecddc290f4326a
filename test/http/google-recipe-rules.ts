/**
 * The rules of Google's published pages on structured data for recipes (Recipe, HowToStep,
 * ItemList), breadcrumbs and site names, as checks over a parsed JSON-LD document. Each answers
 * with what is wrong, one sentence a fault; an empty list is a document without errors.
 */

// biome-ignore lint/suspicious/noExplicitAny: a JSON-LD document may hold anything; that is what is checked.
type Json = any;

const duration = /^P(?!$)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/;
const dateTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;
const markup =
  /<\/?(p|br|b|i|em|strong|a|span|div|li|ul|ol|h[1-6]|img)\b[^>]*>|&(amp|lt|gt|quot|#\d+);/i;
const diets =
  /^https?:\/\/schema\.org\/(Diabetic|GlutenFree|Halal|Hindu|Kosher|LowCalorie|LowFat|LowLactose|LowSalt|Vegan|Vegetarian)Diet$/;
const ratios = { '1x1': 1, '4x3': 4 / 3, '16x9': 16 / 9 };

/** What is wrong with a Recipe; `pageUrl` is the canonical address of the page that carries it. */
export function recipeErrors(recipe: Json, pageUrl: string): string[] {
  return [
    ...contextErrors(recipe, 'Recipe'),
    ...when(!isText(recipe.name), 'name is required'),
    ...imageErrors(recipe.image),
    ...when(recipe.url !== pageUrl, `url is ${recipe.url}, the page is ${pageUrl}`),
    ...when(!isText(recipe.description), 'description is recommended'),
    ...authorErrors(recipe.author),
    ...dateErrors(recipe),
    ...timeErrors(recipe),
    ...wordErrors(recipe),
    ...when(
      recipe.recipeYield !== undefined && !/^\d+/.test(String(recipe.recipeYield)),
      'recipeYield names the number of servings',
    ),
    ...ingredientErrors(recipe.recipeIngredient),
    ...instructionErrors(recipe.recipeInstructions, pageUrl),
    ...dietErrors(recipe.suitableForDiet),
  ];
}

/** What is wrong with an ItemList on a summary page: every item a ListItem with its own address. */
export function itemListErrors(list: Json, origin: string): string[] {
  const items = Array.isArray(list.itemListElement) ? list.itemListElement : [];
  const urls = items.map((item: Json) => item.url);
  return [
    ...contextErrors(list, 'ItemList'),
    ...when(items.length === 0, 'itemListElement is required'),
    ...when(new Set(urls).size !== urls.length, 'every item has an address of its own'),
    ...items.flatMap((item: Json, index: number) => [
      ...when(item['@type'] !== 'ListItem', `item ${index} is no ListItem`),
      ...when(item.position !== index + 1, `item ${index} has position ${item.position}`),
      ...when(!String(item.url).startsWith(`${origin}/`), `item ${index} is on another domain`),
    ]),
  ];
}

/** What is wrong with a BreadcrumbList: at least two ListItems with position, name and item. */
export function breadcrumbErrors(list: Json): string[] {
  const items = Array.isArray(list.itemListElement) ? list.itemListElement : [];
  return [
    ...contextErrors(list, 'BreadcrumbList'),
    ...when(items.length < 2, 'a breadcrumb trail has at least two items'),
    ...items.flatMap((item: Json, index: number) => [
      ...when(item['@type'] !== 'ListItem', `crumb ${index} is no ListItem`),
      ...when(item.position !== index + 1, `crumb ${index} has position ${item.position}`),
      ...when(!isText(item.name), `crumb ${index} has no name`),
      ...when(!isUrl(item.item), `crumb ${index} has no address`),
    ]),
  ];
}

/** What is wrong with a WebSite that offers a search box. */
export function webSiteErrors(site: Json): string[] {
  const action = site.potentialAction ?? {};
  const template = String(action.target?.urlTemplate ?? action.target);
  return [
    ...contextErrors(site, 'WebSite'),
    ...when(!isText(site.name), 'a site has a name'),
    ...when(!isUrl(site.url) || new URL(site.url).pathname !== '/', 'url is the home page'),
    ...when(action['@type'] !== 'SearchAction', 'potentialAction is a SearchAction'),
    ...when(!template.includes('{search_term_string}'), 'the target holds the search term'),
    ...when(
      action['query-input'] !== 'required name=search_term_string',
      'query-input is required',
    ),
  ];
}

function contextErrors(node: Json, type: string): string[] {
  return [
    ...when(!/^https?:\/\/schema\.org\/?$/.test(node?.['@context']), '@context is schema.org'),
    ...when(node?.['@type'] !== type, `@type is ${node?.['@type']}, not ${type}`),
  ];
}

/** Crawlable pictures, one of each shape: the file's name says the shape here. */
function imageErrors(images: Json): string[] {
  const all: Json[] = [images ?? []].flat();
  const list = all.map((one) => (one?.['@type'] === 'ImageObject' ? one.url : one));
  return [
    ...when(list.length === 0, 'image is required'),
    ...list.flatMap((url: Json) => when(!isUrl(url), `image ${url} is no absolute address`)),
    ...Object.keys(ratios).flatMap((shape) =>
      when(!list.some((url: string) => url.includes(shape)), `image has no ${shape}`),
    ),
  ];
}

function authorErrors(author: Json): string[] {
  const isKnown = author?.['@type'] === 'Person' || author?.['@type'] === 'Organization';
  return [
    ...when(!isKnown, 'author is a Person or an Organization'),
    ...when(!isText(author?.name), 'author has a name'),
    ...when(author?.url !== undefined && !isUrl(author.url), 'author.url is an address'),
  ];
}

function dateErrors({ datePublished, dateModified }: Json): string[] {
  return [
    ...when(!dateTime.test(datePublished), 'datePublished is an ISO 8601 date'),
    ...when(!dateTime.test(dateModified), 'dateModified is an ISO 8601 date'),
    ...when(dateModified < datePublished, 'dateModified is before datePublished'),
  ];
}

/** prepTime and cookTime only in combination; a total where both are there. */
function timeErrors({ prepTime, cookTime, totalTime }: Json): string[] {
  const given = Object.entries({ prepTime, cookTime, totalTime }).filter(
    ([, value]) => value !== undefined,
  );
  return [
    ...given.flatMap(([name, value]) =>
      when(!duration.test(String(value)), `${name} ${value} is no ISO 8601 duration`),
    ),
    ...when(Boolean(prepTime) && Boolean(cookTime) && !totalTime, 'totalTime is recommended'),
  ];
}

/** Keywords are separated by commas, and are not what belongs into category or cuisine. */
function wordErrors({ keywords, recipeCategory, recipeCuisine }: Json): string[] {
  const words = String(keywords ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase());
  return [
    ...when(keywords !== undefined && words.includes(''), 'a keyword is empty'),
    ...[recipeCategory, recipeCuisine].flatMap((value: Json) => [
      ...when(value !== undefined && !isText(value), `${value} is no text`),
      ...when(words.includes(String(value).toLowerCase()), `${value} is no keyword`),
    ]),
  ];
}

function ingredientErrors(ingredients: Json): string[] {
  if (!Array.isArray(ingredients) || ingredients.length === 0)
    return ['recipeIngredient is a list'];
  return ingredients.flatMap((line, index) =>
    when(!isText(line), `ingredient ${index + 1} is no text`),
  );
}

function instructionErrors(steps: Json, pageUrl: string): string[] {
  if (!Array.isArray(steps) || steps.length === 0) return ['recipeInstructions is a list of steps'];
  const parts = steps.flatMap((part: Json) =>
    part['@type'] === 'HowToSection' ? (part.itemListElement ?? []) : [part],
  );
  const sections = steps.filter((part: Json) => part['@type'] === 'HowToSection');
  const sectionFaults = sections.flatMap((section: Json) => [
    ...when(!isText(section.name), 'a section has no name'),
    ...when(!section.itemListElement?.length, `section ${section.name} has no steps`),
  ]);
  const stepFaults = parts.flatMap((step: Json, index) => [
    ...when(step['@type'] !== 'HowToStep', `step ${index + 1} is no HowToStep`),
    ...when(!isText(step.text), `step ${index + 1} has no text`),
    ...when(/^step \d/i.test(step.text), `step ${index + 1} numbers itself`),
    ...when(!String(step.url).startsWith(`${pageUrl}#`), `step ${index + 1} has no anchor`),
  ]);
  return [...sectionFaults, ...stepFaults];
}

function dietErrors(terms: Json): string[] {
  return [terms ?? []]
    .flat()
    .flatMap((term: Json) => when(!diets.test(term), `${term} is no RestrictedDiet`));
}

/** Whether any text of a document holds markup where plain text belongs. */
export function holdsMarkup(node: Json): boolean {
  if (typeof node === 'string') return markup.test(node);
  return node && typeof node === 'object' ? Object.values(node).some(holdsMarkup) : false;
}

const when = (wrong: boolean, fault: string): string[] => (wrong ? [fault] : []);
const isText = (value: Json): boolean => typeof value === 'string' && value.trim() !== '';
const isUrl = (value: Json): boolean =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
