/** The languages in which recipes are written. Every page of cards knows them: nothing else stands here. */
export const recipeLanguages = ['en-GB', 'en-US', 'de'] as const;
/** That of a recipe which tells none. */
export const firstRecipeLanguage = 'en-GB';
