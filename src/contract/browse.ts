import { type Static, Type } from 'typebox';
import { avoidedParts } from './avoided.ts';
import { defineCall, pageEnd, pageQuery, Success } from './define.ts';
import { pantryLimits } from './pantry.ts';
import { RecipeCard } from './recipe-card.ts';
import { keywordMax } from './search.ts';

/** The longest that is chosen in one facet: five tags of 60 letters. */
const longest = 304;
const choice = (description: string) =>
  Type.Optional(Type.String({ maxLength: longest, description }));

const FacetCount = Type.Object({
  facet: Type.String(),
  choices: Type.Array(
    Type.Object({
      value: Type.String(),
      count: Type.Integer({
        description:
          'How many recipes the choice leads to beside what is chosen in the other facets',
      }),
    }),
  ),
});
export type FacetCountReply = Static<typeof FacetCount>;

export const browseRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/food/browse',
  feature: 'search',
  summary:
    'Cards of recipes by facets, in an order, with the number of recipes that each further choice leads to; values of a facet stand apart by commas, those that it does not know are passed over',
  who: 'anyone',
  query: Type.Object({
    keyword: Type.Optional(Type.String({ maxLength: keywordMax })),
    words: Type.Optional(
      Type.String({
        maxLength: 2 * keywordMax,
        description: 'As in a search by keyword: parts of it that are searched as words',
      }),
    ),
    category: choice('Names of cuisines; recipes of any of them'),
    course: choice('Parts of a meal; recipes of any of them'),
    diet: choice('Diets; recipes that answer all of them, as far as their texts bear it out'),
    time: choice('The most minutes from start to end: 15, 30, 60 or 120'),
    difficulty: choice('Difficulties; recipes of any of them'),
    rating: choice('The least mean, of recipes with three ratings or more: 4.5, 4, 3.5 or 3'),
    tag: choice('At most five tags, folded; recipes with any of them'),
    have: Type.Optional(
      Type.String({
        maxLength: pantryLimits.list,
        description: 'At most ten ingredients; recipes that need all of them',
      }),
    ),
    avoid: Type.Optional(
      Type.String({
        maxLength: pantryLimits.list,
        description: 'Ingredients and allergens that no recipe of the answer names',
      }),
    ),
    sort: Type.Optional(
      Type.Enum(['match', 'newest', 'rated', 'quickest', 'made'], {
        description: '`match`, the best first, with a keyword alone and then by itself',
      }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    cursor: pageQuery(1).cursor,
    offset: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000,
        description: 'With a keyword, in place of a cursor',
      }),
    ),
  }),
  isOfCards: true,
  status: 200,
  reply: Success({
    foods: Type.Array(RecipeCard),
    ...pageEnd,
    more: Type.Optional(
      Type.Boolean({ description: 'With a keyword: there are more than the total says' }),
    ),
    facets: Type.Array(FacetCount),
    understood: Type.Optional(
      Type.Array(Type.Object({ kind: Type.String(), value: Type.String(), typed: Type.String() })),
    ),
    ...avoidedParts,
  }),
  errors: ['bad_cursor', 'bad_request', 'too_many_tries'],
});
