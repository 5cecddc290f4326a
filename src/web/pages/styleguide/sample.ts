import type { RecipePhotoReply } from '#contract/photos.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';

const picture = '/icon-512.png';
const photo = {
  url: picture,
  width: 512,
  height: 512,
  color: '#b96a32',
  sizes: [{ url: picture, width: 512 }],
  social: picture,
};

/** A photo that every site has. */
export const samplePhoto: RecipeDetailReply['photo'] = photo;

/** Photos of a recipe; the last one is without a caption. */
export const samplePhotos: readonly RecipePhotoReply[] = [
  { ...photo, id: '1', caption: 'Ready to eat', alt: 'Ready to eat' },
  { ...photo, id: '2', caption: 'The dough before it rests', alt: 'The dough before it rests' },
  { ...photo, id: '3', alt: 'Plum cake' },
];

const cook = { _id: '2'.repeat(24), name: 'Asha Rao', handle: 'asha-rao' };
const at = '2025-02-03T04:05:06.789Z';

/** A recipe that shows what one can: sections, a tin, equipment, durations, photos. */
export const sampleRecipe: RecipeDetailReply = {
  _id: '1'.repeat(24),
  name: 'Plum cake',
  slug: 'plum-cake',
  userId: cook._id,
  cook,
  description: 'A cake of the late summer.',
  servings: 12,
  ingredients: '',
  steps: '',
  category: { _id: '3'.repeat(24), name: 'Other' },
  ingredientList: ['250 g plain flour', '150 g butter', '3 eggs', '700 g plums, halved'],
  ingredientIds: ['a', 'b', 'c', 'd'],
  stepList: [
    'Beat the butter for 5-8 minutes, then stir in the eggs.',
    'Fold in the flour and rest the dough for 20 minutes.',
    'Bake in a round tin of 26 cm for 40 minutes, and let it cool for 1 hour.',
  ],
  stepIds: ['e', 'f', 'g'],
  equipment: ['Round tin, 26 cm', 'Electric whisk'],
  photo,
  photoIds: samplePhotos.map(({ id }) => id),
  photos: [...samplePhotos],
  createdAt: at,
  updatedAt: at,
};
