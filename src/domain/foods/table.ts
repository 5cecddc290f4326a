import { stem } from '../search/stem.ts';
import { wordsOf } from '../search/tokenize.ts';
import { animalFoods } from './animal-foods.ts';
import { easternFoods } from './eastern-foods.ts';
import { foodsOfTheWorld } from './foods-of-the-world.ts';
import { foreignFoods } from './foreign-foods.ts';
import { furtherFoods } from './further-foods.ts';
import { germanGarden } from './german-garden.ts';
import { larderFoods } from './larder-foods.ts';
import { notFoods } from './not-foods.ts';
import { plantFoods } from './plant-foods.ts';
import { preparedFoods } from './prepared-foods.ts';
import { romanceFoods } from './romance-foods.ts';
import { warnedFoods } from './warned-foods.ts';

/**
 * How surely a food that is named holds another: `surely` a walnut is a nut; `unlabelled` milk is
 * dairy unless the words say otherwise ("dairy-free milk"); an `unlabelledDish`, such as pesto, holds
 * what it usually holds unless its recipe is labelled free of it; `asIngredient` words such as
 * "wrap" are foods in a list of ingredients alone, for elsewhere they are verbs.
 */
export const strengths = { asIngredient: 1, unlabelledDish: 2, unlabelled: 3, surely: 4 } as const;
export type Strength = (typeof strengths)[keyof typeof strengths];

export type Food = {
  readonly id: number;
  readonly name: string;
  /** Its names as they are written, the first one among them. */
  readonly names: readonly string[];
  /** What names this food names with it, by id, this food itself included. */
  readonly holds: ReadonlyMap<number, Strength>;
};

type Edge = { kind: string; strength: Strength; isGuess: boolean };
type Draft = { name: string; names: string[]; edges: Edge[] };

const signs: Record<string, Strength> = {
  '@': strengths.asIngredient,
  '%': strengths.unlabelledDish,
  '~': strengths.unlabelled,
};

/**
 * One line is `name = other name | kind of it = other name, kind of it : what it is a kind of or made
 * from`. A sign before the last tells how surely (see `strengths`); `?` stands for what a vague word
 * may mean, which kinds of it do not inherit ("nuts" may be almonds, walnuts are not).
 */
function readTable(text: string): Draft[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [names = '', kinds = ''] = line.split(/ ?: ?(?=[^:]*$)/);
      const [own = '', children = ''] = names.split('|');
      const food = draftOf(own, piecesOf(kinds, ',').map(readEdge));
      const child: Edge = { kind: food.name, strength: strengths.surely, isGuess: false };
      return [food, ...piecesOf(children, ',').map((one) => draftOf(one, [child]))];
    });
}

const piecesOf = (text: string, separator: string) =>
  text
    .split(separator)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

function draftOf(text: string, edges: Edge[]): Draft {
  const names = piecesOf(text, '=');
  return { name: names[0] ?? '', names, edges };
}

function readEdge(text: string): Edge {
  const sign = text.charAt(0);
  const strength = signs[sign] ?? strengths.surely;
  return { kind: text.replace(/^[@%~?]/, ''), strength, isGuess: sign === '?' };
}

/** German words whose stem is that of another food, kirsch and beer: they are read as their plural. */
const sharingStems: ReadonlyMap<string, string> = new Map([
  ['kirsche', 'kirschen'],
  ['beere', 'beeren'],
]);

/** The stem of a word of a food's name; of two foods that share one, each has its own. */
export const stemOfFood = (word: string): string => stem(sharingStems.get(word) ?? word);

/** How a name of words is looked up. */
export const keyOfStems = (stems: readonly string[]): string => stems.join(' ');

const first = readTable(`${animalFoods}${plantFoods}${larderFoods}${foreignFoods}`);
const later = readTable(`${furtherFoods}${preparedFoods}${warnedFoods}${germanGarden}`);
const elsewhere = readTable(`${romanceFoods}${easternFoods}${foodsOfTheWorld}`);
const further = [...later, ...elsewhere];
const drafts = mergeByName([...first, ...further]);
const idByName = new Map([...drafts.keys()].map((name, id) => [name, id]));
const draftById = [...drafts.values()];

/** Every food of the table, by id. */
export const foods: readonly Food[] = draftById.map(({ name, names }, id) => ({
  id,
  name,
  names,
  holds: holdsOf(id),
}));

/** A food that stands in several lines is all that they say. */
function mergeByName(all: Draft[]): Map<string, Draft> {
  const merged = new Map<string, Draft>();
  for (const draft of all) {
    const known = merged.get(draft.name);
    const names = [...new Set([...(known?.names ?? []), ...draft.names])];
    merged.set(draft.name, { ...draft, names, edges: [...(known?.edges ?? []), ...draft.edges] });
  }
  return merged;
}

