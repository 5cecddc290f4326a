import { type Static, Type } from 'typebox';

export const difficulties = ['easy', 'medium', 'challenging'] as const;
export const diets = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free'] as const;
export type Diet = (typeof diets)[number];

/** `url` is the largest rendition; `sizes` feed `srcset`; `color` fills the frame until it loads. */
export const Photo = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  color: Type.String({ description: 'Average colour as #rrggbb' }),
  sizes: Type.Array(Type.Object({ url: Type.String(), width: Type.Integer() })),
  social: Type.String({ description: 'A 1200x630 JPEG for social cards' }),
});

/** What every reply with a whole recipe carries; the category comes beside it. */
export const recipeFields = {
  _id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  slug: Type.String(),
  userId: Type.String(),
  ingredients: Type.String({ description: 'Comma-joined, for clients that know only strings' }),
  steps: Type.String({ description: 'Comma-joined, for clients that know only strings' }),
  ingredientList: Type.Array(Type.String()),
  stepList: Type.Array(Type.String()),
  photo: Photo,
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
  servings: Type.Optional(Type.Integer()),
  prepMinutes: Type.Optional(Type.Integer()),
  cookMinutes: Type.Optional(Type.Integer()),
  difficulty: Type.Optional(Type.Enum([...difficulties])),
  diet: Type.Optional(Type.Array(Type.Enum([...diets]))),
  tip: Type.Optional(Type.String()),
  sourceUrl: Type.Optional(Type.String()),
};

export type PhotoReply = Static<typeof Photo>;
