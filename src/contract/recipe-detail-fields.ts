import { Type } from 'typebox';
import { Text } from './define.ts';
import { courses, detailLimits, mostOf, type Nutrient, nutrients } from './recipe-details.ts';
import { recipeLanguages } from './recipe-languages.ts';

/** An object with a schema for each nutrient. */
function byNutrient<T>(make: (nutrient: Nutrient) => T): Record<Nutrient, T> {
  return Object.fromEntries(nutrients.map((one) => [one, make(one)])) as Record<Nutrient, T>;
}

/** What a reply about one recipe tells beside what lists tell; absent where its author told nothing. */
export const detailFields = {
  course: Type.Optional(Type.Enum([...courses])),
  tags: Type.Optional(Type.Array(Type.String())),
  equipment: Type.Optional(Type.Array(Type.String())),
  yield: Type.Optional(
    Type.String({ description: 'What comes of it, where servings do not fit: 24 biscuits' }),
  ),
  nutrition: Type.Optional(
    Type.Object(
      byNutrient(() => Type.Optional(Type.Number())),
      {
        description: 'Of one serving, as its author states it: kcal, and grams of all else',
      },
    ),
  ),
  language: Type.Optional(
    Type.Enum([...recipeLanguages], { description: 'Of its text; en-GB where absent' }),
  ),
  otherNames: Type.Optional(
    Type.Array(Type.String(), { description: 'What the dish is called elsewhere' }),
  ),
};

/** What a reply about one recipe tells of its lines, each in its place in `ingredientList` or `stepList`. */
export const lineFields = {
  ingredientIds: Type.Array(Type.String(), {
    description:
      'A lasting id for each item of ingredientList: an update leaves a line its own by its equal text, else by its likeness',
  }),
  stepIds: Type.Array(Type.String(), { description: 'The same for each item of stepList' }),
  ingredientHeadings: Type.Optional(
    Type.Array(Type.Integer(), {
      description:
        'Which items of ingredientList, from 0, are headings of those behind them: they begin with `# `, or say no amount and end in a colon. Of stepList those that begin with `# ` are',
    }),
  ),
};

const { tags, tag, equipment, tool, otherNames, otherName, yield: longestYield } = detailLimits;

/** A list between commas, for clients that know only strings; the same list as an array wins. */
export const joinedLines = (list: string, most: number, length: number) =>
  Type.Optional(
    Text({
      min: 0,
      max: most * (length + 1),
      description: `Split at its commas, at most ${most} of ${length} characters; not read beside ${list}. One of the two has to name something`,
    }),
  );

/** A list of lines; one empty line, which a form sends for an empty list, clears it. */
function Lines(most: number, length: number) {
  return Type.Optional(Type.Array(Text({ min: 0, max: length }), { maxItems: most }));
}

/** The same as an author writes them: absent keeps, empty clears. A form names a nutrient `nutrition.kcal`. */
export const detailInput = {
  course: Type.Optional(Type.Enum([...courses, ''])),
  tags: Type.Optional(
    Type.Array(Type.String({ maxLength: tag, pattern: '^[^\\u0000-\\u001f,;]*$' }), {
      maxItems: tags,
      description: 'Without commas; those that differ only in case or accents are one',
    }),
  ),
  equipment: Lines(equipment, tool),
  yield: Type.Optional(Text({ min: 0, max: longestYield })),
  nutrition: Type.Optional(
    Type.Object(
      byNutrient((one) =>
        Type.Optional(
          Type.Unsafe<number | null>({
            type: ['number', 'null'],
            minimum: 0,
            maximum: mostOf(one),
          }),
        ),
      ),
      { additionalProperties: false, description: 'Takes the place of all that was stated' },
    ),
  ),
  language: Type.Optional(Type.Enum([...recipeLanguages, ''])),
  otherNames: Lines(otherNames, otherName),
  unlisted: Type.Optional(
    Type.Boolean({ description: 'Only for whoever has its link: in no list, search or feed' }),
  ),
};
