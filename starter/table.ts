import { readFile } from 'node:fs/promises';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { limits } from '#contract/recipes.ts';
import { changeKinds, reviewLimits } from '#contract/reviews.ts';

const closed = { additionalProperties: false };
const Words = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const cooks = ['ines', 'tomas', 'yuki'] as const;
const Cook = Type.Enum([...cooks]);
const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
/** Days after the recipe was published. */
const After = Type.Integer({ minimum: 0, maximum: 60 });

const Change = Type.Object(
  {
    kind: Type.Enum([...changeKinds]),
    line: Words(limits.ingredient),
    text: Type.Optional(Words(reviewLimits.changeText)),
  },
  closed,
);

/** Without a rating: the site does not rate its own recipes. */
const StarterReview = Type.Object(
  {
    recipe: Slug,
    cook: Cook,
    after: After,
    text: Words(reviewLimits.text),
    changes: Type.Optional(Type.Array(Change, { minItems: 1 })),
    servings: Type.Optional(Type.Integer({ minimum: 1 })),
    minutes: Type.Optional(Type.Integer({ minimum: 1 })),
    again: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type StarterReview = Static<typeof StarterReview>;

const Answer = Type.Object(
  { cook: Type.Enum([...cooks, 'kitchen']), after: After, text: Words(1_000) },
  closed,
);
const StarterQuestion = Type.Object(
  {
    recipe: Slug,
    cook: Cook,
    after: After,
    text: Words(1_000),
    answers: Type.Array(Answer, { minItems: 1 }),
  },
  closed,
);
export type StarterQuestion = Static<typeof StarterQuestion>;

const StarterCollection = Type.Object(
  {
    cook: Cook,
    name: Words(80),
    description: Words(500),
    recipes: Type.Array(Type.Object({ recipe: Slug, note: Type.Optional(Words(300)) }, closed), {
      minItems: 2,
    }),
  },
  closed,
);
export type StarterCollection = Static<typeof StarterCollection>;

const StarterTable = Type.Object(
  {
    cooks: Type.Array(Type.Object({ key: Cook, name: Words(40), lines: Words(500) }, closed)),
    reviews: Type.Array(StarterReview),
    questions: Type.Array(StarterQuestion),
    collections: Type.Array(StarterCollection),
  },
  closed,
);
export type StarterTable = Static<typeof StarterTable>;

/** What the cooks of the site say to each other; a file that breaks a rule is an error. */
export async function readTable(file: string): Promise<StarterTable> {
  const table: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (Value.Check(StarterTable, table)) return table;
  const [first] = Value.Errors(StarterTable, table);
  throw new Error(`${file}: ${first?.instancePath} ${first?.message}`);
}
