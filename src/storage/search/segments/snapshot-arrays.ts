import { Dictionary } from './dictionary.ts';
import { IngredientTerms } from './ingredient-terms.ts';
import { NameRecords } from './name-records.ts';
import { PackedTexts } from './packed-texts.ts';
import { type PostingsData, PostingsLists } from './postings-lists.ts';
import type { SegmentParts } from './segment.ts';

/** All that a segment is made of, by name. */
export type NamedArrays = Record<string, Float64Array | Int32Array | Uint8Array>;

const columns = ['seqs', 'createdAt', 'updatedAt', 'prints', 'dead'] as const;
const postings = ['counts', 'starts', 'firsts', 'offsets', 'steps', 'bits'] as const;

/** Takes the parts of a segment apart into plain arrays. */
export function arraysOf(parts: SegmentParts): NamedArrays {
  const named: NamedArrays = {};
  for (const column of columns) named[column] = parts[column];
  named['named.records'] = parts.named.records;
  named['named.long'] = parts.named.long;
  for (const part of ['bytes', 'starts', 'terms'] as const) {
    named[`ingredients.${part}`] = parts.ingredients[part];
  }
  named['categories.bytes'] = parts.categories.bytes;
  named['categories.starts'] = parts.categories.starts;
  named['terms.bytes'] = parts.terms.texts.bytes;
  named['terms.starts'] = parts.terms.texts.starts;
  for (const where of ['names', 'all'] as const) {
    for (const one of postings) named[`${where}.${one}`] = parts.lists[where].data[one];
  }
  return named;
}

/** Puts the parts of a segment together again. Throws when one is missing. */
export function partsOf(named: NamedArrays): SegmentParts {
  const get = (name: string): never => {
    const array = named[name];
    if (!array) throw new Error(`A snapshot of the search index lacks ${name}`);
    return array as never;
  };
  const packed = (name: string) => new PackedTexts(get(`${name}.bytes`), get(`${name}.starts`));
  const seqs: Float64Array = get('seqs');
  const lists = (where: string) => {
    const part = (one: keyof PostingsData): never => get(`${where}.${one}`);
    const data: PostingsData = {
      counts: part('counts'),
      starts: part('starts'),
      firsts: part('firsts'),
      offsets: part('offsets'),
      steps: part('steps'),
      bits: part('bits'),
    };
    return new PostingsLists(data, seqs.length);
  };
  return {
    seqs,
    prints: get('prints'),
    createdAt: get('createdAt'),
    updatedAt: get('updatedAt'),
    terms: new Dictionary(packed('terms')),
    lists: { names: lists('names'), all: lists('all') },
    ingredients: new IngredientTerms(
      get('ingredients.bytes'),
      get('ingredients.starts'),
      get('ingredients.terms'),
    ),
    categories: packed('categories'),
    named: new NameRecords(get('named.records'), get('named.long')),
    dead: get('dead'),
  };
}
