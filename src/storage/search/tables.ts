import { filled, integer, table, text } from '../table.ts';

/** The search index, as far as both engines have it alike; it is made anew from the recipes. */
export const searchTables = {
  /** The folded words of all recipes; `stem` is the form the search index holds. */
  search_words: table(
    { id: filled(integer), word: text, stem: text },
    { key: ['id'], travel: 'derived' },
  ),
  /** What is left of a word when one or two letters are gone: how a mistyped word finds it. */
  search_near: table(
    { key: text, word_id: integer },
    { key: ['key', 'word_id'], travel: 'derived' },
  ),
  /** A recipe's index terms by field, each list between spaces: what ranking looks at. */
  search_profiles: table(
    { seq: integer, created_at: integer, name: text, category: text, ingredients: text },
    { key: ['seq'], travel: 'derived' },
  ),
};
