import { keyOf } from './compare-texts.ts';

export type SchemaNode = Record<string, unknown>;

/** Deeper than any page nests what it says about a recipe. */
const deepest = 24;
/** What lies deeper is cut off: what reads a document goes down it by calling itself. */
const mostLevels = 100;
/** More than any recipe consists of; things that name things that name things would be endless. */
const mostParts = 20_000;

type Known = { byId: Map<string, SchemaNode>; left: number };

/**
 * The recipe among JSON-LD documents: the first schema.org Recipe that has both ingredients and
 * steps or else the one with the most, wherever it stands in graphs, lists and other things; null
 * when there is none. What it lacks is taken from another of its name, and parts that are said
 * elsewhere in the document and only named (`@id`) are put in place.
 */
export function findRecipeNode(documents: readonly unknown[]): SchemaNode | null {
  const byId = new Map<string, SchemaNode>();
  const recipes: SchemaNode[] = [];
  cutBelow(documents, mostLevels);
  for (const node of thingsIn(documents)) {
    const id = node['@id'];
    if (typeof id === 'string' && Object.keys(node).length > 1) byId.set(id, node);
    if (isA(node, 'Recipe')) recipes.push(node);
  }
  const whole = recipes.find((node) => hasIngredients(node) && hasSteps(node));
  const [fullest] = recipes.sort((a, b) => weight(b) - weight(a));
  const best = whole ?? (fullest && completed(fullest, recipes));
  return best ? (resolve(best, { byId, left: mostParts }, 0) as SchemaNode) : null;
}

/** Empties what is nested deeper than so many levels, level by level; things may hold each other in circles. */
function cutBelow(value: unknown, levels: number): void {
  const seen = new Set<object>();
  let level = [value];
  for (let left = levels; level.length > 0; left -= 1) {
    const next: unknown[] = [];
    for (const holder of level) {
      if (!isHolder(holder) || seen.has(holder)) continue;
      seen.add(holder);
      if (left === 0) empty(holder);
      else for (const inner of Object.values(holder)) if (isHolder(inner)) next.push(inner);
    }
    level = next;
  }
}

const isHolder = (value: unknown): value is object => value !== null && typeof value === 'object';

function empty(holder: object): void {
  if (Array.isArray(holder)) holder.length = 0;
  else for (const key of Object.keys(holder)) (holder as SchemaNode)[key] = null;
}

const isSaid = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
const hasIngredients = (node: SchemaNode): boolean =>
  [node.recipeIngredient, node.ingredients, node.ingredient].some(isSaid);
const hasSteps = (node: SchemaNode): boolean =>
  [node.recipeInstructions, node.RecipeInstructions, node.instructions].some(isSaid);

/** A page may tell one recipe twice, and each time not all of it. */
function completed(node: SchemaNode, recipes: SchemaNode[]): SchemaNode {
  const name = keyOf(String(node.name ?? ''));
  const others = recipes.filter((one) => one !== node && keyOf(String(one.name ?? '')) === name);
  const said = (one: SchemaNode) => Object.entries(one).filter(([, value]) => isSaid(value));
  return Object.fromEntries([...others.flatMap(said), ...said(node)]);
}

const prefix =
  /^(?:https?:\/\/(?:www\.)?(?:schema\.org|(?:rdf\.)?data-vocabulary\.org)\/#?|schema:|v:)/;

/** Whether a node is of a schema.org type, in any of the ways to write one. */
export function isA(node: SchemaNode, type: string): boolean {
  return [node['@type']].flat().some((name) => {
    if (typeof name !== 'string') return false;
    return name.trim().toLowerCase().replace(prefix, '') === type.toLowerCase();
  });
}

/** Every thing in the documents, as they stand there, each once: a page may say one thing under many names. */
function thingsIn(documents: readonly unknown[]): SchemaNode[] {
  const seen = new Set<object>();
  const things: SchemaNode[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (!isHolder(value) || depth > deepest || seen.has(value)) return;
    seen.add(value);
    if (!Array.isArray(value)) things.push(value as SchemaNode);
    for (const inner of Object.values(value)) visit(inner, depth + 1);
  };
  for (const document of documents) visit(document, 0);
  return things;
}

function weight(node: SchemaNode): number {
  const size = (value: unknown) => (Array.isArray(value) ? value.length : value ? 1 : 0);
  const ingredients = node.recipeIngredient ?? node.ingredients ?? node.ingredient;
  return size(ingredients) + size(node.recipeInstructions ?? node.instructions);
}

function resolve(value: unknown, known: Known, depth: number): unknown {
  if (!value || typeof value !== 'object' || depth > deepest || known.left <= 0) return value;
  known.left -= 1;
  if (Array.isArray(value)) return value.map((item) => resolve(item, known, depth + 1));
  const { '@id': id, ...rest } = value as SchemaNode;
  const isName = typeof id === 'string' && Object.keys(rest).length === 0;
  const node = (isName && known.byId.get(id)) || (value as SchemaNode);
  // Things may name each other in a circle; `depth` ends it.
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => [key, resolve(inner, known, depth + 1)]),
  );
}
