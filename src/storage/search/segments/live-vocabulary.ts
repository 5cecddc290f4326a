import { forgivenSlips } from '#domain/search/near.ts';
import { stem } from '#domain/search/stem.ts';
import { likeliestFirst } from '../search-words.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { SegmentedIndex } from './segmented-index.ts';
import type { WordList } from './word-list.ts';

/** The vocabulary of the recipes that an index holds; the words may be more than those, and others later. */
export function vocabularyOf(index: SegmentedIndex, words: () => WordList): Vocabulary {
  return {
    // A term is known when a recipe holds it, unless it is a sign or a number.
    isKnown: async (term) => /\p{L}{2}/u.test(term) && index.isHeld(term),
    async beginning(typed, limit) {
      const begun = words().beginning(typed, limit, (word) => index.isHeld(stem(word)));
      return begun && [...new Set(begun.map(stem))];
    },
    async near(typed) {
      const slips = forgivenSlips(typed);
      const near = slips === 0 ? [] : words().near(typed, slips);
      const terms = near.map((word) => ({ word, stem: stem(word) }));
      return likeliestFirst(typed, terms).filter(({ term }) => index.isHeld(term));
    },
  };
}
