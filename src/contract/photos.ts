import { type Static, Type } from 'typebox';
import { defineCall, Success, Text } from './define.ts';
import { Photo } from './recipe-fields.ts';

/** The most photos of a recipe, those of its steps aside. */
export const mostPhotos = 8;
/** The most characters that are said about a photo. */
export const captionMaxLength = 200;
/** An upload that no recipe uses goes after so many days. */
export const uploadDays = 30;

/** A photo by its id, which stays its own. */
export const PhotoWithId = Type.Object({ id: Type.String(), ...Photo.properties });

/** One of the photos of a recipe. */
const RecipePhoto = Type.Object({
  ...PhotoWithId.properties,
  caption: Type.Optional(Type.String()),
  alt: Type.String({ description: 'The caption, or the name of the recipe where there is none' }),
});
export type RecipePhotoReply = Static<typeof RecipePhoto>;

/** The photo of a step, by the lasting id that stepIds tells. */
const StepPhoto = Type.Object({ stepId: Type.String(), ...PhotoWithId.properties });
export type StepPhotoReply = Static<typeof StepPhoto>;

/** Names a photo in a write; empty where a form says that there is none. */
const PhotoId = Type.String({ pattern: '^([0-9a-f]{32})?$' });

/** What a reply about one recipe tells of its photos, beside the first. */
export const photoReply = {
  photoIds: Type.Array(Type.String(), {
    description: 'Its photos in their order, as a write takes them; the first is `photo`',
  }),
  stepPhotos: Type.Optional(Type.Array(StepPhoto)),
  photos: Type.Optional(
    Type.Array(RecipePhoto, { description: 'Those photos, where more than one bare one is told' }),
  ),
};

/** What a write may say about the photos, beside a new one. */
export const photoInput = (mostSteps: number) => ({
  photoIds: Type.Optional(
    Type.Array(PhotoId, {
      minItems: 1,
      maxItems: mostPhotos,
      uniqueItems: true,
      description:
        'Photos of the recipe and uploads of yours, in their order; they come behind a `photo` part. Without either all stay, and a new recipe is refused with photo_missing',
    }),
  ),
  stepPhotoIds: Type.Optional(
    Type.Array(PhotoId, {
      maxItems: mostSteps,
      description:
        'For each item of stepList the photo of that step, or an empty text; without it each photo stays with its step',
    }),
  ),
  photoCaptions: Type.Optional(
    Type.Array(Text({ min: 0, max: captionMaxLength }), {
      maxItems: mostPhotos,
      description: 'What is said about each of the photos that result, in their order',
    }),
  ),
});

export const uploadPhoto = defineCall({
  method: 'POST',
  path: '/api/v1/food/upload-photo',
  feature: 'photos',
  summary: `Upload a photo for a recipe, to be named in photoIds or stepPhotoIds; until then only you see it, and it goes after ${uploadDays} days`,
  who: 'user',
  body: { kind: 'form', schema: Type.Object({}), photo: 'required' },
  status: 201,
  reply: Success({ photo: PhotoWithId }),
  errors: [
    'not_signed_in',
    'bad_request',
    'photo_missing',
    'photo_too_large',
    'body_too_large',
    'photo_not_an_image',
    'photos_full',
    'too_many_tries',
    'field_invalid',
  ],
});

export const deleteUpload = defineCall({
  method: 'DELETE',
  path: '/api/v1/food/upload-photo/:id',
  feature: 'photos',
  summary: 'Take back an upload that no recipe uses',
  who: 'user',
  params: Type.Object({ id: Type.String() }),
  status: 200,
  reply: Success({}),
  errors: ['not_signed_in', 'photo_gone'],
});
