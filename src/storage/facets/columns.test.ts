import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nothingChosen, type Sort } from '#domain/facets/facets.ts';
import { comparePlaces, type Facts, type Place } from '#domain/facets/facts.ts';
import { FacetColumns } from './columns.ts';

const sorts: readonly Sort[] = ['newest', 'rated', 'quickest', 'made'];
const keys = { newest: () => 0, rated: 'score', quickest: 'quickness', made: 'made' } as const;
const keyIn = (sort: Sort, facts: Facts): number => {
  const key = keys[sort as keyof typeof keys];
  return typeof key === 'string' ? facts[key] : 0;
};

/** Facts with few values, so that many recipes share their place in an order. */
const factsOf = (seq: number, [age, score, quickness, made, tagged]: number[]): Facts => ({
  seq,
  createdAt: 1_000 - (age as number),
  category: 'Thai',
  course: '',
  diets: 0,
  quickness: 0 - (quickness as number),
  difficulty: '',
  mean: 0,
  score: score as number,
  made: made as number,
  tags: tagged ? ['party'] : [],
});
const told = fc.array(fc.nat(3), { minLength: 5, maxLength: 5 });

test('a page of any order holds what comes first behind a place, however far apart recipes lie', () => {
  const recipes = fc.array(fc.tuple(fc.nat(20_000), told), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(recipes, fc.constantFrom(...sorts), fc.boolean(), (put, sort, byTag) => {
      const columns = new FacetColumns();
      for (const [seq, of] of put)
        columns.put(factsOf(seq, of), { needs: [], named: [] }, `${seq}`);
      const last = new Map(put);
      const gone = put.slice(0, 3).map(([seq]) => seq);
      for (const seq of gone) columns.remove(seq);
      const chosen = { ...nothingChosen, tag: byTag ? ['party'] : [] };
      const expected = [...last]
        .filter(([seq]) => !gone.includes(seq))
        .map(([seq, of]) => factsOf(seq, of))
        .filter(({ tags }) => !byTag || tags.includes('party'))
        .map((facts) => ({ key: keyIn(sort, facts), createdAt: facts.createdAt, seq: facts.seq }))
        .sort(comparePlaces);
      const found: Place[] = [];
      for (let after: Place | null = null; ; after = found.at(-1) ?? null) {
        const page = columns.list(chosen, sort, 7, after);
        found.push(...page);
        if (page.length < 7) break;
      }
      expect(found).toEqual(expected);
      expect(columns.count(chosen).total).toBe(expected.length);
      const tags = columns.count(nothingChosen).facets.find(({ facet }) => facet === 'tag');
      const tagged = [...last].filter(([seq, of]) => !gone.includes(seq) && of[4]).length;
      expect(tags?.choices).toEqual(tagged > 0 ? [{ value: 'party', count: tagged }] : []);
    }),
  );
});
