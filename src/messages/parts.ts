/** The parts of a catalogue that every page says: browsers get them first. */
export const coreParts = ['layout', 'recipes', 'cuisines'] as const;

/** The parts that only the server and the commands say: no browser gets them. */
export const serverParts = ['site', 'data', 'doctor', 'mails', 'legal'] as const;

/** The parts that come to browsers with the pages that say them (`web/routes.tsx`), and the file of each. */
export const lateParts = {
  lists: 'lists',
  fields: 'fields',
  errors: 'errors',
  formats: 'formats',
  recipeForm: 'recipe-form',
  uploads: 'uploads',
  imports: 'imports',
  recipePage: 'recipe-page',
  details: 'details',
  kitchen: 'kitchen',
  timers: 'timers',
  cooking: 'cooking',
  notes: 'notes',
  notifications: 'notifications',
  bell: 'bell',
  reviews: 'reviews',
  follows: 'follows',
  following: 'following',
  reviewForm: 'review-form',
  posts: 'posts',
  blocks: 'blocks',
  questions: 'questions',
  questionForm: 'question-form',
  collect: 'collect',
  collections: 'collections',
  collectionCards: 'collection-cards',
  collectionForm: 'collection-form',
  myRecipes: 'my-recipes',
  savedRecipes: 'saved-recipes',
  searchPage: 'search-page',
  accounts: 'accounts',
  cookPage: 'cook-page',
  profile: 'profile',
  accountPage: 'account-page',
  mailPages: 'mail-pages',
  contact: 'contact',
  decisions: 'decisions',
  admin: 'admin',
  offer: 'offer',
} as const;

export type LatePart = keyof typeof lateParts;

/** Late parts that are one file for each language, by its name: a page that says one says all of them, or soon may. */
export const joinedParts: Readonly<Record<string, readonly LatePart[]>> = {
  recipe: ['recipePage', 'details', 'kitchen', 'notes', 'reviews', 'questions'],
  common: ['fields', 'errors', 'formats'],
  account: ['accountPage', 'profile', 'mailPages'],
  writing: ['reviewForm', 'posts', 'blocks', 'uploads', 'questionForm'],
};
