import { integer, table, text } from '../table.ts';

/** What facets and orders look at, for every recipe that lists have; worked out anew from recipes and reviews. */
export const facetTables = {
  recipe_facets: table(
    {
      seq: integer,
      recipe_id: text,
      created_at: integer,
      category: text,
      course: text,
      /** A bit for each diet that the text bears out. */
      diets: integer,
      /** Minutes below zero, so that the quickest come first as all else does: downwards. */
      quickness: integer,
      difficulty: text,
      /** The mean that lists show in tenths, the Bayesian average in thousandths, how many people made it. */
      mean: integer,
      score: integer,
      made: integer,
      /** Each folded, between line ends. */
      tags: text,
      /** What its ingredients need, and the foods that its texts name by their numbers, as tags are. */
      needs: text,
      named: text,
      /** By which table and rules those foods were read; recipes of others are not shown where something is avoided. */
      named_by: integer,
    },
    { key: ['seq'], refers: ['recipes'], travel: 'derived' },
  ),
};
