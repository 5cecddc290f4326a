import { accountPage } from './de/account-page.ts';
import { accounts } from './de/accounts.ts';
import { admin } from './de/admin.ts';
import { bell } from './de/bell.ts';
import { blocks } from './de/blocks.ts';
import { collect } from './de/collect.ts';
import { collectionCards } from './de/collection-cards.ts';
import { collectionForm } from './de/collection-form.ts';
import { collections } from './de/collections.ts';
import { contact } from './de/contact.ts';
import { cookPage } from './de/cook-page.ts';
import { cooking } from './de/cooking.ts';
import { cuisines } from './de/cuisines.ts';
import { data } from './de/data.ts';
import { decisions } from './de/decisions.ts';
import { details } from './de/details.ts';
import { doctor } from './de/doctor.ts';
import { errors } from './de/errors.ts';
import { fields } from './de/fields.ts';
import { following } from './de/following.ts';
import { follows } from './de/follows.ts';
import { formats } from './de/formats.ts';
import { imports } from './de/imports.ts';
import { kitchen } from './de/kitchen.ts';
import { layout } from './de/layout.ts';
import { legal } from './de/legal.ts';
import { lists } from './de/lists.ts';
import { mailPages } from './de/mail-pages.ts';
import { mails } from './de/mails.ts';
import { myRecipes } from './de/my-recipes.ts';
import { notes } from './de/notes.ts';
import { notifications } from './de/notifications.ts';
import { offer } from './de/offer.ts';
import { posts } from './de/posts.ts';
import { profile } from './de/profile.ts';
import { questionForm } from './de/question-form.ts';
import { questions } from './de/questions.ts';
import { recipeForm } from './de/recipe-form.ts';
import { recipePage } from './de/recipe-page.ts';
import { recipes } from './de/recipes.ts';
import { reviewForm } from './de/review-form.ts';
import { reviews } from './de/reviews.ts';
import { savedRecipes } from './de/saved-recipes.ts';
import { searchPage } from './de/search-page.ts';
import { site } from './de/site.ts';
import { timers } from './de/timers.ts';
import { uploads } from './de/uploads.ts';
import type { MessageKey } from './en.ts';
import type { Entry } from './format.ts';

/** The same in German. */
export const de = {
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
} as const satisfies Readonly<Record<MessageKey, Entry>>;