function edgesOf(id: number): (Omit<Edge, 'kind'> & { to: number })[] {
  const { name, edges } = draftById[id] ?? { name: String(id), edges: [] };
  return edges.map(({ kind, ...edge }) => {
    const to = idByName.get(kind);
    if (to === undefined) throw new Error(`${name} is said to be ${kind}, which is no food`);
    return { ...edge, to };
  });
}

/** Everything up the lines, each as surely as its surest way; guesses one step from the word alone. */
function holdsOf(start: number): Map<number, Strength> {
  const found = new Map<number, Strength>([[start, strengths.surely]]);
  const visit = (id: number, strength: Strength) => {
    for (const edge of edgesOf(id)) {
      if (edge.isGuess && id !== start) continue;
      const least = Math.min(strength, edge.strength) as Strength;
      if ((found.get(edge.to) ?? 0) >= least) continue;
      found.set(edge.to, least);
      if (!edge.isGuess) visit(edge.to, least);
    }
  };
  visit(start, strengths.surely);
  return found;
}

type Names = {
  /** The foods of a name by the stems of its words; none for words that only sound like a food. */
  readonly byKey: ReadonlyMap<string, readonly Food[]>;
  /** The words of names, as they are written and as stems. */
  readonly words: ReadonlySet<string>;
  /** Names that are read as they are written, and never a word with a slip in it: they have too many neighbours. */
  readonly exact: ReadonlySet<string>;
  /** First words of names of several words. */
  readonly beginnings: ReadonlySet<string>;
  /** The longest name, in words. */
  readonly longest: number;
};

let names: Names | null = null;

/**
 * How foods are found by their names. Made when first asked for: that was most of the work of a thread's start, and a
 * thread or command that reads no recipe has no use for it.
 */
export function foodNames(): Names {
  names ??= readNames();
  return names;
}

function readNames(): Names {
  const byKey = indexNames();
  const keys = [...byKey.keys()].map((key) => key.split(' '));
  const written = draftById.flatMap((draft) => draft.names).map((name) => name.split(' '));
  return {
    byKey,
    exact: keysOf(namesOf(further).difference(namesOf(first))),
    words: new Set([...keys, ...written].flat()),
    beginnings: new Set(
      keys.flatMap(([first = '', ...others]) => (others.length > 0 ? [first] : [])),
    ),
    longest: Math.max(...keys.map(({ length }) => length)),
  };
}

const namesOf = (all: readonly Draft[]): Set<string> => new Set(all.flatMap(({ names }) => names));

/** Names of kitchens elsewhere, by which nobody tells how widely a food is known here. */
export const namesElsewhere: ReadonlySet<string> = namesOf(elsewhere).difference(
  namesOf([...first, ...later]),
);

const keysOf = (all: Set<string>): Set<string> => new Set([...all].flatMap(keysOfName));

function indexNames(): Map<string, readonly Food[]> {
  const byKey = new Map<string, Food[]>();
  for (const [id, { names }] of draftById.entries()) {
    const food = foods[id];
    if (!food) continue;
    for (const key of new Set(names.flatMap(keysOfName))) {
      byKey.set(key, [...(byKey.get(key) ?? []), food]);
    }
  }
  for (const name of piecesOf(notFoods, '\n').flatMap((line) => piecesOf(line, ','))) {
    for (const key of keysOfName(name)) byKey.set(key, byKey.get(key) ?? []);
  }
  return byKey;
}

/** A name of two words is also written as one, and the plural of some has another stem (`yuzus`). */
function keysOfName(name: string): string[] {
  return formsOfName(name).flatMap((words) => {
    const key = keyOfStems(words.map(stemOfFood));
    return words.length === 2 ? [key, stem(words.join(''))] : [key];
  });
}

/** The words of a name and of its plurals: an ending is one of the last word, or a word behind an emoji and the like. */
function formsOfName(name: string): string[][] {
  const words = wordsOf(name);
  const [before, last] = /\p{Script=Latin}$/u.test(name)
    ? [words.slice(0, -1), words.at(-1)]
    : [words, ''];
  const endings = sharingStems.has(name) ? [] : ['s', 'es'];
  return [words, ...endings.map((ending) => [...before, `${last}${ending}`])];
}

/** The food of this name in the table. */
export function foodNamed(name: string): Food {
  const food = foods[idByName.get(name) ?? -1];
  if (!food) throw new Error(`no food is called ${name}`);
  return food;
}
