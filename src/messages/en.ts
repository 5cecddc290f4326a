import { accountPage } from './en/account-page.ts';
import { accounts } from './en/accounts.ts';
import { admin } from './en/admin.ts';
import { bell } from './en/bell.ts';
import { blocks } from './en/blocks.ts';
import { collect } from './en/collect.ts';
import { collectionCards } from './en/collection-cards.ts';
import { collectionForm } from './en/collection-form.ts';
import { collections } from './en/collections.ts';
import { contact } from './en/contact.ts';
import { cookPage } from './en/cook-page.ts';
import { cooking } from './en/cooking.ts';
import { type CuisineKey, cuisines } from './en/cuisines.ts';
import { data } from './en/data.ts';
import { decisions } from './en/decisions.ts';
import { details } from './en/details.ts';
import { doctor } from './en/doctor.ts';
import { errors } from './en/errors.ts';
import { fields } from './en/fields.ts';
import { following } from './en/following.ts';
import { follows } from './en/follows.ts';
import { formats } from './en/formats.ts';
import { imports } from './en/imports.ts';
import { kitchen } from './en/kitchen.ts';
import { layout } from './en/layout.ts';
import { legal } from './en/legal.ts';
import { lists } from './en/lists.ts';
import { mailPages } from './en/mail-pages.ts';
import { mails } from './en/mails.ts';
import { myRecipes } from './en/my-recipes.ts';
import { notes } from './en/notes.ts';
import { notifications } from './en/notifications.ts';
import { offer } from './en/offer.ts';
import { posts } from './en/posts.ts';
import { profile } from './en/profile.ts';
import { questionForm } from './en/question-form.ts';
import { questions } from './en/questions.ts';
import { recipeForm } from './en/recipe-form.ts';
import { recipePage } from './en/recipe-page.ts';
import { recipes } from './en/recipes.ts';
import { reviewForm } from './en/review-form.ts';
import { reviews } from './en/reviews.ts';
import { savedRecipes } from './en/saved-recipes.ts';
import { searchPage } from './en/search-page.ts';
import { site } from './en/site.ts';
import { timers } from './en/timers.ts';
import { uploads } from './en/uploads.ts';

/** Every text a person reads, once, by key. An operator's own entries replace them by key. */
export const en = {
  ...layout,
  ...recipes,
  ...cuisines,
  ...lists,
  ...savedRecipes,
  ...myRecipes,
  ...searchPage,
  ...recipePage,
  ...decisions,
  ...details,
  ...kitchen,
  ...timers,
  ...cooking,
  ...notes,
  ...reviews,
  ...notifications,
  ...bell,
  ...follows,
  ...blocks,
  ...following,
  ...reviewForm,
  ...posts,
  ...questions,
  ...questionForm,
  ...collect,
  ...collections,
  ...collectionCards,
  ...collectionForm,
  ...recipeForm,
  ...uploads,
  ...accounts,
  ...accountPage,
  ...cookPage,
  ...profile,
  ...mails,
  ...mailPages,
  ...contact,
  ...admin,
  ...offer,
  ...site,
  ...data,
  ...doctor,
  ...legal,
  ...fields,
  ...formats,
  ...imports,
  ...errors,
} as const;

export type MessageKey = keyof typeof en | CuisineKey;
