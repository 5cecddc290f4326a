import { expect, test } from 'vitest';
import { en } from './en.ts';

/** The specification's own words, letter by letter. */
const specified: Partial<Record<keyof typeof en, string>> = {
  'home.heroTitle': 'The Easiest Way To Make Your Favorite Meal',
  'home.heroSubtitle': 'Discover 100+ recipes in your hand with the best recipe',
  'home.bannerTitle': 'Publish your recipe for FREE today',
  'home.bannerText': 'Publish your Recipe in front of thousands of people for free.',
  'home.submitRecipe': 'Submit Recipe',
  'home.latest': 'Latest Recipes',
  'footer.tagline':
    'Explore the world of taste with us and savor the essence of culinary excellence.',
  'footer.scrollUp': 'Scroll Up',
  'site.description': 'MERN stack project',
  'category.pageTitle': 'American Recipes',
  'category.all': 'All',
  'search.title': 'Search Results',
  'search.found': 'Found: {n}',
  'search.none': 'No Recipes Found',
  'explore.title': 'Explore all',
  'explore.total': 'Total Recipes: {n}',
  'explore.sortByCategory': 'Sort by category',
  'explore.empty': 'No Recipes',
  'register.question': 'What is your favourite dish?',
  'form.addIngredient': '+Ingredient',
  'form.addStep': '+Step',
  'form.remove': 'Remove',
  'form.removeImage': 'Remove Image',
  'form.submitting': "Hold on a moment... We're adding your delicious recipe.",
  'form.photoTooLarge': 'Size is more than 1mb',
  'mine.title': 'My recipes',
  'mine.login': 'Please login to view your recipes',
  'mine.empty': 'No Recipes',
  'saved.title': 'My saved recipes',
  'saved.login': 'Please login to view your saved recipes',
  'recipe.description': 'Description',
  'recipe.category': 'Category',
  'recipe.createdAt': 'Created At',
  'recipe.deleteTitle': 'Delete this recipe?',
  'recipe.related': 'You may like these',
  'recipe.noRelated': 'No Similar recipes found',
  'notFound.title': 'Oops! Page Not Found',
  'notFound.back': 'Go Back',
  'unexpected.title': 'Unexpected Application Error!',
  'toast.loginToAddRecipe': 'Please Login To Add Recipe',
  'toast.categoriesFailed': 'Something wwent wrong in getting catgeory',
  'toast.loginToSave': 'Please Login To Save',
  'toast.selectCategory': 'Please select category',
  'toast.uploadPhoto': 'Please upload Photo',
  'toast.loginToAddItem': 'Please Login To Add Item',
  'toast.deleteFailed': 'Something went wrong',
  'toast.logout': 'Logout Successfully!!',
  'toast.deleted': 'Recipe Deleted Succfully',
  'toast.contactSent': 'Message sent successfull!!',
};

test('every text of the specification is in the catalogue, letter by letter', () => {
  expect(en).toMatchObject(specified);
});

test('every silent failure is an empty entry', () => {
  const spoken = Object.entries(en).filter(([key, text]) => key.startsWith('silent.') && text);
  expect(spoken).toEqual([]);
});
