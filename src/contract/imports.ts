import { type Static, Type } from 'typebox';
import { defineCall, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';
import { captionMaxLength, mostPhotos, PhotoWithId } from './photos.ts';
import { detailFields } from './recipe-detail-fields.ts';
import { diets, difficulties } from './recipe-fields.ts';
import { byTime } from './recipe-times.ts';

/** The most characters of a page that are read, fetched or pasted. */
const pageMaxLength = 8_000_000;

/** Bytes of a pasted page as JSON, whatever its letters and escapes take: pages of Latin letters come in all their length. */
export const importMaxBytes = 12_000_000;

/** A recipe as far as a page tells it, within the limits of the form; for a person to check. */
export const RecipeDraft = Type.Object({
  name: Type.String(),
  description: Type.String(),
  ingredientList: Type.Array(Type.String()),
  stepList: Type.Array(Type.String()),
  servings: Type.Optional(Type.Integer()),
  ...byTime(() => Type.Optional(Type.Integer())),
  difficulty: Type.Optional(Type.Enum([...difficulties])),
  diet: Type.Optional(Type.Array(Type.Enum([...diets]))),
  ...detailFields,
  tip: Type.Optional(Type.String()),
  category: Type.Optional(
    Type.String({ description: 'The id of the cuisine that the page names' }),
  ),
  sourceUrl: Type.Optional(Type.String({ description: 'The page, to be credited' })),
});
export type RecipeDraftReply = Static<typeof RecipeDraft>;

/** A picture that a page names; it is fetched for a cook who asks for it, by `importPhoto`. */
const FoundPhoto = Type.Object({
  url: Type.String({ description: 'Where it is: an absolute address of the web' }),
  caption: Type.Optional(Type.String({ description: `At most ${captionMaxLength} characters` })),
  step: Type.Optional(
    Type.Integer({
      description: 'The item of stepList that it shows, from 0; else it shows the dish',
    }),
  ),
});
export type FoundPhotoReply = Static<typeof FoundPhoto>;

export const importRecipe = defineCall({
  method: 'POST',
  path: '/api/v1/food/import-recipe',
  feature: 'imports',
  summary:
    'Read a recipe from a web page (url), or from pasted text, HTML or schema.org JSON (text, with url as its source); publishes nothing, and names photos without copying them',
  who: 'user',
  body: {
    kind: 'json',
    schema: Type.Object({
      url: Type.Optional(Text({ min: 0, max: 2_000 })),
      text: Type.Optional(
        Text({
          min: 0,
          max: pageMaxLength,
          description: `The whole body has ${importMaxBytes} bytes at most, however few characters these are`,
        }),
      ),
    }),
    maxBytes: importMaxBytes,
  },
  status: 200,
  reply: Success({
    recipe: RecipeDraft,
    photos: Type.Optional(
      Type.Array(FoundPhoto, {
        description: `The photos that the page names, the first ones of the dish: ${mostPhotos} at most, and one for each step`,
      }),
    ),
    warnings: Type.Array(Type.String({ description: 'What to look at, in a sentence' })),
  }),
  errors: [
    'not_signed_in',
    'too_many_tries',
    'unavailable',
    'body_too_large',
    ...fieldErrors,
    'link_not_allowed',
    'link_unreachable',
    'link_refused',
    'link_too_slow',
    'link_too_large',
    'link_not_a_page',
    'no_recipe_found',
  ],
});

/** The most bytes of a picture that is fetched: pages show larger ones than people are asked to upload. */
export const pictureMaxBytes = 10_000_000;

export const importPhoto = defineCall({
  method: 'POST',
  path: '/api/v1/food/import-photo',
  feature: 'imports',
  summary:
    'Fetch a picture of the web as an upload of yours, as upload-photo takes one from you; only what you may take over',
  who: 'user',
  body: { kind: 'json', schema: Type.Object({ url: Text({ min: 1, max: 2_000 }) }) },
  status: 201,
  reply: Success({ photo: PhotoWithId }),
  errors: [
    'not_signed_in',
    'too_many_tries',
    'unavailable',
    ...fieldErrors,
    'picture_not_allowed',
    'picture_unreachable',
    'picture_refused',
    'picture_too_slow',
    'picture_too_large',
    'not_a_picture',
    'photos_full',
  ],
});
