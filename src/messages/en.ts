import { accounts } from './en/accounts.ts';
import { contact } from './en/contact.ts';
import { data } from './en/data.ts';
import { errors } from './en/errors.ts';
import { fields } from './en/fields.ts';
import { formats } from './en/formats.ts';
import { imports } from './en/imports.ts';
import { layout } from './en/layout.ts';
import { myRecipes } from './en/my-recipes.ts';
import { recipeForm } from './en/recipe-form.ts';
import { recipePage } from './en/recipe-page.ts';
import { recipes } from './en/recipes.ts';
import { savedRecipes } from './en/saved-recipes.ts';
import { searchPage } from './en/search-page.ts';
import { site } from './en/site.ts';

/** Every text a person reads, once, by key. An operator's own entries replace them by key. */
export const en = {
  ...layout,
  ...recipes,
  ...savedRecipes,
  ...myRecipes,
  ...searchPage,
  ...recipePage,
  ...recipeForm,
  ...accounts,
  ...contact,
  ...site,
  ...data,
  ...fields,
  ...formats,
  ...imports,
  ...errors,
} as const;

export type MessageKey = keyof typeof en;
export type Catalogue = Readonly<Record<MessageKey, string>>;
